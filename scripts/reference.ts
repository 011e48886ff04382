// Writes the tables of the elements' pages in docs/ from the code that they describe, between `<!-- name -->` and
// `<!-- /name -->`. With --check it writes nothing and fails if a page is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { modals, type DocumentedOptions } from '../config/modals.ts';
import { attributeOf } from '../src/options/data-attributes.ts';
import type { OptionRule } from '../src/options/option-table.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

interface ManifestElement {
  readonly tagName?: string;
  readonly attributes?: readonly (Described & { readonly fieldName?: string })[];
  readonly events?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly members?: readonly (Described & { readonly kind: string; readonly static?: boolean })[];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

const code = (text: string) => `\`${text}\``;

const kinds: Record<string, string> = {
  text: 'text',
  boolean: '`true`, `false`',
  amount: 'dollars, such as `107.98`',
  id: 'whole number',
  phone: '10 digits',
  object: 'object, see below',
};

const valuesOf = ({ kind, values }: OptionRule) => values?.map(code).join(', ') ?? kinds[kind] ?? kind;

function laterOnly({ laterFormOnly }: OptionRule): string {
  if (!laterFormOnly) return '';
  return laterFormOnly === true ? 'Later form only.' : `${laterFormOnly.map(code).join(', ')}: later form only.`;
}

/** "yes" if all operations that the option applies to require it. Otherwise those that do. */
function requiredBy({ requiredBy: names = [], appliesTo }: OptionRule, operations: readonly string[]): string {
  return (appliesTo ?? operations).every((name) => names.includes(name)) ? 'yes' : names.map(code).join(', ');
}

/** The options of an element, or the fields of an object among them: these have no attribute. */
function optionTable([options, notes]: DocumentedOptions, isObject = false): string {
  const operations = Object.values<OptionRule>(options).flatMap((rule) => rule.requiredBy ?? []);
  const rows = Object.entries<OptionRule>(options).map(([name, rule]) => {
    const meaning = [notes[name], laterOnly(rule)].filter(Boolean).join(' ');
    const fallback = rule.fallback === undefined ? '' : code(String(rule.fallback));
    if (isObject) return [code(name), meaning, valuesOf(rule), rule.requiredBy ? 'yes' : '', fallback];
    const attribute = rule.kind === 'object' ? '' : code(attributeOf(name));
    const appliesTo = rule.appliesTo?.map(code).join(', ') ?? 'all';
    return [code(name), meaning, valuesOf(rule), requiredBy(rule, operations), fallback, appliesTo, attribute];
  });
  const head = isObject
    ? ['field', 'meaning', 'values', 'required', 'default']
    : ['option', 'meaning', 'values', 'required', 'default', 'applies to', 'attribute'];
  return table(head, rows);
}

const text = ({ description = '' }: Described) => description;

const described = (items: readonly Described[] = []) => items.map((item) => [code(item.name), text(item)]);

function elementTables({ attributes, events = [], cssParts, cssProperties, members = [] }: ManifestElement) {
  const attributeNames = new Map(attributes?.map(({ name, fieldName }) => [fieldName, code(name)]));
  const properties = members
    .filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic)
    .map((field) => [
      code(field.name),
      attributeNames.get(field.name) ?? '',
      code(field.type?.text ?? ''),
      text(field),
    ]);
  // Each event has a second name, in the manner of HTML.
  const named = events.filter(({ name }) => name.includes('.'));
  const detailOf = ({ type }: Described) => code(type?.text.replace(/^CustomEvent<(.*)>$/, '$1') ?? '');
  const tables: Record<string, string> = {
    properties: table(['property', 'attribute', 'type', 'meaning'], properties),
    events: table(
      ['event', '`detail`', 'raised when'],
      named.map((event) => [code(event.name), detailOf(event), text(event)]),
    ),
    parts: table(['part', 'is'], described(cssParts)),
  };
  if (cssProperties) tables['css-properties'] = table(['custom property', 'is'], described(cssProperties));
  return tables;
}

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  readonly modules: readonly { readonly declarations?: readonly ManifestElement[] }[];
};
const elements = modules.flatMap(({ declarations = [] }) => declarations);

for (const { tag, folder, options, objects = {} } of modals) {
  const page = `docs/${folder}/README.md`;
  const element = elements.find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(`The manifest does not describe ${tag}. Run: npm run build:manifest`);
  const tables = {
    options: optionTable(options),
    ...Object.fromEntries(Object.entries(objects).map(([name, fields]) => [name, optionTable(fields, true)])),
    ...elementTables(element),
  };
  const before = readFileSync(page, 'utf8');
  let after = before;
  for (const [name, text] of Object.entries(tables)) {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
    if (!place.test(after)) throw new Error(`${page} has no place for ${name}.`);
    after = after.replace(place, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`);
  }
  after = await format(after, { parser: 'markdown', printWidth: 120, singleQuote: true });

  if (!process.argv.includes('--check')) {
    writeFileSync(page, after);
  } else if (after !== before) {
    console.error(`${page} is behind the code. Run: npm run reference`);
    process.exitCode = 1;
  }
}
