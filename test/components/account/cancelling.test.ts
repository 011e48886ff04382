import { expect } from '@open-wc/testing';
import { choose, press, walk } from '../person.ts';
import { ePay, openPayment, toStored, type AccountHarness } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

const saved = 'PNC Bank account ending in 4321';
const session = { bankAccounts: [savedAccount], prepaidAccount: { balance: 0 } };
const correct = press('Correct these details');
const entered: readonly [title: string, asks: boolean, ...steps: ((modal: AccountHarness) => Promise<void>)[]][] = [
  ['a method was chosen', true, choose('Prepaid account')],
  ['a request was chosen', true, choose(ePay)],
  ['an account type was chosen', true, choose('Another bank account'), choose('Checking'), choose(saved)],
  ['a detail of the payee was changed', true, correct, (modal) => modal.type('City', 's')],
  ['the details were only looked at', false, correct],
  ['a choice was taken back', false, choose('Prepaid account'), choose(saved)],
  ['a saved account is reviewed', false, (modal) => modal.review()],
];

for (const [title, asks, ...steps] of entered) {
  it(`Canceling the account modal ${asks ? 'asks first' : 'needs no question'} if ${title}`, async () => {
    const modal = await walk(openPayment, ...steps)({ ...toStored, EPayAllowed: true }, { session });
    await modal.press('Cancel');
    expect(modal.isAsking).to.equal(asks);
    const ends = asks ? [] : ['claims.canceled', 'claims.unload'];
    expect(modal.eventCodes).to.deep.equal(['claims.load', ...ends]);
  });
}
