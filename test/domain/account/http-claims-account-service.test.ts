import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { ClaimsAccountService } from '../../../src/account/claims-account-service.ts';
import { claimsRefusals } from '../../../src/claims/claims-refusals.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { oneCall } from '../http/one-call.ts';

const credentials = { sessionKey: 'S1', operationKey: 'K1' };

const call = oneCall(createHttpClaimsAccountService);

const individual = {
  type: 'individual',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@mail.example',
  phone: '2125550123',
  address: '1 Oak Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
} as const;
const newContact = {
  firstName: 'Bo',
  lastName: 'Day',
  email: 'bo@shop.example',
  phone: '2125550124',
  webAccess: 'Disabled',
} as const;
const contact = { contactId: 7, ...newContact };
const company = {
  type: 'company',
  companyName: 'Day Repairs',
  address: '2 Oak Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  contact,
} as const;

const bankAccount = { token: 'T1', accountType: 'Savings', bankName: null, lastFourDigits: '6789' } as const;
const session = {
  merchant: { name: 'Example Insurance', phone: '800-555-0100' },
  payee: company,
  bankAccounts: [bankAccount],
  prepaidAccount: { balance: 1_050 },
};
const toBank = { type: 'ECheck', bankAccount, nameOnAccount: 'Day Repairs' };
const transaction = {
  transactionId: '900001',
  transactedAt: '2026-11-21T21:05:09',
  zoneCode: 'EST',
  timeZone: 'Eastern Standard Time',
  amount: 10_798,
};
const receipt = { accountId: 12, contactId: '7', method: toBank, transaction };
const submission = {
  payee: company,
  method: { type: 'savedBankAccount', token: 'T1' },
  amount: 10_798,
  claimNumber: 'C-1',
  sourceUser: 'U-1',
} as const;
const request = { context: 'payment', accountId: 12, payee: company, accountGroupCode: 'North' } as const;

const ok = { responseCode: 'Success' };
const status = (value: unknown) => ({ ...ok, status: value });

const open = (service: ClaimsAccountService) => service.open(credentials, request);
const submit = (service: ClaimsAccountService) => service.submit(credentials, 2, submission);
const askStatus = (service: ClaimsAccountService) => service.status(credentials, 2);
const cancel = (service: ClaimsAccountService) => service.cancel(credentials);

const requests: readonly [
  name: string,
  use: (service: ClaimsAccountService) => Promise<unknown>,
  answer: object,
  fields: object,
  outlivesThePage: boolean,
][] = [
  ['Open', open, { ...ok, session }, request, false],
  ['Submit', submit, { ...ok, receipt }, { attempt: 2, ...submission }, false],
  ['Status', askStatus, status({ state: 'absent' }), { attempt: 2 }, false],
  ['Cancel', cancel, ok, {}, true],
];

for (const [name, use, answer, fields, outlivesThePage] of requests) {
  test(`${name} posts ${Object.keys(fields).join(', ') || 'nothing'} beside the credentials`, async () => {
    const { sent, result } = await call(answer, use);
    assert.ok(!(result instanceof Error), String(result));
    assert.deepEqual(sent, {
      url: `https://pay.example.com/Claims/AccountModal/Operations/${name}`,
      body: { ...credentials, ...fields },
      keepalive: outlivesThePage,
    });
  });
}

const withPayee = (payee: object) => ({ ...ok, session: { ...session, payee } });
const withMethod = (method: object, more: object = {}) => ({ ...ok, receipt: { ...receipt, method, ...more } });

const sessions: readonly [what: string, session: object][] = [
  ['a known company', session],
  ['a company with a new contact', { ...session, payee: { ...company, contact: newContact } }],
  ['an individual without anything saved', { ...session, payee: individual, bankAccounts: [], prepaidAccount: null }],
];

for (const [what, wire] of sessions) {
  test(`A session of ${what} is read as it is on the wire`, async () => {
    assert.deepEqual((await call({ ...ok, session: wire }, open)).result, wire);
  });
}

const receipts: readonly [what: string, receipt: object][] = [
  ['of a payment to a bank account', receipt],
  ['of an individual', { ...receipt, contactId: null }],
  ['of a payment to a prepaid account', { ...receipt, method: { type: 'PrepaidAccount', balance: 0 } }],
  ['of a save', { ...receipt, transaction: null }],
  [
    'of an e-mail payment request',
    { ...receipt, method: { type: 'EPay', requestId: '5', email: 'bo@shop.example' }, transaction: null },
  ],
];

for (const [what, wire] of receipts) {
  test(`A receipt ${what} is read as it is on the wire`, async () => {
    const answer = { code: 'Success', receipt: wire };
    assert.deepEqual((await call({ ...ok, receipt: wire }, submit)).result, answer);
    const told = await call(status({ state: 'answered', answer: { ...ok, receipt: wire } }), askStatus);
    assert.deepEqual(told.result, { state: 'answered', answer });
  });
}

