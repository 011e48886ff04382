import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Payee } from '../../src/claims/requests.ts';
import type { PaymentSubmission } from '../../src/payment/requests.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { claimsKeys, company, demo, individual } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount, prepaid } from './claims/submissions.ts';
import { bankAccount, card, payment } from './payment/submissions.ts';
import { merchantKeys, newSimulator, randomized } from './harness.ts';

/*
 * A client with a session whose options are fixed calls the endpoints in any order, with values changed, omitted or
 * added. Only the fixed payment may be made.
 */

type Change = readonly [path: string, value: unknown];

function changed(body: object, changes: readonly Change[]): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = copy;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    // Omitted from the JSON if it is undefined.
    place[last] = value;
  }
  return copy;
}

interface Step {
  readonly endpoint: EndpointName;
  readonly body: object;
}

/** Takes all steps with one session, over the endpoints. A refused step must have no effect. */
async function run(sessionKey: string, simulator: ReturnType<typeof newSimulator>, steps: readonly Step[]) {
  const fetch = createFetch(createHandlers(simulator));
  for (const { endpoint, body } of steps) {
    const credentials = { sessionKey, operationKey: 'op' };
    const { method, path } = endpoints[endpoint];
    await fetch(`https://sandbox.example${path}`, { method, body: JSON.stringify({ ...credentials, ...body }) });
  }
}

const runs = randomized(1_200);

/** The calls of a modal, each with some values changed. */
function stepsOf(calls: Readonly<Partial<Record<EndpointName, readonly object[]>>>, changes: fc.Arbitrary<Change>) {
  const endpoint = fc.constantFrom(...(Object.keys(calls) as EndpointName[]));
  const step = endpoint.chain((name) =>
    fc
      .tuple(
        fc.constantFrom(...(calls[name] ?? [])),
        fc.array(changes, { maxLength: 2 }),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([body, others, attempt]) => ({ endpoint: name, body: changed({ attempt, ...body }, others) })),
  );
  return fc.array(step, { minLength: 1, maxLength: 6, size: 'max' });
}

test('Any calls of a page with a session whose options are fixed charge only what the options allow', async () => {
  const references = { clientReferenceData1: 'POL-1', accountGroupCode: 'North' };
  const Options = {
    ...{
      paymentCategory: 'UserSelect',
      feeContext: 'PaymentWithFee',
      amountContext: 'SelectOrEnterAmountConstrained',
    },
    ...{ minAmountDue: '20.00', accountBalance: '90.00', token: 'demo-visa', ...references },
  };
  const feeOf = { card: 2_50, bankAccount: 1_00, token: 2_50 } as const;
  const pay = (amount: number, method: PaymentSubmission['method']) => {
    const fee = feeOf[method.type];
    return payment(amount, method, { quote: { amount, fee, total: amount + fee }, references });
  };
  const methods = [
    card(),
    bankAccount(),
    { type: 'token', token: 'demo-visa' },
    { type: 'token', token: 'demo-amex' },
  ] as const;
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc
      .constantFrom(1, 19_99, 20_00, 50_00, 90_00, 90_01, 9_999_999_99)
      .map((amount): Change => ['quote', { amount, fee: 2_50, total: amount + 2_50 }]),
    fc.constantFrom(1, 20_00, 90_01).map((amount): Change => ['quote', { amount, fee: 0, total: amount }]),
    fc.constantFrom('PaymentWithFee', 'PaymentWithoutFee').map((context): Change => ['feeContext', context]),
    fc.constantFrom('POL-2', '', undefined, 7).map((text): Change => ['references.clientReferenceData1', text]),
    fc.constantFrom('South', 'Default', undefined).map((group): Change => ['references.accountGroupCode', group]),
    fc.constantFrom('demo-amex', 'demo-visa').map((token): Change => ['method', { type: 'token', token }]),
    fc.constantFrom('demo-amex', undefined).map((token): Change => ['token', token]),
    fc.constantFrom('savePaymentMethod', 'makePayment').map((operation): Change => ['operation', operation]),
    fc.constantFrom(true, false).map((save): Change => ['save', save]),
    fc.record({ minAmountDue: fc.constant('0.01') }).map((options): Change => ['Options', options]),
  );
  const steps = stepsOf(
    {
      Open: [{ operation: 'makePayment' }, { operation: 'makePayment', token: 'demo-visa' }],
      Quote: [{ amount: 20_00, category: 'CreditCard', feeContext: 'PaymentWithFee' }],
      Pay: methods.flatMap((method) => [pay(20_00, method), pay(55_00, method)]),
      Save: [{ method: card(), references }],
    },
    change,
  );
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const simulator = newSimulator();
      const sessionKey = simulator.payments.createSession(merchantKeys.flatFee, undefined, undefined, Options);
      await run(sessionKey, simulator, [{ endpoint: 'Open', body: { operation: 'makePayment' } }, ...taken]);
      for (const entry of simulator.ledger.entries()) {
        assert.ok(entry.kind === 'payment');
        assert.ok(entry.quote.amount >= 20_00 && entry.quote.amount <= 90_00);
        assert.equal(entry.feeContext, 'PaymentWithFee');
        assert.deepEqual([entry.accountGroup, entry.references], ['North', { clientReferenceData1: 'POL-1' }]);
        assert.ok(entry.method.category === 'ECheck' || entry.method.lastFourDigits === '1111');
        if (entry.responseCode === 'Success') paid += 1;
      }
    }),
    runs,
  );
  assert.ok(paid > runs.numRuns / 10, `Only ${paid} runs came to a payment: the steps try too little.`);
});

