import { expect } from '@open-wc/testing';
import { payeeMethodSaved, payeePayment, payeeRequest } from './account/account-cases.ts';
import { ePay } from './account/account-harness.ts';
import { account as payeeAccount } from './account/account-samples.ts';
import { cancelling, creation } from './adjuster/adjuster-cases.ts';
import { Keyboard } from './keyboard.ts';
import { bankPayment, cardPayment, cardSaved } from './payment/payment-cases.ts';
import { account, card } from './payment/payment-samples.ts';
import { codes, inline, type OperationCase } from './suites/operation-case.ts';

/** What is done with the keys alone, between the opening and the last screen. */
type Keys = (keyboard: Keyboard) => Promise<void>;

const typeCard: Keys = (keyboard) => keyboard.typeAll(card);

const flows: readonly (readonly [operation: OperationCase, keys: Keys])[] = [
  [
    cardPayment,
    async (keyboard) => {
      await typeCard(keyboard);
      await keyboard.press('Review payment');
      await keyboard.press('Pay $107.98');
    },
  ],
  [
    inline(cardPayment),
    async (keyboard) => {
      await typeCard(keyboard);
      await keyboard.press('Review payment');
      await keyboard.press('Pay $107.98');
    },
  ],
  [
    bankPayment,
    async (keyboard) => {
      await keyboard.choose('Checking');
      await keyboard.typeAll(account);
      await keyboard.press('Review payment');
      await keyboard.press('Pay $107.98');
    },
  ],
  [
    cardSaved,
    async (keyboard) => {
      await typeCard(keyboard);
      await keyboard.press('Save payment method');
    },
  ],
  [
    payeePayment,
    async (keyboard) => {
      await keyboard.choose('Checking');
      await keyboard.typeAll(payeeAccount);
      await keyboard.press('Review payment');
      await keyboard.press('Pay $1,250.50');
    },
  ],
  [
    payeeMethodSaved,
    async (keyboard) => {
      await keyboard.choose('Checking');
      await keyboard.typeAll(payeeAccount);
      await keyboard.press('Save payment method');
    },
  ],
  [
    payeeRequest,
    async (keyboard) => {
      await keyboard.arrowTo(ePay);
      await keyboard.press('Review payment request');
      await keyboard.press('Send payment request');
    },
  ],
  [creation, (keyboard) => keyboard.press('Create request')],
  [
    cancelling,
    async (keyboard) => {
      await keyboard.press('Cancel request');
      await keyboard.press('Cancel the request');
    },
  ],
];

describe('with the keys alone', () => {
  for (const [operation, keys] of flows) {
    const { what, setup, begin, ready, headings, opener } = operation;

    it(`${what} is begun, done and closed, and the focus is back`, async () => {
      const modal = await setup();
      modal.opener.addEventListener('click', () => begin(modal));
      await modal.key('Enter');
      await ready(modal);
      const keyboard = new Keyboard(modal);
      await keys(keyboard);
      await modal.shows(headings.done);
      await modal.untilClosed(() => keyboard.press('Close'));
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete', 'unload'));
      expect(modal.focused).to.equal(opener);
    });

    if (operation.isInline) continue;

    it(`${what} is left with Escape, and the focus is back`, async () => {
      const modal = await setup();
      modal.opener.addEventListener('click', () => begin(modal));
      await modal.key('Enter');
      await ready(modal);
      await modal.untilClosed(() => modal.key('Escape'));
      expect(modal.focused).to.equal(opener);
    });
  }

  it('a payment is sent with its errors, which lead to their fields', async () => {
    const modal = await cardPayment.setup();
    cardPayment.begin(modal);
    await cardPayment.ready(modal);
    const keyboard = new Keyboard(modal);
    await keyboard.press('Review payment');
    expect(modal.focused).to.equal('There is a problem');
    await keyboard.press('Enter the security code');
    expect(modal.focused).to.equal('Security code');
  });
});
