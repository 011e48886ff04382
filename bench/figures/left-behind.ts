import type { Figure, Row } from '../figure.ts';
import { growth, type PageCounts } from '../measuring/page-metrics.ts';
import type { BenchTab } from '../measuring/bench-browser.ts';

const times = 1_000;
/** Enough openings until all code has been compiled, because compiling takes memory too. */
const warmUp = 2_000;
/** Bytes that the engine itself may use for each opening. A leaked listener or node takes more. */
const noise = 50;

const counts = [
  ['nodes', 'Nodes', 0],
  ['listeners', 'JSEventListeners', 0],
  ['bytes of JS heap', 'JSHeapUsedSize', noise * times],
] as const;

export const openAndClose: Figure = {
  name: 'Open and close',
  how:
    `Open and close: nodes, listeners and bytes that Chromium counts after ${times} openings, minus those before. Before each ` +
    `count, ${warmUp} openings warm up and a collection is forced. Up to ${noise} bytes for each opening count as noise.`,
  async measure(browser) {
    // These may run at the same time, because nothing is timed.
    const [ours, reference] = await Promise.all(
      (['portal-payment', 'hand-written'] as const).map((name) =>
        browser.withPage(name, async (tab) => {
          await open(tab, warmUp);
          return growth([tab.devtools], () => open(tab, times));
        }),
      ),
    );
    return rows((count) => `1,000 open and close: ${count} left behind`, ours?.[0], reference?.[0]);
  },
};

export const framedOpenAndClose: Figure = {
  name: 'Framed: open and close',
  how:
    `Framed, open and close: the same for the page and the document of the frame, with ${times} openings after ` +
    `${warmUp / 2} to warm up. Up to ${noise} bytes for each opening count as noise.`,
  measure: (browser) =>
    browser.withPage('framed', async (tab) => {
      const { page, devtools } = tab;
      await open(tab, warmUp / 2);
      const [, frame, ...more] = page.frames();
      if (!frame || more.length > 0) throw new Error(`There are ${more.length + 1} frames in the page.`);
      const inFrame = await page.context().newCDPSession(frame);
      await inFrame.send('Performance.enable');
      const grown = await growth([devtools, inFrame], () => open(tab, times));
      return ['page', 'frame'].flatMap((place, index) =>
        rows((count) => `1,000 framed open and close: ${count} left behind in the ${place}`, grown[index]),
      );
    }),
};

const open = ({ page }: BenchTab, count: number) => page.evaluate((all) => window.bench.openAndClose(all), count);

function rows(what: (count: string) => string, ours?: PageCounts, reference?: PageCounts): Row[] {
  const signed = (value?: number) => value?.toLocaleString('en-US', { signDisplay: 'exceptZero' }) ?? '';
  return counts.map(([name, count, most]) => ({
    what: what(name),
    ours: signed(ours?.[count]),
    reference: signed(reference?.[count]),
    toHold: 'none',
    holds: (ours?.[count] ?? Infinity) <= most,
  }));
}