for (const state of ['absent', 'processing'] as const) {
  test(`A status ${state} is read as it is on the wire`, async () => {
    assert.deepEqual((await call(status({ state }), askStatus)).result, { state });
  });
}

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  test(`A submission that is answered ${code} is a decline, not an error`, async () => {
    assert.deepEqual((await call({ responseCode: code }, submit)).result, { code });
  });
}

test('A tax id that the service sends is left out', async () => {
  const { result } = await call(withPayee({ ...company, taxId: '98-7654321' }), open);
  assert.deepEqual(result, session);
});

test('What turns the direction of a text around is left out', async () => {
  const { result } = await call(withPayee({ ...company, companyName: 'Day\u202e Repairs\n' }), open);
  assert.deepEqual(result, session);
});

const unreadable: readonly [what: string, use: (service: ClaimsAccountService) => Promise<unknown>, answer: unknown][] =
  [
    ['A session without a payee', open, { ...ok, session: { ...session, payee: undefined } }],
    ['A payee of an unknown type', open, withPayee({ ...individual, type: 'estate' })],
    ['A company without a contact', open, withPayee({ ...company, contact: undefined })],
    ['A contact id in text', open, withPayee({ ...company, contact: { ...contact, contactId: '7' } })],
    ['Web access by number', open, withPayee({ ...company, contact: { ...contact, webAccess: 0 } })],
    ['An individual without a telephone number', open, withPayee({ ...individual, phone: undefined })],
    ['A balance in dollars', open, { ...ok, session: { ...session, prepaidAccount: { balance: 10.5 } } }],
    ['A session without bank accounts', open, { ...ok, session: { ...session, bankAccounts: null } }],
    [
      'A session that shows a whole account number',
      open,
      { ...ok, session: { ...session, bankAccounts: [{ ...bankAccount, lastFourDigits: '000123456789' }] } },
    ],
    [
      'A receipt that shows a whole account number',
      submit,
      withMethod({ ...toBank, bankAccount: { ...bankAccount, lastFourDigits: '000123456789' } }),
    ],
    [
      "A receipt with the payment modal's account type",
      submit,
      withMethod({ ...toBank, bankAccount: { ...bankAccount, accountType: 'Saving' } }),
    ],
    ['A receipt of an unknown method', submit, withMethod({ type: 'Check' })],
    ['A receipt of a negative balance', submit, withMethod({ type: 'PrepaidAccount', balance: -1 })],
    ['A receipt without an account', submit, withMethod(toBank, { accountId: null })],
    ['A receipt with a contact id that is a number', submit, withMethod(toBank, { contactId: 7 })],
    [
      'A receipt dated as people write',
      submit,
      withMethod(toBank, { transaction: { ...transaction, transactedAt: '11/21/2026' } }),
    ],
    ['A receipt that says nothing of a transaction', submit, withMethod(toBank, { transaction: undefined })],
    ['An approval without a receipt', submit, ok],
    ['A code that is not known here', submit, { responseCode: 'Processing', receipt }],
    ['A status of an unknown state', askStatus, status({ state: 'gone' })],
    ['A status answered without an answer', askStatus, status({ state: 'answered' })],
    ['A cancellation of another shape', cancel, {}],
  ];

for (const [what, use, answer] of unreadable) {
  test(`${what} is taken for a lost answer`, async () => {
    const { result } = await call(answer, use);
    assert.ok(result instanceof ServiceError, JSON.stringify(result));
    assert.deepEqual([result.kind, result.code], ['lost', 'unreadable']);
  });
}

for (const [responseCode, message] of Object.entries(claimsRefusals)) {
  test(`A refusal with ${responseCode} is told in our own words, with its field`, async () => {
    const body = { responseCode, responseMessage: 'A tax id of 98-7654321.', field: 'AccountId' };
    const { result } = await call(body, open, 422);
    assert.ok(result instanceof ServiceError);
    assert.deepEqual(
      [result.kind, result.code, result.message, result.field],
      ['refused', responseCode, message, 'AccountId'],
    );
  });
}

test('Whatever comes over the wire, every call gives an answer of its shape or rejects with a ServiceError', async () => {
  const uses = fc.constantFrom(open, submit, askStatus);
  const parts = fc.constantFrom<unknown>(session, receipt, company, 'Success', 'Declined', null, 1);
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('responseCode', 'session', 'receipt', 'status', '__proto__'), parts),
  );
  await fc.assert(
    fc.asyncProperty(uses, body, async (use, answer) => {
      const { result } = await call(answer, use);
      assert.ok(typeof result === 'object' && result !== null);
      if (result instanceof Error) assert.ok(result instanceof ServiceError);
    }),
  );
});
