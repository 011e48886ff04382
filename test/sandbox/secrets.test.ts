import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bypass, newCompany } from './adjuster/approval-harness.ts';
import { claimPayment, claimsKeys, company, ePay, methodSave, payeeBankAccount } from './claims/claims-harness.ts';
import { assertUnseen, assertUnseenWhereWrong, everythingSeen } from './everything-seen.ts';
import { authorization, bankAccount, card, merchantKeys, payment, saving } from './harness.ts';

/* Numbers and codes go in with one request, and are never seen again. */

const cardNumber = '4242424242424242';
const accountNumber = '000777777771';
const securityCode = '937';
const taxId = '98-7654321';
const secrets = [cardNumber, accountNumber, '4242 4242', `"${securityCode}"`, taxId, '987654321'];

const assertNoSecrets = (seen: string) => assertUnseen(seen, secrets);

suite('no number and no code is ever seen again', () => {
  const method = card({ number: cardNumber, securityCode });
  const account = bankAccount({ accountNumber });

  test('after payments and saves', async () => {
    const seen = await everythingSeen(async ({ pay, save }) => [
      await pay(payment(50_00, method, { save: true })),
      await pay(payment(50_00, account, { save: true })),
      await pay(payment(50_00, card({ number: cardNumber, securityCode: '9371' }))),
      await save(saving(method)),
      await save(saving(account)),
    ]);
    for (const digits of ['4242', '7771']) assert.ok(seen.includes(`"lastFourDigits":"${digits}"`));
    assertNoSecrets(seen);
  });

  test('after a void and a refund', async () => {
    const seen = await everythingSeen(async ({ payApproved, simulator }) => {
      const { transactionId } = await payApproved(payment(50_00, method));
      return simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 1_00 });
    });
    assertNoSecrets(seen);
  });

  test('after requests that are refused, wherever the mistake is', async () => {
    const good = { sessionKey: 's', operationKey: 'o', attempt: 1, ...payment(50_00, method, { authorization }) };
    await assertUnseenWhereWrong('Pay', good, cardNumber, secrets);
  });

  test('after a body that breaks off', async () => {
    const text = JSON.stringify({ ...payment(50_00, method) });
    const seen = await everythingSeen(({ call }) => call('Pay', text.slice(0, -5)));
    assertNoSecrets(seen);
  });
});

suite('no account number and no tax id of a payee is ever seen again', () => {
  const account = payeeBankAccount({ accountNumber });
  const payee = company({ taxId });

  test('after claim payments, saves and e-mail payment requests', async () => {
    const seen = await everythingSeen(async ({ submit, askedByEmail, follow, stored, submitApproved }) => {
      const { accountId, transaction } = await submitApproved(claimPayment(50_00, account, payee));
      const link = await askedByEmail(claimPayment(60_00, ePay, payee));
      return [
        transaction,
        await submit(methodSave(account, payee)),
        await submit(claimPayment(50_00, payeeBankAccount({ accountNumber, routingNumber: '021000022' }), payee)),
        await stored(accountId),
        await follow(link),
        await follow(link, account),
        await follow(link),
      ];
    });
    assert.match(seen, /"lastFourDigits":"7771"/);
    assertNoSecrets(seen);
  });

  test('after a void and a refund', async () => {
    const seen = await everythingSeen(async ({ submitApproved, call }) => {
      const { transaction } = await submitApproved(claimPayment(50_00, account, payee));
      const request = { claimsAuthenticationKey: claimsKeys.first, transactionId: transaction?.transactionId };
      return [await call('ClaimsRefund', { ...request, amount: 1_00 }), await call('ClaimsVoid', request)];
    });
    assertNoSecrets(seen);
  });

  test('after requests that are refused, wherever the mistake is', async () => {
    const good = { sessionKey: 's', operationKey: 'o', attempt: 1, ...claimPayment(50_00, account, payee) };
    for (const secret of [accountNumber, taxId]) await assertUnseenWhereWrong('AccountSubmit', good, secret, secrets);
  });

  test('where it is typed for a first name: it is refused', async () => {
    const seen = await everythingSeen(async ({ open, account: service }) => {
      const { credentials } = await open('payment', { payee });
      const contact = { ...payee.contact, firstName: '98-765-4321 0' };
      const named = claimPayment(50_00, account, { ...payee, contact });
      return service.submit(credentials, 1, named).catch((error: unknown) => String(error));
    });
    assert.match(seen, /did not take the request/);
    assertNoSecrets(seen);
  });

  test('where it is the name of a company: what may be a number is masked', async () => {
    const seen = await everythingSeen(async ({ submit, create, baseUrl }) => {
      const companyName = `${accountNumber} Trust`;
      for (const method of [account, ePay]) await submit(claimPayment(50_00, method, { ...payee, companyName }));
      const { contactDetails } = newCompany;
      const vendor = { companyName: '4242-4242-4242-4242', contactDetails };
      await create([{ ...bypass, companyDetails: vendor, accountId: null, paymentMethodType: 'VirtualCard' }]);
      return baseUrl;
    });
    // Twice in the ledger, in both languages of the e-mail, and in the notification of the payment.
    assert.equal(seen.match(/\*\*\*\*7771 Trust/g)?.length, 5);
    assert.equal(seen.match(/"\*\*\*\*4242"/g)?.length, 2);
    assertUnseen(seen, [...secrets, '4242-4242']);
  });
});

suite('the authentication keys', () => {
  test('are not in a ledger or in an e-mail', async () => {
    const seen = await everythingSeen(async ({ pay, submit }) => [
      await pay(payment(50_00)),
      await submit(claimPayment(50_00)),
      await submit(claimPayment(50_00, ePay)),
    ]);
    assertUnseen(seen, [merchantKeys.noFee, claimsKeys.first]);
  });

  test('are not repeated when they are refused', async () => {
    const seen = await everythingSeen(({ call }) => call('CreateSession', { PortalAuthenticationKey: 'a-wrong-key' }));
    assert.ok(!seen.includes('a-wrong-key'));
  });
});
