import { ratioRow, type Figure } from '../figure.ts';
import type { BenchTab } from '../measuring/bench-browser.ts';
import { mainThreadTime } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';
import type { ModalName } from '../page/bench-page.ts';

/** In milliseconds. */
interface Opening {
  /** Of the page's main thread. */
  readonly processor: number;
  readonly clock: number;
}

const most = 1.5;
const modals = ['ours', 'handWritten'] as const;

export const opening: Figure = {
  name: 'Opening',
  how:
    'Opening: from the call of `makePayment` until the first field has the focus and two frames have passed, with a ' +
    'service that answers at once. What counts is the processor time of the main thread, less that of an idle page ' +
    'over as many frames; by the clock, 60 frames a second hide most of the difference. The reference is the dialog of ' +
    '`bench/page/index.html`. First: each on a fresh page in a fresh context, its script loaded and run.',
  async measure(browser) {
    const first = await measureInTurn(modals, (name) => browser.withPage('index.html', (tab) => open(tab, name)), {
      times: 15,
      warmUp: 1,
    });
    const repeated = await browser.withPage('index.html', (tab) =>
      measureInTurn(
        modals,
        async (name) => {
          const measured = await open(tab, name);
          await tab.page.evaluate((modal) => window.bench.close(modal), name);
          return measured;
        },
        { times: 40, warmUp: 10 },
      ),
    );
    return [
      ratioRow('First opening, main thread', medians(first, 'processor'), milliseconds, most),
      ratioRow('First opening, by the clock', medians(first, 'clock'), milliseconds),
      ratioRow('Repeated opening, main thread', medians(repeated, 'processor'), milliseconds, most),
      ratioRow('Repeated opening, by the clock', medians(repeated, 'clock'), milliseconds),
    ];
  },
};

async function open({ page, devtools }: BenchTab, name: ModalName): Promise<Opening> {
  const idle = () => page.evaluate(() => window.bench.idle());
  // Once so that what the measuring itself needs has been loaded.
  await idle();
  const idleTime = await mainThreadTime(devtools, idle);
  let clock = 0;
  const time = await mainThreadTime(devtools, async () => {
    clock = await page.evaluate((modal) => window.bench.open(modal), name);
  });
  return { processor: time - idleTime, clock };
}

function medians(
  { ours, handWritten }: { readonly ours: readonly Opening[]; readonly handWritten: readonly Opening[] },
  unit: keyof Opening,
) {
  return {
    ours: median(ours.map((measured) => measured[unit])),
    reference: median(handWritten.map((measured) => measured[unit])),
  };
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
