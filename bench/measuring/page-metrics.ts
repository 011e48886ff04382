import type { CDPSession } from '@playwright/test';

/** Chromium's counts of a page. */
export interface PageCounts {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of JavaScript objects. */
  readonly heap: number;
}

/** The counts once everything that nobody holds any more has been collected. */
export async function countAll(devtools: CDPSession): Promise<PageCounts> {
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

async function readMetrics(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => {
    const metric = metrics.find((candidate) => candidate.name === name);
    if (!metric) throw new Error(`Chromium does not tell ${name}.`);
    return metric.value;
  };
}
