/** The middle one, which a disturbed measurement does not move. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is nothing to take the median of.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export interface Repetitions {
  /** How many measurements of each count. */
  readonly times: number;
  /** How many of each come before, until compilers and caches have done their work. */
  readonly warmUp: number;
}

/**
 * Measures ours and the reference in turn, so that whatever else the machine does hits both alike. Which of them goes
 * first changes every time.
 */
export async function measureInTurn<Measured>(
  measure: (name: 'ours' | 'handWritten') => Promise<Measured>,
  { times, warmUp }: Repetitions,
): Promise<{ readonly ours: readonly Measured[]; readonly handWritten: readonly Measured[] }> {
  const measured = { ours: [] as Measured[], handWritten: [] as Measured[] };
  for (let round = 0; round < warmUp + times; round++) {
    const order = round % 2 === 0 ? (['ours', 'handWritten'] as const) : (['handWritten', 'ours'] as const);
    for (const name of order) measured[name].push(await measure(name));
  }
  return { ours: measured.ours.slice(warmUp), handWritten: measured.handWritten.slice(warmUp) };
}
