import { expect } from '@open-wc/testing';
import { passTime } from '../replace.ts';
import { openPayment, openSave, type PaymentHarness } from './payment-harness.ts';
import { accountDetails, cardDetails, savedAccount, savedCard, sha256, today } from './payment-samples.ts';

const saveChoice = 'Save this payment method for future payments';
const toSaveAccount = 'Authorization to save this bank account';
const byBank = { paymentCategory: 'ECheck' } as const;
const saveNotice = 'This payment method will be saved for future payments.';

async function isSaved(modal: PaymentHarness): Promise<boolean | undefined> {
  await modal.complete();
  return modal.payment.save;
}

for (const [saveOption, notice, saves] of [
  ['DoNotSave', '', false],
  ['Save', saveNotice, true],
  ['UserSelect', saveChoice, false],
] as const) {
  it(`The save option ${saveOption} ${saves ? 'shows that the method is saved, and saves it' : 'does not save the method'}`, async () => {
    const modal = await openPayment({ saveOption });
    if (notice) expect(modal.screen).to.contain(notice);
    else expect(modal.screen).not.to.contain('future payments');
    await modal.fillInAndReview();
    expect(modal.lines['Save for later']).to.equal(saves ? 'Yes' : undefined);
    expect(await isSaved(modal)).to.equal(saves);
    expect(modal.detail('portal.paymentComplete').tokenId).to.equal(saves ? 'TOKEN-9' : undefined);
  });
}

it('The save option UserSelect saves the method if the payer chooses that, and the review keeps the choice', async () => {
  const modal = await openPayment({ saveOption: 'UserSelect' });
  expect(modal.isChosen(saveChoice)).to.be.false;
  await modal.choose(saveChoice);
  await modal.fillInAndReview();
  await modal.press('Back');
  expect(modal.isChosen(saveChoice)).to.be.true;
  await modal.review();
  expect(modal.lines).to.include({ 'Save for later': 'Yes' });
  expect(await isSaved(modal)).to.be.true;
});

it('The confirmation says that the method is saved only if the service has saved it', async () => {
  const modal = await openPayment({ saveOption: 'Save' });
  await modal.fillInAndReview();
  const quote = { amount: 10798, fee: 0, total: 10798 };
  const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
  modal.service.script('pay', { code: 'Success', receipt });
  await modal.payNow();
  expect(modal.lines).not.to.have.any.keys('Save for later');
});

const withToken = { token: 'TOKEN-1' };

it('A saved method is loaded by its token, shown masked, chosen, and paid with its token', async () => {
  const modal = await openPayment(withToken, { savedMethod: savedCard });
  expect(modal.service.callsOf('open')[0]?.[1]).to.deep.equal({ operation: 'makePayment', token: 'TOKEN-1' });
  expect(modal.choices('Pay with')).to.deep.equal(['Visa ending in 4242, expires 04/39', 'Another card']);
  expect(modal.isChosen('Visa ending in 4242, expires 04/39')).to.be.true;
  expect(modal.fields).to.deep.equal([]);
  await modal.review();
  expect(modal.lines).to.include({ 'Payment method': 'Visa ending in 4242' });
  await modal.payNow();
  expect(modal.payment.method).to.deep.equal({ type: 'token', token: 'TOKEN-1' });
  expect(modal.detail('portal.paymentComplete')).to.include({ tokenId: 'TOKEN-1', lastFourDigits: '4242' });
});

for (const [policyHolderName, named] of [
  ['Jordan Rivera', 'Jordan Rivera'],
  [undefined, 'the account holder'],
]) {
  it(`A saved method is debited, if it is a bank account, with an authorization in the name of ${named ?? ''}`, async () => {
    const options = { ...withToken, paymentCategory: 'ECheck', policyHolderName } as const;
    const modal = await openPayment(options, { savedMethod: savedAccount });
    await modal.review();
    expect(modal.section('Authorization for a one-time electronic debit')).to.contain(
      `I, ${named ?? ''}, authorize Prairie Mutual to make one electronic debit of $107.98 from my bank account (PNC Bank account ending in 6789)`,
    );
  });
}

it('A saved method is not offered if its token is unknown', async () => {
  const modal = await openPayment(withToken);
  expect(modal.groups).not.to.contain('Pay with');
  expect(modal.fields).to.contain('Card number');
});

it('Saving a method sends a card without a review', async () => {
  const modal = await openSave({ clientReferenceData1: 'POL-2041', policyHolderName: 'Jordan Rivera' });
  await modal.fillCard();
  await modal.saveNow();
  const [[credentials, attempt, submission] = []] = modal.service.callsOf('save');
  expect(credentials).to.deep.equal(modal.service.callsOf('open')[0]?.[0]);
  expect(attempt).to.equal(1);
  expect(submission).to.deep.equal({
    method: cardDetails,
    references: { clientReferenceData1: 'POL-2041', policyHolderName: 'Jordan Rivera' },
  });
  expect(modal.service.callsOf('quote')).to.deep.equal([]);
});

it('Saving a method shows the authorization for a bank account, with general words for missing entries, and sends its proof', async () => {
  const modal = await openSave(byBank);
  expect(modal.section(toSaveAccount)).to.contain(
    'I, the account holder, authorize Prairie Mutual to save my bank account (as entered above) for',
  );
  await modal.type('Account number', '123');
  expect(modal.section(toSaveAccount)).to.contain('(as entered above)');
  await modal.keys('45');
  expect(modal.section(toSaveAccount)).to.contain('(Bank account ending in 2345)');
  await modal.fillAccount();
  expect(modal.section(toSaveAccount)).to.equal(
    `By selecting “Save payment method”, I, Jordan Rivera, authorize Prairie Mutual to save my bank account (JPMorgan Chase Bank account ending in 6789) for my future payments. Nothing is debited now, and each payment will need my authorization. To revoke this authorization, call Prairie Mutual at (555) 010-0199. Date of this authorization: ${today()}.`,
  );
  const text = modal.section(toSaveAccount);
  await modal.saveNow();
  const submission = modal.service.callsOf('save')[0]?.[2];
  expect(submission?.method).to.deep.equal(accountDetails);
  expect(submission?.authorization).to.deep.equal({ version: '2026-11', language: 'en', sha256: await sha256(text) });
});

it('Saving an account number that a tool filled in without an event first shows its authorization', async () => {
  const modal = await openSave(byBank);
  await modal.fillAccount();
  modal.field('Account number').value = '000123451111';
  modal.field('Confirm account number').value = '000123451111';
  await modal.press('Save payment method');
  expect(modal.focused).to.equal(toSaveAccount);
  const text = modal.section(toSaveAccount);
  expect(text).to.contain('ending in 1111');
  await modal.press('Save payment method');
  await sha256(text).then(() => modal.rest());
  expect(modal.service.callsOf('save'), 'after a double click').to.deep.equal([]);
  passTime(modal.view, 1_000);
  await modal.saveNow();
  expect(modal.service.callsOf('save')[0]?.[2].authorization).to.deep.equal({
    version: '2026-11',
    language: 'en',
    sha256: await sha256(text),
  });
});
