import { expect } from '@open-wc/testing';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { openPayment, toCompany, toStored } from './account-harness.ts';
import { accountDetails, companyDetails } from './account-samples.ts';

const numbers = [accountDetails.accountNumber, accountDetails.routingNumber];
const taxId = companyDetails.TaxId;

function expectNoSecrets(text: string): void {
  for (const secret of [...numbers, taxId]) expect(text).not.to.contain(secret);
}

describe('what must stay secret of a payee', () => {
  it('is not repeated in the errors', async () => {
    const modal = await openPayment(toCompany);
    await modal.press('Correct these details');
    const [accountNumber, routingNumber] = numbers;
    await modal.fillAll({ 'First name': accountNumber ?? '', 'ZIP code': routingNumber ?? '', 'Phone number': taxId });
    await modal.fillAccount({ 'Confirm account number': '1' });
    await modal.press('Review payment');
    expect(modal.summary?.links.length).to.be.above(2);
    expectNoSecrets(modal.markup);
  });

  it('is in no event about wrong options', async () => {
    const modal = await openPayment();
    await modal.close();
    const given: unknown = { ...toCompany, AccountId: taxId, Amount: numbers[0], ClaimNumber: [numbers[1]] };
    modal.element.openAccount(given as AccountOptionObject);
    expect(modal.eventCodes.at(-1)).to.equal('claims.error');
    expectNoSecrets(JSON.stringify(modal.events));
  });

  it('stays secret if the service reveals it by mistake', async () => {
    const modal = await openPayment(toStored);
    await modal.close();
    const payee = { ...modal.service.session.payee, taxId };
    modal.service.script('open', { ...modal.service.session, payee });
    await modal.pay(toStored);
    await modal.press('Correct these details');
    expectNoSecrets(modal.rendered);
  });
});

it('A page with the account modal that goes into the back/forward cache stays in the review if nothing secret was typed', async () => {
  const modal = await openPayment();
  await modal.choose('New prepaid account');
  await modal.review();
  await modal.putPageAway();
  expect(modal.heading).to.equal('Review the payment');
  await modal.payNow();
});
