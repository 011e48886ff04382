import { withoutLabel } from './typed-text.ts';
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

/**
 * Reads an expiration date in the forms that people and password managers write:
 * `04/29`, `04 / 29`, `0429`, `429`, `4/29`, `04/2029`, `042029`, `2029-04`. Two digits are a year of this century.
 */
export function checkExpiration(text: string, now: Month): Verdict<Expiration, 'form' | 'month' | 'past'> {
  const trimmed = withoutLabel(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  if (trimmed === '') return empty;
  if (trimmed.length > maxCharacters) return invalid('form');
  const monthFirst = trimmed.replace(/^(\d{4})\s*[-/.]\s*(\d{1,2})$/, '$2/$1').replace(/^([2-9])(\d\d)$/, '$1/$2');
  const parts = /^(\d{1,2})\s*[-/.]?\s*(\d{0,4})$/.exec(monthFirst)?.slice(1) as [string, string] | undefined;
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
