import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as v from 'valibot';
import { checkAccountField, correctedPayee, payeeMethod } from '../../src/account/account-form.ts';
import { PayeeMethod } from '../../src/account/requests.ts';
import { NamedPayee } from '../../src/claims/requests.ts';
import type { Verdict } from '../../src/fields/verdict.ts';
import { paymentMethods } from '../../src/payment/methods/payment-methods.ts';
import { checkPaymentField, type PaymentFields } from '../../src/payment/payment-form.ts';
import { BankAccountDetails, CardDetails } from '../../src/payment/requests.ts';
import { company, fields as payeeFields, individual, session } from './account/samples.ts';
import { testForMany } from './for-any.ts';
import { fields } from './payment/samples.ts';

/* A submission that the service cannot read would end the operation and lose everything typed. */

const noise = fc.oneof(
  fc.constantFrom(' ', '-', '\t', '\n', '\u00a0', '\u3000', '\u2013', '\u200b', '\u200c', '\u202e', '\ufeff', '\u0007'),
  fc.constantFrom('0', '9', '\uff11', 'x', '\ud800', '\u6771', '/', '.', '1234', 'x'.repeat(200), 'x'.repeat(1001)),
);

/** One of the texts, some of its digits in full width, with any characters inserted anywhere. */
function disturbed(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.boolean(), fc.array(fc.tuple(fc.nat(30), noise), { maxLength: 4 }))
    .map(([text, isWide, inserted]) => {
      const wide = text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      return inserted.reduce((all, [at, more]) => all.slice(0, at) + more + all.slice(at), isWide ? wide : text);
    });
}

/**
 * Any form that is valid throughout: in each field a disturbed text if that is valid, else the first one.
 *
 * @param right Valid texts, by field; a field comes after those that its check looks at.
 */
function validForms<Name extends string>(
  right: Readonly<Record<Name, readonly [string, ...string[]]>>,
  check: (name: NoInfer<Name>, fields: Readonly<Record<NoInfer<Name>, string>>) => Verdict<unknown, string>,
): fc.Arbitrary<Readonly<Record<Name, string>>> {
  const names = Object.keys(right) as Name[];
  const first = Object.fromEntries(names.map((name) => [name, right[name][0]])) as Record<Name, string>;
  const texts = names.map((name) => fc.oneof(disturbed(right[name]), fc.string({ unit: 'binary', maxLength: 40 })));
  return fc.tuple(...texts).map((typed) =>
    names.reduce((fields, name, index) => {
      const changed = { ...fields, [name]: typed[index] ?? '' };
      return names.every((one) => check(one, changed).state === 'valid') ? changed : fields;
    }, first),
  );
}

function testReadable<Form>(
  what: string,
  forms: fc.Arbitrary<Form>,
  schema: v.GenericSchema,
  read: (form: Form) => unknown,
) {
  testForMany(2_000, `The service can read every ${what} that the form finds valid`, forms, (typed) => {
    const details = read(typed);
    assert.ok(v.is(schema, details), JSON.stringify(details));
  });
}

const now = { month: 11, year: 2026 };
const checkPayment = (name: keyof PaymentFields, typed: Partial<PaymentFields>) =>
  checkPaymentField(name, fields(typed), { now, limits: undefined });

const cards = validForms(
  {
    cardNumber: ['4111111111111111', '378282246310005', '6205500000000000004'],
    expiration: ['04/29', '12/2099', '12/2100', '9999-12'],
    securityCode: ['123', '1234', '007'],
    nameOnCard: ['Ann Lee', '1234567', '1234 567'],
    zip: ['12345', '12345-6789'],
    street: ['12 Oak Street', ''],
  },
  checkPayment,
);
testReadable('card', cards, CardDetails, (typed) => paymentMethods.CreditCard.details(fields(typed), now));

const accounts = validForms(
  {
    accountType: ['Checking', 'Saving'],
    routingNumber: ['021000021'],
    nameOnAccount: ['Ann Lee', '1234567', '1234 567'],
    accountNumber: ['0012345', '12345678901234567'],
  },
  checkPayment,
);
testReadable('bank account of a payer', accounts, BankAccountDetails, (typed) =>
  paymentMethods.ECheck.details(fields(typed), now),
);

const payees = validForms(
  {
    companyName: ['Oak Roofing LLC', '1600'],
    firstName: ['Pat', '1234567'],
    lastName: ['Lee'],
    email: ['pat@example.com', 'pat+1@xn--oak.example'],
    phone: ['2125550123', '+1 (212) 555-0123'],
    address: ['12 Oak Street'],
    city: ['Hartford'],
    state: ['CT'],
    zip: ['12345', '12345-6789'],
    accountType: ['Checking', 'Savings'],
    routingNumber: ['021000021'],
    accountNumber: ['0012345', '12345678901234567'],
    ePayEmail: ['pat@example.com'],
  },
  (name, typed) => checkAccountField(name, payeeFields(typed)),
);

for (const payee of [company, individual])
  testReadable(`payee (${payee.type})`, payees, NamedPayee, (typed) => correctedPayee(payee, payeeFields(typed)));

for (const method of ['bankAccount', 'ePay'] as const) {
  testReadable(`${method} of a payee`, payees, PayeeMethod, (typed) =>
    payeeMethod({ method, isCorrecting: false }, payeeFields(typed), session),
  );
}
