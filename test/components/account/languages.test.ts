import { expect } from '@open-wc/testing';
import { accountEn } from '../../../src/account/account.en.ts';
import { catalogue as accountEs } from '../../../src/account/account.es.ts';
import { englishFinder } from '../spanish.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { payeePayment } from './account-cases.ts';
import { openPayment, toStored } from './account-harness.ts';
import { individualDetails } from './account-samples.ts';
import { states } from './account-states.ts';

const englishIn = englishFinder(accountEn, accountEs);

describeLanguages({
  operation: payeePayment,
  states,
  spanishHeading: 'Pagar un reclamo',
  declines: ['GatewayInternalError', 'NoProcessorResponse', 'InvalidRoutingNumber', 'Declined'],
  englishIn,
  headingKey: 'payment.heading',
});

describe('an account modal in Spanish', () => {
  it('shows the errors of each detail in Spanish', async () => {
    const wrong = Object.fromEntries(Object.keys(individualDetails).map((name) => [name, 'x'.repeat(300)]));
    const modal = await openPayment(
      { IndividualDetails: { ...individualDetails, ...wrong, Phone: '2125550123', Zip: '1' } },
      { lang: 'es' },
    );
    await modal.fillAndLeave('Phone number', 'home');
    await modal.fillAll({ 'Routing number': '021000022', 'Account number': '1', 'Confirm account number': '2' });
    await modal.press('Review payment');
    expect(modal.summary?.links).to.have.length(12);
    expect(englishIn(modal.texts)).to.deep.equal([]);
  });

  it('writes money and dates as in the United States, the month spelled out', async () => {
    const modal = await openPayment(toStored, { lang: 'es', session: { prepaidAccount: { balance: 2_500 } } });
    expect(modal.choices('Pay to')).to.contain('Cuenta prepagada Saldo $25.00');
    await modal.choose('Prepaid account');
    await modal.review();
    expect(modal.buttons).to.contain('Pagar $1,250.50');
    await modal.payNow();
    expect(modal.lines.Fecha).to.match(/^21 de noviembre de 2026\D+ 9:05 p\.\s?m\. EST$/);
  });
});
