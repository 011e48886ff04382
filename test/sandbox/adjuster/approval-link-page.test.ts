import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { approver, claimant, emails, payee, requestOf, type Json } from './approval-harness.ts';
import { claimsKeys } from '../claims/claims-harness.ts';
import { setUpLinkPage } from '../claims/link-page.ts';

const link = setUpLinkPage();
const { simulator, choose, fill, heading, isTold, press, sees, focused } = link;

/** Creates a request and opens the link of one of its parties. */
async function openLink(parties: readonly Json[], to: string): Promise<void> {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
  claims.uploads.load({ ...requestOf(parties), claimsSessionKey: credentials.sessionKey });
  claims.adjuster.openCreate(credentials);
  claims.adjuster.create(credentials, 1);
  await link.follow(claims.outbox.list().find((sent) => sent.to === to)?.link);
}

const status = () => simulator.claims.requests.list()[0]?.life.status;
const payments = () => simulator.claims.ledger.entries();

suite('the page behind the link of a party', () => {
  test('says whose claim it is, how much is paid, and what is asked, under its policy', async () => {
    await openLink([claimant, payee], emails.company);
    await heading('Approve the payment and choose how to receive $150.25');
    await link.assertSays('Lakeshore Casualty Insurance', 'Sparrow Auto Body', 'CLAIM-4711', 'Hail damage', '$250.00');
    await link.assertSays('December 21, 2026', 'once everyone involved has done their part');
    await link.assertSays('800-555-0111');
    assert.deepEqual(link.complaints(), []);
  });

  test('takes an approval and a method at once, and says where the focus is that nothing more is needed', async () => {
    await openLink([claimant, payee], emails.company);
    await choose(/Visa •••• 5556/);
    await press('Approve and receive $150.25');
    await heading(/You’re all set/);
    assert.equal(await focused(), 'heading');
    assert.deepEqual(payments(), []);
    assert.equal(await link.page().getByRole('button', { name: 'Choose this method instead' }).count(), 1);
    await link.assertSays('Until then, you can choose another method');
    assert.equal(await link.page().getByText('Please answer by').count(), 0);
  });

  test('asks for the method anew where another may be chosen', async () => {
    await openLink([claimant, payee], emails.company);
    await choose('Another card');
    await fill('Card number', '4000056655665556');
    await press('Approve and receive $150.25');
    await heading(/You’re all set/);
    await press('Choose this method instead');
    await sees('Choose how you want to be paid');
  });

  test('takes an approval alone of who is not paid', async () => {
    await openLink([approver, payee], emails.towing);
    assert.equal(await link.count('radio'), 0);
    await press('Approve');
    await heading(/You’re all set/);
    assert.equal(simulator.claims.requests.list()[0]?.life.parties[0]?.decision, 'approved');
    assert.equal(await link.count('button'), 0);
  });

  test('asks before it takes a rejection', async () => {
    await openLink([claimant, payee], emails.company);
    await press('Reject');
    assert.equal(await focused(), 'question');
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

  test('does not say that a card was declined any more where it asks whether to reject', async () => {
    await openLink([claimant, payee], emails.company);
    await choose('Another card');
    await fill('Card number', '4111111111111111');
    await press('Approve and receive $150.25');
    await isTold('We can’t pay to this card. You haven’t been paid yet.');
    await press('Reject');
    assert.equal(await focused(), 'question');
    assert.equal(await link.page().getByText('We can’t pay to this card').count(), 0);
  });

  for (const [name, category] of [
    [/Wells Fargo Bank, Savings •••• 0000/, 'ECheck'],
    [/Mastercard •••• 8210/, 'PushToCard'],
    ['Virtual card', 'VirtualCard'],
    ['Mailed check to 7 Orchard Lane, Albany, NY 12207', 'Check'],
  ] as const) {
    test(`pays to ${category}, and shows the confirmation number`, async () => {
      await openLink([payee], emails.individual);
      await choose(name);
      await press('Receive $99.75');
      await heading('You’ve been paid $99.75');
      const [entry] = payments();
      assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
      assert.equal(entry.method.category, category);
      await sees(entry.transactionId);
    });
  }

  test('pays to a card that is typed, with gaps in its number', async () => {
    await openLink([payee], emails.individual);
    await choose('Another card');
    await fill('Card number', '4000 0566 5566 5556');
    await press('Receive $99.75');
    await heading('You’ve been paid $99.75');
    assert.partialDeepStrictEqual(payments(), [{ method: { category: 'PushToCard', lastFourDigits: '5556' } }]);
  });

  test('says what is wrong at the fields, and asks for a choice where none was made', async () => {
    await openLink([payee], emails.individual);
    await press('Receive $99.75');
    await sees('Choose how you want to be paid');
    await choose('Another card');
    await press('Receive $99.75');
    await sees('Enter the card number');
    assert.equal(await focused(), 'cardNumber');
    assert.deepEqual(payments(), []);
  });

  test('says that a card was declined, and takes another method', async () => {
    await openLink([payee], emails.individual);
    await choose('Another card');
    await fill('Card number', '4111111111111111');
    await press('Receive $99.75');
    await isTold('We can’t pay to this card. You haven’t been paid yet.');
    assert.equal(await focused(), 'problem');
    await choose('Virtual card');
    await press('Receive $99.75');
    await heading('You’ve been paid $99.75');
    assert.equal(payments().length, 1);
  });

  test('shows what became of an answer that was lost', async () => {
    await openLink([payee], emails.individual);
    await link.loseAnswer();
    await choose('Virtual card');
    await press('Receive $99.75');
    await isTold('We lost the connection');
    await heading('You’ve been paid $99.75');
    assert.equal(payments().length, 1);
  });

  test('says so where the request has ended in the meantime', async () => {
    await openLink([claimant, payee], emails.individual);
    simulator.clock.moveBy(30 * 24 * 60 * 60 * 1_000);
    await choose('Virtual card');
    await press('Receive $99.75');
    await isTold('This request is no longer open');
    await heading(/has expired, and nothing was paid/);
    assert.equal(await link.count('radio'), 0);
  });
});

suite('the front page', () => {
  test('lists the requests with their state, and links to the links of the parties', async () => {
    await openLink([claimant, payee], emails.company);
    await link.goTo();
    const row = link.page().getByRole('row', { name: /CLAIM-4711 Initiated/ });
    await row.getByText('Sparrow Auto Body: Asked, Casey Nguyen: Asked').waitFor();
    assert.equal(
      await link
        .page()
        .getByRole('link', { name: /Please approve: claim CLAIM-4711/ })
        .count(),
      1,
    );
    await link.goTo('/test-numbers');
    assert.equal(await link.page().getByRole('cell', { name: 'demo-individual-card' }).count(), 1);
  });
});
