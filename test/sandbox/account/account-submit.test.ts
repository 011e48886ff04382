import assert from 'node:assert/strict';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import { claimsKeys, company, contact, demo, individual } from '../claims/payees.ts';
import { claimPayment, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { claimsTest as test } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

test('A claim payment has the time of the merchant, and its zone’s name', async ({ submitApproved, simulator }) => {
  const winter = await submitApproved(claimPayment(50_00), { merchantKey: claimsKeys.second });
  simulator.clock.moveBy(-150 * 24 * 60 * 60_000);
  const summer = await submitApproved(claimPayment(50_00), { merchantKey: claimsKeys.second });
  const standard = { transactedAt: '2026-11-21T11:05:09', zoneCode: 'CST', timeZone: 'Central Standard Time' };
  const daylight = { transactedAt: '2026-06-24T12:05:09', zoneCode: 'CDT', timeZone: 'Central Daylight Time' };
  assert.partialDeepStrictEqual([winter.transaction, summer.transaction], [standard, daylight]);
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
  test(`A claim payment of ${cents} cents gives ${code}, but Success to a prepaid account`, async ({ submit }) => {
    assert.equal((await submit(claimPayment(cents))).code, code);
    assert.equal((await submit(claimPayment(cents, bySaved), { accountId: demo.individual })).code, code);
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
  test(`Account ${accountNumber} at ${routingNumber} gives ${paid} if paid, ${saved} if saved`, async ({ submit }) => {
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

test('A prepaid account is opened by both contexts, and a payment adds to it', async ({ submitApproved, stored }) => {
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
const unknownContact = company({ contact: { ...contact, contactId: 2003 } });
const refused: readonly (readonly [title: string, submission: AccountSubmission, code: string, field: string])[] = [
  ['of a payment without an amount', { ...methodSave(), claimNumber: 'C' }, 'InvalidRequest', 'Amount'],
  ['of a save with an amount', claimPayment(50_00), 'InvalidRequest', 'Amount'],
  ['of a payment without a claim', { ...methodSave(), amount: 50_00 }, 'InvalidRequest', 'ClaimNumber'],
  ["to another payee's bank account", claimPayment(50_00, taken), 'TokenNotFound', 'token'],
  ['for a company', claimPayment(50_00, prepaid, company()), 'AccountTypeMismatch', 'CompanyDetails'],
  // Otherwise the amount would decline it first.
  ['with an unknown contact', claimPayment(2_00, payeeBankAccount(), unknownContact), 'ContactNotFound', 'ContactId'],
];
for (const [title, submission, code, field] of refused) {
  test(`A submission ${title} is refused before any attempt`, async ({ service, open, entries }) => {
    const isSave = title.startsWith('of a save');
    const opening = code === 'ContactNotFound' ? { accountId: demo.company } : { payee: individual() };
    const { credentials } = await open(isSave ? 'save' : 'payment', opening);
    await assert.rejects(service.submit(credentials, 1, submission), refusedWith(code, field));
    assert.deepEqual(entries(), []);
    const payee = code === 'ContactNotFound' ? company() : individual();
    const better = isSave ? methodSave() : claimPayment(50_00, payeeBankAccount(), payee);
    assert.equal((await service.submit(credentials, 1, better)).code, 'Success');
  });
}
