import assert from 'node:assert/strict';
import test from 'node:test';
import { accountCalls, accountEvent } from '../../../src/account/account-operation.ts';
import { accountSubmission, completeEvent } from '../../../src/account/account-submission.ts';
import { accountPaymentInfo, accountSaveInfo } from '../../../src/account/account-payloads.ts';
import { readAccountOptions } from '../../../src/account/account-options.ts';
import type { ClaimsAccountService } from '../../../src/account/claims-account-service.ts';
import type { PayeeMethod } from '../../../src/account/requests.ts';
import type { ClaimTransaction, PayeeMethodReceipt } from '../../../src/account/wire.ts';
import { credentials, recordingService } from '../operation/recording-service.ts';
import * as samples from './samples.ts';
import { companyDetails, individual, individualDetails, receipt, session, transaction, without } from './samples.ts';

const { bankAccount, company, ePay, prepaidAccount } = samples;
const given = { SessionId: 'S1', Context: 'payment', ClaimNumber: 'CLM-1', Amount: '107.98', AccountId: '1001' };
const prepaid: PayeeMethod = { type: 'prepaidAccount' };
const withDigits = (lastFourDigits: string, token = 'ACC-1'): PayeeMethodReceipt => ({
  type: 'ECheck',
  bankAccount: { ...samples.savedAccount, token, lastFourDigits },
  nameOnAccount: 'Jordan Rivera',
});

function bound(changes: object = {}) {
  const { made, service } = recordingService<ClaimsAccountService>({
    open: session,
    submit: { code: 'ACHTransactionFailed' },
    status: { state: 'absent' },
    cancel: undefined,
  });
  const { values, problems } = readAccountOptions([{ ...given, ...changes }]);
  assert.deepEqual(Array.from(problems.keys()), []);
  const whole = [service, credentials, values] as const;
  return { made, calls: { ...accountCalls(...whole), ...accountSubmission(...whole) } };
}

const toNew = { AccountId: null };
const ofPerson = { IndividualDetails: individualDetails };
const ofCompany = { CompanyDetails: companyDetails };
const ofStored = { context: 'payment', accountId: 1001 };
for (const [what, changes, request] of [
  ['A payment for a stored account', {}, ofStored],
  ['A save for a stored account', { Context: 'save' }, { context: 'save', accountId: 1001 }],
  ['A payment to a new person', { ...toNew, ...ofPerson }, { context: 'payment', payee: individual }],
  ['A payment to a new company', { ...toNew, ...ofCompany }, { context: 'payment', payee: company }],
  ['A save with new details', { Context: 'save', ...ofCompany }, { ...ofStored, context: 'save', payee: company }],
  ['A payment out of a group', { AccountGroupCode: 'North' }, { ...ofStored, accountGroupCode: 'North' }],
] as const) {
  test(`${what} opens with exactly the documented data`, async () => {
    const { made, calls } = bound({ ...changes, EPayAllowed: true, SourceUser: 'adjuster-7' });
    assert.equal(await calls.open(), session);
    assert.deepEqual(made, [['open', credentials, request]]);
  });
}

const corrected = samples.withoutTaxId({ ...company, companyName: 'Oak Roofs LLC' });
const withTaxId = { ...corrected, taxId: '12-3456789' };
const withoutTaxId = { CompanyDetails: without(companyDetails, 'TaxId') };
const paying = { amount: 10_798, claimNumber: 'CLM-1' };
const sourceUser = 'adjuster-7';
const saving = { Context: 'save' };
for (const [what, changes, payee, given, more] of [
  ['A payment', {}, individual, individual, paying],
  ['A save', saving, individual, individual, {}],
  ['A payment of a source user', { SourceUser: sourceUser }, individual, individual, { ...paying, sourceUser }],
  ['A save of a source user', { ...saving, SourceUser: sourceUser }, individual, individual, { sourceUser }],
  ['A payment to a company with the tax id of the page', ofCompany, corrected, withTaxId, paying],
  ['A payment to a company without a tax id', withoutTaxId, corrected, corrected, paying],
  ['A payment to a company without details', {}, corrected, corrected, paying],
  ['A payment to a person with the details of a company', ofCompany, individual, individual, paying],
] as const) {
  test(`${what} sends only payee, method${['', ...Object.keys(more)].join(', ')}`, async () => {
    const { made, calls } = bound(changes);
    await calls.submit(3, { payee, method: prepaid });
    assert.deepEqual(made, [['submit', credentials, 3, { payee: given, method: prepaid, ...more }]]);
  });
}

