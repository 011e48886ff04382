import assert from 'node:assert/strict';
import type { PaymentSubmission, QuoteRequest } from '../../../src/payment/requests.ts';
import { bankAccount, card, payment, saving } from './submissions.ts';
import { assertRefused, merchantKeys, refusedWith, setUp, testIn } from '../harness.ts';

const test = testIn(lockedSandbox);

/* A session whose options the integrator's server has fixed. */

const references = { clientReferenceData1: 'POL-1', policyHolderName: 'Ann Lee' };
const withoutFee = { feeContext: 'PaymentWithoutFee', acknowledgmentRequired: true } as const;
const bill = { paymentCategory: 'CreditCard', amountContext: 'AmountDueOnly', minAmountDue: '107.98' };
const billOptions = { ...bill, ...withoutFee, ...references, saveOption: 'DoNotSave' };
const right = { ...withoutFee, references };

function lockedSandbox(Options: unknown = billOptions, merchantKey: string = merchantKeys.noFee) {
  const sandbox = setUp();

  async function open(operation: 'makePayment' | 'savePaymentMethod' = 'makePayment', token?: string) {
    const { body } = await sandbox.call('CreateSession', { PortalAuthenticationKey: merchantKey, Options });
    const { SessionKey } = body as { SessionKey: string };
    const credentials = { sessionKey: SessionKey, operationKey: 'op' };
    const session = await sandbox.service.open(credentials, { operation, ...(token === undefined ? {} : { token }) });
    return { credentials, session };
  }
  return { ...sandbox, open };
}

async function requestSession(Options: unknown) {
  const { call } = setUp();
  const { status, body } = await call('CreateSession', { PortalAuthenticationKey: merchantKeys.noFee, Options });
  return { status, ...(body as { IsSuccessful: boolean; ResponseCode: string; ResponseMessage: string }) };
}

test('A session reports its fixed options to the page, and fixes nothing with null', async () => {
  assert.deepEqual((await lockedSandbox().open()).session.lockedOptions, billOptions);
  assert.equal('lockedOptions' in (await lockedSandbox(null).open()).session, false);
});

test('A session request is refused with all errors by name', async () => {
  const wrong = { minAmountDue: '1.001', feeContext: 'Free', minAmuntDue: 1, sessionId: 'mine' };
  const refused = { status: 400, IsSuccessful: false, SessionKey: null, ResponseCode: 'InvalidOptions' };
  const ResponseMessage = [
    'feeContext: This option must be one of: PaymentWithFee, PaymentWithoutFee.',
    'minAmountDue: This option must be an amount of dollars with at most two decimals, such as 107.98.',
    'minAmuntDue: There is no option of this name that a server can lock. Did you mean minAmountDue?',
    'sessionId: There is no option of this name that a server can lock.',
  ].join('\n');
  assert.deepEqual(await requestSession(wrong), { ...refused, ResponseMessage });
});

const required = (...names: string[]) => names.map((name) => `${name}: This option is required.`).join('\n');
for (const [options, message] of [
  [{ amountContext: 'SelectAmount' }, required('minAmountDue', 'accountBalance')],
  [{ amountContext: 'AmountDueOnly' }, required('minAmountDue')],
  [{ minAmountDue: '10.00' }, required('accountBalance')],
  [{ accountBalance: '10.00' }, required('minAmountDue')],
  [{}, 'Options: Nothing is locked: no option is given.'],
  [{ clientReferenceData1: null }, required('clientReferenceData1')],
  [{ policyHolderName: ' ' }, required('policyHolderName')],
  [{ paymentCategory: '' }, required('paymentCategory')],
] as const) {
  test(`A session request is refused with ${JSON.stringify(options)}, which is incomplete or fixes nothing`, async () => {
    const { status, ResponseCode, ResponseMessage } = await requestSession(options);
    assert.deepEqual([status, ResponseCode, ResponseMessage], [400, 'InvalidOptions', message]);
  });
}

test('A session request is refused with anything but options', async () => {
  for (const wrong of ['text', 7, [{ minAmountDue: 1 }]]) {
    const { status, ResponseCode } = await requestSession(wrong);
    assert.deepEqual({ wrong, status, ResponseCode }, { wrong, status: 400, ResponseCode: 'InvalidRequest' });
  }
});

