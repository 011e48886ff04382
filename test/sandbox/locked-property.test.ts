import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Payee } from '../../src/claims/requests.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { claimsKeys, company, demo, individual } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount, prepaid } from './claims/submissions.ts';
import { bankAccount, card, payment } from './payment/submissions.ts';
import { merchantKeys, newSimulator, randomized } from './harness.ts';
import { withValue } from '../domain/http/places.ts';

/* A client with fixed options calls the endpoints in any order, with other values. Only the fixed payment is made. */

type Simulator = ReturnType<typeof newSimulator>;

interface Client {
  readonly create: (simulator: Simulator) => string;
  /** The bodies of calls. The first call opens the session. */
  readonly calls: readonly (readonly [endpoint: EndpointName, ...bodies: object[]])[];
  /** Other values of fields in the bodies. A value that is undefined is omitted. */
  readonly changes: Readonly<Record<string, readonly unknown[]>>;
  /** Checks the ledger, and returns its entries. */
  readonly check: (simulator: Simulator) => readonly { readonly responseCode: string }[];
}

async function assertOnlyFixed({ create, calls, changes, check }: Client): Promise<void> {
  const all = calls.flatMap(([endpoint, ...bodies]) => bodies.map((body) => ({ ...endpoints[endpoint], body })));
  const [opening] = all;
  assert.ok(opening);
  const change = fc.constantFrom(
    ...Object.entries(changes).flatMap(([path, values]) => values.map((value) => [path.split('.'), value] as const)),
  );
  const step = fc.record({
    call: fc.constantFrom(...all),
    attempt: fc.integer({ min: 1, max: 3 }),
    changed: fc.array(change, { maxLength: 2 }),
  });
  const runs = randomized(1_200);
  let paid = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }), async (steps) => {
    const simulator = newSimulator();
    const credentials = { sessionKey: create(simulator), operationKey: 'op' };
    const fetch = createFetch(createHandlers(simulator));
    for (const { call, attempt, changed } of [{ call: opening, attempt: 1, changed: [] }, ...steps]) {
      const { method, path, body } = call;
      const given: object = { ...credentials, attempt, ...body };
      const sent = changed.reduce((copy, [place, value]) => withValue(copy, place, value), given);
      // A refused call must have no effect.
      await fetch(`https://sandbox.example${path}`, { method, body: JSON.stringify(sent) });
    }
    paid += check(simulator).filter(({ responseCode }) => responseCode === 'Success').length;
  });
  await fc.assert(property, runs);
  assert.ok(paid > runs.numRuns / 10, `Only ${paid} runs came to a payment: the steps try too little.`);
}

test('Any calls of a page with a session whose options are fixed charge only what the options allow', async () => {
  const references = { clientReferenceData1: 'POL-1', accountGroupCode: 'North' };
  const amounts = { amountContext: 'SelectOrEnterAmountConstrained', minAmountDue: '20.00', accountBalance: '90.00' };
  const fixed = { paymentCategory: 'UserSelect', feeContext: 'PaymentWithFee', token: 'demo-visa' };
  const Options = { ...fixed, ...amounts, ...references };
  const quote = (amount: number, fee: number) => ({ amount, fee, total: amount + fee });
  const byToken = (token: string) => ({ type: 'token', token }) as const;
  const methods = [card(), bankAccount(), byToken('demo-visa'), byToken('demo-amex')];
  const pay = (amount: number) =>
    methods.map((method) =>
      payment(amount, method, { quote: quote(amount, method.type === 'bankAccount' ? 1_00 : 2_50), references }),
    );
  const operation = 'makePayment';
  await assertOnlyFixed({
    create: ({ payments }) => payments.createSession(merchantKeys.flatFee, undefined, undefined, Options),
    calls: [
      ['Open', { operation }, { operation, token: 'demo-visa' }],
      ['Quote', { amount: 20_00, category: 'CreditCard', feeContext: 'PaymentWithFee' }],
      ['Pay', ...pay(20_00), ...pay(55_00)],
      ['Save', { method: card(), references }],
    ],
    changes: {
      quote: [
        ...[1, 19_99, 20_00, 50_00, 90_00, 90_01, 9_999_999_99].map((amount) => quote(amount, 2_50)),
        ...[1, 20_00, 90_01].map((amount) => quote(amount, 0)),
      ],
      feeContext: ['PaymentWithFee', 'PaymentWithoutFee'],
      'references.clientReferenceData1': ['POL-2', '', undefined, 7],
      'references.accountGroupCode': ['South', 'Default', undefined],
      method: [byToken('demo-amex'), byToken('demo-visa')],
      token: ['demo-amex', undefined],
      operation: ['savePaymentMethod', 'makePayment'],
      save: [true, false],
      Options: [{ minAmountDue: '0.01' }],
    },
    check({ ledger }) {
      for (const entry of ledger.entries()) {
        assert.ok(entry.kind === 'payment');
        assert.ok(entry.quote.amount >= 20_00 && entry.quote.amount <= 90_00);
        assert.equal(entry.feeContext, 'PaymentWithFee');
        assert.deepEqual([entry.accountGroup, entry.references], ['North', { clientReferenceData1: 'POL-1' }]);
        assert.ok(entry.method.category === 'ECheck' || entry.method.lastFourDigits === '1111');
      }
      return ledger.entries();
    },
  });
});

test('Any calls of a page with a session whose options are fixed pay out only what the options allow, to the payee that they name', async () => {
  const Options = { Context: 'payment', ClaimNumber: 'CLAIM-4711', Amount: '50.00', AccountId: demo.company };
  const payee = payeeOf(newSimulator());
  const names = 'companyName address zip taxId contact.firstName contact.lastName'.split(' ');
  await assertOnlyFixed({
    create: ({ claims }) => claims.createSession(claimsKeys.first, 'account', undefined, Options),
    calls: [
      ['AccountOpen', {}, { context: 'payment', accountId: demo.company }],
      ['AccountSubmit', ...[prepaid, payeeBankAccount(), ePay].map((method) => claimPayment(50_00, method, payee))],
    ],
    changes: {
      amount: [1, 50_00, 999_999_999, undefined],
      claimNumber: ['CLAIM-1', 'CLAIM-4711', undefined],
      context: ['save', 'payment', undefined],
      accountId: [demo.sameTaxId, demo.individual, undefined],
      payee: [individual(), company(), { type: 'company', companyName: 'Mallory' }],
      ...Object.fromEntries(names.map((name) => [`payee.${name}`, ['Mallory']])),
      'payee.contact.email': ['mallory@mail.example'],
      'payee.contact.contactId': [2002, undefined],
      'payee.contact.webAccess': ['Disabled'],
    },
    check(simulator) {
      const entries = simulator.claims.ledger.entries();
      for (const entry of entries) {
        assert.ok(entry.kind === 'payment' || entry.kind === 'ePayRequest');
        const { amount, claimNumber, accountId, contactId, payeeName } = entry;
        const fixed = [50_00, 'CLAIM-4711', demo.company, 2001, 'Sparrow Auto Body'];
        assert.deepEqual([amount, claimNumber, accountId, contactId, payeeName], fixed);
      }
      assert.deepEqual(payeeOf(simulator), payee);
      return entries;
    },
  });
});

function payeeOf({ claims }: Simulator): Payee {
  const sessionKey = claims.createSession(claimsKeys.first, 'account');
  return claims.account.open({ sessionKey, operationKey: 'look' }, { context: 'save', accountId: demo.company }).payee;
}
