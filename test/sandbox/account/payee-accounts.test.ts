import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Payee } from '../../../src/claims/requests.ts';
import { isWallTime } from '../../../src/wall-time.ts';
import {
  claimPayment,
  claimsKeys,
  company,
  contact,
  demo,
  ePay,
  individual,
  methodSave,
  payeeBankAccount,
  prepaid,
  setUpClaims,
} from '../claims/claims-harness.ts';

/** Saves a prepaid account, which changes nothing of a payee but the details. */
const details = (payee: Payee) => methodSave(prepaid, payee);

suite('an account', () => {
  test('is created by an approved submission, with an id of its own', async () => {
    const { submitApproved, stored } = setUpClaims();
    const first = await submitApproved(claimPayment(50_00));
    const second = await submitApproved(claimPayment(50_00));
    assert.notEqual(first.accountId, second.accountId);
    assert.deepEqual((await stored(first.accountId)).payee, individual());
  });

  test('of a company is created with its contact, whose id the receipt gives as text', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { accountId, contactId } = await submitApproved(details(company()));
    const { payee } = await stored(accountId);
    assert.deepEqual(payee, company({ contact: { ...contact, contactId: Number(contactId) } }));
  });

  test('is not created by a decline, and by the approval after it once', async () => {
    const { service, open, entries } = setUpClaims();
    const { credentials } = await open('payment', { payee: individual() });
    await service.submit(credentials, 1, claimPayment(50_00, payeeBankAccount({ accountNumber: '2000' })));
    const answer = await service.submit(credentials, 2, claimPayment(50_00));
    assert.ok(answer.code === 'Success');
    const created = { responseCode: 'Success', accountId: answer.receipt.accountId };
    assert.equal(entries().length, 2);
    assert.partialDeepStrictEqual(entries(), [{ responseCode: 'InvalidAccountNumber', accountId: null }, created]);
  });

  test('that is known keeps its details where the submission is declined', async () => {
    const { submit, stored } = setUpClaims();
    const before = await stored(demo.individual);
    await submit(claimPayment(2_00), { accountId: demo.individual });
    assert.deepEqual(await stored(demo.individual), before);
  });

  test('that is known gets the details that were submitted', async () => {
    const { submitApproved, stored } = setUpClaims();
    const moved = individual({ address: '1 New Road', city: 'Utica', zip: '13501', email: 'new@mail.example' });
    const { accountId } = await submitApproved(details(moved), { accountId: demo.individual });
    assert.equal(accountId, demo.individual);
    const { payee, bankAccounts } = await stored(demo.individual);
    assert.deepEqual(payee, moved);
    assert.equal(bankAccounts.length, 1);
  });

  test('of one merchant is not touched by what another stores', async () => {
    const { submitApproved, stored } = setUpClaims();
    const before = await stored(demo.individual);
    await submitApproved(details(individual()), { accountId: demo.individual, merchantKey: claimsKeys.second });
    assert.deepEqual(await stored(demo.individual), before);
  });

  test('is as it was in the beginning after a reset', async () => {
    const { submitApproved, stored, simulator } = setUpClaims();
    const before = await stored(demo.company);
    const payee = company({ contact: { ...contact, contactId: 2001 } });
    await submitApproved(details(payee), { accountId: demo.company });
    simulator.reset();
    assert.deepEqual(await stored(demo.company), before);
  });
});

suite('a contact', () => {
  const { firstName, lastName, email, phone } = contact;
  const withoutAccess = { firstName, lastName, email, phone };

  test('with an id is updated', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { payee: before } = await stored(demo.company);
    assert.ok(before.type === 'company');
    const renamed = { ...before, contact: { ...before.contact, lastName: 'Ellison', webAccess: 'Disabled' as const } };
    const { contactId } = await submitApproved(details(renamed), { accountId: demo.company });
    assert.equal(contactId, '2001');
    assert.deepEqual((await stored(demo.company)).payee, renamed);
  });

  test('that is not the first is updated without touching the first', async () => {
    const { submitApproved, stored, open } = setUpClaims();
    const payee = company({ contact: { ...contact, contactId: 2002 } });
    assert.equal((await submitApproved(details(payee), { accountId: demo.company })).contactId, '2002');
    const { payee: after } = await stored(demo.company);
    assert.ok(after.type === 'company');
    assert.equal(after.contact.lastName, 'Ellis');
    await assert.doesNotReject(open('save', { accountId: demo.company, payee }));
  });

  test('without an id is created beside the others, and is known from then on', async () => {
    const { submitApproved, open, stored } = setUpClaims();
    const { contactId } = await submitApproved(details(company()), { accountId: demo.company });
    assert.ok(contactId !== null && !['2001', '2002'].includes(contactId));
    const known = company({ contact: { ...contact, contactId: Number(contactId) } });
    await assert.doesNotReject(open('save', { accountId: demo.company, payee: known }));
    const { payee } = await stored(demo.company);
    assert.ok(payee.type === 'company');
    assert.equal(payee.contact.contactId, 2001);
  });

  test('keeps its web access where none is sent', async () => {
    const { submitApproved, stored } = setUpClaims();
    const known = { ...withoutAccess, contactId: 2001 };
    const opening = { accountId: demo.company };
    await submitApproved(details(company({ contact: { ...known, webAccess: 'Disabled' } })), opening);
    await submitApproved(details(company({ contact: known })), opening);
    const { payee } = await stored(demo.company);
    assert.deepEqual(payee.type === 'company' && payee.contact, { ...known, webAccess: 'Disabled' });
  });

  test('that is new has web access where none is sent', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { accountId } = await submitApproved(details(company({ contact: withoutAccess })));
    const { payee } = await stored(accountId);
    assert.equal(payee.type === 'company' && payee.contact.webAccess, 'Enabled');
  });
});

