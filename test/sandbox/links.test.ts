import assert from 'node:assert/strict';
import test from 'node:test';
import type { AccountSubmission } from '../../src/account/requests.ts';
import { approver, bypass, claimant, emails, payee, type Json } from './adjuster/parties.ts';
import { claimsKeys, individual } from './claims/payees.ts';
import { claimPayment, ePay, methodSave } from './claims/submissions.ts';
import { setUpLinkPage } from './pages/link-page.ts';

const link = setUpLinkPage();
const { simulator, choose, fill, heading, isTold, payments, press, sees, focused } = link;

const asked = claimPayment(50_00, ePay, individual());
const openLink = (submission: AccountSubmission = asked) => link.follow(link.linkOfPayee(submission));
const submit = async (name = 'Receive $50.00') => {
  await press('Continue');
  await press(name);
};

test('A payee’s page shows payer, payee, amount and claim, and pays to a saved bank account, under its policy', async () => {
  await openLink();
  await heading('Choose how to receive $50.00');
  await link.assertSays('Lakeshore Casualty Insurance', 'as soon as you’ve chosen', 'Jordan Rivera', 'CLAIM-4711');
  await link.assertSays('800-555-0111');
  await choose(/Wells Fargo Bank, Savings ending in 0000/);
  await submit();
  await heading('Your $50.00 is on its way');
  const [entry] = payments();
  assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
  await sees(entry.transactionId);
  assert.equal(await focused(), 'heading');
  assert.equal(await link.count('button'), 0);
  assert.deepEqual(link.complaints(), []);
  simulator.claims.reversals.void(claimsKeys.first, entry.transactionId);
  await link.page().reload();
  await heading('$50.00 of your payment was taken back');
});

test('A payee’s page saves a method if nothing is paid', async () => {
  await openLink(methodSave(ePay, individual()));
  await choose(/Prepaid account, balance \$250\.00/);
  await submit('Save this method');
  await heading('Your payment method is saved');
  assert.deepEqual(payments(), []);
});

test('A payee’s page shows errors when a field is left and at the fields, and moves the focus to the first of them', async () => {
  const wrong = 'Check the routing number: at least one digit is wrong';
  await openLink();
  await choose('Another bank account');
  await choose(/^Savings$/);
  await fill('Routing number', '021000022');
  await link.page().getByLabel('Account number', { exact: true }).focus();
  const status = link.page().getByRole('status').getByText(wrong);
  await status.waitFor();
  await press('Continue');
  const routing = link.page().getByLabel('Routing number');
  await sees(wrong);
  assert.equal(await routing.getAttribute('aria-invalid'), 'true');
  assert.match((await routing.getAttribute('aria-describedby')) ?? '', /routingNumber-error/);
  assert.equal(await focused(), 'routingNumber');
  assert.equal(await link.page().getByText('Enter the account number', { exact: true }).count(), 1);
  await fill('Routing number', '021000021');
  await status.waitFor({ state: 'detached' });
});

test('A payee’s page reviews the choice, goes back to it, shows why it was declined, and accepts another', async () => {
  await openLink();
  await choose('Another bank account');
  await choose('Checking');
  await fill('Routing number', '021000021');
  for (const label of ['Account number', 'Confirm account number']) await fill(label, '2223344550');
  await press('Continue');
  await heading('Review your choice');
  assert.equal(await focused(), 'heading');
  await link.assertSays('$50.00', 'Checking ending in 4550, routing number 021000021');
  await press('Back');
  assert.equal(await link.page().getByLabel('Account number', { exact: true }).inputValue(), '2223344550');
  assert.deepEqual(payments(), []);
  await submit();
  await isTold('The bank doesn’t recognize this account number. You haven’t been paid yet.');
  assert.equal(await focused(), 'accountNumber');
  await fill('Account number', '000123456789');
  await press('Continue');
  await sees('The two account numbers don’t match');
  await fill('Confirm account number', '000123456789');
  await submit();
  await heading('Your $50.00 is on its way');
  assert.equal(payments().length, 2);
});

test('A payee’s page can be tried again if the answer was lost, and pays once', async () => {
  await openLink();
  await link.loseAnswer();
  await choose(/Prepaid account/);
  await submit();
  await isTold('We lost the connection');
  await press('Receive $50.00');
  await heading('You’ve been paid $50.00');
  assert.equal(payments().length, 1);
});

test('A payee’s page that cannot show the result of an answer says so, and no longer asks', async () => {
  await openLink();
  await link.loseAnswer('GET');
  await choose(/Prepaid account/);
  await submit();
  await isTold('We have your answer, but couldn’t update this page.');
  assert.equal(await link.count('button'), 0);
  assert.equal(payments().length, 1);
});

test('The page reports an invalid link', async () => {
  await link.goTo('/links/invented');
  await isTold('We don’t know this link.');
});

const status = () => simulator.claims.requests.list()[0]?.life.status;
const openPartyLink = (parties: readonly Json[], to: string) => link.follow(link.linkOfParty(parties, to));
const openClaimantLink = () => openPartyLink([claimant, payee], emails.company);
const openPayeeLink = () => openPartyLink([payee], emails.individual);
const [receive, paid] = ['Receive $99.75', 'Your $99.75 is on its way'];
const approveAndReceive = 'Approve and receive $150.25';

