import type { WallTime } from './wall-time.ts';

/* A page's own service may send a date in another form. Both functions return such a text unchanged. */

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

/** By locale and style. Creating a format takes as long as formatting hundreds of dates. */
const formats: Record<string, Intl.DateTimeFormat> = {};

function inWords(wallTime: WallTime, locale: string, timeStyle?: 'short'): string {
  const time = new Date(`${wallTime}Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString() !== `${wallTime}.000Z`) return wallTime;
  const format = (formats[`${locale} ${timeStyle}`] ??= new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle,
    timeZone: 'UTC',
  }));
  return unbroken(format.format(time));
}

function unbroken(words: string): string {
  return words.replace(/\s/g, '\u00a0');
}
