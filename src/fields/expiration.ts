import { plainCharacters } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

export interface Expiration {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** The present month, which a card may still expire in. */
export type Month = Expiration;

/** Longer texts are no dates: what is looked for in them would take its time. */
const mostCharacters = 40;

/**
 * Reads an expiration date in the forms that people and password managers write:
 * `04/29`, `04 / 29`, `0429`, `4/29`, `04/2029`, `042029`, `2029-04`. Two digits are a year of this century.
 */
export function checkExpiration(text: string, now: Month): Verdict<Expiration, 'form' | 'month' | 'past'> {
  const trimmed = plainCharacters(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  if (trimmed === '') return empty;
  if (trimmed.length > mostCharacters || /[^\d\s/.-]/.test(trimmed)) return invalid('form');
  const read = split(trimmed);
  if (!read) return invalid('form');
  if (read.month === '' || read.month === '0') return partial();
  const month = Number(read.month);
  if (month < 1 || month > 12) return invalid('month');
  if (read.year.length === 0 || read.year.length === 1 || read.year.length === 3) return partial();
  const year = read.year.length === 2 ? 2000 + Number(read.year) : Number(read.year);
  const monthsAhead = (year - now.year) * 12 + month - now.month;
  if (monthsAhead >= 0) return valid({ month, year });
  // `12/20` may be the beginning of `12/2029`.
  return read.year === '20' ? partial('past') : invalid('past');
}

/** The parts of what was typed; undefined where it can no longer become a month and a year. */
function split(text: string): { month: string; year: string } | undefined {
  const iso = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(text);
  if (iso) return { month: iso[2] ?? '', year: iso[1] ?? '' };
  const separated = /^(\d{1,2})\s*[-/.\s]\s*(\d{0,4})$/.exec(text);
  if (separated) return { month: separated[1] ?? '', year: separated[2] ?? '' };
  const run = /^(\d{1,2})(\d{0,4})$/.exec(text);
  if (!run) return undefined;
  return { month: run[1] ?? '', year: run[2] ?? '' };
}

/** As it stands on the card: `{ month: 4, year: 2029 } => '04/29'`. */
export function formatExpiration({ month, year }: Expiration): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
