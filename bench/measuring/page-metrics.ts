import type { CDPSession } from '@playwright/test';

/** Chromium's counts of a page; the heap in bytes of JavaScript objects. */
const counted = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;

export type PageCounts = Readonly<Record<(typeof counted)[number], number>>;

export async function growth(
  documents: readonly CDPSession[],
  action: () => Promise<unknown>,
): Promise<readonly PageCounts[]> {
  const countAll = () => Promise.all(documents.map(countOf));
  const before = await countAll();
  await action();
  const after = await countAll();
  return after.map((metric, index) => byName((name) => metric(name) - (before[index]?.(name) ?? 0)));
}

const byName = (value: (name: string) => number) =>
  Object.fromEntries(counted.map((name) => [name, value(name)])) as PageCounts;

async function countOf(devtools: CDPSession): Promise<(name: string) => number> {
  // The second collection finds what finalizers of the first have released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return readMetrics(devtools);
}

export async function mainThreadTime(devtools: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const before = await readMetrics(devtools);
  await action();
  const after = await readMetrics(devtools);
  return (after('TaskDuration') - before('TaskDuration')) * 1_000;
}

export async function readMetrics(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => {
    const metric = metrics.find((candidate) => candidate.name === name);
    if (!metric) throw new Error(`Chromium does not tell ${name}.`);
    return metric.value;
  };
}
