import type { Cents } from './money.ts';
import type { WallTime } from './wall-time.ts';

/* The forms of values in the payloads of events, and in the answers to servers. */

/** The decimal number of dollars: `10798 => 107.98`. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/**
 * MM/DD/YYYY hh:mm:ss AM/PM: `'2026-11-21T21:05:09' => '11/21/2026 09:05:09 PM'`. A page's own service may send a date
 * in another form, which is returned unchanged.
 */
export function payloadDate(wallTime: WallTime): string {
  // Receipts of a page's own service are not checked.
  if (typeof (wallTime as unknown) !== 'string') return wallTime;
  return wallTime.replace(
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d)(:\d\d:\d\d)$/,
    (_, year: string, month: string, day: string, hour: string, rest: string) =>
      `${month}/${day}/${year} ${String(Number(hour) % 12 || 12).padStart(2, '0')}${rest} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  );
}
