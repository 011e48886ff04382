import { peers, ratioRow, subjects, type Figure, type Subject } from '../figure.ts';
import { scriptTime } from '../measuring/script-time.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';

const cardNumber = '4111111111111111';

const microseconds = (value: number): string => `${value.toFixed(0)} µs`;

export const keystroke: Figure = {
  name: 'Keystroke',
  how:
    'Keystroke: a card number typed with real key presses. Counted is the processor time of scripts for each key, from ' +
    'Chromium’s trace, with microtasks and without the layout that they wait for. The reference is an `input` ' +
    'with a hand-written handler: it checks the number (`checkCardNumber`), sets `aria-invalid`, groups the digits, keeps ' +
    'the caret and shows the brand. The other references are the inputs of Web Awesome and Shoelace, grouped by ' +
    'restricted-input and checked by card-validator.',
  async measure(browser) {
    const measured = await browser.withPages(subjects, (tabs) =>
      measureInTurn(
        subjects,
        async (name) => {
          const { page } = tabs[name];
          await page.evaluate(() => window.bench.open());
          await page.evaluate(() => window.bench.focusCardNumber());
          const time = await scriptTime(browser.browser, page, async () => {
            for (const digit of cardNumber) await page.keyboard.press(digit);
          });
          await page.evaluate(() => window.bench.close());
          return time;
        },
        { times: 15, warmUp: 3 },
      ),
    );
    const perKey = (name: Subject) => median(measured[name]) / cardNumber.length;
    const row = (what: string, subject: Subject, most?: number) =>
      ratioRow(what, { ours: perKey('portal-payment'), reference: perKey(subject) }, microseconds, most);
    return [
      row('One keystroke in the card number, script', 'hand-written', 1.5),
      row(`… against ${peers['web-awesome']} with restricted-input and card-validator`, 'web-awesome'),
      row(`… against ${peers.shoelace} with restricted-input and card-validator`, 'shoelace'),
    ];
  },
};
