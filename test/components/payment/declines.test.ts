import { expect } from '@open-wc/testing';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { refused } from '../scripted-service.ts';
import { describeDeclineTexts, describeFieldDeclines } from '../suites/decline-suite.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { bankPayment, cardPayment } from './payment-cases.ts';
import { openPayment, openReview, type PaymentHarness } from './payment-harness.ts';
import { savedCard } from './payment-samples.ts';

const codes = Object.values(ResponseCode).filter((code) => code !== 'Success');

describeFieldDeclines(cardPayment, [
  ['IncorrectValidationValue', 'Security code', '1234', 'Enter it again'],
  ['InvalidCardNumber', 'Card number', '371449635398431', 'Check the number, or use another card'],
  ['CardTypeNotAccepted', 'Card number', '371449635398431', 'Check the number, or use another card'],
  ['CardExpired', 'Expiration date', '01/39', 'This card has expired'],
  ['AvsVerificationFailed', 'Billing ZIP code', '60601', 'Check the ZIP code'],
]);

describeFieldDeclines(bankPayment, [
  ['InvalidAccountNumber', 'Account number', '000123456789', 'Check the account number'],
  ['InvalidRoutingNumber', 'Routing number', '011401533', 'Check the routing number'],
]);

it('A decline empties the security code, which the next attempt requires and undo does not restore', async () => {
  const modal = await openPayment();
  await modal.fillCard({ 'Card number': '378282246310005', 'Security code': '' });
  await modal.type('Security code', '7391');
  await modal.review();
  await submitInVain(cardPayment, modal, { code: 'Declined' });
  modal.placeCaret('Security code', 0);
  await modal.shortcut('Control', 'z');
  expect(modal.rendered).not.to.contain('7391');
  await modal.press('Review payment');
  expect([modal.summary?.links, modal.focused]).to.deep.equal([[], 'Security code']);
  expect(modal.error('Security code')).to.equal('Enter the security code');
  expect(modal.service.callsOf('pay')).to.have.length(1);
});

it('A decline keeps a saved method chosen', async () => {
  const modal = await openPayment({ token: 'TOKEN-1' }, { savedMethod: savedCard });
  await modal.review();
  await submitInVain(cardPayment, modal, { code: 'CardExpired' });
  expect(modal.isChosen('Visa ending in 4242, expires 04/39')).to.be.true;
  expect(modal.summary?.text).to.match(/has expired\. Use another card/);
  expect(modal.summary?.links, 'there is no field to go to').to.deep.equal([]);
});

it('A saved method that was removed before the payment disappears, and the payer uses another', async () => {
  const modal = await openPayment({ token: 'TOKEN-1', paymentCategory: 'UserSelect' }, { savedMethod: savedCard });
  await modal.review();
  await submitInVain(cardPayment, modal, refused('TokenNotFound', 'token'));
  expect(modal.summary?.text).to.contain('This saved payment method is no longer available.');
  expect(modal.detail('portal.error')).to.deep.include({ Details: { responseCode: ['TokenNotFound'] } });
  expect(modal.screen).not.to.contain('ending in 4242');
  await modal.fillInAndReview();
  expect(await modal.complete()).to.include({ lastFourDigits: '1111' });
});

describeDeclineTexts(cardPayment, codes, / You haven’t been charged( again)?\. /);

for (const [what, use, focused] of [
  ['button of the decline', (modal: PaymentHarness) => modal.press('Use a card instead'), 'Card number'],
  ['choice of the form', (modal: PaymentHarness) => modal.choose('Card'), 'Card'],
] as const) {
  it(`The ${what} leads to the other method, without the advice about the first`, async () => {
    const modal = await openPayment({ paymentCategory: 'UserSelect' });
    await modal.choose('Bank account');
    await modal.fillInAndReview();
    await submitInVain(bankPayment, modal, { code: 'InvalidAccountNumber' });
    await use(modal);
    expect(modal.summary).to.equal(undefined);
    expect(modal.focused).to.equal(focused);
  });
}

it('The text of a decline says whom to call if a call can help', async () => {
  const modal = await openReview();
  await submitInVain(cardPayment, modal, { code: 'OverMaximumPayment' });
  expect(modal.summary?.text).to.contain('call Prairie Mutual at (555) 010-0199');
});
