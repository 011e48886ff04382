import { eventNames } from '../../components/shared/event-path.ts';
import { accountEventCodes } from '../../src/account/account-events.ts';
import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { headersAround, inBrackets } from './enclosing.ts';
import type { Finding } from './finding.ts';

type Found = Omit<Finding, 'line'> & { readonly at: number };

export function scriptFindings(page: string): readonly Finding[] {
  const found = [...earlyCalls(page), ...unknownEvents(page), ...bookings(page), ...sharedSessions(page)];
  return found.map(({ at, ...finding }) => ({ ...finding, line: page.slice(0, at).split('\n').length }));
}

/** Code that runs at once, or when the document is parsed. An async script may load later than both. */
const atOnce = /(?:^|[^\w$.])\(\s*(?:async\s*)?(?:function\s*\w*\s*)?\([\w$,\s]*\)\s*(?:=>\s*)?$/;
const whenRead = /(?:\$|jQuery)\(\s*(?:function|\(?\w*\)?\s*=>)|\.ready\(|DOMContentLoaded/;

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
      what: `\`.${plugin}()\` before the script has loaded`,
      advice: `The script loads in parallel, so this may not be a function yet. Call it from a click, or after \`${plugin}.load\` on the document.`,
      page: 'docs/migration.md#call-the-plugin-at-the-right-time',
    };
    return;
  }
}

const codes = [...portalEventCodes, ...accountEventCodes, ...adjusterEventCodes];
const names = Array.from(new Set(codes.flatMap(eventNames)));

function* unknownEvents(page: string): Generator<Found> {
  const listening = /(?:\.(?:on|one|bind|live)|addEventListener)\(\s*(['"])([^'"]*)\1/g;
  for (const { 2: events = '', index } of page.matchAll(listening))
    for (const event of events.split(/\s+/)) {
      // After a second dot, jQuery has a namespace of the page.
      const [name] = /^(?:portal|claims)(?:\.\w+|-[\w-]+)/.exec(event) ?? [];
      if (name === undefined || names.includes(name)) continue;
      const nearest = suggestOption(name, names);
      const advice = nearest === undefined ? 'Check its name.' : `Did you mean \`${nearest}\`?`;
      yield {
        weight: 'change',
        at: index,
        what: `The event \`${name}\``,
        advice: `This event does not exist. ${advice}`,
        page: name.startsWith('portal') ? 'docs/payment/README.md#events' : 'docs/account/README.md#events',
      };
    }
}

function* bookings(page: string): Generator<Found> {
  for (const { index } of page.matchAll(/\w\(\s*['"](?:portal|claims)[.-]payment-?[Cc]omplete\b/g)) {
    if (!/\.(?:post|ajax|getJSON)\(|\bfetch\(|\baxios\b|XMLHttpRequest|sendBeacon/.test(inBrackets(page, index)))
      continue;
    yield {
      weight: 'look',
      at: index,
      what: 'The page reports the payment to your server',
      advice:
        'The tab can be closed first, and a payer can fake the report. Record payments from a look-up or a notification.',
      page: 'docs/webhooks.md',
    };
    return;
  }
}

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
    // A parameter or an awaited value is a new session each time.
    const isParameter = new RegExp(String.raw`\([^()]*\b${name}\b[^()]*\)\s*(?:=>|\{)|\b${name}\s*=>`);
    if (isParameter.test(page) || new RegExp(String.raw`\b${name}\s*=\s*await\b`).test(page)) continue;
    yield {
      weight: 'look',
      at,
      what: `One session, \`${variable}\`, for ${others.length} calls`,
      advice: 'A session is for one operation. Get a new one each time you open the modal.',
      page: 'docs/response-codes.md#sessions',
    };
    return;
  }
}