const paid = { transaction: { ...transaction, amount: 10_798 } };
const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
const typedAccount: PayeeMethod = { type: 'bankAccount', ...numbers, accountType: 'Checking' };
const noAmount = { transaction: without(transaction, 'amount') as ClaimTransaction };
const savedAccount: PayeeMethod = { type: 'savedBankAccount', token: 'ACC-1' };
const toMallory = { type: 'EPay', requestId: 'EP-5', email: 'mallory@example.com' } as const;
const byEmail: PayeeMethod = { type: 'ePay', email: 'Pat@OakRoofing.example' };
for (const [what, changes, method, told, is] of [
  ['of the bank account', {}, typedAccount, receipt(withDigits('6789'), paid), true],
  ['of a bank account of another type', {}, typedAccount, receipt(bankAccount, paid), false],
  ['of another bank account', {}, typedAccount, receipt(withDigits('4321'), paid), false],
  ['of the saved account', {}, savedAccount, receipt(withDigits('0021'), paid), true],
  ['of another saved account', {}, savedAccount, receipt(bankAccount, paid), false],
  ['of a saved account with the same digits', {}, savedAccount, receipt(withDigits('0021', 'ACC-2'), paid), false],
  ['of the prepaid account', {}, prepaid, receipt(prepaidAccount, paid), true],
  ['of another kind of method', {}, prepaid, receipt(bankAccount, paid), false],
  ['of another amount', {}, prepaid, receipt(prepaidAccount, { transaction }), false],
  ['without a payment', {}, prepaid, receipt(prepaidAccount), false],
  ['of another payee', {}, prepaid, receipt(prepaidAccount, { ...paid, accountId: 1002 }), false],
  ['of a save', { Context: 'save' }, prepaid, receipt(prepaidAccount), true],
  ['of a payment instead of a save', { Context: 'save' }, prepaid, receipt(prepaidAccount, paid), false],
  ['of a payment without an amount', { Context: 'save' }, prepaid, receipt(prepaidAccount, noAmount), false],
  ['of a request by e-mail', {}, byEmail, receipt(ePay), true],
  ['of a contact, though a person is paid', {}, prepaid, receipt(prepaidAccount, { ...paid, contactId: '3' }), false],
  ['of a request to somebody else', {}, byEmail, receipt(toMallory), false],
  ['of a request that has paid', {}, byEmail, receipt(ePay, paid), false],
] as const) {
  test(`A receipt ${what} is ${is ? 'accepted' : 'rejected'} for the method ${method.type}`, () => {
    const known = { ...session, bankAccounts: [samples.savedAccount] };
    const expected = bound(changes).calls.expects({ payee: individual, method }, known);
    assert.equal(expected(told), is);
  });
}

test('A receipt of a company names the contact that was asked for, or any new one', () => {
  const { contactId: known, ...contact } = company.contact;
  const isExpected = (payee: typeof company, contactId: string | null) =>
    bound().calls.expects({ payee, method: prepaid }, session)(receipt(prepaidAccount, { ...paid, contactId }));
  assert.ok(isExpected(company, String(known)) && isExpected({ ...company, contact }, '9'));
  assert.ok(!isExpected(company, '9') && !isExpected(company, null));
});

test('The status of an attempt is requested by its number, and a cancellation submits nothing', async () => {
  const { made, calls } = bound(ofPerson);
  assert.deepEqual(await calls.status(2), { state: 'absent' });
  await calls.cancel();
  assert.deepEqual(made, [
    ['status', credentials, 2],
    ['cancel', credentials],
  ]);
});

type Report = Parameters<typeof accountEvent>[0];
const refused = (details: Record<string, string[]>): Report => ({ type: 'refused', refusal: { code: 'X', details } });
const AccountId = ['Two.', 'Three.'];
const errors: readonly [what: string, report: Report, messages: object][] = [
  ['A decline', { type: 'declined', code: 'ACHTransactionFailed' }, { ResponseCode: ['ACHTransactionFailed'] }],
  ['An unreachable service', { type: 'unreachable' }, { ResponseCode: ['ServiceUnreachable'] }],
  ['An unknown result', { type: 'unknown' }, { ResponseCode: ['Unknown'] }],
  ['A refusal of two options', refused({ sessionId: ['Used.'], AccountId }), { SessionId: ['Used.'], AccountId }],
];

for (const [what, report, code, detail] of [
  ['A cancellation', { type: 'canceled' }, 'claims.canceled', null],
  ...(['complete', 'canceled', 'error', 'removed'] as const).map(
    (reason) => [`An unload with reason ${reason}`, { type: 'unload', reason }, 'claims.unload', { reason }] as const,
  ),
  ...errors.map(
    ([what, report, description]) => [what, report, 'claims.error', { description: { description } }] as const,
  ),
] as const) {
  test(`${what} is the event ${code}`, () => assert.deepEqual(accountEvent(report), { code, detail }));
}

/* The payloads have tests of their own. */
for (const [what, code, of, info] of [
  ['A payment', 'claims.paymentComplete', receipt(prepaidAccount, { transaction, contactId: '3' }), accountPaymentInfo],
  ['A saved account', 'claims.saveComplete', receipt(bankAccount), accountSaveInfo],
  ['A request by e-mail', 'claims.saveComplete', receipt(ePay), accountSaveInfo],
] as const) {
  test(`${what} is the event ${code}`, () =>
    assert.deepEqual(completeEvent(of), { code, detail: { paymentInfo: info(of) } }));
}
