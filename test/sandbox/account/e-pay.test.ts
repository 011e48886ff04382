import assert from 'node:assert/strict';
import { claimsKeys, company, contact, demo, individual, lakeshore } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { claimsTest as test, setUpClaims } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

const ofTheCompany = company({ companyName: 'Sparrow Auto Body', contact: { ...contact, contactId: 2001 } });

test('The outbox contains the e-mail of a request, which uses the session and leaves the stored address', async () => {
  const { service, open, stored, entries, call, baseUrl } = setUpClaims();
  const { credentials } = await open('payment');
  const answer = await service.submit(credentials, 1, claimPayment(1_234_50, ePay));
  assert.ok(answer.code === 'Success');
  await assert.rejects(service.submit(credentials, 2, claimPayment(50_00)), refusedWith('SessionUsed', 'sessionId'));
  assert.equal(entries().length, 1);
  assert.deepEqual((await stored(answer.receipt.accountId)).payee, individual());
  const { body } = await call('SandboxOutbox');
  const { emails } = body as { emails: { link: string }[] };
  const link = emails[0]?.link ?? '';
  assert.match(link, /^\/links\/[0-9a-f-]{36}$/);
  const subject = 'Choose how you want to be paid · Elija cómo recibir su pago';
  const text = [
    '(En español más abajo)',
    'Dear Jordan Rivera,',
    'Lakeshore Casualty Insurance would like to pay you $1,234.50 for claim CLAIM-4711. Choose how you want to be paid here:',
    `${baseUrl}${link}`,
    'Didn’t expect this email? Call Lakeshore Casualty Insurance at 800-555-0111.',
    '* * *',
    'Hola, Jordan Rivera:',
    'Lakeshore Casualty Insurance desea pagarle $1,234.50 por el reclamo CLAIM-4711. Elija aquí cómo desea recibir su pago:',
    `${baseUrl}${link}?lang=es`,
    '¿No esperaba este correo electrónico? Llame a Lakeshore Casualty Insurance al 800-555-0111.',
  ].join('\n\n');
  const sent = { id: 1, kind: 'ePayRequest', to: 'pay.me@mail.example', sentAt: '2026-11-21T17:05:09.000Z' };
  assert.deepEqual(emails, [{ ...sent, subject, text, link }]);
});

test('The outbox lists only e-mails, the newest last, each with its own link, and on one line', async (own) => {
  const { submit, submitApproved, simulator } = own;
  for (const other of [claimPayment(50_00), methodSave(), claimPayment(2_00)]) await submit(other);
  await submitApproved(methodSave(ePay));
  const onLines = { ...claimPayment(50_00, ePay), claimNumber: 'C-1\n\nhttps://elsewhere.example' };
  await submitApproved({ ...onLines, method: { ...ePay, email: 'second@mail.example' } });
  const [first, second, ...others] = simulator.claims.outbox.list();
  assert.ok(first && second && others.length === 0 && first.link !== second.link);
  const sent = [first, second].map(({ id, to }) => `${id} ${to}`);
  assert.deepEqual(sent, ['1 pay.me@mail.example', '2 second@mail.example']);
  assert.match(first.text, /would like to know how to pay you\./);
  assert.doesNotMatch(second.text, /\nhttps:\/\/elsewhere/);
});

test('A payee’s link shows the payment, and the payee’s methods until one is chosen', async (own) => {
  const { askedByEmail, linkView, submitApproved, follow } = own;
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual });
  const savings = { token: 'demo-individual-savings', accountType: 'Savings', nameOnAccount: 'Jordan Rivera' };
  const bankAccounts = [{ ...savings, bankName: 'Wells Fargo Bank', lastFourDigits: '0000' }];
  const about = { kind: 'ePay', status: 'open', merchant: lakeshore, payeeName: 'Jordan Rivera', email: ePay.email };
  const payment = { amount: 50_00, claimNumber: 'CLAIM-4711', receipt: null, returned: 0 };
  const prepaidAccount = { balance: 250_00 };
  assert.deepEqual(await linkView(link), { ...about, ...payment, bankAccounts, prepaidAccount });
  await submitApproved(methodSave(), { accountId: demo.individual });
  assert.equal((await linkView(link)).bankAccounts.length, 2);
  await follow(link, prepaid);
  assert.partialDeepStrictEqual(await linkView(link), { status: 'done', bankAccounts: [], prepaidAccount: null });
});

