import { plain } from '../accessibility-tree.ts';
import { expect } from '@open-wc/testing';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { openReview, openPayment } from './payment-harness.ts';
import { sha256, today } from './payment-samples.ts';
import { states } from './payment-states.ts';

await describeLanguages({
  operation: cardPayment,
  states,
  english: paymentEn,
  load: loadPaymentMessages,
  headingKey: 'makePayment.heading',
});

describe('a payment modal in Spanish', () => {
  it('writes money as in the United States and spells the month', async () => {
    const modal = await openPayment({ accountBalance: '1234.50' }, { lang: 'es' });
    await modal.choose('Account balance');
    await modal.fillInAndReview();
    expect(modal.lines).to.include({ Total: '$1,234.50', 'Fecha del pago': plain(today('es-US')) });
    expect(plain(today('es-US'))).to.match(/ de \p{L}{4,} de \d{4}$/u);
    expect(modal.buttons).to.contain('Pagar $1,234.50');
  });

  it('shows the authorization in Spanish, and sends its hash', async () => {
    const modal = await openReview({ paymentCategory: 'ECheck' }, { lang: 'es' });
    const text = modal.section('Authorization for a one-time electronic debit');
    expect(text).to.match(/^Al seleccionar “Pagar \$107\.98”, yo, Jordan Rivera, autorizo a Prairie Mutual/);
    await modal.payNow();
    const proof = { version: '2026-11', language: 'es', sha256: await sha256(text) };
    expect(modal.payment.authorization).to.deep.equal(proof);
  });
});
