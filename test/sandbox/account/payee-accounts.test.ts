import assert from 'node:assert/strict';
import type { Payee } from '../../../src/claims/requests.ts';
import { isWallTime } from '../../../src/wall-time.ts';
import { claimsKeys, company, contact, demo, individual } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { claimsTest as test, setUpClaims } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

const details = (payee: Payee) => methodSave(prepaid, payee);

test('An account is created by an approval, with a new id, for its merchant only', async (sandbox) => {
  const { submitApproved, stored, open } = sandbox;
  const [first, second] = [await submitApproved(claimPayment(50_00)), await submitApproved(claimPayment(50_00))];
  assert.notEqual(first.accountId, second.accountId);
  assert.deepEqual((await stored(first.accountId)).payee, individual());
  const others = open('save', { accountId: first.accountId, merchantKey: claimsKeys.second });
  await assert.rejects(others, refusedWith('AccountNotFound', 'AccountId'));
  const { accountId, contactId } = await submitApproved(details(company()));
  assert.deepEqual((await stored(accountId)).payee, company({ contact: { ...contact, contactId: Number(contactId) } }));
});

test('An account is created by the approval after a decline', async ({ service, open, entries }) => {
  const { credentials } = await open('payment', { payee: individual() });
  await service.submit(credentials, 1, claimPayment(50_00, payeeBankAccount({ accountNumber: '2000' })));
  const answer = await service.submit(credentials, 2, claimPayment(50_00));
  assert.ok(answer.code === 'Success');
  const created = { responseCode: 'Success', accountId: answer.receipt.accountId };
  assert.equal(entries().length, 2);
  assert.partialDeepStrictEqual(entries(), [{ responseCode: 'InvalidAccountNumber', accountId: null }, created]);
});

test('An account receives the details of an approval at its merchant, and loses them at a reset', async (sandbox) => {
  const { submit, submitApproved, stored, simulator } = sandbox;
  const accountId = demo.individual;
  const before = await stored(accountId);
  await submit(claimPayment(2_00), { accountId });
  await submitApproved(details(individual()), { accountId, merchantKey: claimsKeys.second });
  assert.deepEqual(await stored(accountId), before);
  const moved = individual({ address: '1 New Road', city: 'Utica', zip: '13501', email: 'new@mail.example' });
  assert.equal((await submitApproved(details(moved), { accountId })).accountId, accountId);
  assert.deepEqual(await stored(accountId), { ...before, payee: moved });
  simulator.reset();
  assert.deepEqual(await stored(accountId), before);
});

const { webAccess, ...withoutAccess } = contact;
const known = { accountId: demo.company };

async function firstContact({ stored }: ReturnType<typeof setUpClaims>) {
  const { payee } = await stored(demo.company);
  assert.ok(payee.type === 'company');
  return payee.contact;
}

test('A contact with an id is updated, without changes to the others', async (sandbox) => {
  const payee = company({ contact: { ...contact, contactId: 2002 } });
  assert.equal((await sandbox.submitApproved(details(payee), known)).contactId, '2002');
  await assert.doesNotReject(sandbox.open('save', { ...known, payee }));
  const { payee: before } = await sandbox.stored(demo.company);
  assert.ok(before.type === 'company' && before.contact.lastName === 'Ellis');
  const renamed = { ...before, contact: { ...before.contact, lastName: 'Ellison', webAccess: 'Disabled' as const } };
  const { contactId } = await sandbox.submitApproved(details(renamed), known);
  assert.equal(contactId, '2001');
  assert.deepEqual((await sandbox.stored(demo.company)).payee, renamed);
});

test('A contact without an id is created beside the others, and stored', async (sandbox) => {
  const { contactId } = await sandbox.submitApproved(details(company()), known);
  assert.ok(contactId !== null && !['2001', '2002'].includes(contactId));
  const payee = company({ contact: { ...contact, contactId: Number(contactId) } });
  await assert.doesNotReject(sandbox.open('save', { ...known, payee }));
  assert.equal((await firstContact(sandbox)).contactId, 2001);
});

test('A contact keeps its web access if the field is missing; a new contact receives it', async (sandbox) => {
  const first = { ...withoutAccess, contactId: 2001 };
  await sandbox.submitApproved(details(company({ contact: { ...first, webAccess: 'Disabled' } })), known);
  await sandbox.submitApproved(details(company({ contact: first })), known);
  assert.deepEqual(await firstContact(sandbox), { ...first, webAccess: 'Disabled' });
  const { accountId } = await sandbox.submitApproved(details(company({ contact: withoutAccess })));
  assert.partialDeepStrictEqual(await sandbox.stored(accountId), { payee: { contact: { webAccess } } });
});

test('A bank account that is saved again keeps its token and has a date, and is a new one with another number', async (own) => {
  const { submitApproved, stored } = own;
  const { accountId, method } = await submitApproved(methodSave());
  assert.deepEqual((await submitApproved(claimPayment(50_00), { accountId })).method, method);
  const { bankAccounts } = await stored(accountId);
  assert.equal(bankAccounts.length, 1);
  assert.ok(bankAccounts[0]?.savedAt && isWallTime(bankAccounts[0].savedAt));
  const more = [{ accountNumber: '000999996789' }, { routingNumber: '121000248' }, { accountType: 'Savings' }] as const;
  for (const changes of more) await submitApproved(methodSave(payeeBankAccount(changes)), { accountId });
  assert.equal((await stored(accountId)).bankAccounts.length, 4);
});

/** Whether the e-mail link of a company offers the methods that two companies with a tax id have saved. */
async function offered(sandbox: ReturnType<typeof setUpClaims>, accountId: number, payee: Payee) {
  const link = await sandbox.askedByEmail(methodSave(ePay, payee), { accountId });
  return (await sandbox.linkView(link)).bankAccounts.map(({ token }) => token);
}

test('A tax id replaces the previous one', async () => {
  const payee = company({ taxId: '11-1234111', contact: { ...contact, contactId: 2001 } });
  assert.deepEqual(await offered(setUpClaims(), demo.company, payee), ['demo-company-checking']);
});

const shared = ['demo-company-checking', 'demo-towing-savings'];
const valid = ['00-1234567', '001234567', '00 1234567'];
const invalid = ['N/A', 'none', '000000000', '99-9999999', '12-345678', '12-34567890', 'X12-3456789'];
for (const taxId of [...valid, ...invalid]) {
  test(`A tax id is ${valid.includes(taxId) ? 'shared with other companies' : 'ignored as invalid'}: ${taxId}`, async (sandbox) => {
    if (invalid.includes(taxId)) await sandbox.submitApproved(methodSave(payeeBankAccount(), company({ taxId })));
    const { accountId } = await sandbox.submitApproved(details(company({ taxId })));
    assert.deepEqual(await offered(sandbox, accountId, company({ taxId })), valid.includes(taxId) ? shared : []);
  });
}

test('A tax id is stored if only the page supplied it, and reveals no account of another merchant', async (sandbox) => {
  const link = await sandbox.askedByEmail(methodSave(ePay, company()), { payee: company({ taxId: '00-1234567' }) });
  assert.equal((await sandbox.linkView(link)).bankAccounts.length, 2);
  const payee = company({ taxId: '55-1234555' });
  await sandbox.submitApproved(methodSave(payeeBankAccount(), payee), { merchantKey: claimsKeys.second });
  const others = await sandbox.askedByEmail(methodSave(ePay, payee));
  assert.deepEqual((await sandbox.linkView(others)).bankAccounts, []);
});
