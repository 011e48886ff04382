// Writes components/portal-payment/methods/brand-marks.ts from simple-icons. With --check it writes nothing and fails if
// the file is outdated. The package itself has three thousand icons in one module, which a page in development would fetch.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { siAmericanexpress, siDinersclub, siDiscover, siJcb, siMastercard, siVisa } from 'simple-icons';

const file = 'components/portal-payment/methods/brand-marks.ts';
const marks = {
  visa: siVisa,
  mastercard: siMastercard,
  'american-express': siAmericanexpress,
  discover: siDiscover,
  'diners-club': siDinersclub,
  jcb: siJcb,
};
const paths = Object.fromEntries(Object.entries(marks).map(([brand, { path }]) => [brand, path]));
const text = `import type { CardBrandId } from '../../../src/fields/card-brand.ts';

/**
 * The marks of card brands as paths in a square of 24: quiet, in one color. Written by \`npm run reference\` from simple-icons
 * (CC0-1.0), which has none of UnionPay. Its own module, which comes when the form does.
 */
export const brandMarks: Partial<Readonly<Record<CardBrandId, string>>> = ${JSON.stringify(paths)};
`;
const after = await format(text, { ...(await resolveConfig(file)), parser: 'typescript' });

if (!process.argv.includes('--check')) {
  writeFileSync(file, after);
} else if (after !== readFileSync(file, 'utf8')) {
  console.error(`${file} is behind simple-icons. Run: npm run reference`);
  process.exitCode = 1;
}
