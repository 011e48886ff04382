import { ratioRow, type Figure } from '../figure.ts';
import type { BenchTab } from '../measuring/bench-browser.ts';
import { mainThreadTime } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';
import { peers, subjectNames, subjects, type Subject } from '../subjects.ts';

/** In milliseconds. */
interface Opening {
  /** Of the page's main thread. */
  readonly processor: number;
  readonly clock: number;
}

export const opening: Figure = {
  name: 'Opening',
  how:
    'Opening: from the call of `makePayment` until the first field has the focus and two frames have passed, with a ' +
    'service that answers at once. What counts is the processor time of the main thread, less that of an idle page ' +
    'over as many frames; by the clock, 60 frames a second hide most of the difference. The reference is the dialog of ' +
    '`bench/page/hand-written.html`, which makes its number format when the page is loaded; then the same form in the ' +
    'dialogs and fields of Web Awesome and Shoelace, whose elements are in the page and rendered before it is opened, ' +
    'which is not measured either. Each has a page of its own. First: on a fresh page in a fresh context, its script ' +
    'loaded and run, and with the focus on the page’s button for 200 ms before, as when a person is about to press it: ours makes ' +
    'itself ready then.',
  async measure(browser) {
    const first = await measureInTurn(subjectNames, (name) => browser.withPage(subjects[name], open), {
      times: 15,
      warmUp: 1,
    });
    const repeated = await browser.withPages(subjects, (tabs) =>
      measureInTurn(
        subjectNames,
        async (name) => {
          const measured = await open(tabs[name]);
          await tabs[name].page.evaluate(() => window.bench.close());
          return measured;
        },
        { times: 40, warmUp: 10 },
      ),
    );
    return [
      ...rows('First opening', first, { byHand: 1.5, ofPeer: 0.5 }),
      ...rows('Repeated opening', repeated, { byHand: 1.3 }),
    ];
  },
};

async function open({ page, devtools }: BenchTab): Promise<Opening> {
  const idle = () => page.evaluate(() => window.bench.idle());
  // Some 200 ms, as long as a pointer rests on a button before that is pressed: what is done at the sign of an opening is
  // done by then, and what the measuring itself needs has been loaded.
  for (let times = 0; times < 4; times++) await idle();
  const idleTime = await mainThreadTime(devtools, idle);
  let clock = 0;
  const time = await mainThreadTime(devtools, async () => {
    clock = await page.evaluate(() => window.bench.open());
  });
  return { processor: time - idleTime, clock };
}

function rows(
  what: string,
  measured: Readonly<Record<Subject, readonly Opening[]>>,
  most: { readonly byHand: number; readonly ofPeer?: number },
) {
  return [
    ratioRow(`${what}, main thread`, against(measured, 'ours', 'handWritten'), milliseconds, most.byHand),
    ...(['webAwesome', 'shoelace'] as const).map((peer) =>
      ratioRow(`… against ${peers[peer]}`, against(measured, 'ours', peer), milliseconds, most.ofPeer),
    ),
    ratioRow(`${what}, by the clock`, against(measured, 'ours', 'handWritten', 'clock'), milliseconds),
  ];
}

function against<Name extends string>(
  measured: Readonly<Record<Name, readonly Opening[]>>,
  ours: NoInfer<Name>,
  reference: NoInfer<Name>,
  unit: keyof Opening = 'processor',
) {
  const middle = (name: Name) => median(measured[name].map((opened) => opened[unit]));
  return { ours: middle(ours), reference: middle(reference) };
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
