import assert from 'node:assert/strict';
import type { PartyAnswer } from '../../../mock-server/simulator/adjuster/party-links.ts';
import type { ChosenMethod } from '../../../mock-server/simulator/adjuster/party-methods.ts';
import { addresses, approver, bypass, claimant, elmStreet, emails, newPerson, payee } from './parties.ts';
import {
  approvalTest as test,
  bankAccount,
  card,
  setUpApprovals,
  twoSteps,
  virtualCard,
  type RequestOptions,
} from './approval-harness.ts';
import { demo } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, prepaid } from '../claims/submissions.ts';

async function setUpPayee(paymentAmount = '99.75', about?: RequestOptions) {
  const sandbox = setUpApprovals();
  const created = await sandbox.create([{ ...payee, paymentAmount }], about);
  const choose = (method: ChosenMethod) => sandbox.answer(emails.individual, { method });
  return { ...sandbox, created, choose };
}

const bankName = 'JPMorgan Chase Bank';

test('A party’s link shows the claim, the task and the choices', async ({ create, view }) => {
  await create([claimant, payee]);
  assert.deepEqual(await view(emails.company), {
    kind: 'approval',
    status: 'Initiated',
    merchant: { name: 'Lakeshore Casualty Insurance', phone: '800-555-0111' },
    payeeName: 'Sparrow Auto Body',
    email: emails.company,
    claimNumber: 'CLAIM-4711',
    claimDetails: ['Hail damage', 'Roof and gutters'],
    totalAmount: 250_00,
    role: 'ApprovalAndPayment',
    amount: 150_25,
    partyStatus: 'Asked',
    canDecide: true,
    canChoose: true,
    method: null,
    chosen: null,
    declined: null,
    expirationDate: '2026-12-21T12:05:09',
    timeZone: 'EST',
    bankAccounts: [{ token: 'demo-company-checking', accountType: 'Checking', bankName, lastFourDigits: '6789' }],
    cards: [{ token: 'demo-company-card', cardType: 'Visa', lastFourDigits: '5556' }],
    checkAddress: addresses.company,
    payment: null,
  });
});

test('A party’s link shows the uploaded address for a check, or else the stored one', async ({ create, view }) => {
  await create([{ ...claimant, address: elmStreet }, payee]);
  await create([{ ...bypass, individualDetails: { address: '8 Orchard Lane' } }]);
  assert.deepEqual((await view(emails.company)).checkAddress, elmStreet);
  assert.equal((await view(emails.individual)).checkAddress?.address, '8 Orchard Lane');
});

test('A party’s link offers no check if checks are not allowed, or the address is unknown', async (first) => {
  await first.create([{ ...payee, address: elmStreet }], twoSteps);
  assert.equal((await first.view(emails.individual)).checkAddress, null);
  await first.create([{ ...payee, accountId: null, individualDetails: newPerson }]);
  assert.equal((await first.view('jordan.rivera@mail.example')).checkAddress, null);
  for (const to of [emails.individual, 'jordan.rivera@mail.example']) {
    const refused = await first.answer(to, { method: { type: 'check' } });
    assert.deepEqual([refused.status, refused.responseCode], [422, 'MethodNotAccepted']);
  }
  assert.deepEqual(first.entries(), []);
});

test('A party’s link offers methods that the party saved later', async ({ create, view, submitApproved }) => {
  await create([claimant, payee]);
  await submitApproved(methodSave(), { accountId: demo.individual });
  assert.equal((await view(emails.individual)).bankAccounts.length, 2);
  assert.equal((await view(emails.company)).bankAccounts.length, 1);
});

const nothingToChoose = { bankAccounts: [], cards: [], checkAddress: null };

test('A party’s link shows saved methods only while the party can choose', async () => {
  const { create, view, answered, daysPass } = setUpApprovals();
  await create([claimant, approver], twoSteps);
  const approving = { amount: null, canDecide: true, canChoose: false };
  assert.partialDeepStrictEqual(await view(emails.towing), { ...approving, ...nothingToChoose });
  await create([claimant, payee]);
  await answered(emails.company, { decision: 'approve', method: virtualCard });
  const chosen = await view(emails.company);
  assert.deepEqual([chosen.canChoose, chosen.bankAccounts.length, chosen.cards.length], [true, 1, 1]);
  await answered(emails.individual, { method: virtualCard });
  for (const to of [emails.company, emails.individual]) {
    assert.partialDeepStrictEqual(await view(to), { status: 'Completed', canChoose: false, ...nothingToChoose });
  }
  await create([payee]);
  daysPass(30);
  assert.partialDeepStrictEqual(await view(emails.individual), { status: 'Expired', ...nothingToChoose });
});

