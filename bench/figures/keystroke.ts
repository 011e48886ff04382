import { ratioRow, type Figure } from '../figure.ts';
import { scriptTime, type ScriptTime } from '../measuring/script-time.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';

const cardNumber = '4111111111111111';

export const keystroke: Figure = {
  name: 'Keystroke',
  how:
    'Keystroke: a card number typed with real key presses; per key the processor time in script by Chromium’s trace, ' +
    'microtasks included. Layout is not script; what script waits for of it has a line of its own. The reference is an ' +
    '`input` whose handler makes the same check (`checkCardNumber`) and sets `aria-invalid`. It does not group the ' +
    'digits, nor show the brand.',
  async measure(browser) {
    const { ours, handWritten } = await browser.withPage('index.html', ({ page }) =>
      measureInTurn(
        ['ours', 'handWritten'],
        async (name) => {
          await page.evaluate((modal) => window.bench.open(modal), name);
          await page.evaluate((modal) => window.bench.focusCardNumber(modal), name);
          const time = await scriptTime(browser.browser, page, async () => {
            for (const digit of cardNumber) await page.keyboard.press(digit);
          });
          await page.evaluate((modal) => window.bench.close(modal), name);
          return time;
        },
        { times: 15, warmUp: 3 },
      ),
    );
    const perKey = (times: readonly ScriptTime[], time: (measured: ScriptTime) => number) =>
      median(times.map(time)) / cardNumber.length;
    const row = (what: string, time: (measured: ScriptTime) => number, most?: number) =>
      ratioRow(what, { ours: perKey(ours, time), reference: perKey(handWritten, time) }, microseconds, most);
    return [
      row('One keystroke in the card number, script', ({ script }) => script, 2),
      row('… with the layout that script waits for', ({ script, layout }) => script + layout),
    ];
  },
};

function microseconds(value: number): string {
  return `${value.toFixed(0)} µs`;
}
