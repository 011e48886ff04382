import assert from 'node:assert/strict';
import test from 'node:test';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import refusals from '../../../src/claims/claims-refusals.json' with { type: 'json' };
import { answered, attempted, bankName, checkHttpService, success } from '../http/service-checks.ts';
import { company as withTaxId, ePay, individual, receipt as receiptOf, transaction, without } from './samples.ts';

const company = without(withTaxId, 'taxId');
const { contact } = withTaxId;

const bankAccount = { token: 'T1', accountType: 'Savings', bankName: null, lastFourDigits: '6789' } as const;
const session = {
  merchant: { name: 'Example Insurance', phone: '800-555-0100' },
  payee: company,
  bankAccounts: [bankAccount],
  prepaidAccount: { balance: 1_050 },
};
const toBank = { type: 'ECheck', bankAccount, nameOnAccount: 'Oak Roofing LLC' } as const;
const receipt = receiptOf(toBank, { contactId: '7', transaction });
const submission = {
  payee: company,
  method: { type: 'savedBankAccount', token: 'T1' },
  amount: 10_798,
  claimNumber: 'C-1',
  sourceUser: 'U-1',
};
const attempt = 2;

const withSession = (changes: object) => ({ ...success, session: { ...session, ...changes } });
const withReceipt = (changes: object) => ({ ...attempted, receipt: { ...receipt, ...changes } });
const withAccount = (changes: object) =>
  withReceipt({ method: { ...toBank, bankAccount: { ...bankAccount, ...changes } } });
const wholeNumber = { lastFourDigits: '000123456789' };

const ask = checkHttpService({
  create: createHttpClaimsAccountService,
  path: 'Claims/AccountModal/Operations',
  calls: {
    open: {
      posts: { context: 'payment', accountId: 12, payee: company, accountGroupCode: 'North' },
      answer: withSession({}),
    },
    bankName,
    submit: { posts: { attempt, ...submission }, answer: withReceipt({}) },
    status: { posts: { attempt }, answer: answered(receipt) },
    cancel: { posts: {}, answer: success, outlivesThePage: true },
  },
  fields: {
    texts:
      'name phone companyName firstName lastName email address city state zip token bankName nameOnAccount contactId ' +
      'transactionId zoneCode timeZone requestId',
    nullable: 'bankName prepaidAccount contactId transaction',
    optional: 'webAccess contactId',
  },
  readable: [
    ['with a new contact', 'open', withSession({ payee: { ...company, contact: without(contact, 'contactId') } })],
    ['with a person alone', 'open', withSession({ payee: individual, bankAccounts: [], prepaidAccount: null })],
    ['for an individual', 'submit', withReceipt({ contactId: null })],
    ['for a prepaid account', 'submit', withReceipt({ method: { type: 'PrepaidAccount', balance: 0 } })],
    ['for a save', 'submit', withReceipt({ transaction: null })],
    ['for an e-mail payment request', 'submit', withReceipt({ method: ePay, transaction: null })],
  ],
  unreadable: [
    ['with access by number', 'open', withSession({ payee: { ...company, contact: { ...contact, webAccess: 0 } } })],
    ['with a whole account number', 'open', withSession({ bankAccounts: [{ ...bankAccount, ...wholeNumber }] })],
    ['with a whole account number', 'submit', withAccount(wholeNumber)],
    ["with the payment modal's account type", 'submit', withAccount({ accountType: 'Saving' })],
    ['with the account 0', 'submit', withReceipt({ accountId: 0 })],
    ['with a readable date', 'submit', withReceipt({ transaction: { ...transaction, transactedAt: '11/21/2026' } })],
  ],
  refusals,
});

test('A tax id and bidirectional control characters are left out', async () => {
  const payee = { ...company, taxId: '98-7654321', companyName: 'Oak\u202e Roofing\nLLC\u0007' };
  assert.deepEqual(await ask('open', withSession({ payee })), session);
});
