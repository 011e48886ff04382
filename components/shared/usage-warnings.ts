import type { LitElement } from 'lit';
import { suggestAttribute } from '../../src/options/suggest-attribute.ts';
import { suggestOption, optionNames } from '../../src/options/suggest-option.ts';
import type { OptionTable } from '../../src/options/option-table.ts';
import { firstValue } from '../../src/options/read-options.ts';

/* Warns integrators on the console, once for each mistake. Only obsolete names are also reported in production builds. */

const shownWarnings = new Set<string>();

/** @param read The document that explains it. Default: the element's reference. */
export function warnOnce(tag: string, wrong: string, right: string, read?: string): void {
  const document = __DEV__ ? ` See payment-modals/docs/${read ?? `${folderOf(tag)}/README.md`}.` : '';
  const text = `${tag}: ${wrong} ${right}${document}`;
  if (shownWarnings.has(text)) return;
  shownWarnings.add(text);
  console.warn(text);
}

function folderOf(tag: string): string {
  return tag.replace(/^\w+-/, '');
}

export function warnAboutElement(element: LitElement & { readonly baseUrl: string }, table: OptionTable): void {
  const { localName: tag, baseUrl } = element;
  if ('isSecureContext' in globalThis && !isSecureContext)
    warnOnce(tag, 'the page was not loaded securely.', 'Load it over https, or from localhost.', 'security.md');
  const address = suggestAddress(baseUrl);
  if (address !== undefined)
    warnOnce(tag, `base-url is ${withoutCredentials(baseUrl)}.`, `Use ${address}.`, 'security.md');
  for (const [name, [one, other]] of Object.entries(pairs)) {
    const value: unknown = Reflect.get(element, name);
    if (value !== undefined && value !== one && value !== other)
      warnOnce(tag, `${name.replace('V', '-v')} is ${JSON.stringify(value)}.`, `Use ${one} or ${other}.`);
  }
  const own = (element.constructor as typeof LitElement).observedAttributes;
  for (const { name } of Array.from(element.attributes)) {
    const suggestion = suggestAttribute(name, own, optionNames(table));
    if (propertyOnly.includes(name))
      warnOnce(tag, `${name} is a property, not an attribute.`, `Set it from a script: element.${name} = { … }.`);
    else if (suggestion !== undefined) warnOnce(tag, `unknown attribute ${name}.`, `Use ${suggestion}.`);
  }
}

/** The properties that have one of two values. */
const pairs = { display: ['dialog', 'inline'], formVersion: ['later', 'earlier'] } as const;

const propertyOnly = ['options', 'messages', 'service'];

/** The correct form of a service's address; undefined if it is correct. */
function suggestAddress(baseUrl: string): string | undefined {
  if (/^http:\/\/(?!(?:localhost|127\.[\d.]+|\[::1\]|[\w.-]+\.localhost)(?:[:/]|$))/i.test(baseUrl))
    return 'an address with https, or one of localhost';
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?:[:/]|$)/i.test(baseUrl))
    return 'it with https:// in front, because it is a path of the page now';
  return /.\/$/.test(baseUrl) ? 'it without the slash at its end' : undefined;
}

/** An address may have a name and a password in it. */
function withoutCredentials(baseUrl: string): string {
  return baseUrl.replace(/\/\/.*@/, '//…@');
}

/** Checks the options of a call. `objects` are those from scripts. */
export function warnAboutOptions(
  tag: string,
  objects: readonly unknown[],
  attributes: object,
  table: OptionTable,
): void {
  const known = optionNames(table);
  for (const name of objects.flatMap(namesOf)) {
    const suggestion = suggestOption(name, known);
    if (suggestion !== undefined) warnOnce(tag, `unknown option ${name}.`, `Use ${suggestion}.`);
  }
  const session = Object.keys(table).find((name) => /session/i.test(name)) ?? '';
  if (firstValue([...objects, attributes], session, table[session]?.alias) === undefined)
    warnOnce(
      tag,
      `${session} is missing.`,
      'Create a session on your server for each operation, and pass its key.',
      'server.md',
    );
}

/** A page's object may be anything, even one that throws when it is looked at. */
function namesOf(source: unknown): readonly string[] {
  try {
    return source !== null && typeof source === 'object' ? Object.keys(source) : [];
  } catch {
    return [];
  }
}
