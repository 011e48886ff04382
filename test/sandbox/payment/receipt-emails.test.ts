import assert from 'node:assert/strict';
import { bankAccount, card, payment } from './submissions.ts';
import { merchantKeys, refusedWith, setUp, testIn } from '../harness.ts';

const test = testIn(paid);

const pat = { email: 'pat@example.com', language: 'en' } as const;

async function paid(submission = payment(50_00), merchantKey?: string) {
  const sandbox = setUp();
  const credentials = await sandbox.open(merchantKey);
  const answer = await sandbox.service.pay(credentials, 1, submission);
  assert.ok(answer.code === 'Success');
  const { transactionId } = answer.receipt;
  const emails = () => sandbox.simulator.claims.outbox.list();
  const send = (changes: object = {}, by = credentials) =>
    sandbox.service.sendReceipt(by, { transactionId, ...pat, ...changes });
  return { ...sandbox, credentials, transactionId, emails, send };
}

test('An e-mailed receipt is offered for a payment, not for a saved method', async () => {
  const { simulator, service } = setUp();
  const open = (operation: 'makePayment' | 'savePaymentMethod') => {
    const sessionKey = simulator.payments.createSession(merchantKeys.noFee);
    return service.open({ sessionKey, operationKey: operation }, { operation });
  };
  assert.equal((await open('makePayment')).sendsReceipts, true);
  assert.equal((await open('savePaymentMethod')).sendsReceipts, undefined);
});

test('An e-mailed receipt shows what was paid, with a fee', async () => {
  const quote = { amount: 107_98, fee: 2_50, total: 110_48 };
  const { transactionId, emails, send } = await paid(payment(107_98, card(), { quote }), merchantKeys.flatFee);
  await send();
  assert.deepEqual(emails(), [
    {
      id: 1,
      kind: 'receipt',
      to: 'pat@example.com',
      link: '',
      language: 'en',
      sentAt: '2026-11-21T17:05:09.000Z',
      subject: 'Your payment of $110.48 to Harborline Mutual Insurance',
      text: [
        'You paid $110.48 to Harborline Mutual Insurance. Thank you.',
        '',
        `Confirmation number: ${transactionId}`,
        'Amount: $107.98',
        'Convenience fee: $2.50',
        'Total: $110.48',
        'Payment method: Visa ending in 1111',
        'Date: November 21, 2026 at 12:05 PM EST',
        'Policy: POLICY-4711',
        '',
        'Didn’t expect this email? Call Harborline Mutual Insurance at 800-555-0101.',
      ].join('\n'),
    },
  ]);
});

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

test('An e-mailed receipt has a separate line for the reference of the page', async () => {
  const references = { clientReferenceData1: 'POL-1\r\nTotal: $0.01\u2028\u202eX' };
  const { emails, send } = await paid(payment(50_00, card(), { references }));
  await send();
  const lines = emails()[0]
    ?.text.split('\n')
    .filter((line) => /Policy|Total/.test(line));
  assert.deepEqual(lines, ['Total: $50.00', 'Policy: POL-1 Total: $0.01 X']);
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

test('An e-mailed receipt has no reference that a mail program would turn into a link', async () => {
  const domain = 'a\uff0eexample';
  const links = ['https://a.example', 'Pay at a.example/x', 'www.a.example', 'pat@example', domain, 'tel:1-900'];
  for (const clientReferenceData1 of [...links, 'POL-1.25/7', 'HO 3. Renewal']) {
    const { emails, send } = await paid(payment(50_00, card(), { references: { clientReferenceData1 } }));
    await send();
    const isShown = emails()[0]?.text.includes(`Policy: ${clientReferenceData1}`);
    assert.equal(isShown, !links.includes(clientReferenceData1), clientReferenceData1);
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

for (const [kind, method] of [
  ['card', card()],
  ['bank account', bankAccount()],
] as const) {
  test(`An e-mailed receipt shows only the last four digits of a ${kind}`, async () => {
    const { credentials, emails, send } = await paid(payment(50_00, method));
    await send();
    const text = emails()[0]?.text ?? '';
    const secrets = method.type === 'card' ? [method.number, method.zip] : [method.accountNumber, method.routingNumber];
    assert.match(text, kind === 'card' ? /Visa ending in 1111/ : /JPMorgan Chase Bank account ending in 6789/);
    for (const secret of [...secrets, credentials.sessionKey, credentials.operationKey])
      assert.ok(!text.includes(secret), `${secret} stands in it`);
  });
}

test('An e-mailed receipt goes to three addresses at most, once to each in any spelling', async (own) => {
  const { emails, send, simulator } = own;
  const before = simulator.ledger.entries();
  for (const name of ['a', 'b', 'A', 'b', 'c']) await send({ email: `${name}@example.com` });
  const fourth = send({ email: 'd@example.com' });
  await assert.rejects(fourth, refusedWith('InvalidRequest', 'email'));
  // A repeated one of the three still gets its old answer.
  await send({ email: 'a@example.com' });
  assert.equal(emails().length, 3);
  assert.deepEqual(simulator.ledger.entries(), before);
});

for (const email of [
  '',
  'pat@example',
  'pat@example.com,ann@example.com',
  'Pat <pat@example.com>',
  'pat@example.com\r\nBcc: ann@example.com',
  'pat@example.com\n',
  `${'p'.repeat(250)}@example.com`,
]) {
  test(`An e-mailed receipt is refused to ${JSON.stringify(email.slice(-40))}`, async ({ emails, send }) => {
    await assert.rejects(send({ email }), refusedWith('InvalidRequest', 'email'));
    assert.deepEqual(emails(), []);
  });
}

test('An e-mailed receipt is refused for another operation, language or session', async (own) => {
  const { call, credentials, transactionId, open, emails, send } = own;
  const unknown = await call('SendReceipt', { ...credentials, transactionId, ...pat, language: 'xx' });
  assert.equal(unknown.status, 400);
  await assert.rejects(send({}, { ...credentials, operationKey: 'another' }), refusedWith('SessionUsed', 'sessionId'));
  const sending = send({}, await open());
  await assert.rejects(sending, refusedWith('TransactionNotFound', 'transactionId'));
  assert.deepEqual(emails(), []);
  await send();
  assert.equal(emails().length, 1);
});

test('An e-mailed receipt is refused if the payment was declined, however it is looked up', async () => {
  const { service, simulator, open } = setUp();
  const credentials = await open();
  const { code } = await service.pay(credentials, 1, payment(3_00));
  assert.notEqual(code, 'Success', 'it has to be declined');
  for (const transactionId of [credentials.sessionKey, 'POLICY-4711', 'null'])
    await assert.rejects(
      service.sendReceipt(credentials, { transactionId, ...pat }),
      refusedWith('TransactionNotFound', 'transactionId'),
    );
  assert.deepEqual(simulator.claims.outbox.list(), []);
});
