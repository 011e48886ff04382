import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { paymentMethods } from '../../../src/payment/methods/payment-methods.ts';
import { checkPaymentField, paymentFieldNames, type PaymentFields } from '../../../src/payment/payment-form.ts';
import { BankAccountDetails, CardDetails } from '../../../src/payment/requests.ts';
import { validForms } from '../fields/disturbed.ts';

/* A submission that the service cannot read would end the operation with everything typed lost. */

const now = { month: 11, year: 2026 };
const blank = Object.fromEntries(paymentFieldNames.map((name) => [name, ''])) as PaymentFields;
const check = (name: keyof PaymentFields, fields: Partial<PaymentFields>) =>
  checkPaymentField(name, { ...blank, ...fields }, { now, limits: undefined });

const cards = validForms(
  {
    cardNumber: ['4111111111111111', '378282246310005', '6205500000000000004'],
    expiration: ['04/29', '12/2099', '12/2100', '9999-12'],
    securityCode: ['123', '1234', '007'],
    nameOnCard: ['Ann Lee', '1234567', '1234 567'],
    zip: ['12345', '12345-6789'],
    street: ['12 Oak Street', ''],
  },
  check,
);

const accounts = validForms(
  {
    accountType: ['Checking', 'Saving'],
    routingNumber: ['021000021'],
    nameOnAccount: ['Ann Lee', '1234567', '1234 567'],
    accountNumber: ['0012345', '12345678901234567'],
  },
  check,
);

test('The service can read every card that the form finds valid', () => {
  fc.assert(
    fc.property(cards, (typed) => {
      const details = paymentMethods.CreditCard.details({ ...blank, ...typed }, now);
      assert.ok(v.is(CardDetails, details), JSON.stringify(details));
    }),
    { numRuns: 2_000 },
  );
});

test('The service can read every bank account that the form finds valid', () => {
  fc.assert(
    fc.property(accounts, (typed) => {
      const details = paymentMethods.ECheck.details({ ...blank, ...typed }, now);
      assert.ok(v.is(BankAccountDetails, details), JSON.stringify(details));
    }),
    { numRuns: 2_000 },
  );
});