test('Any calls of a page with a session whose options are fixed pay out only what the options allow, to the payee that they name', async () => {
  const Options = { Context: 'payment', ClaimNumber: 'CLAIM-4711', Amount: '50.00', AccountId: demo.company };
  const payee = payeeOf(newSimulator());
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.constantFrom(1, 50_00, 999_999_999, undefined).map((amount): Change => ['amount', amount]),
    fc.constantFrom('CLAIM-1', 'CLAIM-4711', undefined).map((claim): Change => ['claimNumber', claim]),
    fc.constantFrom('save', 'payment', undefined).map((context): Change => ['context', context]),
    fc.constantFrom(demo.sameTaxId, demo.individual, undefined).map((id): Change => ['accountId', id]),
    fc
      .constantFrom(individual(), company(), { type: 'company', companyName: 'Mallory' })
      .map((other): Change => ['payee', other]),
    fc.constantFrom('companyName', 'address', 'zip', 'taxId').map((name): Change => [`payee.${name}`, 'Mallory']),
    fc.constantFrom('firstName', 'lastName').map((name): Change => [`payee.contact.${name}`, 'Mallory']),
    fc.constant<Change>(['payee.contact.email', 'mallory@mail.example']),
    fc.constantFrom(2002, undefined).map((id): Change => ['payee.contact.contactId', id]),
    fc.constant<Change>(['payee.contact.webAccess', 'Disabled']),
  );
  const submission = { ...claimPayment(50_00, prepaid, payee) };
  const methods = [prepaid, payeeBankAccount(), ePay];
  const steps = stepsOf(
    {
      AccountOpen: [{}, { context: 'payment', accountId: demo.company }],
      AccountSubmit: methods.map((method) => ({ ...submission, method })),
    },
    change,
  );
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const simulator = newSimulator();
      const sessionKey = simulator.claims.createSession(claimsKeys.first, 'account', undefined, Options);
      await run(sessionKey, simulator, [{ endpoint: 'AccountOpen', body: {} }, ...taken]);
      for (const entry of simulator.claims.ledger.entries()) {
        assert.ok(entry.kind === 'payment' || entry.kind === 'ePayRequest');
        assert.deepEqual(
          [entry.amount, entry.claimNumber, entry.accountId, entry.contactId, entry.payeeName],
          [50_00, 'CLAIM-4711', demo.company, 2001, 'Sparrow Auto Body'],
        );
        if (entry.responseCode === 'Success') paid += 1;
      }
      assert.deepEqual(payeeOf(simulator), payee);
    }),
    runs,
  );
  assert.ok(paid > runs.numRuns / 10, `Only ${paid} runs came to a payment: the steps try too little.`);
});

function payeeOf({ claims }: ReturnType<typeof newSimulator>): Payee {
  const sessionKey = claims.createSession(claimsKeys.first, 'account');
  return claims.account.open({ sessionKey, operationKey: 'look' }, { context: 'save', accountId: demo.company }).payee;
}