test('A party’s page shows claim, amount and task, and accepts an approval and a method at once, under its policy', async () => {
  await openClaimantLink();
  await heading('Approve the payment and choose how to receive $150.25');
  await link.assertSays('Lakeshore Casualty Insurance', 'Sparrow Auto Body', 'CLAIM-4711', 'Hail damage', '$250.00');
  await link.assertSays('December 21, 2026', 'once everyone involved has done their part', '800-555-0111');
  await choose(/Visa ending in 5556/);
  await submit(approveAndReceive);
  await heading('Thanks, we have your answer');
  assert.equal(await focused(), 'heading');
  assert.deepEqual(payments(), []);
  await link.assertSays('Visa ending in 5556', 'Until then, you can choose another method');
  assert.equal(await link.count('radio'), 0);
  assert.equal(await link.page().getByText('Please answer by').count(), 0);
  await press('Choose another method');
  await choose('Virtual card');
  await submit('Use this method instead');
  await heading('Thanks, we have your answer');
  await sees('Virtual card');
  assert.equal(await focused(), 'heading');
  assert.deepEqual(link.complaints(), []);
});

for (const [parties, title, text] of [
  [[approver, payee], 'Thanks, we have your answer', ''],
  [[approver, bypass], 'This request is complete', 'All payments have been sent.'],
] as const) {
  test(`A party’s page accepts an approval alone from a party that is not paid, and says: ${title}`, async () => {
    await openPartyLink(parties, emails.towing);
    assert.equal(await link.count('radio'), 0);
    await press('Approve');
    await heading(title);
    if (text) await sees(text);
    assert.equal(simulator.claims.requests.list()[0]?.life.parties[0]?.decision, 'approved');
    assert.equal(await link.count('button'), 0);
  });
}

test('A party’s page asks before it accepts a rejection, without the message about a declined card', async () => {
  await openClaimantLink();
  await choose('Another card');
  await fill('Card number', '4111 1111 1111 1 111');
  await press('Continue');
  await sees('Visa ending in 1111');
  await press(approveAndReceive);
  await isTold('We can’t pay to this card. You haven’t been paid yet.');
  await press('Reject');
  assert.equal(await focused(), 'question');
  assert.equal(await link.page().getByText('We can’t pay to this card').count(), 0);
  await press('Go back');
  assert.equal(await focused(), 'reject');
  assert.equal(status(), 'Initiated');
  await press('Reject');
  await press('Reject the payment');
  await heading('This request was rejected');
  await sees('You rejected it. No one is paid');
  assert.equal(status(), 'Rejected');
  assert.equal(await link.count('button'), 0);
});

for (const [name, category] of [
  [/Wells Fargo Bank, Savings ending in 0000/, 'ECheck'],
  [/Mastercard ending in 8210/, 'PushToCard'],
  ['Virtual card', 'VirtualCard'],
  ['Check by mail to 7 Orchard Lane, Albany, NY 12207', 'Check'],
] as const) {
  test(`A party’s page pays to ${category}, and shows number and date, each on one line on a phone`, async () => {
    await openPayeeLink();
    await choose(name);
    await submit(receive);
    await heading(paid);
    const [entry] = payments();
    assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
    assert.equal(entry.method.category, category);
    await sees(entry.transactionId);
    await sees('Sent on');
    for (const width of [320, 390]) {
      await link.page().setViewportSize({ width, height: 800 });
      for (const text of ['Confirmation number', 'November\u00a021,\u00a02026'])
        assert.equal(await link.linesOf(text), 1, `${text} at ${width} pixels`);
    }
    await link.page().setViewportSize({ width: 1280, height: 720 });
  });
}

test('A party’s page requires a choice, shows that a card was declined, and accepts another method', async () => {
  await openPayeeLink();
  await press('Continue');
  await sees('Choose how you want to be paid');
  await choose('Another card');
  assert.equal(await link.page().getByText('Choose how you want to be paid').count(), 0);
  await press('Continue');
  await sees('Enter the card number');
  assert.equal(await focused(), 'cardNumber');
  await fill('Card number', '4111111111111111');
  await submit(receive);
  await isTold('We can’t pay to this card. You haven’t been paid yet.');
  assert.equal(await focused(), 'cardNumber');
  assert.deepEqual(payments(), []);
  await choose('Virtual card');
  await submit(receive);
  await heading(paid);
  assert.equal(payments().length, 1);
});

test('A party’s page shows the result of a lost answer', async () => {
  await openPayeeLink();
  await link.loseAnswer();
  await choose('Virtual card');
  await submit(receive);
  await heading(paid);
  await isTold('We lost the connection. This page shows how things stand now.');
  assert.equal(payments().length, 1);
});

test('A party’s page says that the request has ended in the meantime', async () => {
  await openPartyLink([claimant, payee], emails.individual);
  simulator.clock.moveBy(30 * 24 * 60 * 60 * 1_000);
  await choose('Virtual card');
  await submit(receive);
  await isTold('This request is no longer open');
  await heading(/has expired, and nothing was paid/);
  assert.equal(await link.count('radio'), 0);
});

test('The front page lists the requests with their states and links', async () => {
  await openClaimantLink();
  await link.goTo();
  const row = link.page().getByRole('row', { name: /CLAIM-4711 Initiated/ });
  await row.getByText('Sparrow Auto Body: Asked, Casey Nguyen: Asked').waitFor();
  const emailed = link.page().getByRole('link', { name: /Please approve: claim CLAIM-4711/ });
  assert.equal(await emailed.count(), 1);
  await link.goTo('/test-numbers');
  assert.equal(await link.page().getByRole('cell', { name: 'demo-individual-card' }).count(), 1);
});