test('A party’s link refuses the calls of an e-mail payment request, and vice versa', async () => {
  const { create, follow, linkOf, askedByEmail } = setUpApprovals();
  await create([payee]);
  assert.equal((await follow(linkOf(emails.individual), prepaid)).status, 400);
  const link = await askedByEmail(claimPayment(50_00, ePay));
  assert.equal((await follow(link, virtualCard)).status, 400);
});

const address = addresses.individual;
const savings = { type: 'savedBankAccount', token: 'demo-individual-savings' } as const;
const mastercard = { type: 'pushToCard', cardNumber: '5200828282828210' } as const;
const savedCard = { type: 'savedCard', token: 'demo-individual-card' } as const;
const ways: readonly (readonly [method: ChosenMethod, masked: object])[] = [
  [bankAccount(), { category: 'ECheck', lastFourDigits: '6789', bankName }],
  [savings, { category: 'ECheck', lastFourDigits: '0000' }],
  [{ type: 'check' }, { category: 'Check', address }],
  [virtualCard, { category: 'VirtualCard' }],
  [card, { category: 'PushToCard', cardType: 'Visa', lastFourDigits: '5556' }],
  [mastercard, { category: 'PushToCard', cardType: 'Mastercard', lastFourDigits: '8210' }],
  [savedCard, { category: 'PushToCard', lastFourDigits: '8210' }],
];
for (const [method, masked] of ways) {
  test(`A party may choose ${method.type}${'cardNumber' in method ? ` ${method.cardNumber.slice(-4)}` : ''}`, async () => {
    const { choose, entries, view } = await setUpPayee();
    assert.deepEqual(await choose(method), { status: 200, responseCode: 'Success' });
    assert.equal(entries().length, 1);
    assert.partialDeepStrictEqual(entries(), [{ kind: 'payment', amount: 99_75, method: masked }]);
    const [entry] = entries();
    assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
    assert.deepEqual((await view(emails.individual)).payment, {
      transactionId: entry.transactionId,
      transactedAt: '2026-11-21T12:05:09',
      zoneCode: 'EST',
      timeZone: 'Eastern Standard Time',
      amount: 99_75,
    });
  });
}

const wrong: readonly (readonly [method: ChosenMethod, code: string])[] = [
  [bankAccount('2223344550'), 'InvalidAccountNumber'],
  [bankAccount('3334445550'), 'InvalidRoutingNumber'],
  [bankAccount('4445556660'), 'GatewayInternalError'],
  [{ ...bankAccount(), routingNumber: '021000022' } as ChosenMethod, 'InvalidRoutingNumber'],
  [{ type: 'pushToCard', cardNumber: '4000056655665557' }, 'InvalidCardNumber'],
  [{ type: 'pushToCard', cardNumber: '4111111111111111' }, 'CardTypeNotAccepted'],
  [{ type: 'pushToCard', cardNumber: '4000000000000002' }, 'Declined'],
];
for (const [method, code] of wrong) {
  const number = 'cardNumber' in method ? method.cardNumber : 'accountNumber' in method ? method.accountNumber : '';
  test(`A party receives ${code} for ${number} before any attempt, and may choose again`, async () => {
    const { choose, entries, view, created, current } = await setUpPayee();
    assert.deepEqual(await choose(method), { status: 200, responseCode: code });
    assert.deepEqual(entries(), []);
    assert.partialDeepStrictEqual(await view(emails.individual), { canChoose: true, method: null });
    assert.equal((await choose(virtualCard)).responseCode, 'Success');
    assert.equal((await current(created)).status, 'Completed');
  });
}

for (const [title, amount, method, code] of [
  ['its amount', '2.00', bankAccount(), 'ACHTransactionFailed'],
  ['its account', '99.75', bankAccount('000000004954'), 'ACHTransactionFailed'],
] as const) {
  test(`A party that is declined by ${title} sees it, and is paid by another method`, async () => {
    const { choose, entries, view, current, created } = await setUpPayee(amount);
    assert.deepEqual(await choose(method), { status: 200, responseCode: code });
    assert.partialDeepStrictEqual(await view(emails.individual), { declined: code, method: null, canChoose: true });
    const [declined] = (await current(created)).parties;
    assert.partialDeepStrictEqual(declined, { status: 'Asked', declined: code, method: null, canResend: true });
    assert.equal((await choose(virtualCard)).responseCode, 'Success');
    const attempts = entries().map((entry) => `${entry.party?.attempt ?? 0} ${entry.responseCode}`);
    assert.deepEqual(attempts, [`1 ${code}`, '2 Success']);
    assert.partialDeepStrictEqual((await current(created)).parties[0], { status: 'Paid', declined: null });
  });
}

