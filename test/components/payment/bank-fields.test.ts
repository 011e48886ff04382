import { expect } from '@open-wc/testing';
import { plain } from '../accessibility-tree.ts';
import { describeBankFields } from '../suites/bank-fields-suite.ts';
import { passTime } from '../replace.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { bankPayment } from './payment-cases.ts';
import { openReview } from './payment-harness.ts';
import { flatFees, sha256, today } from './payment-samples.ts';

const byBank = { paymentCategory: 'ECheck' } as const;
const debit = 'Authorization for a one-time electronic debit';

describeBankFields(bankPayment);

describeFieldErrors({
  operation: bankPayment,
  whenLeft: [['Name on account', '000123456789', 'Enter the name, not the account number']],
  onSubmission: [['Name on account', '', 'Enter the name on the account']],
});

describe('the authorization of a debit', () => {
  it('names the payer, the amount, the account, the date, the frequency and how to revoke it', async () => {
    const modal = await openReview({ ...byBank, feeContext: 'PaymentWithFee' }, { merchant: { fees: flatFees } });
    expect(modal.section(debit)).to.equal(
      `By selecting “Pay $108.98”, I, Jordan Rivera, authorize Prairie Mutual to make one electronic debit of $108.98 from my bank account (JPMorgan Chase Bank account ending in 6789), on ${today()} or the next business day. This authorization is for this single payment only. To revoke it, call Prairie Mutual at (555) 010-0199 before the debit has been processed. Date of this authorization: ${today()}.`,
    );
    expect(modal.buttons).to.contain('Pay $108.98');
  });

  it('has the name as it is sent, without invisible characters and outer blanks', async () => {
    const modal = await openReview(byBank);
    await modal.press('Back');
    await modal.type('Name on account', ' Ann\u202e Lee ');
    await modal.review();
    expect(modal.section(debit)).to.contain(', I, Jordan Rivera Ann Lee, authorize');
    await modal.payNow();
    expect(modal.payment.method).to.include({ name: 'Jordan Rivera Ann Lee' });
  });

  it('is updated when the payment changes, proved by the hash of its text, and shown on the confirmation', async () => {
    const modal = await openReview(byBank);
    await modal.press('Back');
    await modal.choose('Account balance');
    await modal.review();
    const text = modal.section(debit);
    expect(text).to.match(/^By selecting “Pay \$430\.00”.* one electronic debit of \$430\.00 from/);
    await modal.payNow();
    const proof = { version: '2026-11', language: 'en', sha256: await sha256(text) };
    expect(modal.payment.authorization).to.deep.equal(proof);
    expect(modal.section(debit), 'on the confirmation').to.equal(text);
  });

  it('shows the date of the next day, after another review, if midnight has passed', async () => {
    const modal = await openReview(byBank, { openedAt: '2026-11-30T23:50:00' });
    passTime(modal.view, 20 * 60_000);
    await modal.press('Pay $107.98');
    await modal.until(() => modal.screen.includes('on December 1, 2026'), 'it is reviewed again');
    expect(modal.service.callsOf('pay')).to.deep.equal([]);
  });

  it('is sent in full, without a version, if the page provides the text', async () => {
    const messages = { 'makePayment.authorization.debit': 'I allow a debit of {total}.' };
    const modal = await openReview(byBank, { messages });
    const text = 'I allow a debit of $107.98.';
    expect(modal.section(debit)).to.equal(text);
    await modal.payNow();
    expect(modal.payment.authorization).to.deep.equal({ text, language: 'en', sha256: await sha256(text) });
  });

  it('is in Spanish in a Spanish modal, with money as in the United States', async () => {
    const modal = await openReview(byBank, { lang: 'es' });
    expect(modal.lines).to.include({ Total: '$107.98', 'Fecha del pago': plain(today('es-US')) });
    const text = modal.section(debit);
    expect(text).to.match(/^Al seleccionar “Pagar \$107\.98”, yo, Jordan Rivera, autorizo a Prairie Mutual/);
    await modal.payNow();
    expect(modal.payment.authorization).to.include({ language: 'es', sha256: await sha256(text) });
  });
});
