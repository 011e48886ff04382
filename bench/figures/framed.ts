import { ratioRow, type Figure, type Row } from '../figure.ts';
import type { BenchBrowser, BenchTab } from '../measuring/bench-browser.ts';
import { countAll, type PageCounts } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';
import { subjects } from '../subjects.ts';

const pages = { framed: 'framed.html', inPage: subjects.ours, late: 'late-module.html' } as const;
const names = ['framed', 'inPage', 'late'] as const;

export const framedOpening: Figure = {
  name: 'Framed: opening',
  how:
    'Framed, opening: from the call of `makePayment` until the first field, in the frame, has the focus and two frames have ' +
    'passed, by the clock, with a service that answers at once. The page is at 127.0.0.1 and the document at localhost, which ' +
    'Chromium gives a process of its own. The reference is the element in the page, used in the same way. Ahead: on a fresh ' +
    'page in a fresh context, with the focus on the page’s button for 200 ms before, as when a person is about to press it. ' +
    'Cold: with no such sign, so that document and script are fetched after the call, and nothing of them is in a cache, in a ' +
    'process that Chromium starts for them. The element in the page has its module loaded and run before the call, but in the ' +
    'line that says otherwise: there it is fetched after the call too, as by a script loader.',
  async measure(browser) {
    const first = (open: (tab: BenchTab) => Promise<number>) =>
      measureInTurn(names, (name) => browser.withPage(pages[name], open), { times: 15, warmUp: 1 });
    const ahead = await first(openForeseen);
    const cold = await first(({ page }) => page.evaluate(() => window.bench.open(false)));
    const repeated = await browser.withPages(pages, (tabs) =>
      measureInTurn(names, (name) => openAgain(tabs[name]), { times: 40, warmUp: 10 }),
    );
    return [
      row('Framed, first opening, the frame loaded ahead', ahead, 1.3),
      row('Framed, first opening, cold', cold, 2),
      row('… against the element whose module is fetched after the call', { ...cold, inPage: cold.late }),
      row('Framed, repeated opening', repeated, 1.3),
    ];
  },
};

const times = 1_000;
/** Until all code has been compiled for good, which takes memory too. */
const warmUp = 1_000;
/** Bytes for each opening that the engine itself may take. A listener or a node that stays behind takes more. */
const noise = 50;

export const framedOpenAndClose: Figure = {
  name: 'Framed: open and close',
  how:
    `Framed, open and close: what Chromium counts after ${times} openings on top of what it counts before them, in the page ` +
    `and in the document of the frame, after ${warmUp} to warm up and a forced collection each time. Up to ${noise} bytes an ` +
    'opening are taken for noise.',
  async measure(browser) {
    const grown = await growth(browser);
    return (['page', 'frame'] as const).flatMap((place) =>
      counts.map(([what, count, most]): Row => ({
        what: `1,000 framed open and close: ${what} left behind in the ${place}`,
        ours: grown[place][count].toLocaleString('en-US', { signDisplay: 'exceptZero' }),
        reference: '',
        toHold: 'none',
        holds: grown[place][count] <= most,
      })),
    );
  },
};

const counts = [
  ['nodes', 'nodes', 0],
  ['listeners', 'listeners', 0],
  ['bytes of JS heap', 'heap', noise * times],
] as const;

async function openForeseen({ page }: BenchTab): Promise<number> {
  for (let idle = 0; idle < 4; idle++) await page.evaluate(() => window.bench.idle());
  return page.evaluate(() => window.bench.open());
}

async function openAgain({ page }: BenchTab): Promise<number> {
  await page.bringToFront();
  const clock = await page.evaluate(() => window.bench.open());
  await page.evaluate(() => window.bench.close());
  return clock;
}

function row(what: string, measured: Readonly<Record<'framed' | 'inPage', readonly number[]>>, most?: number): Row {
  const clocks = { ours: median(measured.framed), reference: median(measured.inPage) };
  return ratioRow(what, clocks, (clock) => `${clock.toFixed(1)} ms`, most);
}

function growth(browser: BenchBrowser): Promise<Record<'page' | 'frame', PageCounts>> {
  return browser.withPage(pages.framed, async ({ page, devtools }) => {
    const openAndCloseTimes = (count: number) => page.evaluate((times) => window.bench.openAndClose(times), count);
    await openAndCloseTimes(warmUp);
    const inFrame = await page.context().newCDPSession(theFrame(page.frames()));
    await inFrame.send('Performance.enable');
    const before = { page: await countAll(devtools), frame: await countAll(inFrame) };
    await openAndCloseTimes(times);
    return {
      page: difference(await countAll(devtools), before.page),
      frame: difference(await countAll(inFrame), before.frame),
    };
  });
}

/** The one of the service: of another process, it can be asked by itself. */
function theFrame<Frame>([, frame, ...more]: readonly Frame[]): Frame {
  if (!frame || more.length > 0) throw new Error(`There are ${more.length + 1} frames in the page.`);
  return frame;
}

function difference(after: PageCounts, before: PageCounts): PageCounts {
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
}
