// Writes the tables of docs/portal-payment.md from the code that they describe, between `<!-- name -->` and
// `<!-- /name -->`. With --check it writes nothing and fails where the page is behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { attributeOf } from '../src/options/data-attributes.ts';
import { paymentOptionNotes } from '../src/options/payment-option-notes.ts';
import { paymentOptions } from '../src/options/payment-options.ts';
import type { OptionRule } from '../src/options/option-table.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly ManifestElement[] }[];
}

interface ManifestElement {
  readonly tagName?: string;
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly members?: readonly (Described & {
    readonly kind: string;
    readonly privacy?: string;
    readonly attribute?: string;
  })[];
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
};

function valuesOf({ kind, values }: OptionRule): string {
  return values?.map(code).join(', ') ?? kinds[kind] ?? kind;
}

function laterOnly({ laterFormOnly }: OptionRule): string {
  if (!laterFormOnly) return '';
  return laterFormOnly === true ? 'Later form only.' : `${laterFormOnly.map(code).join(', ')}: later form only.`;
}

function optionRows(): string[][] {
  return Object.entries<OptionRule>(paymentOptions).map(([name, rule]) => [
    code(name),
    code(attributeOf(name)),
    valuesOf(rule),
    rule.requiredBy?.map(code).join(', ') ?? '',
    rule.fallback === undefined ? '' : code(String(rule.fallback)),
    [paymentOptionNotes[name as keyof typeof paymentOptions], laterOnly(rule)].filter(Boolean).join(' '),
  ]);
}

function described(items: readonly Described[] = []): string[][] {
  return items.map(({ name, description = '' }) => [code(name), description]);
}

function sections(element: ManifestElement): Record<string, string> {
  const fields = element.members?.filter(({ kind, privacy }) => kind === 'field' && !privacy) ?? [];
  return {
    options: table(['option', 'attribute', 'values', 'required by', 'default', 'meaning'], optionRows()),
    properties: table(
      ['property', 'attribute', 'type', 'meaning'],
      fields.map(({ name, attribute, type, description = '' }) => [
        code(name),
        attribute ? code(attribute) : '',
        code(type?.text ?? ''),
        description,
      ]),
    ),
    events: table(
      ['event', '`detail`', 'raised when'],
      element.events
        ?.filter((event) => event.description)
        .map(({ name, type, description = '' }) => [
          code(name),
          code(type?.text.replace(/^CustomEvent<(.*)>$/, '$1') ?? ''),
          description,
        ]) ?? [],
    ),
    parts: table(['part', 'is'], described(element.cssParts)),
    'css-properties': table(['custom property', 'is'], described(element.cssProperties)),
  };
}

const page = 'docs/portal-payment.md';
const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
const element = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .find(({ tagName }) => tagName === 'portal-payment');
if (!element) throw new Error('The manifest does not describe portal-payment. Run: npm run build:manifest');

const before = readFileSync(page, 'utf8');
let after = before;
for (const [name, text] of Object.entries(sections(element))) {
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!place.test(after)) throw new Error(`${page} has no place for ${name}.`);
  after = after.replace(place, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`);
}
after = await format(after, { parser: 'markdown', printWidth: 120 });

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(`${page} is behind the code. Run: npm run reference`);
    process.exit(1);
  }
} else {
  writeFileSync(page, after);
}