test('A party keeps its choice if a new one is invalid, and its decline does not affect the others', async () => {
  const { create, answered, answer, current, daysPass, view } = setUpApprovals();
  const created = await create([claimant, { ...payee, paymentAmount: '2.00' }]);
  // Declined after the other party has answered, because all are paid together.
  await answered(emails.individual, { method: bankAccount() });
  const refused = await answer(emails.individual, { method: bankAccount('2223344550') });
  assert.equal(refused.responseCode, 'InvalidAccountNumber');
  assert.equal((await view(emails.individual)).method, 'BankAccount');
  await answered(emails.company, { decision: 'approve', method: virtualCard });
  const { parties, status } = await current(created);
  assert.equal(status, 'Initiated');
  assert.partialDeepStrictEqual(parties, [{ status: 'Paid' }, { status: 'Asked', declined: 'ACHTransactionFailed' }]);
  assert.equal((await answer(emails.individual, { method: bankAccount() })).responseCode, 'ACHTransactionFailed');
  daysPass(30);
  assert.equal((await current(created)).status, 'Incomplete');
});

test('A party cannot name a method outside its wallet', async () => {
  const { choose, entries } = await setUpPayee();
  for (const method of [
    { type: 'savedBankAccount', token: 'demo-company-checking' },
    { type: 'savedCard', token: 'demo-company-card' },
    { type: 'savedCard', token: 'demo-individual-savings' },
  ] as const) {
    const { status, responseCode } = await choose(method);
    assert.deepEqual([status, responseCode], [422, 'TokenNotFound']);
  }
  assert.deepEqual(entries(), []);
});

test('A refused answer has a code for each reason', async ({ create, answer, answered }) => {
  await create([claimant, approver, payee], twoSteps);
  const refused = async (to: string, given: PartyAnswer, code: string) =>
    assert.equal((await answer(to, given)).responseCode, code);
  await refused(emails.company, { method: virtualCard }, 'ApprovalFirst');
  await refused(emails.towing, { method: virtualCard }, 'NothingToChoose');
  await refused(emails.towing, { decision: 'approve', method: virtualCard }, 'NothingToChoose');
  await answered(emails.towing, { decision: 'approve' });
  for (const decision of ['approve', 'reject'] as const) await refused(emails.towing, { decision }, 'AlreadyApproved');
  await answered(emails.company, { decision: 'approve', method: virtualCard });
  await refused(emails.company, { method: card }, 'AlreadyPaid');
  for (const decision of ['approve', 'reject'] as const) {
    await refused(emails.individual, { decision }, 'NothingToApprove');
  }
});

const cash = { type: 'cash' };
for (const given of [{}, { decision: 'maybe' }, { decision: 'approve', method: cash }, { method: null }]) {
  test(`A party’s answer is refused in the form ${JSON.stringify(given)}`, async ({ create, answer, current }) => {
    const created = await create([claimant]);
    const { status, responseCode } = await answer(emails.company, given as PartyAnswer);
    assert.deepEqual([status, responseCode], [400, 'InvalidRequest']);
    assert.equal((await current(created)).parties[0]?.status, 'Asked');
  });
}

for (const [words, amount, accountNumber, code, stands] of [
  ['does not stand if its method is invalid', '150.25', '2223344550', 'InvalidAccountNumber', false],
  ['stands if the processor declines its method', '2.00', undefined, 'ACHTransactionFailed', true],
] as const) {
  test(`An approval ${words}`, async ({ create, answer, view }) => {
    await create([{ ...claimant, paymentAmount: amount }]);
    const given = { decision: 'approve', method: bankAccount(accountNumber) } as const;
    assert.equal((await answer(emails.company, given)).responseCode, code);
    const seen = { canDecide: !stands, canChoose: true, partyStatus: 'Asked' };
    assert.partialDeepStrictEqual(await view(emails.company), seen);
  });
}
