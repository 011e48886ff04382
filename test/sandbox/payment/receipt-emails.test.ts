import assert from 'node:assert/strict';
import { bankAccount, card, payment } from './submissions.ts';
import { assertRefused, merchantKeys, refusedWith, setUp, testIn } from '../harness.ts';

const test = testIn(paid);

const pat = { email: 'pat@example.com', language: 'en' } as const;

async function paid(submission = payment(50_00), merchantKey?: string) {
  const sandbox = setUp();
  const { credentials, transactionId } = await sandbox.paid(submission, merchantKey);
  const emails = () => sandbox.simulator.claims.outbox.list();
  const send = (changes: object = {}, by = credentials) =>
    sandbox.service.sendReceipt(by, { transactionId, ...pat, ...changes });
  return { ...sandbox, credentials, transactionId, emails, send };
}

const byCard = 'You paid $110.48 to Harborline Mutual Insurance. Thank you.';
const byDebit =
  'We’ll debit $108.98 from your bank account on November 21, 2026 or the next business day. ' +
  'If your bank returns the payment, Harborline Mutual Insurance will contact you.';
for (const [method, fee, feeText, total, begins, shown] of [
  [card(), 2_50, '$2.50', '$110.48', byCard, 'Visa ending in 1111'],
  [bankAccount(), 1_00, '$1.00', '$108.98', byDebit, 'JPMorgan Chase Bank account ending in 6789'],
] as const) {
  test(`An e-mailed receipt by ${method.type} shows what was paid, with a fee, and the number’s last four digits`, async () => {
    const quote = { amount: 107_98, fee, total: 107_98 + fee };
    const { transactionId, emails, send } = await paid(payment(107_98, method, { quote }), merchantKeys.flatFee);
    await send();
    const subject = `Your payment of ${total} to Harborline Mutual Insurance`;
    const text = [
      begins,
      '',
      `Confirmation number: ${transactionId}`,
      'Amount: $107.98',
      `Convenience fee: ${feeText}`,
      `Total: ${total}`,
      `Payment method: ${shown}`,
      'Date: November 21, 2026 at 12:05 PM EST',
      'Policy: POLICY-4711',
      '',
      'Didn’t expect this email? Call Harborline Mutual Insurance at 800-555-0101.',
    ].join('\n');
    const sent = {
      id: 1,
      kind: 'receipt',
      to: pat.email,
      link: '',
      language: 'en',
      sentAt: '2026-11-21T17:05:09.000Z',
    };
    assert.deepEqual(emails(), [{ ...sent, subject, text }]);
  });
}

test('An e-mailed receipt shows voids and refunds, even to the same address', async () => {
  const { simulator, transactionId, emails, send } = await paid();
  const sent = async () => {
    await send();
    const email = emails().at(-1);
    return email?.text.match(/^(Voided|Refunded): .*$/gm) ?? [];
  };
  assert.deepEqual(await sent(), []);
  simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 10_00 });
  simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 5_50 });
  assert.deepEqual(await sent(), ['Refunded: $10.00', 'Refunded: $5.50']);

  const voided = await paid();
  voided.simulator.reversals.void(merchantKeys.noFee, voided.transactionId);
  await voided.send();
  assert.match(voided.emails()[0]?.text ?? '', /^Voided: \$50\.00$/m);
});

test('An e-mailed receipt is in Spanish if the modal is, and in English by default', async ({ emails, send }) => {
  await send({ language: 'fr' });
  await send({ language: 'es', email: 'ana@example.com' });
  const [english, email] = emails();
  assert.equal(english?.language, 'en');
  assert.equal(email?.language, 'es');
  assert.equal(email.subject, 'Su pago de $50.00 a Prairie Oak Insurance');
  assert.match(email.text, /^Pagó \$50\.00 a Prairie Oak Insurance\. Gracias\.\n\nNúmero de confirmación: /);
  assert.match(email.text, /\nMétodo de pago: Visa terminada en 1111\nFecha: 21 de noviembre de 2026/);
  assert.doesNotMatch(email.text, /Cargo/);
});

