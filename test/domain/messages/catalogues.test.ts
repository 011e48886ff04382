import assert from 'node:assert/strict';
import test from 'node:test';
import { paymentEn, type PaymentMessageKey } from '../../../src/messages/payment.en.ts';
import { paymentEs } from '../../../src/messages/payment.es.ts';
import { loadPaymentMessages } from '../../../src/messages/payment-messages.ts';
import { sharedEn } from '../../../src/messages/shared.en.ts';
import { sharedEs } from '../../../src/messages/shared.es.ts';
import { paymentFieldNames } from '../../../src/payment/payment-form.ts';
import { ResponseCode } from '../../../src/payment/response-codes.ts';

const keys = Object.keys(paymentEn) as PaymentMessageKey[];
const placeholders = (text: string) => Array.from(new Set(text.match(/\{[^}]*\}/g))).toSorted();

test('English and Spanish have the same texts', () => {
  assert.deepEqual(Object.keys(paymentEs).toSorted(), keys.toSorted());
  assert.deepEqual(Object.keys(sharedEs).toSorted(), Object.keys(sharedEn).toSorted());
});

for (const key of keys) {
  const english: string = paymentEn[key];
  const spanish = paymentEs[key];

  test(`${key} has the same placeholders in both languages`, () => {
    assert.deepEqual(placeholders(spanish), placeholders(english));
  });

  test(`${key} is written in both languages, without blanks around`, () => {
    for (const text of [english, spanish]) {
      assert.notEqual(text, '');
      assert.equal(text, text.trim());
    }
  });

  test(`${key} has well-formed placeholders only`, () => {
    for (const text of [english, spanish]) assert.doesNotMatch(text.replace(/\{[a-z]\w*\}/gi, ''), /[{}]/);
  });
}

/* What the fields can say of a text: each needs its words. */
const verdicts: Record<(typeof paymentFieldNames)[number], readonly string[]> = {
  amount: ['empty', 'form', 'tooLittle', 'tooMuch'],
  cardNumber: ['empty', 'partial', 'characters', 'brand', 'length', 'checksum'],
  expiration: ['empty', 'partial', 'form', 'month', 'past', 'future'],
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

for (const name of paymentFieldNames) {
  for (const code of ['label', ...verdicts[name]]) {
    test(`There are words for ${name}.${code}`, () => assert.ok(`${name}.${code}` in paymentEn));
  }
}

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  test(`There are words for a payment that is answered ${code}`, () => assert.ok(`decline.${code}` in paymentEn));
}

/* Accessible names are part of the interface: people's tests find the fields by them. */
const names: readonly [key: PaymentMessageKey, name: string][] = [
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
];

for (const [key, name] of names) {
  test(`${key} is called "${name}"`, () => assert.equal(paymentEn[key], name));
}

for (const [language, texts] of Object.entries({ English: paymentEn, Spanish: paymentEs })) {
  test(`No text in ${language} says CVV`, () => {
    assert.deepEqual(
      Object.entries(texts).filter(([, text]) => /\bcv[vc]\d?\b/i.test(text)),
      [],
    );
  });

  for (const part of ['{total}', '{name}', '{merchant}', '{method}', '{date}', '{phone}']) {
    test(`The authorisation of a debit names the ${part} in ${language}`, () => {
      assert.ok(texts['authorisation.debit'].includes(part));
    });
  }

  for (const part of ['{merchant}', '{date}', '{phone}']) {
    test(`The authorisation to keep an account names the ${part} in ${language}`, () => {
      assert.ok(texts['authorisation.save'].includes(part));
    });
  }
}

test('English is there at once', async () => {
  assert.deepEqual(await loadPaymentMessages('en'), { language: 'en', catalogue: paymentEn });
});

test('Spanish is fetched when it is wanted', async () => {
  assert.deepEqual(await loadPaymentMessages('es'), { language: 'es', catalogue: paymentEs });
});
