import assert from 'node:assert/strict';
import test from 'node:test';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';
import type { PaymentFieldName } from '../../../src/payment/payment-form.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { checkCatalogues, everyCatalogue } from '../messages/catalogue-checks.ts';

/* What the fields can say of a text: each needs its words. */
const verdicts: Record<PaymentFieldName, readonly string[]> = {
  amount: ['empty', 'form', 'tooLittle', 'tooMuch'],
  cardNumber: ['empty', 'partial', 'characters', 'brand', 'length', 'checksum'],
  expiration: ['empty', 'partial', 'form', 'month', 'past'],
  nameOnCard: ['empty', 'length', 'number'],
  securityCode: ['empty', 'partial', 'characters', 'length'],
  zip: ['empty', 'partial', 'form'],
  street: [],
  accountType: ['empty'],
  routingNumber: ['empty', 'partial', 'characters', 'length', 'checksum'],
  accountNumber: ['empty', 'partial', 'characters', 'length'],
  repeatedNumber: ['empty', 'partial', 'different'],
  nameOnAccount: ['empty', 'length', 'number'],
};

await checkCatalogues({
  modal: 'the payment modal',
  english: paymentEn,
  load: loadPaymentMessages,
  verdicts,
  declines: Object.values(ResponseCode).filter((code) => code !== 'Success'),
  names: [
    ['cardNumber.label', 'Card number'],
    ['expiration.label', 'Expiration date'],
    ['securityCode.label', 'Security code'],
    ['nameOnCard.label', 'Name on card'],
    ['zip.label', 'Billing ZIP code'],
    ['street.label', 'Billing street address'],
    ['routingNumber.label', 'Routing number'],
    ['accountNumber.label', 'Account number'],
    ['accountType.label', 'Account type'],
    ['nameOnAccount.label', 'Name on account'],
    ['amount.label', 'Amount'],
    ['review.button', 'Review payment'],
    ['pay.button', 'Pay {total}'],
    ['save.button', 'Save payment method'],
    ['close', 'Close'],
    ['cancel', 'Cancel'],
    ['problem.heading', 'There is a problem'],
  ],
});

for (const [language, texts] of await everyCatalogue(loadPaymentMessages)) {
  test(`No text in ${language} says CVV`, () => {
    assert.deepEqual(
      Object.entries(texts).filter(([, text]) => /\bcv[vc]\d?\b/i.test(text)),
      [],
    );
  });

  for (const part of ['{total}', '{name}', '{merchant}', '{method}', '{date}', '{phone}']) {
    test(`The authorization of a debit names the ${part} in ${language}`, () => {
      assert.ok(texts['authorization.debit'].includes(part));
    });
  }

  for (const part of ['{merchant}', '{date}', '{phone}']) {
    test(`The authorization to keep an account names the ${part} in ${language}`, () => {
      assert.ok(texts['authorization.save'].includes(part));
    });
  }
}
