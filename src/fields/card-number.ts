import { cardBrand, possibleBrands, type CardBrand } from './card-brand.ts';
import { passesLuhn } from './luhn.ts';
import { withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

export interface CardNumber {
  readonly digits: string;
  readonly brand: CardBrand;
}

const defaultGaps = [4, 8, 12];

export function checkCardNumber(text: string): Verdict<CardNumber, 'characters' | 'brand' | 'length' | 'checksum'> {
  const digits = withoutSeparators(text);
  if (digits === '') return empty;
  if (/\D/.test(digits)) return invalid('characters');
  const brands = possibleBrands(digits);
  if (brands.length === 0) return invalid(/\p{L}/u.test(text) ? 'characters' : 'brand');
  const longest = Math.max(...brands.flatMap((brand) => brand.lengths));
  if (digits.length > longest) return invalid('length');
  const brand = brands.find(({ lengths }) => lengths.includes(digits.length));
  if (!brand) return partial();
  if (brand.id === 'unionpay' || passesLuhn(digits)) return valid({ digits, brand });
  return digits.length === longest ? invalid('checksum') : partial('checksum');
}

export function cardNumberGaps(digits: string): readonly number[] {
  return cardBrand(digits)?.gaps ?? defaultGaps;
}
