import { attributeOf } from '../../src/options/data-attributes.ts';
import { capitalized, familiesOf, type Family } from './family.ts';
import { code, type Found } from './finding.ts';

type Rename = readonly [what: string, seen: string, text: string];

const script = 'The address of another script';

const scripts: readonly Rename[] = [
  [
    script,
    String.raw`(?<=\/)GenericModal\w*\/(?:Cdn\/)?[A-Za-z]\w*(?=(?:\.min)?\.js\b|['"\x60])`,
    'GenericModal/Cdn/Portal',
  ],
  [script, String.raw`(?<=\/Modal\/Cdn\/)\w+(?=\.js\b|['\"\x60])`, 'Claims'],
  [script, String.raw`\w+\/AdjusterModal\/Cdn\/Get\w*Js\b`, 'Claims/AdjusterModal/Cdn/GetAdjusterModalJs'],
];

function renamesOf({ prefix, name }: Family): readonly Rename[] {
  const Prefix = capitalized(prefix);
  const key = attributeOf(`${prefix}SessionKey`);
  const plugin = [
    // A method of the page may have the same name.
    String.raw`(?<=(?<!\bthis)\.)${prefix}(?=\s*\()`,
    String.raw`(?<=\bfn\.|\[['"])${prefix}(?=['"]\]|\b(?=[^\w(]))`,
    String.raw`(?<=(?:\b[dD]ata\(|\b(?:var|let|const)\s+[\w$]+\s*=)\s*['"])${prefix}(?=['"])`,
  ].join('|');
  const codes = String.raw`(?:load|unload|error|on[A-Z]|payment|save|cancel|approval|involved)\w*[\s'"\x60.]`;
  const renames: readonly Rename[] = [
    [script, String.raw`(?<=['"\x60]|(?<!Cdn|GenericModal\w*)\/)${Prefix}(?=(?:\.min)?\.js\b)`, capitalized(name)],
    [`The plugin ${code(prefix)}`, plugin, name],
    [`The events ${code(`${prefix}.…`)}`, String.raw`(?<=['"\x60](?:[\w.:-]+\s+)*)${prefix}(?=\.${codes})`, name],
    [`Buttons of ${code(prefix)}`, String.raw`(?<=\bdata-toggle\\?['"]?\s*[=,]\s*\\?['"]?)${prefix}\b`, name],
  ];
  const ofClaims: readonly Rename[] = [
    [`The method ${code(`${Prefix}Modal`)}`, String.raw`(?<=\.|data-method=['"])${Prefix}Modal\b`, 'ClaimsModal'],
    [`The option ${code(`${prefix}SessionKey`)}`, String.raw`\b${prefix}SessionKey(?=['"]?\s*:)`, 'claimsSessionKey'],
    [`The attribute ${code(key)}`, key, attributeOf('claimsSessionKey')],
  ];
  return name === 'claims' ? [...renames, ...ofClaims] : renames;
}

export function renameFindings(page: string): readonly Found[] {
  return [...scripts, ...familiesOf(page).flatMap(renamesOf)].flatMap(([what, seen, text]): readonly Found[] => {
    const edits = Array.from(page.matchAll(new RegExp(seen, 'g')), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      text,
    })).filter(({ start, end }) => page.slice(start, end) !== text);
    const at = edits[0]?.start;
    if (at === undefined) return [];
    const advice =
      what === script
        ? `Write ${code(text)}, on the host of your service. The payer sees this library’s modal.`
        : `Write ${code(text)}. Nothing changes for the payer.`;
    const places = edits.length === 1 ? what : `${what}, ${edits.length} places`;
    return [{ weight: 'change', at, what: places, advice, page: 'docs/migration.md#replace-other-names', edits }];
  });
}
