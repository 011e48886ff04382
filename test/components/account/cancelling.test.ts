import { expect } from '@open-wc/testing';
import { ePay, openPayment, toStored, type AccountHarness } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

const saved = 'PNC Bank account ending in 4321';
const session = { bankAccounts: [savedAccount], prepaidAccount: { balance: 0 } };
const correct = (modal: AccountHarness) => modal.press('Correct these details');
const choosing =
  (...choices: string[]) =>
  async (modal: AccountHarness) => {
    for (const choice of choices) await modal.choose(choice);
  };
const entered: readonly [title: string, enter: (modal: AccountHarness) => Promise<void>, asks: boolean][] = [
  ['a method was chosen', choosing('Prepaid account'), true],
  ['a request was chosen', choosing(ePay), true],
  ['an account type was chosen', choosing('Another bank account', 'Checking', saved), true],
  ['a detail of the payee was changed', (modal) => correct(modal).then(() => modal.type('City', 's')), true],
  ['the details were only looked at', correct, false],
  ['a choice was taken back', choosing('Prepaid account', saved), false],
  ['a saved account is reviewed', (modal) => modal.review(), false],
];

for (const [title, enter, asks] of entered) {
  it(`Canceling the account modal ${asks ? 'asks first' : 'needs no question'} if ${title}`, async () => {
    const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session });
    await enter(modal);
    await modal.press('Cancel');
    expect(modal.isAsking).to.equal(asks);
    const ends = asks ? [] : ['claims.canceled', 'claims.unload'];
    expect(modal.eventCodes).to.deep.equal(['claims.load', ...ends]);
  });
}
