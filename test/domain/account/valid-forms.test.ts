import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  accountFieldNames,
  checkAccountField,
  correctedPayee,
  payeeMethod,
  type AccountChoices,
  type AccountFields,
} from '../../../src/account/account-form.ts';
import { PayeeMethod } from '../../../src/account/requests.ts';
import type { AccountSession } from '../../../src/account/wire.ts';
import { NamedPayee } from '../../../src/claims/requests.ts';
import { validForms } from '../fields/disturbed.ts';
import { company, individual } from './samples.ts';

/* A submission that the service cannot read would end the operation with everything typed lost. */

const blank = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;

const forms = validForms(
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
  (name, fields) => checkAccountField(name, { ...blank, ...fields }),
);

const session: AccountSession = {
  merchant: { name: 'Prairie Mutual', phone: '(555) 010-0199' },
  payee: individual,
  bankAccounts: [],
  prepaidAccount: null,
};

for (const payee of [company, individual]) {
  test(`The service can read all details of a payee (${payee.type}) that the form finds valid`, () => {
    fc.assert(
      fc.property(forms, (typed) => {
        const corrected = correctedPayee(payee, { ...blank, ...typed });
        assert.ok(v.is(NamedPayee, corrected), JSON.stringify(corrected));
      }),
      { numRuns: 2_000 },
    );
  });
}

for (const method of ['bankAccount', 'ePay'] satisfies AccountChoices['method'][]) {
  test(`The service can read every ${method} that the form finds valid`, () => {
    fc.assert(
      fc.property(forms, (typed) => {
        const read = payeeMethod({ method, correcting: false }, { ...blank, ...typed }, session);
        assert.ok(v.is(PayeeMethod, read), JSON.stringify(read));
      }),
      { numRuns: 2_000 },
    );
  });
}