const fair: QuoteRequest = { amount: 107_98, category: 'CreditCard', feeContext: 'PaymentWithoutFee' };
const quotes: readonly (readonly [what: string, changes: Partial<QuoteRequest>, option: string])[] = [
  ['another amount', { amount: 1 }, 'amountContext'],
  ['another kind of method', { category: 'ECheck' }, 'paymentCategory'],
  ['another fee', { feeContext: 'PaymentWithFee' }, 'feeContext'],
];
const ofOne = { amount: 1, fee: 0, total: 1 };
const referring = (to: PaymentSubmission['references']) => payment(107_98, card(), { ...right, references: to });
const payments: readonly (readonly [what: string, submission: PaymentSubmission, option: string])[] = [
  ['another amount', payment(107_98, card(), { ...right, quote: ofOne }), 'amountContext'],
  ['another kind of method', payment(107_98, bankAccount(), right), 'paymentCategory'],
  ['another fee', payment(107_98, card(), { ...right, feeContext: 'PaymentWithFee' }), 'feeContext'],
  ['another reference', referring({ ...references, clientReferenceData1: 'POL-2' }), 'clientReferenceData1'],
  ['a reference left out', referring({ clientReferenceData1: 'POL-1' }), 'policyHolderName'],
  ['no acknowledgment', payment(107_98, card(), { ...right, acknowledgmentRequired: false }), 'acknowledgmentRequired'],
  ['the method saved', payment(107_98, card(), { ...right, save: true }), 'saveOption'],
];
test('A fixed payment is quoted and made as fixed only, and is no save', async ({ open, service, simulator }) => {
  await assert.rejects(lockedSandbox().open('savePaymentMethod'), refusedWith('OptionLocked', 'feeContext'));
  const { credentials } = await open();
  for (const [what, changes, option] of quotes) {
    await assertRefused(refusedWith('OptionLocked', option), {
      [what]: service.quote(credentials, { ...fair, ...changes }),
    });
  }
  for (const [what, submission, option] of payments)
    await assertRefused(refusedWith('OptionLocked', option), { [what]: service.pay(credentials, 1, submission) });
  assert.deepEqual(simulator.ledger.entries(), []);
  await service.quote(credentials, fair);
  assert.equal((await service.pay(credentials, 1, payment(107_98, card(), right))).code, 'Success');
});

const range = { minAmountDue: '20.00', accountBalance: '90.00' };
const amounts: readonly [context: string | undefined, allowed: readonly number[], refused: readonly number[]][] = [
  ['AmountDueOnly', [20_00], [19_99, 20_01, 90_00]],
  ['SelectAmount', [20_00, 90_00], [1, 50_00, 90_01]],
  ['SelectOrEnterAmount', [1, 20_00, 90_00], [90_01]],
  ['SelectOrEnterAmountConstrained', [20_00, 50_00, 90_00], [19_99, 90_01]],
  [undefined, [1, 20_00, 90_00], [90_01]],
];
for (const [amountContext, allowed, refused] of amounts) {
  test(`A fixed payment has an amount that ${amountContext ?? 'a range without a context'} allows`, async () => {
    const { open, service } = lockedSandbox({ ...range, ...(amountContext === undefined ? {} : { amountContext }) });
    const { credentials } = await open();
    const quote = (amount: number) => service.quote(credentials, { ...fair, amount });
    for (const amount of allowed) assert.equal((await quote(amount)).amount, amount);
    for (const amount of refused) await assert.rejects(quote(amount), refusedWith('OptionLocked', 'amountContext'));
  });
}

test('A fixed payment is made with the fixed saved method only', async () => {
  const { open, service } = lockedSandbox({ token: 'demo-visa' });
  await assert.rejects(open('makePayment', 'demo-amex'), refusedWith('OptionLocked', 'token'));
  const { credentials, session } = await open();
  assert.equal(session.savedMethod?.lastFourDigits, '1111');
  const pay = (token: string) => service.pay(credentials, 1, payment(50_00, { type: 'token', token }));
  await assert.rejects(pay('demo-amex'), refusedWith('TokenNotFound', 'token'));
  assert.equal((await pay('demo-visa')).code, 'Success');
});

test('A fixed save is made with no other kind of method or reference', async () => {
  const external = { clientReferenceData2: 'EXT-1' };
  const { open, service, simulator } = lockedSandbox({ paymentCategory: 'CreditCard', ...external });
  const { credentials } = await open('savePaymentMethod');
  for (const [submission, option] of [
    [saving(bankAccount(), { references: external }), 'paymentCategory'],
    [saving(card(), { references: { clientReferenceData2: 'EXT-2' } }), 'clientReferenceData2'],
  ] as const)
    await assertRefused(refusedWith('OptionLocked', option), { [option]: service.save(credentials, 1, submission) });
  assert.deepEqual(simulator.ledger.entries(), []);
});
