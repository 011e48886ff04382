import assert from 'node:assert/strict';
import type { PartyAnswer } from '../../../mock-server/simulator/adjuster/party-links.ts';
import type { ChosenMethod } from '../../../mock-server/simulator/adjuster/party-methods.ts';
import { addresses, approver, claim, claimant, dates, elmStreet, emails, newPerson, payee } from './parties.ts';
import {
  approvalTest as test,
  bankAccount,
  card,
  setUpApprovals,
  twoSteps,
  virtualCard,
  type RequestOptions,
} from './approval-harness.ts';
import { claimsKeys, demo, lakeshore } from '../claims/payees.ts';
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
  const { expirationDate, timeZone } = dates;
  const request = { kind: 'approval', merchant: lakeshore, ...claim, totalAmount: 250_00, expirationDate, timeZone };
  const party = { payeeName: 'Sparrow Auto Body', email: emails.company, role: 'ApprovalAndPayment', amount: 150_25 };
  const state = { status: 'Initiated', partyStatus: 'Asked', canDecide: true, canChoose: true, isLast: false };
  const nothing = { method: null, chosen: null, declined: null, payment: null, returned: 0 };
  const saved = { accountType: 'Checking', bankName, lastFourDigits: '6789' };
  const choices = {
    bankAccounts: [{ token: 'demo-company-checking', ...saved }],
    cards: [{ token: 'demo-company-card', cardType: 'Visa', lastFourDigits: '5556' }],
    checkAddress: addresses.company,
  };
  assert.deepEqual(await view(emails.company), { ...request, ...party, ...state, ...nothing, ...choices });
});

test('A party’s link offers a check to the uploaded or else the stored address, if checks are allowed', async (own) => {
  const { create, view, answer, entries } = own;
  const unknown = 'jordan.rivera@mail.example';
  await create([{ ...payee, accountId: null, individualDetails: newPerson }]);
  await create([{ ...payee, address: elmStreet }], twoSteps);
  for (const to of [emails.individual, unknown]) {
    assert.equal((await view(to)).checkAddress, null);
    const refused = { status: 422, responseCode: 'MethodNotAccepted' };
    assert.partialDeepStrictEqual(await answer(to, { method: { type: 'check' } }), refused);
  }
  assert.deepEqual(entries(), []);
  await create([
    { ...claimant, address: elmStreet },
    { ...payee, individualDetails: { address: '8 Orchard Lane' } },
  ]);
  assert.deepEqual((await view(emails.company)).checkAddress, elmStreet);
  assert.equal((await view(emails.individual)).checkAddress?.address, '8 Orchard Lane');
});

const nothingToChoose = { bankAccounts: [], cards: [], checkAddress: null };

test('A party’s link shows the methods that were saved, even later, while the party can choose', async () => {
  const { create, view, answered, daysPass, submitApproved } = setUpApprovals();
  await create([payee]);
  daysPass(30);
  assert.partialDeepStrictEqual(await view(emails.individual), { status: 'Expired', ...nothingToChoose });
  await create([claimant, approver], twoSteps);
  const approving = { amount: null, canDecide: true, canChoose: false };
  assert.partialDeepStrictEqual(await view(emails.towing), { ...approving, ...nothingToChoose });
  await create([claimant, payee]);
  await submitApproved(methodSave(), { accountId: demo.individual });
  assert.equal((await view(emails.individual)).bankAccounts.length, 2);
  await answered(emails.company, { decision: 'approve', method: virtualCard });
  const chosen = await view(emails.company);
  assert.deepEqual(
    [chosen.canChoose, chosen.isLast, chosen.bankAccounts.length, chosen.cards.length],
    [true, false, 1, 1],
  );
  await answered(emails.individual, { method: virtualCard });
  for (const to of [emails.company, emails.individual])
    assert.partialDeepStrictEqual(await view(to), { status: 'Completed', canChoose: false, ...nothingToChoose });
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
    const time = { transactedAt: dates.creationDate, zoneCode: 'EST', timeZone: 'Eastern Standard Time' };
    const payment = { transactionId: entry.transactionId, amount: 99_75, ...time };
    assert.deepEqual((await view(emails.individual)).payment, payment);
  });
}

