import assert from 'node:assert/strict';
import test from 'node:test';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';
import type { PaymentFieldName } from '../../../src/payment/payment-form.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { checkCatalogues, everyCatalogue } from '../messages/catalogue-checks.ts';

const fields: Record<PaymentFieldName, readonly [label: string, codes: string]> = {
  amount: ['Amount', 'empty form tooLittle tooMuch'],
  cardNumber: ['Card number', 'empty partial characters brand length checksum'],
  expiration: ['Expiration date', 'empty partial form month past'],
  nameOnCard: ['Name on card', 'empty length number'],
  securityCode: ['Security code', 'empty partial characters length'],
  zip: ['Billing ZIP code', 'empty partial form'],
  street: ['Billing street address', ''],
  accountType: ['Account type', 'empty'],
  routingNumber: ['Routing number', 'empty partial characters length checksum'],
  accountNumber: ['Account number', 'empty partial characters length'],
  repeatedNumber: ['Confirm account number', 'empty partial different'],
  nameOnAccount: ['Name on account', 'empty length number'],
};

await checkCatalogues({
  modal: 'the payment modal',
  english: paymentEn,
  load: loadPaymentMessages,
  fields,
  declines: Object.values(ResponseCode).filter((code) => code !== 'Success'),
  names: {
    'review.button': 'Review payment',
    'pay.button': 'Pay {total}',
    'save.button': 'Save payment method',
    close: 'Close',
    cancel: 'Cancel',
    'problem.heading': 'There is a problem',
  },
});

for (const [language, texts] of await everyCatalogue(loadPaymentMessages)) {
  test(`No text in ${language} says CVV`, () => {
    assert.deepEqual(
      Object.entries(texts).filter(([, text]) => /\bcv[vc]\d?\b/i.test(text)),
      [],
    );
  });

  for (const [key, parts] of [
    ['authorization.debit', ['{total}', '{name}', '{merchant}', '{method}', '{date}', '{phone}']],
    ['authorization.save', ['{merchant}', '{date}', '{phone}']],
  ] as const) {
    test(`${key} names ${parts.join(', ')} in ${language}`, () => {
      for (const part of parts) assert.ok(texts[key].includes(part), part);
    });
  }
}
