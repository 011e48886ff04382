/** Date and time in the merchant's zone, such as `2026-11-21T21:05:09`. Never converted to an instant. */
export type WallTime = string;

/** The service's dates have to match this. */
export const wallTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/;

export function isWallTime(text: string): text is WallTime {
  return wallTimePattern.test(text);
}

function partsOf(wallTime: WallTime): [number, number, number, number, number, number] {
  const match = wallTimePattern.exec(wallTime);
  if (!match) throw new TypeError(`"${wallTime}" is not a date and time. Use the form YYYY-MM-DDThh:mm:ss.`);
  return match.slice(1).map(Number) as [number, number, number, number, number, number];
}

/** The month that the merchant's calendar shows: `'2026-11-21T21:05:09' => { month: 11, year: 2026 }`. */
export function monthOf(wallTime: WallTime): { readonly month: number; readonly year: number } {
  const [year, month] = partsOf(wallTime);
  return { month, year };
}

/** The calendar day: `'2026-11-21T21:05:09' => '2026-11-21'`. */
export function dayOf(wallTime: WallTime): string {
  return wallTime.slice(0, 10);
}

/* A page's own service may send a date in another form. The next two functions return such a text unchanged. */

/**
 * Date and time in words: `November 21, 2026 at 9:05 PM EST`. A line may break between the two, and before a zone of
 * several words.
 */
export function readableDate(wallTime: WallTime, locale: string, timeZone = ''): string {
  const day = readableDay(wallTime, locale);
  const whole = inWords(wallTime, locale, 'short');
  const zone = timeZone && (timeZone.includes(' ') ? ' ' : '\u00a0') + unbroken(timeZone);
  const [before = '', after = ''] = whole.split(day);
  // In some languages the time comes first, but the zone has to follow it.
  return day + (after.replace('\u00a0', ' ') || (before && ` ${before.trim()}`)) + zone;
}

/** The day in words: `November 21, 2026`. Its parts stay on one line. */
export function readableDay(wallTime: WallTime, locale: string): string {
  return inWords(wallTime, locale);
}

function inWords(wallTime: WallTime, locale: string, timeStyle?: 'short'): string {
  if (!isWallTime(wallTime)) return wallTime;
  const [year, month, day, hour, minute, second] = partsOf(wallTime);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day, hour, minute, second),
  );
  return unbroken(words);
}

function unbroken(words: string): string {
  return words.replace(/\s/g, '\u00a0');
}
