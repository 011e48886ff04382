import type { Figure } from '../figure.ts';
import { buildScripts } from '../measuring/builds.ts';
import { countAll } from '../measuring/page-metrics.ts';

const buttons = 1_000;

export const declarativeButtons: Figure = {
  name: 'Declarative buttons',
  how:
    'Declarative buttons: listeners that Chromium counts on a page with Portal.js before and after the buttons are ' +
    'added. The reference is a page that binds a handler of its own to each button.',
  async measure(browser) {
    const { loader } = await buildScripts('portal');
    return browser.withPage('portal-payment.html', async ({ page, devtools }) => {
      const listeners = async () => (await countAll(devtools)).listeners;
      const atFirst = await listeners();
      await page.evaluate(loader('Portal.js'));
      const withLoader = await listeners();
      await page.evaluate(addButtons, { count: buttons, isBound: false });
      const withButtons = await listeners();
      await page.evaluate(addButtons, { count: buttons, isBound: true });
      const byHand = (await listeners()) - withButtons;
      const added = withButtons - withLoader;
      return [
        {
          what: '1,000 declarative buttons: listeners that they add',
          ours: `${added} (${withLoader - atFirst} for the whole page)`,
          reference: String(byHand),
          ratio: added / byHand,
          toHold: 'none of their own',
          holds: added === 0,
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
