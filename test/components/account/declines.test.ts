import { expect } from '@open-wc/testing';
import { ResponseCode, type DeclineCode } from '../../../src/operation/response-codes.ts';
import { describeDeclineTexts, describeFieldDeclines } from '../suites/decline-suite.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, openPayment, openReview, toPerson, toStored } from './account-harness.ts';
import { walk } from '../person.ts';
import { refused } from '../scripted-service.ts';
import { savedAccount } from './account-samples.ts';

const own: readonly DeclineCode[] = [
  'ACHTransactionFailed',
  'GatewayInternalError',
  'NoProcessorResponse',
  'InvalidAccountNumber',
  'InvalidRoutingNumber',
  'TokenNotFound',
];

const reviewOfSaved = walk(
  () => openPayment(toStored, { session: { bankAccounts: [savedAccount] } }),
  (modal) => modal.choose('PNC Bank account ending in 4321'),
  (modal) => modal.review(),
);

describeFieldDeclines(payeePayment, [
  ['InvalidAccountNumber', 'Account number', '000123456789', 'Check the account number'],
  ['InvalidRoutingNumber', 'Routing number', '011401533', 'Check the routing number'],
]);

describe('a decline of the account modal', () => {
  it('keeps a saved account chosen, and leads to no field', async () => {
    const modal = await reviewOfSaved();
    await submitInVain(payeePayment, modal, { code: 'InvalidAccountNumber' });
    expect(modal.isChosen('PNC Bank account ending in 4321')).to.be.true;
    expect(modal.summary?.links).to.deep.equal([]);
    expect(modal.summary?.text).to.contain('The bank doesn’t recognize this account number.');
  });

  it('of a removed saved account lets the person choose another method', async () => {
    const modal = await reviewOfSaved();
    await submitInVain(payeePayment, modal, refused('TokenNotFound', 'token'));
    expect(modal.summary?.text).to.contain('This saved account is no longer available.');
    expect(modal.screen).not.to.contain('ending in 4321');
    await modal.choose('New prepaid account');
    await modal.review();
    await modal.payNow();
  });

  it('may be followed by a request by e-mail', async () => {
    const modal = await openReview({ ...toPerson, EPayAllowed: true });
    await submitInVain(payeePayment, modal, { code: 'ACHTransactionFailed' });
    await modal.choose(ePay);
    await modal.reviewRequest();
    await modal.sendNow();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.saveComplete']);
  });
});

describeDeclineTexts(payeePayment, own, / Nothing has been paid\. (?!.*call Prairie Mutual)/);

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success' || own.includes(code)) continue;
  it(`The text of a decline without a specific text says whom to call: ${code}`, async () => {
    const modal = await openReview();
    await submitInVain(payeePayment, modal, { code });
    expect(modal.summary?.text).to.equal(
      'The payment wasn’t accepted Nothing has been paid. This didn’t go through. Choose another way to pay, or call Prairie Mutual at (555) 010-0199.',
    );
    expect(modal.detail('claims.error').description.description).to.deep.equal({ ResponseCode: [code] });
  });
}