test('An e-mailed receipt has the page’s reference on one line, unless a mail program would turn it into a link', async () => {
  const links = 'https://a.example|Pay at a.example/x|www.a.example|pat@example|a\uff0eexample|tel:1-900';
  const references: readonly (readonly [reference: string, shown?: string])[] = [
    ...links.split('|').map((reference) => [reference] as const),
    ...['POL-1.25/7', 'HO 3. Renewal'].map((reference) => [reference, reference] as const),
    ['POL-1\r\nTotal: $0.01\u2028\u202eX', 'POL-1 Total: $0.01 X'],
  ];
  for (const [clientReferenceData1, shown] of references) {
    const { emails, send } = await paid(payment(50_00, card(), { references: { clientReferenceData1 } }));
    await send();
    const lines = emails()[0]?.text.match(/.*(?:Policy|Total).*/g);
    assert.deepEqual(lines, ['Total: $50.00', ...(shown ? [`Policy: ${shown}`] : [])], clientReferenceData1);
  }
});

test('An e-mailed receipt is sent ten times for a session at most, with any number of refunds', async () => {
  const { simulator, transactionId, emails, send } = await paid();
  for (let sent = 0; sent < 10; sent += 1) {
    await send();
    simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 1 });
  }
  await assert.rejects(send(), refusedWith('InvalidRequest', 'email'));
  assert.equal(emails().length, 10);
});

test('An e-mailed receipt goes to three addresses, once to each in any spelling', async (own) => {
  const { emails, send, simulator } = own;
  const before = simulator.ledger.entries();
  for (const name of ['a', 'b', 'A', 'b', 'c']) await send({ email: `${name}@example.com` });
  await assert.rejects(send({ email: 'd@example.com' }), refusedWith('InvalidRequest', 'email'));
  // A repeated one of the three still gets its old answer.
  await send({ email: 'a@example.com' });
  assert.equal(emails().length, 3);
  assert.deepEqual(simulator.ledger.entries(), before);
});

test('An e-mailed receipt is refused to anything but one address', async ({ emails, send }) => {
  const [two, named] = ['pat@example.com,ann@example.com', 'Pat <pat@example.com>'];
  const split = ['pat@example.com\r\nBcc: ann@example.com', 'pat@example.com\n'];
  const wrong = ['', 'pat@example', two, named, ...split, `${'p'.repeat(250)}@example.com`];
  const calls = Object.fromEntries(wrong.map((email) => [email, send({ email })]));
  await assertRefused(refusedWith('InvalidRequest', 'email'), calls);
  assert.deepEqual(emails(), []);
});

test('An e-mailed receipt is refused for another operation, language or session', async (own) => {
  const { call, credentials, transactionId, open, emails, send } = own;
  const unknown = await call('SendReceipt', { ...credentials, transactionId, ...pat, language: 'xx' });
  assert.equal(unknown.status, 400);
  await assert.rejects(send({}, { ...credentials, operationKey: 'another' }), refusedWith('SessionUsed', 'sessionId'));
  await assert.rejects(send({}, await open()), refusedWith('TransactionNotFound', 'transactionId'));
  assert.deepEqual(emails(), []);
  await send();
  assert.equal(emails().length, 1);
});

test('An e-mailed receipt is refused if the payment was declined', async () => {
  const { service, simulator, open } = setUp();
  const credentials = await open();
  const { code } = await service.pay(credentials, 1, payment(3_00));
  assert.notEqual(code, 'Success', 'it has to be declined');
  const wrong = [credentials.sessionKey, 'POLICY-4711', 'null'];
  const send = (transactionId: string) => service.sendReceipt(credentials, { transactionId, ...pat });
  const calls = Object.fromEntries(wrong.map((transactionId) => [transactionId, send(transactionId)]));
  await assertRefused(refusedWith('TransactionNotFound', 'transactionId'), calls);
  assert.deepEqual(simulator.claims.outbox.list(), []);
});
