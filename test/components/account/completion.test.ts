import { expect } from '@open-wc/testing';
import { openPayment, openRequest, openReview, openSave, toCompany, toPerson, toStored } from './account-harness.ts';
import { accountDetails, individual } from './account-samples.ts';

it('A payment to a bank account is sent to the service and reported to the page', async () => {
  const modal = await openReview({ ...toPerson, SourceUser: 'adjuster-7' });
  await modal.payNow();
  const claim = { amount: 125_050, claimNumber: 'CLM-2041', sourceUser: 'adjuster-7' };
  expect(modal.submission).to.deep.equal({ payee: individual, method: accountDetails, ...claim });
  // The payload is in test/domain/account/account-payloads.test.ts.
  const paid = { TransactionId: 'T-70001', Amount: 1250.5, PaymentMethodType: 'ECheck' };
  expect(modal.detail('claims.paymentComplete').paymentInfo).to.include(paid);
});

describe('the confirmation of an account operation', () => {
  it('shows all details of a payment to a bank account', async () => {
    const modal = await openReview(toCompany);
    await modal.payNow();
    expect(modal.screen).to.contain('We sent $1,250.50 to Oak Roofing LLC.');
    expect(modal.lines).to.deep.equal({
      'Confirmation number': 'T-70001',
      'Claim number': 'CLM-2041',
      Amount: '$1,250.50',
      Date: 'November 21, 2026 at 9:05 PM EST',
      'Pay to': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Oak Roofing LLC',
    });
  });

  it('shows the balance after a payment to a prepaid account', async () => {
    const modal = await openPayment(toStored, { session: { prepaidAccount: { balance: 2_500 } } });
    await modal.choose('Prepaid account');
    await modal.review();
    await modal.payNow();
    expect(modal.lines).to.include({ 'Pay to': 'Prepaid account', 'Prepaid balance': '$1,275.50' });
    expect(modal.lines).not.to.have.property('Name on account');
  });

  it('shows what was saved and for which payee', async () => {
    const modal = await openSave();
    await modal.fillAccount();
    await modal.saveNow();
    expect(modal.screen).to.contain('You can use it for future payments to Jordan Rivera.');
    expect(modal.lines).to.deep.equal({
      'Payment method': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Jordan Rivera',
    });
  });

  it('shows the recipient of a request, and says that nothing is paid yet', async () => {
    const modal = await openRequest();
    await modal.sendNow();
    expect(modal.screen).to.contain(
      'We emailed jordan@example.com a link. Nothing is paid until the payee chooses how.',
    );
    expect(modal.lines).to.deep.equal({
      'Claim number': 'CLM-2041',
      Amount: '$1,250.50',
      'Email sent to': 'jordan@example.com',
      'Request number': 'EP-5',
    });
  });
});
