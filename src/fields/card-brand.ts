// The library's data without its functions, which are as large again: decision 5.
import cardTypes from 'credit-card-type/dist/lib/card-types.js';

/** The brands that the service processes. */
const accepted = ['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb', 'unionpay'] as const;
export type CardBrandId = (typeof accepted)[number];

export interface CardBrand {
  readonly id: CardBrandId;
  readonly name: string;
  readonly lengths: readonly number[];
  /** After how many digits the number on the card has a gap: `[4, 10]` is `3782 822463 10005`. */
  readonly gaps: readonly number[];
  readonly securityCodeLength: number;
}

const brands = accepted.flatMap((id) => {
  const type = cardTypes[id];
  if (!type) return [];
  const { niceType: name, lengths, gaps, code, patterns } = type;
  const brand: CardBrand = { id, name, lengths, gaps, securityCodeLength: code.size };
  return [{ brand, prefixes: patterns.map((prefix) => [prefix].flat()) }];
});

/** The first digits of a brand's numbers: these, or any from the first to the last of a range. */
function matchesPrefix(digits: string, [first = 0, last = first]: readonly number[]): boolean {
  const shared = Math.min(digits.length, String(first).length);
  // Compared as texts of the same length.
  const beginning = digits.slice(0, shared);
  return beginning >= String(first).slice(0, shared) && beginning <= String(last).slice(0, shared);
}

/** No prefix is longer. */
const maxPrefixDigits = 6;

/** The brands are asked for several times at each keystroke. Only as many digits are cached as may be shown. */
let latest: { readonly digits: string; readonly brands: readonly CardBrand[] } | undefined;

export function possibleBrands(digits: string): readonly CardBrand[] {
  const beginning = digits.slice(0, maxPrefixDigits);
  if (latest?.digits !== beginning) latest = { digits: beginning, brands: brandsOf(beginning) };
  return latest.brands;
}

/** A number that is as long as the prefixes fits only one of these brands, so the order does not matter. */
function brandsOf(digits: string): readonly CardBrand[] {
  return brands
    .filter(({ prefixes }) => prefixes.some((prefix) => matchesPrefix(digits, prefix)))
    .map(({ brand }) => brand);
}

/**
 * The brand, as soon as the first digits leave only one: `'4' => Visa`, `'3' => undefined`, `'34' => American Express`.
 */
export function cardBrand(digits: string): CardBrand | undefined {
  const [brand, another] = possibleBrands(digits);
  return another ? undefined : brand;
}
