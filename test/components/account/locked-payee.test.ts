import { expect } from '@open-wc/testing';
import { ePay, setupAccount } from './account-harness.ts';
import { individualDetails } from './account-samples.ts';

const call = { SessionId: '40000000-0000-4000-8000-000000000001', lockedOptions: true };
const lockedOptions = {
  Context: 'payment',
  ClaimNumber: 'CLM-7',
  Amount: '18.40',
  IndividualDetails: individualDetails,
};

it('A session whose payee the server has locked pays the locked amount to the locked payee, and offers no corrections', async () => {
  const modal = await setupAccount({ session: { lockedOptions } });
  modal.element.openAccount(call);
  await modal.showsForm();
  expect(modal.eventCodes).to.deep.equal(['claims.load']);
  expect(modal.buttons).to.not.include('Correct these details');
  await modal.fillAccount();
  await modal.review();
  expect(modal.buttons.filter((name) => name.startsWith('Change'))).to.deep.equal([
    'Change: Pay to',
    'Change: Account type',
  ]);
  await modal.payNow();
  expect(modal.submission).to.deep.include({ amount: 18_40, claimNumber: 'CLM-7' });
});

it('A session whose payee the server has locked sends a request by e-mail to the address of the payee, and asks for no other', async () => {
  const modal = await setupAccount({ session: { lockedOptions: { ...lockedOptions, EPayAllowed: true } } });
  modal.element.openAccount(call);
  await modal.showsForm();
  await modal.choose(ePay);
  expect(modal.texts.join()).to.not.include('Send the email to');
  await modal.reviewRequest();
  await modal.sendNow();
  expect(modal.submission.method).to.deep.equal({ type: 'ePay', email: individualDetails.Email });
});
