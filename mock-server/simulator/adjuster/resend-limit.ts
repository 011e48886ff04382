/** How often a party may be sent its e-mail again: so many times in so many milliseconds, whoever asks for it. */
const most = 5;
const period = 60 * 60 * 1_000;

/** When a party may be sent its e-mail again; null for now. */
export function resendFrom(resentAt: readonly Date[], now: Date): Date | null {
  const first = resentAt.at(-most);
  const from = first && new Date(first.getTime() + period);
  return from && from > now ? from : null;
}
