import assert from 'node:assert/strict';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import { claimsKeys, company, contact, demo, individual } from '../claims/payees.ts';
import { claimPayment, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { claimsTest as test } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

test('A claim payment has the time of the merchant, and the name of its zone', async (own) => {
  const { submitApproved, simulator } = own;
  const winter = await submitApproved(claimPayment(50_00), { merchantKey: claimsKeys.second });
  simulator.clock.moveBy(-150 * 24 * 60 * 60_000);
  const summer = await submitApproved(claimPayment(50_00), { merchantKey: claimsKeys.second });
  assert.partialDeepStrictEqual(
    [winter.transaction, summer.transaction],
    [
      { transactedAt: '2026-11-21T11:05:09', zoneCode: 'CST', timeZone: 'Central Standard Time' },
      { transactedAt: '2026-06-24T12:05:09', zoneCode: 'CDT', timeZone: 'Central Daylight Time' },
    ],
  );
});

const bySaved = { type: 'savedBankAccount', token: 'demo-individual-savings' } as const;
for (const [cents, code] of [
  [1_00, 'Success'],
  [2_00, 'ACHTransactionFailed'],
  [3_00, 'GatewayInternalError'],
  [4_00, 'NoProcessorResponse'],
  [5_00, 'Success'],
  [11_00, 'Success'],
] as const) {
  test(`A claim payment of ${cents} cents gives ${code} to a typed or saved account, and Success to a prepaid one`, async (own) => {
    const { submit } = own;
    assert.equal((await submit(claimPayment(cents))).code, code);
    const answer = await submit(claimPayment(cents, bySaved), { accountId: demo.individual });
    assert.equal(answer.code, code);
    assert.equal((await submit(claimPayment(cents, prepaid))).code, 'Success');
  });
}

const byNumber: readonly [accountNumber: string, paid: string, saved?: string, routingNumber?: string][] = [
  ['1223344550', 'Success'],
  ['2223344550', 'InvalidAccountNumber'],
  ['3223344550', 'InvalidRoutingNumber'],
  ['4223344550', 'GatewayInternalError'],
  ['5223344550', 'Success'],
  ['000777777771', 'Success'],
  ['000111111116', 'InvalidAccountNumber'],
  ['000444444440', 'InvalidRoutingNumber'],
  ['000222222227', 'ACHTransactionFailed'],
  ['000111111113', 'GatewayInternalError'],
  ['000333333335', 'NoProcessorResponse'],
  ['000000004954', 'ACHTransactionFailed', 'Success'],
  ['123', 'InvalidAccountNumber'],
  ['000123456789', 'InvalidRoutingNumber', 'InvalidRoutingNumber', '021000022'],
];
for (const [accountNumber, paid, saved = paid, routingNumber = '021000021'] of byNumber) {
  test(`Account ${accountNumber} at ${routingNumber} gives ${paid} when it is paid, ${saved} when saved`, async (own) => {
    const { submit } = own;
    const account = payeeBankAccount({ accountNumber, routingNumber });
    const answer = await submit(methodSave(account));
    assert.equal(answer.code, saved);
    assert.equal((await submit(claimPayment(50_00, account))).code, paid);
    if (answer.code !== 'Success' || answer.receipt.method.type !== 'ECheck') return;
    const { accountId, method } = answer.receipt;
    const bySavedToken = { type: 'savedBankAccount', token: method.bankAccount.token } as const;
    assert.equal((await submit(claimPayment(50_00, bySavedToken), { accountId })).code, paid);
  });
}

test('A paid bank account is saved, and the next claim can be paid to its token', async (own) => {
  const { submitApproved, stored } = own;
  const { accountId, method } = await submitApproved(claimPayment(50_00));
  assert.ok(method.type === 'ECheck');
  const { bankAccounts } = await stored(accountId);
  assert.partialDeepStrictEqual(bankAccounts, [method.bankAccount]);
  assert.equal(bankAccounts.length, 1);
  const saved = { type: 'savedBankAccount', token: method.bankAccount.token } as const;
  const again = await submitApproved(claimPayment(60_00, saved), { accountId });
  assert.deepEqual(again.method, method);
  assert.deepEqual((await stored(accountId)).bankAccounts, bankAccounts);
});

test('A claim payment or a save opens a prepaid account; a payment adds to it, and a save keeps it', async (own) => {
  const { submitApproved, stored } = own;
  for (const [submission, opening, balance] of [
    [methodSave(prepaid), undefined, 0],
    [claimPayment(50_00, prepaid), undefined, 50_00],
    [claimPayment(30_00, prepaid), demo.individual, 280_00],
    [methodSave(prepaid), demo.individual, 280_00],
  ] as const) {
    const { accountId, method, transaction } = await submitApproved(submission, opening ? { accountId: opening } : {});
    assert.deepEqual([method, transaction?.amount], [{ type: 'PrepaidAccount', balance }, submission.amount]);
    assert.deepEqual((await stored(accountId)).prepaidAccount, { balance });
  }
});

const taken = { type: 'savedBankAccount', token: 'demo-company-checking' } as const;
type Context = 'payment' | 'save';
const refused: readonly [title: string, Context, submission: AccountSubmission, code: string, field: string][] = [
  ['of a payment without an amount', 'payment', { ...methodSave(), claimNumber: 'C' }, 'InvalidRequest', 'Amount'],
  ['of a save with an amount', 'save', claimPayment(50_00), 'InvalidRequest', 'Amount'],
  ['of a payment without a claim', 'payment', { ...methodSave(), amount: 50_00 }, 'InvalidRequest', 'ClaimNumber'],
  ["to another payee's bank account", 'payment', claimPayment(50_00, taken), 'TokenNotFound', 'token'],
  ['for a company', 'payment', claimPayment(50_00, prepaid, company()), 'AccountTypeMismatch', 'CompanyDetails'],
];
for (const [title, context, submission, code, field] of refused) {
  test(`A submission ${title} is refused before any attempt`, async ({ service, open, entries }) => {
    const { credentials } = await open(context, { payee: individual() });
    await assert.rejects(service.submit(credentials, 1, submission), refusedWith(code, field));
    assert.deepEqual(entries(), []);
    const better = context === 'save' ? methodSave() : claimPayment(50_00);
    assert.equal((await service.submit(credentials, 1, better)).code, 'Success');
  });
}

test('A submission with an unknown contact of the company is refused', async ({ service, open, entries }) => {
  const { credentials } = await open('payment', { accountId: demo.company });
  const payee = company({ contact: { ...contact, contactId: 2003 } });
  // Otherwise the amount would decline it first.
  const submitting = service.submit(credentials, 1, claimPayment(2_00, payeeBankAccount(), payee));
  await assert.rejects(submitting, refusedWith('ContactNotFound', 'ContactId'));
  assert.deepEqual(entries(), []);
});
