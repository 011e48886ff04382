export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is nothing to take the median of.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Measures a few things in turn, so that other work of the machine hits all alike. First, compilers and caches warm up. */
export async function measureInTurn<Name extends string, Measured>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Measured>,
  { times, warmUp }: Readonly<Record<'times' | 'warmUp', number>>,
): Promise<Readonly<Record<Name, readonly Measured[]>>> {
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>;
  for (let round = 0; round < warmUp + times; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const result = await measure(name);
      if (round >= warmUp) measured[name].push(result);
    }
  }
  return measured;
}
