import { expect } from '@open-wc/testing';
import { ePay, openPayment, toStored, type AccountHarness } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

const canceled = ['claims.load', 'claims.canceled', 'claims.unload'];

describe('cancelling the account modal', () => {
  const entered: [title: string, enter: (modal: AccountHarness) => Promise<void>][] = [
    ['a method was chosen', (modal) => modal.choose('Prepaid account')],
    ['a request was chosen', (modal) => modal.choose(ePay)],
    [
      'an account type was chosen',
      async (modal) => {
        await modal.choose('Another bank account');
        await modal.choose('Checking');
        await modal.choose('PNC Bank account ending in 4321');
      },
    ],
    [
      'a detail of the payee was changed',
      async (modal) => {
        await modal.press('Correct these details');
        await modal.type('City', 's');
      },
    ],
  ];
  const session = { bankAccounts: [savedAccount], prepaidAccount: { balance: 0 } };

  for (const [title, enter] of entered) {
    it(`asks first where ${title}`, async () => {
      const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session });
      await enter(modal);
      await modal.press('Cancel');
      expect(modal.isAsking).to.be.true;
    });
  }

  const untouched: [title: string, enter: (modal: AccountHarness) => Promise<void>][] = [
    ['the details were only looked at', (modal) => modal.press('Correct these details')],
    [
      'a choice was taken back',
      async (modal) => {
        await modal.choose('New prepaid account');
        await modal.choose('Bank account');
      },
    ],
  ];

  for (const [title, enter] of untouched) {
    it(`needs no question where ${title}`, async () => {
      const modal = await openPayment();
      await enter(modal);
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });
  }

  it('needs no question in the review of a saved account', async () => {
    const modal = await openPayment(toStored, { session });
    await modal.review();
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });
});
