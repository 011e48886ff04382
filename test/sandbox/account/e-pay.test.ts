import assert from 'node:assert/strict';
import { claimsKeys, company, contact, demo, individual } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { claimsTest as test, setUpClaims } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

const ofTheCompany = company({ companyName: 'Sparrow Auto Body', contact: { ...contact, contactId: 2001 } });

test('The outbox contains the e-mail of a request', async () => {
  const { submitApproved, call, baseUrl } = setUpClaims();
  await submitApproved(claimPayment(1_234_50, ePay));
  const { body } = await call('SandboxOutbox');
  const { emails } = body as { emails: { link: string }[] };
  const link = emails[0]?.link ?? '';
  assert.match(link, /^\/links\/[0-9a-f-]{36}$/);
  assert.deepEqual(emails, [
    {
      id: 1,
      kind: 'ePayRequest',
      to: 'pay.me@mail.example',
      subject: 'Choose how you want to be paid · Elija cómo recibir su pago',
      text: [
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
      ].join('\n\n'),
      link,
      sentAt: '2026-11-21T17:05:09.000Z',
    },
  ]);
});

test('The outbox lists the newest e-mail last, each with its own link', async ({ submitApproved, claims }) => {
  await submitApproved(methodSave(ePay));
  await submitApproved(methodSave({ ...ePay, email: 'second@mail.example' }));
  const emails = claims().outbox.list();
  const sent = emails.map(({ id, to }) => `${id} ${to}`);
  assert.deepEqual(sent, ['1 pay.me@mail.example', '2 second@mail.example']);
  assert.equal(new Set(emails.map(({ link }) => link)).size, 2);
  assert.match(emails[0]?.text ?? '', /would like to know how to pay you\./);
});

test('The outbox stays empty for a payment, a save or a decline', async ({ submit, claims }) => {
  await submit(claimPayment(50_00));
  await submit(methodSave());
  await submit(claimPayment(2_00));
  assert.deepEqual(claims().outbox.list(), []);
});

test('The outbox ignores line breaks in a claim number', async ({ submitApproved, claims }) => {
  await submitApproved({ ...claimPayment(50_00, ePay), claimNumber: 'C-1\n\nhttps://elsewhere.example' });
  assert.doesNotMatch(claims().outbox.list()[0]?.text ?? '', /\nhttps/);
});

test('A payee’s link shows the payment, and the payee’s methods', async ({ askedByEmail, linkView }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual });
  assert.deepEqual(await linkView(link), {
    kind: 'ePay',
    status: 'open',
    merchant: { name: 'Lakeshore Casualty Insurance', phone: '800-555-0111' },
    payeeName: 'Jordan Rivera',
    email: ePay.email,
    amount: 50_00,
    claimNumber: 'CLAIM-4711',
    bankAccounts: [
      {
        token: 'demo-individual-savings',
        accountType: 'Savings',
        bankName: 'Wells Fargo Bank',
        lastFourDigits: '0000',
        nameOnAccount: 'Jordan Rivera',
      },
    ],
    prepaidAccount: { balance: 250_00 },
    receipt: null,
  });
});

test('A payee’s link shows no amount if a method is saved', async ({ askedByEmail, linkView }) => {
  const { amount, claimNumber } = await linkView(await askedByEmail(methodSave(ePay)));
  assert.deepEqual([amount, claimNumber], [null, null]);
});

test('A payee’s link offers a company the accounts of others with its tax id', async () => {
  const { askedByEmail, linkView } = setUpClaims();
  const link = await askedByEmail(claimPayment(50_00, ePay, ofTheCompany), { accountId: demo.company });
  const { bankAccounts } = await linkView(link);
  const offered = bankAccounts.map(({ token, nameOnAccount }) => `${token} ${nameOnAccount}`);
  assert.deepEqual(offered, ['demo-company-checking Sparrow Auto Body', 'demo-towing-savings Sparrow Towing']);
});

test('A payee’s link shows no saved methods once a method was chosen', async ({ askedByEmail, follow, linkView }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual });
  await follow(link, prepaid);
  const { status, bankAccounts, prepaidAccount } = await linkView(link);
  assert.deepEqual([status, bankAccounts, prepaidAccount], ['done', [], null]);
});

test('A link that was in no e-mail is not found, to see or to choose', async ({ follow }) => {
  for (const { status, body } of [await follow('/links/invented'), await follow('/links/invented', prepaid)]) {
    assert.equal(status, 404);
    assert.partialDeepStrictEqual(body, { responseCode: 'LinkNotFound' });
  }
});

