import assert from 'node:assert/strict';
import test from 'node:test';
import type { ClaimsAccountService } from '../../../src/account/claims-account-service.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import { claimsRefusals } from '../../../src/claims/claims-refusals.ts';
import { attempted, callOnce, checkHttpService, credentials, success } from '../http/service-checks.ts';
import { company as withTaxId, individual, transaction, without, withoutTaxId } from './samples.ts';

const company = withoutTaxId(withTaxId);
const { contact } = withTaxId;

const bankAccount = { token: 'T1', accountType: 'Savings', bankName: null, lastFourDigits: '6789' } as const;
const session = {
  merchant: { name: 'Example Insurance', phone: '800-555-0100' },
  payee: company,
  bankAccounts: [bankAccount],
  prepaidAccount: { balance: 1_050 },
};
const toBank = { type: 'ECheck', bankAccount, nameOnAccount: 'Oak Roofing LLC' };
const receipt = { accountId: 12, contactId: '7', method: toBank, transaction };
const submission = {
  payee: company,
  method: { type: 'savedBankAccount', token: 'T1' },
  amount: 10_798,
  claimNumber: 'C-1',
  sourceUser: 'U-1',
} as const;
const request = { context: 'payment', accountId: 12, payee: company, accountGroupCode: 'North' } as const;

const cancel = (service: ClaimsAccountService) => service.cancel(credentials);
const open = (service: ClaimsAccountService) => service.open(credentials, request);
const withSession = (changes: object) => ({ ...success, session: { ...session, ...changes } });
const withReceipt = (changes: object) => ({ ...attempted, receipt: { ...receipt, ...changes } });
const withAccount = (changes: object) =>
  withReceipt({ method: { ...toBank, bankAccount: { ...bankAccount, ...changes } } });
const wholeNumber = { lastFourDigits: '000123456789' };
const readableDate = { transactedAt: '11/21/2026' };

checkHttpService<Required<ClaimsAccountService>>({
  create: createHttpClaimsAccountService,
  path: 'Claims/AccountModal/Operations',
  calls: {
    open: { endpoint: 'Open', use: open, posts: request, answer: { ...success, session } },
    bankName: {
      endpoint: 'BankName',
      use: (service) => service.bankName(credentials, '021000021', new AbortController().signal),
      posts: { routingNumber: '021000021' },
      answer: { ...success, bankName: 'JPMorgan Chase Bank' },
    },
    submit: {
      endpoint: 'Submit',
      use: (service) => service.submit(credentials, 2, submission),
      posts: { attempt: 2, ...submission },
      answer: { ...attempted, receipt },
    },
    status: {
      endpoint: 'Status',
      use: (service) => service.status(credentials, 2),
      posts: { attempt: 2 },
      answer: { ...attempted, status: { state: 'answered', answer: { ...attempted, receipt } } },
    },
    cancel: { endpoint: 'Cancel', use: cancel, posts: {}, answer: success, outlivesThePage: true },
  },
  fields: {
    texts:
      'name phone companyName firstName lastName email address city state zip token bankName nameOnAccount contactId ' +
      'transactionId zoneCode timeZone requestId',
    nullable: 'bankName prepaidAccount contactId transaction',
    optional: 'webAccess contactId',
  },
  readable: [
    ['of an unknown bank', 'bankName', { ...success, bankName: null }],
    ['with a new contact', 'open', withSession({ payee: { ...company, contact: without(contact, 'contactId') } })],
    ['with a person alone', 'open', withSession({ payee: individual, bankAccounts: [], prepaidAccount: null })],
    ['for an individual', 'submit', withReceipt({ contactId: null })],
    ['for a prepaid account', 'submit', withReceipt({ method: { type: 'PrepaidAccount', balance: 0 } })],
    ['for a save', 'submit', withReceipt({ transaction: null })],
    [
      'for an e-mail payment request',
      'submit',
      withReceipt({ method: { type: 'EPay', requestId: '5', email: 'bo@shop.example' }, transaction: null }),
    ],
    ['absent', 'status', { ...attempted, status: { state: 'absent' } }],
    ['processing', 'status', { ...attempted, status: { state: 'processing' } }],
  ],
  unreadable: [
    ['with access by number', 'open', withSession({ payee: { ...company, contact: { ...contact, webAccess: 0 } } })],
    ['with a whole account number', 'open', withSession({ bankAccounts: [{ ...bankAccount, ...wholeNumber }] })],
    ['with a whole account number', 'submit', withAccount(wholeNumber)],
    ["with the payment modal's account type", 'submit', withAccount({ accountType: 'Saving' })],
    ['with the account 0', 'submit', withReceipt({ accountId: 0 })],
    ['with a date as people write it', 'submit', withReceipt({ transaction: { ...transaction, ...readableDate } })],
    ['by a code that is not known here', 'submit', { responseCode: 'Processing', receipt }],
  ],
  refusals: claimsRefusals,
});

for (const [what, changes] of [
  ['A tax id that the service sends', { taxId: '98-7654321' }],
  ['What turns the direction of a text around', { companyName: 'Oak\u202e Roofing LLC\n' }],
] as const) {
  test(`${what} is left out`, async () => {
    const answer = withSession({ payee: { ...company, ...changes } });
    assert.deepEqual((await callOnce(createHttpClaimsAccountService, open, answer)).result, session);
  });
}
