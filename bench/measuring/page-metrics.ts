import type { CDPSession } from '@playwright/test';

/** Chromium's counts of a page. */
export interface PageCounts {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of JavaScript objects. */
  readonly heap: number;
}

/** What an action adds to the counts of each document. */
export async function growth(
  documents: readonly CDPSession[],
  action: () => Promise<unknown>,
): Promise<readonly PageCounts[]> {
  const countAll = () => Promise.all(documents.map(countOf));
  const before = await countAll();
  await action();
  const after = await countAll();
  return after.map(({ nodes, listeners, heap }, index) => ({
    nodes: nodes - (before[index]?.nodes ?? 0),
    listeners: listeners - (before[index]?.listeners ?? 0),
    heap: heap - (before[index]?.heap ?? 0),
  }));
}

/** The counts once everything that is no longer used has been collected. */
async function countOf(devtools: CDPSession): Promise<PageCounts> {
  // What a finalizer of the first collection lets go is found by the second.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const metric = await readMetrics(devtools);
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
}

/** Processor time of the page's main thread while something is done, in milliseconds. */
export async function mainThreadTime(devtools: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const before = await readMetrics(devtools);
  await action();
  const after = await readMetrics(devtools);
  return (after('TaskDuration') - before('TaskDuration')) * 1_000;
}

/** Chromium's metrics of a page, from its last navigation or from when they were enabled. */
export async function readMetrics(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => {
    const metric = metrics.find((candidate) => candidate.name === name);
    if (!metric) throw new Error(`Chromium does not tell ${name}.`);
    return metric.value;
  };
}
