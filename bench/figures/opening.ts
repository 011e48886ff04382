import { milliseconds, peers, ratioRow, subjects, type Figure, type Row, type Subject } from '../figure.ts';
import type { BenchTab } from '../measuring/bench-browser.ts';
import { mainThreadTime } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';

const first = { times: 15, warmUp: 1 };
const repeated = { times: 40, warmUp: 10 };

export const opening: Figure = {
  name: 'Opening',
  how:
    'Opening: from the call of `makePayment` until the first field has the focus and two frames have passed. The service ' +
    'answers at once. Counted is the processor time of the main thread, minus that of an idle page over as many frames. ' +
    'The reference is the dialog of `bench/page/hand-written.ts`, which creates its number format when the page loads. ' +
    'The other references are the same form with Web Awesome and Shoelace; their elements are rendered before the ' +
    'measurement. Each has a separate page. First: on a fresh page in a fresh context, after its script has run. ' +
    'The page’s button has had the focus for 200 ms, as before a press: our element prepares itself then. Without ' +
    'preparation, the call comes without the focus.',
  async measure(browser) {
    const freshly = await measureInTurn(subjects, (name) => browser.withPage(name, open), first);
    const unprepared = await measureInTurn(
      subjects,
      (name) => browser.withPage(name, (tab) => open(tab, false)),
      first,
    );
    const again = await browser.withPages(subjects, (tabs) =>
      measureInTurn(subjects, (name) => openAgain(tabs[name]), repeated),
    );
    return [
      ...rows('First opening', freshly, 1.15),
      ...rows('First opening without preparation', unprepared, 1.5),
      ...rows('Repeated opening', again, 1.3),
    ];
  },
};

async function open(tab: BenchTab, isForeseen = true): Promise<number> {
  await rest(tab, isForeseen);
  const { page, devtools } = tab;
  const idleTime = await mainThreadTime(devtools, () => page.evaluate((given) => window.bench.idle(given), isForeseen));
  const time = await mainThreadTime(devtools, () => page.evaluate((given) => window.bench.open(given), isForeseen));
  return time - idleTime;
}

/** Some 200 ms, as long as a pointer rests on a button before a press. The element prepares itself meanwhile. */
async function rest({ page }: BenchTab, isForeseen = true): Promise<void> {
  for (let times = 0; times < 4; times++) await page.evaluate((given) => window.bench.idle(given), isForeseen);
}

async function openAgain(tab: BenchTab): Promise<number> {
  const measured = await open(tab);
  await tab.page.evaluate(() => window.bench.close());
  return measured;
}

function rows(what: string, measured: Readonly<Record<Subject, readonly number[]>>, byHand: number): Row[] {
  const against = (reference: Subject) => ({
    ours: median(measured['portal-payment']),
    reference: median(measured[reference]),
  });
  return [
    ratioRow(`${what}, main thread`, against('hand-written'), milliseconds, byHand),
    ...(['web-awesome', 'shoelace'] as const).map((peer) =>
      ratioRow(`… against ${peers[peer]}`, against(peer), milliseconds),
    ),
  ];
}

const inFrame = ['framed', 'portal-payment'] as const;

export const framedOpening: Figure = {
  name: 'Framed: opening',
  how:
    'Framed, opening: from the call of `makePayment` until the first field, in the frame, has the focus and two frames have ' +
    'passed, by the clock, with a service that answers at once. The page is at 127.0.0.1 and the document at localhost, which ' +
    'Chromium gives a process of its own. The reference is the element in the page, used in the same way. Ahead: on a fresh ' +
    'page in a fresh context, with the focus on the page’s button for 200 ms before, as when a person is about to press it. ' +
    'Cold: with no such sign, so that document and script are fetched after the call, and nothing of them is in a cache, in a ' +
    'process that Chromium starts for them. The element in the page has its module loaded and run before the call.',
  async measure(browser) {
    const freshly = (use: (tab: BenchTab) => Promise<number>) =>
      measureInTurn(inFrame, (name) => browser.withPage(name, use), first);
    const ahead = await freshly(async (tab) => {
      await rest(tab);
      return tab.page.evaluate(() => window.bench.open());
    });
    const cold = await freshly(({ page }) => page.evaluate(() => window.bench.open(false)));
    const again = await browser.withPages(inFrame, (tabs) =>
      measureInTurn(
        inFrame,
        async (name) => {
          const { page } = tabs[name];
          await page.bringToFront();
          const clock = await page.evaluate(() => window.bench.open());
          await page.evaluate(() => window.bench.close());
          return clock;
        },
        repeated,
      ),
    );
    const row = (what: string, { framed }: typeof cold, reference: readonly number[], most: number) =>
      ratioRow(what, { ours: median(framed), reference: median(reference) }, milliseconds, most);
    return [
      row('Framed, first opening, the frame loaded ahead', ahead, ahead['portal-payment'], 1.3),
      row('Framed, first opening, cold', cold, cold['portal-payment'], 1.5),
      row('Framed, repeated opening', again, again['portal-payment'], 1.2),
    ];
  },
};

export const parties: Figure = {
  name: 'Parties',
  how:
    'Parties: from the call of `createApprovalRequest` until the table of the parties is painted. The service answers at ' +
    'once. Counted is the processor time of the main thread, minus that of an idle page. The reference is the same modal ' +
    'with one party.',
  async measure(browser) {
    const times = await browser.withPage('claims-adjuster', ({ page, devtools }) =>
      measureInTurn(
        ['10', '1'],
        async (count) => {
          const idle = await mainThreadTime(devtools, () => page.evaluate(() => window.adjuster.idle()));
          const time = await mainThreadTime(devtools, () =>
            page.evaluate((given) => window.adjuster.open(given), Number(count)),
          );
          await page.evaluate(() => window.adjuster.close());
          return time - idle;
        },
        repeated,
      ),
    );
    const medians = { ours: median(times[10]), reference: median(times[1]) };
    return [ratioRow('Opening with ten parties, against one', medians, milliseconds, 1.3)];
  },
};
