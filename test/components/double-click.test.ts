import { expect } from '@open-wc/testing';
import { suiteNeeds } from '../engine.ts';
import { testIn } from '../test-in.ts';
import { setupAdjuster } from './adjuster/adjuster-harness.ts';
import { toCreate } from './adjuster/adjuster-samples.ts';
import { openPayment } from './payment/payment-harness.ts';
import { walk, type Person } from './person.ts';
import { lost } from './scripted-service.ts';

const doubleClick = { shorter: 400, longer: 1100 };

/** Moves all of these buttons to the same place, so that the next one appears under the pointer. */
const sameSpot = new CSSStyleSheet();
sameSpot.replaceSync('main > button, ::part(submit) { position: fixed; inset: 0 auto auto 0 }');

let now = 0;
const clocks: [clock: object, name: string, stopped: PropertyDescriptor][] = [
  [performance, 'now', { value: () => now, configurable: true }],
  [MouseEvent.prototype, 'timeStamp', { get: () => now, configurable: true }],
];

const paying = walk(openPayment, (modal) => modal.fillCard());

const creating = walk(setupAdjuster, ({ element, opener }) => {
  opener.onclick = () => element.createApprovalRequest(toCreate);
});

const test = testIn(walk(paying, (modal) => modal.review()));

const modals: readonly [open: () => Promise<Person>, first: string, button: string, call: string][] = [
  [paying, 'Review payment', 'Pay', 'pay'],
  [creating, 'Settle the claim', 'Create request', 'create'],
];

describe('a real click on a button that submits', () => {
  suiteNeeds('clicks that are counted as told');

  before(() => {
    document.adoptedStyleSheets.push(sameSpot);
    for (const [clock, name, stopped] of clocks) Object.defineProperty(clock, name, stopped);
  });

  after(() => {
    document.adoptedStyleSheets.pop();
    for (const [clock, name] of clocks) Reflect.deleteProperty(clock, name);
  });

  for (const [open, first, button, call] of modals) {
    it(`submits nothing in the double click that has shown the button: ${button}, ${call}`, async () => {
      const modal = await open();
      const [brought, hit] = await modal.click(first, [1, 2]);
      expect(brought).to.equal(first);
      expect(hit).to.match(new RegExp(`^${button}`));
      for (const further of [3, 4]) {
        now += doubleClick.shorter;
        await modal.click(button, [further]);
      }
      expect(modal.service.callsOf(call)).to.deep.equal([]);
    });
  }

  for (const by of [0, 1]) {
    it(`submits nothing soon after the button has appeared under a pointer that moves by ${by} pixels`, async () => {
      const modal = await paying();
      await modal.click('Review payment', [1]);
      for (const [callsSoFar, later] of [
        [0, doubleClick.shorter],
        [0, doubleClick.longer],
        [1, 0],
      ] as const) {
        await modal.click('Pay', [1], by);
        expect(modal.service.callsOf('pay')).to.have.length(callsSoFar);
        now += later;
      }
    });
  }

  test('submits at once if it starts a new series', async (modal) => {
    await modal.click('Pay', [1]);
    expect(modal.service.callsOf('pay')).to.have.length(1);
  });

  test('submits after a longer pause, even if the browser counts it as a double click', async (modal) => {
    now += doubleClick.longer;
    modal.service.script('pay', lost());
    await modal.click('Pay', [2]);
    await modal.showsProblem();
    now += doubleClick.longer;
    await modal.click('Pay', [2]);
    expect(modal.service.callsOf('pay'), 'at the same spot after an answer, too').to.have.length(2);
  });
});
