import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AccountSubmission } from '../../../src/account/requests.ts';
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
import { refusedWith } from '../harness.ts';

const chase = 'JPMorgan Chase Bank';

suite('a claim paid to a bank account', () => {
  test('is answered with everything that the receipt says', async () => {
    const { submitApproved, entries } = setUpClaims();
    const receipt = await submitApproved(claimPayment(107_98));
    const [entry] = entries();
    assert.ok(entry?.kind === 'payment' && entry.transactionId !== null && entry.tokenId !== null);
    assert.deepEqual(receipt, {
      accountId: entry.accountId,
      contactId: null,
      method: {
        type: 'ECheck',
        bankAccount: { token: entry.tokenId, accountType: 'Checking', bankName: chase, lastFourDigits: '6789' },
        nameOnAccount: 'Jordan Rivera',
      },
      transaction: {
        transactionId: entry.transactionId,
        transactedAt: '2026-11-21T12:05:09',
        zoneCode: 'EST',
        timeZone: 'Eastern Standard Time',
        amount: 107_98,
      },
    });
  });

  test('tells the time of the merchant, and the name of its zone', async () => {
    const { submitApproved, simulator } = setUpClaims();
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

  test('of a company is in the name of the company', async () => {
    const { submitApproved } = setUpClaims();
    const { method } = await submitApproved(claimPayment(50_00, payeeBankAccount(), company()));
    assert.ok(method.type === 'ECheck');
    assert.equal(method.nameOnAccount, 'Clearview Glass');
  });

  test('of an unknown bank has no name of a bank', async () => {
    const { submitApproved } = setUpClaims();
    const { method } = await submitApproved(claimPayment(50_00, payeeBankAccount({ routingNumber: '110000000' })));
    assert.ok(method.type === 'ECheck');
    assert.equal(method.bankAccount.bankName, null);
  });

  const byAmount = [
    [1_00, 'Success'],
    [2_00, 'ACHTransactionFailed'],
    [3_00, 'GatewayInternalError'],
    [4_00, 'NoProcessorResponse'],
    [5_00, 'Success'],
    [11_00, 'Success'],
  ] as const;
  for (const [cents, code] of byAmount) {
    test(`of ${cents} cents gives ${code}`, async () => {
      assert.equal((await setUpClaims().submit(claimPayment(cents))).code, code);
    });

    test(`of ${cents} cents gives ${code} for a saved bank account too`, async () => {
      const saved = { type: 'savedBankAccount', token: 'demo-individual-savings' } as const;
      const answer = await setUpClaims().submit(claimPayment(cents, saved), { accountId: demo.individual });
      assert.equal(answer.code, code);
    });
  }

  const byNumber: readonly [accountNumber: string, saved: string, paid: string][] = [
    ['1223344550', 'Success', 'Success'],
    ['2223344550', 'InvalidAccountNumber', 'InvalidAccountNumber'],
    ['3223344550', 'InvalidRoutingNumber', 'InvalidRoutingNumber'],
    ['4223344550', 'GatewayInternalError', 'GatewayInternalError'],
    ['5223344550', 'Success', 'Success'],
    ['000777777771', 'Success', 'Success'],
    ['000111111116', 'InvalidAccountNumber', 'InvalidAccountNumber'],
    ['000444444440', 'InvalidRoutingNumber', 'InvalidRoutingNumber'],
    ['000222222227', 'ACHTransactionFailed', 'ACHTransactionFailed'],
    ['000111111113', 'GatewayInternalError', 'GatewayInternalError'],
    ['000333333335', 'NoProcessorResponse', 'NoProcessorResponse'],
    ['000000004954', 'Success', 'ACHTransactionFailed'],
    ['123', 'InvalidAccountNumber', 'InvalidAccountNumber'],
  ];
  for (const [accountNumber, saved, paid] of byNumber) {
    const account = payeeBankAccount({ accountNumber });
    test(`with the number ${accountNumber} gives ${saved} where it is saved`, async () => {
      assert.equal((await setUpClaims().submit(methodSave(account))).code, saved);
    });
    test(`with the number ${accountNumber} gives ${paid} where it is paid to`, async () => {
      assert.equal((await setUpClaims().submit(claimPayment(50_00, account))).code, paid);
    });
  }

  test('with a wrong routing number gives InvalidRoutingNumber', async () => {
    const { submit } = setUpClaims();
    const answer = await submit(claimPayment(50_00, payeeBankAccount({ routingNumber: '021000022' })));
    assert.deepEqual(answer, { code: 'InvalidRoutingNumber' });
  });

  test('is kept, and the next claim can be paid to its token', async () => {
    const { submitApproved, stored } = setUpClaims();
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

  test('that a number fixed to fail was saved with fails by its token too', async () => {
    const { submitApproved, submit } = setUpClaims();
    const { accountId, method } = await submitApproved(methodSave(payeeBankAccount({ accountNumber: '000000004954' })));
    assert.ok(method.type === 'ECheck');
    const saved = { type: 'savedBankAccount', token: method.bankAccount.token } as const;
    assert.deepEqual(await submit(claimPayment(50_00, saved), { accountId }), { code: 'ACHTransactionFailed' });
  });
});

suite('a claim paid to a prepaid account', () => {
  test('opens one', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { accountId, method, transaction } = await submitApproved(claimPayment(50_00, prepaid));
    assert.deepEqual(method, { type: 'PrepaidAccount', balance: 50_00 });
    assert.equal(transaction?.amount, 50_00);
    assert.deepEqual((await stored(accountId)).prepaidAccount, { balance: 50_00 });
  });

  test('adds to the balance', async () => {
    const { submitApproved } = setUpClaims();
    const { method } = await submitApproved(claimPayment(30_00, prepaid), { accountId: demo.individual });
    assert.deepEqual(method, { type: 'PrepaidAccount', balance: 280_00 });
  });

  for (const cents of [2_00, 3_00, 4_00]) {
    test(`is approved with ${cents} cents: the tables are those of bank accounts`, async () => {
      assert.equal((await setUpClaims().submit(claimPayment(cents, prepaid))).code, 'Success');
    });
  }
});

suite('a method that is saved', () => {
  test('is answered without a transaction', async () => {
    const { method, transaction } = await setUpClaims().submitApproved(methodSave());
    assert.equal(method.type, 'ECheck');
    assert.equal(transaction, null);
  });

  test('as a prepaid account opens one with nothing on it', async () => {
    const { submitApproved, stored } = setUpClaims();
    const { accountId, method } = await submitApproved(methodSave(prepaid));
    assert.deepEqual(method, { type: 'PrepaidAccount', balance: 0 });
    assert.deepEqual((await stored(accountId)).prepaidAccount, { balance: 0 });
  });

  test('as a prepaid account that is there leaves its balance', async () => {
    const { method } = await setUpClaims().submitApproved(methodSave(prepaid), { accountId: demo.individual });
    assert.deepEqual(method, { type: 'PrepaidAccount', balance: 250_00 });
  });

  test('and is a saved one is answered with the same token', async () => {
    const { submitApproved, stored } = setUpClaims();
    const saved = { type: 'savedBankAccount', token: 'demo-individual-savings' } as const;
    const { method } = await submitApproved(methodSave(saved), { accountId: demo.individual });
    const [bankAccount] = (await stored(demo.individual)).bankAccounts;
    assert.deepEqual(method, { type: 'ECheck', bankAccount, nameOnAccount: 'Jordan Rivera' });
  });
});

suite('an e-mail payment request', () => {
  for (const [title, submission] of [
    ['of a claim payment', claimPayment(50_00, ePay)],
    ['to save a method', methodSave(ePay)],
  ] as const) {
    test(`${title} is answered with its id and without a transaction`, async () => {
      const { method, transaction } = await setUpClaims().submitApproved(submission);
      assert.ok(method.type === 'EPay');
      assert.match(method.requestId, /^\d+$/);
      assert.equal(method.email, ePay.email);
      assert.equal(transaction, null);
    });
  }
});

suite('a submission', () => {
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
    test(`${title} is refused, and the attempt has not been made`, async () => {
      const { service, open, entries } = setUpClaims();
      const { credentials } = await open(context, { payee: individual() });
      await assert.rejects(service.submit(credentials, 1, submission), refusedWith(code, field));
      assert.deepEqual(entries(), []);
      const better = context === 'save' ? methodSave() : claimPayment(50_00);
      assert.equal((await service.submit(credentials, 1, better)).code, 'Success');
    });
  }

  test('with a contact that the company does not have is refused', async () => {
    const { service, open, entries } = setUpClaims();
    const { credentials } = await open('payment', { accountId: demo.company });
    const payee = company({ contact: { ...contact, contactId: 2003 } });
    // Not declined by the amount first.
    const submitting = service.submit(credentials, 1, claimPayment(2_00, payeeBankAccount(), payee));
    await assert.rejects(submitting, refusedWith('ContactNotFound', 'ContactId'));
    assert.deepEqual(entries(), []);
  });

  test('goes into the account group of the session, or into the default one', async () => {
    const { submitApproved, entries } = setUpClaims();
    await submitApproved(claimPayment(50_00), { accountGroupCode: 'North' });
    await submitApproved(claimPayment(50_00));
    const groups = entries().map(({ accountGroup }) => accountGroup);
    assert.deepEqual(groups, ['North', 'Default']);
  });
});
