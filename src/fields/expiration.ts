import { plainCharacters } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

export interface Expiration {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** The current month, in which a card is still valid. */
export type Month = Expiration;

/** Longer texts are no dates, and matching them would take long. */
const maxCharacters = 40;

const monthNames = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** Replaces the name of a month by its number, and removes a label: `'Sept 2029' => '9/2029'`, `'Exp 04/29' => '04/29'`. */
export function withoutWords(text: string): string {
  const plain = plainCharacters(text);
  if (plain.length > maxCharacters) return plain;
  return plain
    .replace(/^\s*(?:exp\p{L}*[\s.:]+)?(\p{L}{3})\p{L}*[\s.,/'’-]*(?=\d)/iu, (words, name: string) => {
      const place = monthNames.indexOf(name.toLowerCase());
      return place % 3 === 0 ? `${place / 3 + 1}/` : words;
    })
    .replace(/^\s*(?:(?:exp|v|good)[\p{L}\s.]*|[\p{L}\s.]+:)[\s:]*(?=\d)/iu, '');
}

/**
 * Reads an expiration date in the forms that people and password managers write:
 * `04/29`, `04 / 29`, `0429`, `429`, `4/29`, `04/2029`, `042029`, `2029-04`, `202904`, `04/30/2029`, `April 2029`.
 * Two digits are a year of this century.
 */
export function checkExpiration(text: string, now: Month): Verdict<Expiration, 'form' | 'month' | 'past'> {
  const trimmed = withoutWords(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  if (trimmed === '') return empty;
  if (trimmed.length > maxCharacters) return invalid('form');
  const monthFirst = trimmed
    .replace(/^(\d{4})\s*[-/.]\s*(\d{1,2})(?:-\d\d)?$|^(20\d\d)(0\d|1[0-2])$/, '$2$4/$1$3')
    .replace(/^(\d\d?)([-/.])(?:0?1|1[3-9]|[23]\d|\1)\2(\d{4})$|^(\d)(20\d\d)$|^([2-9])(\d\d)$/, '$1$4$6/$3$5$7');
  const parts = /^(\d{1,2})\s*[-/.,\\]?\s*(\d{0,4})$/.exec(monthFirst)?.slice(1) as [string, string] | undefined;
  if (!parts) return invalid('form');
  const [typedMonth, typedYear] = parts;
  if (typedMonth === '0') return partial();
  const month = Number(typedMonth);
  if (month < 1 || month > 12) return invalid('month');
  if (typedYear.length < 2 || typedYear.length === 3) return partial();
  const year = typedYear.length === 2 ? 2000 + Number(typedYear) : Number(typedYear);
  const monthsAhead = (year - now.year) * 12 + month - now.month;
  if (monthsAhead >= 0) return valid({ month, year });
  // `12/20` may be the beginning of `12/2029`.
  return typedYear === '20' ? partial('past') : invalid('past');
}

/** As printed on the card: `{ month: 4, year: 2029 } => '04/29'`. */
export function formatExpiration({ month, year }: Expiration): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
