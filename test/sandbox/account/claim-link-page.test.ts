import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import { claimPayment, claimsKeys, demo, ePay, individual, methodSave } from '../claims/claims-harness.ts';
import { setUpLinkPage } from '../claims/link-page.ts';

const link = setUpLinkPage();
const { simulator, choose, fill, heading, isTold, press, sees, focused } = link;

/** Sends an e-mail payment request to the demo individual and opens the link in it. */
async function openLink(submission: AccountSubmission): Promise<void> {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
  const context = submission.amount === undefined ? 'save' : 'payment';
  claims.account.open(credentials, { context, accountId: demo.individual });
  claims.account.submit(credentials, 1, submission);
  await link.follow(claims.outbox.list()[0]?.link);
}

const asked = claimPayment(50_00, ePay, individual());
const paid = () => simulator.claims.ledger.entries().filter(({ kind }) => kind === 'payment');
const submit = (name = 'Receive $50.00') => press(name);

async function typeBankAccount(accountNumber: string): Promise<void> {
  await choose('Another bank account');
  await link.page().getByLabel('Account type').selectOption('Checking');
  await fill('Routing number', '021000021');
  await fill('Account number', accountNumber);
}

suite('the page behind the link of an e-mail', () => {
  test('says who pays whom, how much and for what, under its policy', async () => {
    await openLink(asked);
    await heading('Choose how to receive $50.00');
    await link.assertSays(
      'Lakeshore Casualty Insurance',
      'as soon as you’ve chosen',
      'Jordan Rivera',
      'CLAIM-4711',
      '800-555-0111',
    );
    assert.deepEqual(link.complaints(), []);
  });

  test('pays to a saved bank account, and says so where the focus then is', async () => {
    await openLink(asked);
    await choose(/Wells Fargo Bank, Savings •••• 0000/);
    await submit();
    await heading('You’ve been paid $50.00');
    const [entry] = paid();
    assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
    await sees(entry.transactionId);
    assert.equal(await focused(), 'heading');
    assert.equal(await link.count('button'), 0);
  });

  test('pays to another bank account', async () => {
    await openLink(asked);
    await typeBankAccount('000123456789');
    await submit();
    await heading('You’ve been paid $50.00');
    assert.partialDeepStrictEqual(paid(), [{ amount: 50_00, method: { category: 'ECheck', lastFourDigits: '6789' } }]);
  });

  test('pays to the prepaid account by the keyboard alone', async () => {
    await openLink(asked);
    await link
      .page()
      .getByRole('radio', { name: /Wells Fargo/ })
      .focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await link.page().keyboard.press(key);
    await sees('$300.00');
    assert.partialDeepStrictEqual(paid(), [{ method: { category: 'PrepaidAccount' } }]);
  });

  test('saves where nothing is paid', async () => {
    await openLink(methodSave(ePay, individual()));
    await choose(/Prepaid account, balance \$250\.00/);
    await submit('Save this method');
    await heading('Your payment method is saved');
    assert.deepEqual(paid(), []);
  });

  test('shows what is wrong at the fields, and goes to the first of them', async () => {
    await openLink(asked);
    await choose('Another bank account');
    await link.page().getByLabel('Account type').selectOption('Savings');
    await fill('Routing number', '021000022');
    await submit();
    const routing = link.page().getByLabel('Routing number');
    await sees('Check the routing number: at least one digit is wrong');
    assert.equal(await routing.getAttribute('aria-invalid'), 'true');
    assert.match((await routing.getAttribute('aria-describedby')) ?? '', /routingNumber-error/);
    assert.equal(await focused(), 'routingNumber');
    assert.equal(await link.page().getByText('Enter the account number').count(), 1);
  });

  test('says why a bank account was declined, and takes another', async () => {
    await openLink(asked);
    await typeBankAccount('2223344550');
    await submit();
    await isTold('The bank doesn’t recognize this account number. You haven’t been paid yet.');
    assert.equal(await focused(), 'problem');
    await fill('Account number', '000123456789');
    await submit();
    await heading('You’ve been paid $50.00');
    assert.equal(paid().length, 2);
  });

  test('can be tried again where the answer was lost, and pays once', async () => {
    await openLink(asked);
    await link.loseAnswer();
    await choose(/Prepaid account/);
    await submit();
    await isTold('We lost the connection');
    await submit();
    await heading('You’ve been paid $50.00');
    assert.equal(paid().length, 1);
  });

  test('shows what was done to whoever opens the link again', async () => {
    await openLink(asked);
    await choose(/Prepaid account/);
    await submit();
    await heading('You’ve been paid $50.00');
    await link.page().reload();
    await heading('You’ve been paid $50.00');
    assert.equal(await link.count('radio'), 0);
  });

  test('says so where the link is none', async () => {
    await link.goTo('/links/invented');
    await isTold('We don’t know this link.');
  });
});