test('A payee is paid to a bank account, which is saved', async ({ askedByEmail, follow, stored, entries }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual });
  const { body } = await follow(link, payeeBankAccount());
  assert.partialDeepStrictEqual(body, {
    responseCode: 'Success',
    receipt: {
      accountId: demo.individual,
      method: { type: 'ECheck', nameOnAccount: 'Jordan Rivera' },
      transaction: { amount: 50_00, timeZone: 'Eastern Standard Time' },
    },
  });
  assert.equal((await stored(demo.individual)).bankAccounts.length, 2);
  const [request, payment] = entries();
  assert.ok(request?.kind === 'ePayRequest' && payment?.kind === 'payment');
  const { accountId, contactId, claimNumber, sourceUser, sessionId, requestId, accountGroup } = request;
  assert.partialDeepStrictEqual(payment, {
    ...{ accountId, contactId, claimNumber, sourceUser, sessionId, requestId, accountGroup },
    amount: 50_00,
    responseCode: 'Success',
  });
});

test('A company is paid to the account of another with its tax id, in that name', async () => {
  const { askedByEmail, follow, stored } = setUpClaims();
  const link = await askedByEmail(claimPayment(50_00, ePay, ofTheCompany), { accountId: demo.company });
  const { body } = await follow(link, { type: 'savedBankAccount', token: 'demo-towing-savings' });
  assert.partialDeepStrictEqual(body, {
    receipt: { accountId: demo.company, contactId: '2001', method: { nameOnAccount: 'Sparrow Towing' } },
  });
  assert.equal((await stored(demo.company)).bankAccounts.length, 1);
});

test('A payee cannot name other accounts, or request an e-mail', async ({ askedByEmail, follow, entries }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay));
  const { status, body } = await follow(link, { type: 'savedBankAccount', token: 'demo-company-checking' });
  assert.equal(status, 422);
  assert.partialDeepStrictEqual(body, { responseCode: 'TokenNotFound' });
  assert.equal((await follow(link, ePay)).status, 400);
  assert.equal(entries().length, 1);
});

test('A payee saves a method if nothing is paid', async ({ askedByEmail, follow, entries, stored }) => {
  const link = await askedByEmail(methodSave(ePay, ofTheCompany), { accountId: demo.company });
  const { body } = await follow(link, payeeBankAccount({ routingNumber: '121000248' }));
  assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { transaction: null } });
  assert.equal(entries().at(-1)?.kind, 'save');
  assert.equal((await stored(demo.company)).bankAccounts.length, 2);
});

test('A payee is paid once, even if several windows choose a method repeatedly', async () => {
  const { askedByEmail, follow, entries, linkView } = setUpClaims();
  const link = await askedByEmail(claimPayment(50_00, ePay));
  const choices = [payeeBankAccount(), prepaid, payeeBankAccount({ accountNumber: '000777777771' }), prepaid];
  const answers = await Promise.all(choices.map((method) => follow(link, method)));
  const [first] = answers;
  for (const answer of answers) assert.deepEqual(answer, first);
  assert.equal(entries().filter(({ kind }) => kind === 'payment').length, 1);
  assert.deepEqual((await linkView(link)).receipt, first?.body.receipt);
});

test('A payee sees methods that were saved after the e-mail', async ({ askedByEmail, linkView, submitApproved }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay), { accountId: demo.individual });
  await submitApproved(methodSave(), { accountId: demo.individual });
  assert.equal((await linkView(link)).bankAccounts.length, 2);
});

test('An e-mail payment request uses the session as a payment does', async ({ service, open, entries }) => {
  const { credentials } = await open('payment');
  await service.submit(credentials, 1, claimPayment(50_00, ePay));
  await assert.rejects(service.submit(credentials, 2, claimPayment(50_00)), refusedWith('SessionUsed', 'sessionId'));
  assert.equal(entries().length, 1);
});

test('An e-mail payment request belongs to the merchant that sent it', async ({ askedByEmail, follow, entries }) => {
  const link = await askedByEmail(claimPayment(50_00, ePay), { merchantKey: claimsKeys.second });
  await follow(link, prepaid);
  const merchants = entries().map(({ merchant, timeZone }) => `${merchant} ${timeZone}`);
  assert.deepEqual(merchants, Array(2).fill('Red Mesa Property Insurance CST'));
});

test('An e-mail payment request leaves the payee’s stored address', async ({ submitApproved, stored }) => {
  const { accountId, method } = await submitApproved(claimPayment(50_00, ePay));
  assert.deepEqual(method.type === 'EPay' && method.email, ePay.email);
  assert.deepEqual((await stored(accountId)).payee, individual());
});
