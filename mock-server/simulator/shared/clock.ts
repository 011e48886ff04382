import { dayOf, type WallTime } from '../../../src/wall-time.ts';

/** The service's time. Tests and demos can move it, for example to make a session expire. */
export class Clock {
  #moved = 0;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now().getTime() + this.#moved);
  }

  moveBy(milliseconds: number): void {
    this.#moved += milliseconds;
  }
}

export function earliest(moments: readonly Date[]): Date | undefined {
  return moments.length === 0 ? undefined : moments.reduce((one, other) => (other < one ? other : one));
}

export interface MerchantTime {
  readonly wallTime: WallTime;
  /** The code of the zone: `EST`. */
  readonly timeZone: string;
  /** The zone in words: `Eastern Standard Time`. */
  readonly zoneName: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** `(2026-11-22T02:05:09Z, 'America/New_York') => 2026-11-21T21:05:09, EST`. */
export function merchantTime(instant: Date, timeZone: string): MerchantTime {
  const { short, long } = formatsOf(timeZone);
  const parts = new Map(short.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    wallTime: `${date}T${part('hour')}:${part('minute')}:${part('second')}`,
    timeZone: part('timeZoneName'),
    zoneName: long.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    year: Number(part('year')),
    month: Number(part('month')),
  };
}

type Formats = Readonly<Record<'short' | 'long', Intl.DateTimeFormat>>;

/** Kept by zone, because creating a format takes longer than most calls. */
const kept = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = kept.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const date = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const formats = {
    short: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short', hourCycle: 'h23', ...date }),
    long: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }),
  };
  kept.set(timeZone, formats);
  return formats;
}

/** The batch of a transaction: one a day, by the merchant's calendar. */
export function batchOf({ wallTime }: Pick<MerchantTime, 'wallTime'>): string {
  return dayOf(wallTime).replaceAll('-', '');
}
