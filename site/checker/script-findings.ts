import type { AnyNode } from 'acorn';
import { eventNames } from '../../components/shared/event-path.ts';
import { accountEventCodes } from '../../src/account/account-events.ts';
import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { operationNames } from './operations.ts';
import { code, type Found } from './finding.ts';
import { saidOptions } from './said-options.ts';
import { callsIn, nodesOf, textOf, type Call } from './script.ts';

export function scriptFindings(page: string): readonly Found[] {
  const calls = callsIn(nodesOf(page)).toSorted((one, other) => one.at - other.at);
  return [
    ...earlyCalls(page, calls),
    ...unknownEvents(calls),
    ...repeatedListeners(page, calls),
    ...sharedSessions(page),
  ];
}

const listening = /^(?:on|one|bind|live|addEventListener)$/;

interface Callback {
  readonly node: AnyNode;
  readonly parent: AnyNode | undefined;
  /** The end of what it is passed to, or assigned to: `ready`, `click`, `onload`. */
  readonly receiver: string;
  readonly event: string;
}

function functionsAround(page: string, around: readonly AnyNode[]): readonly Callback[] {
  const functions = around.map((node, index): Callback => {
    const parent = around[index - 1];
    const call = parent?.type === 'CallExpression' ? parent : undefined;
    const target = parent?.type === 'AssignmentExpression' ? parent.left : call?.callee;
    const receiver = /[\w$]*$/.exec(target ? page.slice(target.start, target.end) : '')?.[0] ?? '';
    return { node, parent, receiver, event: textOf(call?.arguments[0]) ?? '' };
  });
  return functions.filter(({ node }) => /^(?:Arrow)?Function/.test(node.type)).toReversed();
}

function* earlyCalls(page: string, calls: readonly Call[]): Generator<Found> {
  const [tag = ''] = /<script[^>]*(?:Portal\.js|Claims\.js|GetAdjusterModalJs)[^>]*>/i.exec(page) ?? [];
  const isAsync = /\sasync\b/i.test(tag);
  if (!isAsync && !/\sdefer\b/i.test(tag)) return;
  const isEarly = ({ node, parent, receiver, event }: Callback) =>
    parent?.type === 'CallExpression' &&
    (parent.callee === node || (isAsync && (/^(?:\$|jQuery|ready)$/.test(receiver) || event === 'DOMContentLoaded')));
  const early = calls.find(
    ({ name, around }) => /^(?:portal|claims)$/.test(name) && functionsAround(page, around).every(isEarly),
  );
  if (!early) return;
  yield {
    weight: 'change',
    at: early.at,
    what: `\`.${early.name}()\` before the script has loaded`,
    advice: `The script loads in parallel, so this may not be a function yet. Call it from a click, or after \`${early.name}.load\` on the document.`,
    page: 'docs/migration.md#call-the-plugin-at-the-right-time',
  };
}

const names = [...portalEventCodes, ...accountEventCodes, ...adjusterEventCodes].flatMap(eventNames);

/** The text that names the events of a listener: `.on('a b', f)`, `.on({ 'a': f })`. */
function eventTexts({ name, node }: Call): readonly { readonly text: string; readonly at: number }[] {
  const [first] = node.arguments;
  if (!listening.test(name) || !first) return [];
  const keys =
    first.type === 'ObjectExpression'
      ? first.properties.flatMap((property) => (property.type === 'Property' ? [property.key] : []))
      : [first];
  return keys.map((key) => ({ text: textOf(key) ?? '', at: key.start + 1 }));
}

function* unknownEvents(calls: readonly Call[]): Generator<Found> {
  for (const { text, at } of calls.flatMap(eventTexts))
    // After a second dot, jQuery has a namespace of the page.
    for (const { 0: name, index } of text.matchAll(/(?<!\S)(?:portal|claims)(?:\.\w+|-[\w-]+)/g)) {
      if (names.includes(name)) continue;
      const nearest = suggestOption(name, names);
      const advice = nearest === undefined ? 'Check its name.' : `Did you mean ${code(nearest)}?`;
      const start = at + index;
      const isSure = nearest !== undefined && nearest.toLowerCase() === name.toLowerCase();
      yield {
        weight: 'change',
        at: start,
        what: `The event ${code(name)}`,
        advice: `This event does not exist. ${advice}`,
        page: name.startsWith('portal') ? 'docs/payment/README.md#events' : 'docs/account/README.md#events',
        ...(isSure ? { edits: [{ start, end: start + name.length, text: nearest }] } : {}),
      };
    }
}

function* repeatedListeners(page: string, calls: readonly Call[]): Generator<Found> {
  const openers = new Set(
    calls.filter(({ name }) => operationNames.includes(name)).map(({ around }) => openerOf(page, around)),
  );
  const again = calls.find((call) => {
    const opener = openerOf(page, call.around);
    const isListening = eventTexts(call).some(({ text }) => /(?<!\S)(?:portal|claims)[.-]/.test(text));
    if (!isListening || !opener || !openers.has(opener) || call.name === 'one') return false;
    const source = page.slice(opener.start, opener.end);
    return !/\.(?:off|unbind|removeEventListener)\(|\bonce: *true/.test(source);
  });
  if (!again) return;
  yield {
    weight: 'change',
    at: again.at,
    what: 'Listeners that are added at each opening',
    advice:
      'From the second opening on, your page hears each event twice. Add them once, or call `.off()` before. The payer then sees one message for one payment.',
    page: 'docs/troubleshooting.md#no-event-is-received',
  };
}

/** The function that may run several times: a listener or a function with a name, with all callbacks in it. */
function openerOf(page: string, around: readonly AnyNode[]): AnyNode | undefined {
  return functionsAround(page, around).find(({ parent, receiver, event }) =>
    parent?.type === 'CallExpression'
      ? !/load/i.test(event) && (listening.test(receiver) || /^(?:click|submit)$/.test(receiver))
      : !receiver.endsWith('load'),
  )?.node;
}

function* sharedSessions(page: string): Generator<Found> {
  const uses = saidOptions(page)
    .flatMap(({ options }) => options)
    .filter(({ name, source }) => /^(?:[sS]essionId|claimsSessionKey)$/.test(name) && /^\w+(?:\.\w+)*$/.test(source));
  for (const { source = '', at } of uses) {
    const { size } = new Set(uses.filter((use) => use.source === source).map((use) => use.at));
    if (size < 2) continue;
    const name = source.replaceAll('.', '\\.');
    // A parameter or an awaited value is a new session each time.
    const isParameter = new RegExp(String.raw`\([^()]*\b${name}\b[^()]*\)\s*(?:=>|\{)|\b${name}\s*=>`);
    if (isParameter.test(page) || new RegExp(String.raw`\b${name}\s*=\s*await\b`).test(page)) continue;
    yield {
      weight: 'look',
      at,
      what: `One session, ${code(source)}, for ${size} calls`,
      advice: 'A session is for one operation. Get a new one each time you open the modal.',
      page: 'docs/response-codes.md#sessions',
    };
    return;
  }
}