const wrong: readonly (readonly [method: ChosenMethod, code: string, amount?: string])[] = [
  [bankAccount('2223344550'), 'InvalidAccountNumber'],
  [bankAccount('3334445550'), 'InvalidRoutingNumber'],
  [bankAccount('4445556660'), 'GatewayInternalError'],
  [{ ...bankAccount(), routingNumber: '021000022' } as ChosenMethod, 'InvalidRoutingNumber'],
  [{ type: 'pushToCard', cardNumber: '4000056655665557' }, 'InvalidCardNumber'],
  [{ type: 'pushToCard', cardNumber: '4111111111111111' }, 'CardTypeNotAccepted'],
  [{ type: 'pushToCard', cardNumber: '4000000000000002' }, 'Declined'],
  [bankAccount(), 'ACHTransactionFailed', '2.00'],
  [bankAccount('000000004954'), 'ACHTransactionFailed'],
];
for (const [method, code, amount = '99.75'] of wrong) {
  const number = 'cardNumber' in method ? method.cardNumber : 'accountNumber' in method ? method.accountNumber : '';
  const isTried = code === 'ACHTransactionFailed';
  const declined = isTried ? code : null;
  test(`A party receives ${code} for ${number} and ${amount}, sees it if it was tried, and may choose again`, async () => {
    const { choose, entries, view, current, created } = await setUpPayee(amount);
    assert.deepEqual(await choose(method), { status: 200, responseCode: code });
    assert.partialDeepStrictEqual(await view(emails.individual), { declined, method: null, canChoose: true });
    const shown = { status: 'Asked', declined, method: null, canResend: true };
    assert.partialDeepStrictEqual((await current(created)).parties[0], shown);
    assert.equal((await choose(virtualCard)).responseCode, 'Success');
    const attempts = entries().map((entry) => `${entry.party?.attempt ?? 0} ${entry.responseCode}`);
    assert.deepEqual(attempts, isTried ? [`1 ${code}`, '2 Success'] : ['1 Success']);
    const paid = { status: 'Completed', parties: [{ status: 'Paid', declined: null }] };
    assert.partialDeepStrictEqual(await current(created), paid);
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
  const declined = { status: 'Asked', declined: 'ACHTransactionFailed', hasApproved: false };
  assert.partialDeepStrictEqual(parties, [{ status: 'Paid', hasApproved: true }, declined]);
  assert.equal((await answer(emails.individual, { method: bankAccount() })).responseCode, 'ACHTransactionFailed');
  daysPass(30);
  assert.equal((await current(created)).status, 'Incomplete');
});

test('A refused answer has a code for each reason, and changes nothing', async (own) => {
  const { create, answer, current, entries } = own;
  const created = await create([claimant, approver, payee], twoSteps);
  const steps: readonly (readonly [to: string, given: object, status: number, code: string, field?: string])[] = [
    [emails.company, { method: virtualCard }, 409, 'ApprovalFirst'],
    [emails.company, {}, 400, 'InvalidRequest'],
    [emails.company, { decision: 'maybe' }, 400, 'InvalidRequest', 'decision'],
    [emails.company, { decision: 'approve', method: { type: 'cash' } }, 400, 'InvalidRequest', 'method.type'],
    [emails.company, { decision: 'approve', method: null }, 400, 'InvalidRequest', 'method'],
    [emails.towing, { method: virtualCard }, 409, 'NothingToChoose'],
    [emails.towing, { decision: 'approve', method: virtualCard }, 409, 'NothingToChoose'],
    [emails.towing, { decision: 'approve' }, 200, 'Success'],
    [emails.towing, { decision: 'approve' }, 409, 'AlreadyApproved'],
    [emails.towing, { decision: 'reject' }, 409, 'AlreadyApproved'],
    [emails.company, { decision: 'approve', method: virtualCard }, 200, 'Success'],
    [emails.company, { method: card }, 409, 'AlreadyPaid'],
    [emails.individual, { decision: 'approve' }, 409, 'NothingToApprove'],
    [emails.individual, { decision: 'reject' }, 409, 'NothingToApprove'],
    [emails.individual, { method: { ...savings, token: 'demo-company-checking' } }, 422, 'TokenNotFound'],
    [emails.individual, { method: { ...savedCard, token: 'demo-company-card' } }, 422, 'TokenNotFound'],
    [emails.individual, { method: { ...savedCard, token: 'demo-individual-savings' } }, 422, 'TokenNotFound'],
  ];
  for (const [to, given, status, responseCode, field] of steps) {
    const before = await current(created, claimsKeys.second);
    const answered = await answer(to, given as PartyAnswer);
    assert.partialDeepStrictEqual(
      { to, given, ...answered },
      { to, given, status, responseCode, ...(field && { field }) },
    );
    if (status !== 200) assert.deepEqual(await current(created, claimsKeys.second), before);
  }
  assert.equal(entries().length, 1);
});

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