suite('a bank account that is saved again', () => {
  test('keeps its token and is there once', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { accountId, method } = await submitApproved(methodSave());
    const again = await submitApproved(claimPayment(50_00), { accountId });
    assert.deepEqual(again.method, method);
    assert.equal((await stored(accountId)).bankAccounts.length, 1);
  });

  for (const changes of [
    { accountNumber: '000123456780' },
    { routingNumber: '121000248' },
    { accountType: 'Savings' as const },
  ]) {
    test(`is another one where it has another ${Object.keys(changes).join()}`, async () => {
      const { submitApproved, stored } = setUpClaims();
      const { accountId } = await submitApproved(methodSave());
      await submitApproved(methodSave(payeeBankAccount(changes)), { accountId });
      assert.equal((await stored(accountId)).bankAccounts.length, 2);
    });
  }
});

test('a saved bank account carries when it was saved', async () => {
  const { submitApproved, stored } = setUpClaims();
  const { accountId } = await submitApproved(methodSave());
  const [saved] = (await stored(accountId)).bankAccounts;
  assert.ok(saved?.savedAt && isWallTime(saved.savedAt));
});

suite('the bank accounts of a company', () => {
  test('are seen by all of its contacts', async () => {
    const { submitApproved, open } = setUpClaims();
    const payeeWith = (contactId: number) => company({ contact: { ...contact, contactId } });
    const accountId = demo.company;
    const typed = payeeBankAccount({ routingNumber: '121000248' });
    const { method } = await submitApproved(methodSave(typed, payeeWith(2001)), { accountId });
    assert.ok(method.type === 'ECheck');
    const { session } = await open('payment', { accountId, payee: payeeWith(2002) });
    const tokens = session.bankAccounts.map(({ token }) => token);
    assert.deepEqual(tokens, ['demo-company-checking', method.bankAccount.token]);
  });

  test('are not seen by another company with the same tax id, in the modal', async () => {
    const { session } = await setUpClaims().open('payment', { accountId: demo.sameTaxId });
    const tokens = session.bankAccounts.map(({ token }) => token);
    assert.deepEqual(tokens, ['demo-towing-savings']);
  });
});

suite('a tax id', () => {
  /** Whether the link of an e-mail to a company offers what two companies with a tax id have saved. */
  async function offered(sandbox: ReturnType<typeof setUpClaims>, accountId: number, payee: Payee) {
    const link = await sandbox.askedByEmail(methodSave(ePay, payee), { accountId });
    return (await sandbox.linkView(link)).bankAccounts.map(({ token }) => token);
  }

  test('takes the place of the one before', async () => {
    const payee = company({ taxId: '11-1234111', contact: { ...contact, contactId: 2001 } });
    assert.deepEqual(await offered(setUpClaims(), demo.company, payee), ['demo-company-checking']);
  });

  for (const taxId of ['00-1234567', '001234567', '00 1234567']) {
    test(`may be the one of other companies: ${taxId}`, async () => {
      const sandbox = setUpClaims();
      const { accountId } = await sandbox.submitApproved(details(company({ taxId })));
      const tokens = await offered(sandbox, accountId, company({ taxId }));
      assert.deepEqual(tokens, ['demo-company-checking', 'demo-towing-savings']);
    });
  }

  for (const taxId of ['N/A', 'none', '000000000', '99-9999999', '12-345678', '12-34567890', 'X12-3456789']) {
    test(`is none, and shows companies nothing of each other: ${taxId}`, async () => {
      const sandbox = setUpClaims();
      await sandbox.submitApproved(methodSave(payeeBankAccount(), company({ taxId })));
      const { accountId } = await sandbox.submitApproved(details(company({ taxId })));
      assert.deepEqual(await offered(sandbox, accountId, company({ taxId })), []);
    });
  }

  test('that only the page supplied is stored, though the modal does not send it again', async () => {
    const sandbox = setUpClaims();
    const opened = { payee: company({ taxId: '00-1234567' }) };
    const link = await sandbox.askedByEmail(methodSave(ePay, company()), opened);
    assert.equal((await sandbox.linkView(link)).bankAccounts.length, 2);
  });

  test('of another merchant gives nothing away', async () => {
    const sandbox = setUpClaims();
    const payee = company({ taxId: '55-1234555' });
    await sandbox.submitApproved(methodSave(payeeBankAccount(), payee), { merchantKey: claimsKeys.second });
    const link = await sandbox.askedByEmail(methodSave(ePay, payee));
    assert.deepEqual((await sandbox.linkView(link)).bankAccounts, []);
  });
});
