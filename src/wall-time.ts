/** Date and time in the merchant's zone, such as `2026-11-21T21:05:09`. Never converted to an instant. */
export type WallTime = string;

/** The service's dates have to match this. */
export const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

export function isWallTime(text: string): text is WallTime {
  return wallTimePattern.test(text);
}

/** The month that the merchant's calendar shows: `'2026-11-21T21:05:09' => { month: 11, year: 2026 }`. */
export function monthOf(wallTime: WallTime): { readonly month: number; readonly year: number } {
  return { month: Number(wallTime.slice(5, 7)), year: Number(wallTime.slice(0, 4)) };
}

/** The calendar day: `'2026-11-21T21:05:09' => '2026-11-21'`. */
export function dayOf(wallTime: WallTime): string {
  return wallTime.slice(0, 10);
}
