import { eventNames } from '../../components/shared/event-path.ts';
import { accountEventCodes } from '../../src/account/account-events.ts';
import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import { nearestOption } from '../../src/options/near-miss.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { headersAround, inBrackets } from './enclosing.ts';
import type { Finding } from './finding.ts';

/** A finding, and where in the page it is. */
type Found = Omit<Finding, 'line'> & { readonly at: number };

/** What is wrong with when a page's script calls, and with what it listens to. */
export function scriptFindings(page: string): readonly Finding[] {
  const found = [...earlyCalls(page), ...unknownEvents(page), ...bookings(page), ...sharedSessions(page)];
  return found.map(({ at, ...finding }) => ({ ...finding, line: page.slice(0, at).split('\n').length }));
}

/** What runs at once, or when the document has been read: an async script may come later than either. */
const atOnce = /(?:^|[^\w$.])\(\s*(?:async\s*)?(?:function\s*\w*\s*)?\([\w$,\s]*\)\s*(?:=>\s*)?$/;
const whenRead = /(?:\$|jQuery)\(\s*(?:function|\(?\w*\)?\s*=>)|\.ready\(|DOMContentLoaded/;

/** The plugin is called before its script has to be there. */
function* earlyCalls(page: string): Generator<Found> {
  const [tag = ''] = /<script[^>]*(?:Portal\.js|Claims\.js|GetAdjusterModalJs)[^>]*>/i.exec(page) ?? [];
  const isAsync = /\sasync\b/i.test(tag);
  if (!isAsync && !/\sdefer\b/i.test(tag)) return;
  for (const { 1: plugin = '', index } of page.matchAll(/\.(portal|claims)\(/g)) {
    const around = headersAround(page, index);
    const later = around.filter((header) => /\bfunction\b|=>|\bon\w+=["']|\b(?:portal|claims)\.load\b/.test(header));
    if (!later.every((header) => atOnce.test(header) || (isAsync && whenRead.test(header)))) continue;
    yield {
      weight: 'change',
      at: index,
      what: `\`.${plugin}()\` before the script is there`,
      advice: `The script is loaded beside the page, so that this may be no function yet. Call it from a click, or once \`${plugin}.load\` was raised on the document.`,
      page: 'docs/moving.md#when-to-call-it',
    };
    return;
  }
}

const codes = [...portalEventCodes, ...accountEventCodes, ...adjusterEventCodes];
const names = Array.from(new Set(codes.flatMap(eventNames)));

/** A listener of an event that is never raised. */
function* unknownEvents(page: string): Generator<Found> {
  const listening = /(?:\.(?:on|one|bind|live)|addEventListener)\(\s*(['"])([^'"]*)\1/g;
  for (const { 2: events = '', index } of page.matchAll(listening))
    for (const event of events.split(/\s+/)) {
      // What jQuery has behind a second dot is the page's own.
      const [name] = /^(?:portal|claims)(?:\.\w+|-[\w-]+)/.exec(event) ?? [];
      if (name === undefined || names.includes(name)) continue;
      const nearest = nearestOption(name, names);
      const advice = nearest === undefined ? 'There is none of this name.' : `\`${nearest}\` is near.`;
      yield {
        weight: 'change',
        at: index,
        what: `The event \`${name}\``,
        advice: `It is never raised. ${advice}`,
        page: name.startsWith('portal') ? 'docs/payment/README.md#events' : 'docs/account/README.md#events',
      };
    }
}

/** A handler that tells a server of the payment. */
function* bookings(page: string): Generator<Found> {
  for (const { index } of page.matchAll(/\w\(\s*['"](?:portal|claims)[.-]payment-?[Cc]omplete\b/g)) {
    if (!/\.(?:post|ajax|getJSON)\(|\bfetch\(|\baxios\b|XMLHttpRequest|sendBeacon/.test(inBrackets(page, index)))
      continue;
    yield {
      weight: 'look',
      at: index,
      what: 'A payment that your server hears of from the page',
      advice:
        'A tab can be closed before, and what a page says proves nothing. Let it say where to look, and book by a look-up or a notification.',
      page: 'docs/hearing.md',
    };
    return;
  }
}

/** One variable with a session, for more than one call. */
function* sharedSessions(page: string): Generator<Found> {
  const given = /\b(?:[sS]essionId|claimsSessionKey)\b(?:\s*:\s*(\w+(?:\.\w+)*))?\s*[,}\n]/g;
  const uses = Array.from(page.matchAll(given), ({ 0: text, 1: value, index }) => ({
    variable: value ?? /\w+/.exec(text)?.[0] ?? '',
    at: index,
  })).filter(({ at }) => headersAround(page, at).some((header) => /\.\w+\(\s*$/.test(header)));
  for (const { variable, at } of uses) {
    const others = uses.filter((use) => use.variable === variable);
    if (others.length < 2) continue;
    const name = variable.replaceAll('.', '\\.');
    // A function gets it, or waits for it: each time it is another one.
    const isParameter = new RegExp(String.raw`\([^()]*\b${name}\b[^()]*\)\s*(?:=>|\{)|\b${name}\s*=>`);
    if (isParameter.test(page) || new RegExp(String.raw`\b${name}\s*=\s*await\b`).test(page)) continue;
    yield {
      weight: 'look',
      at,
      what: `One session, \`${variable}\`, for ${others.length} calls`,
      advice: 'A session is good for one operation. Get one for each, when the modal is to be opened.',
      page: 'docs/codes.md#sessions',
    };
    return;
  }
}
