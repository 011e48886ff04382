import type { Figure, Row } from '../figure.ts';
import { growth, type PageCounts } from '../measuring/page-metrics.ts';
import type { BenchTab } from '../measuring/bench-browser.ts';
import { buildScripts } from '../measuring/builds.ts';

const times = 1_000;
/** Until all code has been compiled for good, which takes memory too. */
const warmUp = 2_000;
/** Bytes for each opening that the engine itself may take. A listener or a node that stays behind takes more. */
const noise = 50;

const counts = [
  ['nodes', 'nodes', 0],
  ['listeners', 'listeners', 0],
  ['bytes of JS heap', 'heap', noise * times],
] as const;

export const openAndClose: Figure = {
  name: 'Open and close',
  how:
    `Open and close: nodes, listeners and bytes that Chromium counts after ${times} openings, minus those before. Before each ` +
    `count, ${warmUp} openings warm up and a collection is forced. Up to ${noise} bytes for each opening count as noise.`,
  async measure(browser) {
    // Nothing is timed here, so both may run at once.
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
      // It has a separate process.
      const inFrame = await page.context().newCDPSession(frame);
      await inFrame.send('Performance.enable');
      const grown = await growth([devtools, inFrame], () => open(tab, times));
      return ['page', 'frame'].flatMap((place, index) =>
        rows((count) => `1,000 framed open and close: ${count} left behind in the ${place}`, grown[index]),
      );
    }),
};

const buttons = 1_000;

export const declarativeButtons: Figure = {
  name: 'Declarative buttons',
  how:
    'Declarative buttons: listeners that Chromium counts on a page with Portal.js before and after the buttons are ' +
    'added. The reference is a page that binds a handler to each button.',
  async measure(browser) {
    const { loader } = await buildScripts('portal');
    return browser.withPage('portal-payment', async ({ page, devtools }) => {
      const added = async (action: () => Promise<unknown>) => (await growth([devtools], action))[0]?.listeners ?? 0;
      const byLoader = await added(() => page.evaluate(loader('Portal.js')));
      const byButtons = await added(() => page.evaluate(addButtons, { count: buttons, isBound: false }));
      const byHand = await added(() => page.evaluate(addButtons, { count: buttons, isBound: true }));
      return [
        {
          what: '1,000 declarative buttons: listeners that they add',
          ours: `${byButtons} (${byLoader} for the whole page)`,
          reference: String(byHand),
          ratio: byButtons / byHand,
          toHold: 'none',
          holds: byButtons === 0,
        },
      ];
    });
  },
};

/** Runs in the page. */
function addButtons({ count, isBound }: { readonly count: number; readonly isBound: boolean }): void {
  for (let index = 0; index < count; index++) {
    const button = document.createElement('button');
    button.dataset.toggle = isBound ? '' : 'portal';
    button.dataset.method = 'makePayment';
    if (isBound) button.addEventListener('click', () => button.dataset.method);
    document.body.append(button);
  }
}

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