test('A payee is paid by the merchant that asked, to a bank account, which is saved', async (own) => {
  const { askedByEmail, follow, stored, entries } = own;
  const merchantKey = claimsKeys.second;
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual, merchantKey });
  const { body } = await follow(link, payeeBankAccount());
  const method = { type: 'ECheck', nameOnAccount: 'Jordan Rivera' };
  const transaction = { amount: 50_00, timeZone: 'Central Standard Time' };
  const receipt = { accountId: demo.individual, method, transaction };
  assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt });
  assert.equal((await stored(demo.individual, merchantKey)).bankAccounts.length, 2);
  const [request, payment] = entries();
  assert.ok(request?.kind === 'ePayRequest' && payment?.kind === 'payment');
  assert.deepEqual([request.merchant, request.timeZone], ['Red Mesa Property Insurance', 'CST']);
  const kept = 'merchant timeZone accountId contactId claimNumber sourceUser sessionId requestId accountGroup';
  const about = Object.entries(request).filter(([name]) => kept.split(' ').includes(name));
  assert.partialDeepStrictEqual(payment, { ...Object.fromEntries(about), amount: 50_00, responseCode: 'Success' });
});

test('A company is offered the account of another with its tax id, and paid to it in that name', async () => {
  const { askedByEmail, follow, linkView, stored } = setUpClaims();
  const link = await askedByEmail(claimPayment(50_00, ePay, ofTheCompany), { accountId: demo.company });
  const offered = (await linkView(link)).bankAccounts.map(({ token, nameOnAccount }) => `${token} ${nameOnAccount}`);
  assert.deepEqual(offered, ['demo-company-checking Sparrow Auto Body', 'demo-towing-savings Sparrow Towing']);
  const { body } = await follow(link, { type: 'savedBankAccount', token: 'demo-towing-savings' });
  const receipt = { accountId: demo.company, contactId: '2001', method: { nameOnAccount: 'Sparrow Towing' } };
  assert.partialDeepStrictEqual(body, { receipt });
  assert.equal((await stored(demo.company)).bankAccounts.length, 1);
});

test('A payee cannot name other accounts, request an e-mail, or use a link that was in no e-mail', async (own) => {
  const { askedByEmail, follow, entries } = own;
  const link = await askedByEmail(claimPayment(50_00, ePay));
  const others = { type: 'savedBankAccount', token: 'demo-company-checking' };
  for (const [path, method, status, responseCode] of [
    [link, others, 422, 'TokenNotFound'],
    [link, ePay, 400, 'InvalidRequest'],
    ['/links/invented', undefined, 404, 'LinkNotFound'],
    ['/links/invented', prepaid, 404, 'LinkNotFound'],
  ] as const)
    assert.partialDeepStrictEqual(await follow(path, method), { status, body: { responseCode } });
  assert.equal(entries().length, 1);
});

test('A payee saves a method if nothing is paid', async ({ askedByEmail, follow, linkView, entries, stored }) => {
  const link = await askedByEmail(methodSave(ePay, ofTheCompany), { accountId: demo.company });
  assert.partialDeepStrictEqual(await linkView(link), { amount: null, claimNumber: null });
  const { body } = await follow(link, payeeBankAccount({ routingNumber: '121000248' }));
  assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { transaction: null } });
  assert.equal(entries().at(-1)?.kind, 'save');
  assert.equal((await stored(demo.company)).bankAccounts.length, 2);
});

test('A payee is paid once, even if several windows choose', async ({ askedByEmail, follow, entries, linkView }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay));
  const choices = [payeeBankAccount(), prepaid, payeeBankAccount({ accountNumber: '000777777771' }), prepaid];
  const answers = await Promise.all(choices.map((method) => follow(link, method)));
  const [first] = answers;
  for (const answer of answers) assert.deepEqual(answer, first);
  assert.equal(entries().filter(({ kind }) => kind === 'payment').length, 1);
  assert.deepEqual((await linkView(link)).receipt, first?.body.receipt);
});
