import type { Figure, Row } from '../figure.ts';
import type { BenchBrowser } from '../measuring/bench-browser.ts';
import { countAll, type PageCounts } from '../measuring/page-metrics.ts';
import { subjects } from '../subjects.ts';

const times = 1_000;
/** Until all code has been compiled for good, which takes memory too. */
const warmUp = 2_000;
/** Bytes for each opening that the engine itself may take. A listener or a node that stays behind takes more. */
const noise = 50;

export const openAndClose: Figure = {
  name: 'Open and close',
  how:
    `Open and close: what Chromium counts after ${times} openings on top of what it counts before them, after ${warmUp} ` +
    `to warm up and a forced collection each time. Up to ${noise} bytes an opening are taken for noise.`,
  async measure(browser) {
    // Nothing is timed here, so both may run at once.
    const [ours, reference] = await Promise.all([
      growth(browser, subjects.ours),
      growth(browser, subjects.handWritten),
    ]);
    const row = (what: string, count: keyof PageCounts, most: number): Row => ({
      what: `1,000 open and close: ${what} left behind`,
      ours: signed(ours[count]),
      reference: signed(reference[count]),
      toHold: 'none',
      holds: ours[count] <= most,
    });
    return [row('nodes', 'nodes', 0), row('listeners', 'listeners', 0), row('bytes of JS heap', 'heap', noise * times)];
  },
};

function growth(browser: BenchBrowser, path: string): Promise<PageCounts> {
  return browser.withPage(path, async ({ page, devtools }) => {
    const openAndCloseTimes = (count: number) => page.evaluate((times) => window.bench.openAndClose(times), count);
    await openAndCloseTimes(warmUp);
    const before = await countAll(devtools);
    await openAndCloseTimes(times);
    const after = await countAll(devtools);
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: after.heap - before.heap,
    };
  });
}

function signed(value: number): string {
  return value.toLocaleString('en-US', { signDisplay: 'exceptZero' });
}
