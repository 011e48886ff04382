import assert from 'node:assert/strict';
import { mock, suite, test } from 'node:test';
import fc from 'fast-check';
import { authorisation, bankAccount, card, merchantKeys, payment, saving, setUp } from './harness.ts';

/* Numbers and codes go in with one request, and are never seen again. */

const cardNumber = '4242424242424242';
const accountNumber = '000777777771';
const securityCode = '937';
const secrets = [cardNumber, accountNumber, '4242 4242', `"${securityCode}"`];

/** Everything that anybody could read afterwards: answers, the ledger, what was printed. */
async function everythingSeen(act: (sandbox: ReturnType<typeof setUp>) => Promise<unknown>): Promise<string> {
  const printed: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    mock.method(console, name, (...args: unknown[]) => void printed.push(...args)),
  );
  try {
    const sandbox = setUp();
    const answers = await act(sandbox);
    return JSON.stringify([answers, sandbox.simulator.ledger.entries(), printed.map(String)]);
  } finally {
    for (const spy of spies) spy.mock.restore();
  }
}

function assertNoSecrets(seen: string): void {
  for (const secret of secrets) assert.ok(!seen.includes(secret), `A secret was seen in: ${seen}`);
}

suite('no number and no code is ever seen again', () => {
  const method = card({ number: cardNumber, securityCode });
  const account = bankAccount({ accountNumber });

  test('after payments', async () => {
    const seen = await everythingSeen(async ({ pay }) => [
      await pay(payment(50_00, method, { save: true })),
      await pay(payment(50_00, account, { save: true })),
      await pay(payment(50_00, card({ number: cardNumber, securityCode: '9371' }))),
    ]);
    assert.match(seen, /"lastFourDigits":"4242"/);
    assertNoSecrets(seen);
  });

  test('after saving', async () => {
    const seen = await everythingSeen(async ({ save }) => [await save(saving(method)), await save(saving(account))]);
    assert.match(seen, /"lastFourDigits":"7771"/);
    assertNoSecrets(seen);
  });

  test('after a void and a refund', async () => {
    const seen = await everythingSeen(async ({ payApproved, simulator }) => {
      const { transactionId } = await payApproved(payment(50_00, method));
      return [
        simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 1_00 }),
        simulator.ledger.search(transactionId),
      ];
    });
    assertNoSecrets(seen);
  });

  test('after requests that are refused, wherever the mistake is', async () => {
    const good = { sessionKey: 's', operationKey: 'o', attempt: 1, ...payment(50_00, method, { authorisation }) };
    const paths = pathsIn(good);
    const wrong = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.constant(cardNumber),
      fc.constant([cardNumber]),
      fc.constant({ [cardNumber]: cardNumber }),
      fc.constant(Number(cardNumber)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), wrong, async (path, value) => {
        const seen = await everythingSeen(({ call }) => call('Pay', replaced(good, path, value)));
        assertNoSecrets(seen);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  test('after a body that breaks off', async () => {
    const text = JSON.stringify({ ...payment(50_00, method) });
    const seen = await everythingSeen(({ call }) => call('Pay', text.slice(0, -5)));
    assertNoSecrets(seen);
  });
});

suite('the authentication keys', () => {
  test('are not in the ledger', async () => {
    const seen = await everythingSeen(({ pay }) => pay(payment(50_00)));
    assert.ok(!seen.includes(merchantKeys.noFee));
  });

  test('are not repeated when they are refused', async () => {
    const seen = await everythingSeen(({ call }) => call('CreateSession', { PortalAuthenticationKey: 'a-wrong-key' }));
    assert.ok(!seen.includes('a-wrong-key'));
  });
});

type Path = readonly string[];

/** Where a value has fields, however deep. */
function pathsIn(value: object): readonly Path[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = typeof inner === 'object' && inner !== null ? pathsIn(inner) : [];
    return [[key], ...below.map((path) => [key, ...path])];
  });
}

function replaced(value: object, [key = '', ...rest]: Path, by: unknown): object {
  const inner = (value as Record<string, unknown>)[key];
  return { ...value, [key]: rest.length > 0 ? replaced(inner as object, rest, by) : by };
}
