import { ratioRow, type Figure } from '../figure.ts';
import { mainThreadTime } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';

/** How many parties each opening shows. */
const counts = { ten: 10, one: 1 } as const;

export const parties: Figure = {
  name: 'Parties',
  how:
    'Parties: from the call of `createApprovalRequest` until the table of the parties has been painted, with a service ' +
    'that answers at once; processor time of the main thread, less that of an idle page. The reference is the same modal ' +
    'with one party.',
  async measure(browser) {
    const times = await browser.withPage('adjuster.html', ({ page, devtools }) =>
      measureInTurn(
        ['ten', 'one'],
        async (name) => {
          const idle = await mainThreadTime(devtools, () => page.evaluate(() => window.adjuster.idle()));
          const time = await mainThreadTime(devtools, () =>
            page.evaluate((count) => window.adjuster.open(count), counts[name]),
          );
          await page.evaluate(() => window.adjuster.close());
          return time - idle;
        },
        { times: 40, warmUp: 10 },
      ),
    );
    const medians = { ours: median(times.ten), reference: median(times.one) };
    return [ratioRow('Opening with ten parties, against one', medians, (value) => `${value.toFixed(1)} ms`)];
  },
};
