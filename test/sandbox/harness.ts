import assert from 'node:assert/strict';
import { connect } from 'node:net';
import nodeTest from 'node:test';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { PaymentSubmission, SaveSubmission } from '../../src/payment/requests.ts';
import type { PaymentOperationName } from '../../src/payment/enumerations.ts';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { createHandlers, type HandlerOptions } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { seededRandom } from '../../mock-server/simulator/shared/random.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { conforming } from './conformance.ts';

export const merchantKeys = {
  flatFee: '10000000-0000-4000-8000-000000000001',
  noFee: '10000000-0000-4000-8000-000000000002',
  percentage: '10000000-0000-4000-8000-000000000003',
  cardsOnly: '10000000-0000-4000-8000-000000000004',
} as const;

/** A Saturday, five minutes past noon in New York. */
export const startOfTests = new Date('2026-11-21T17:05:09Z');

export function newSimulator() {
  return createSimulator({ now: () => startOfTests, random: seededRandom(1) });
}

/** The simulator, its handlers and the page's HTTP client. Every request and answer is checked against openapi.yaml. */
export function setUp(options: HandlerOptions = {}) {
  const simulator = newSimulator();
  const fetch = conforming(createFetch(createHandlers(simulator, options)));
  const baseUrl = 'https://sandbox.example';
  const service = createHttpPaymentService({ baseUrl, fetch, timeout: 60_000 });
  let operations = 0;

  async function call(endpoint: EndpointName, body?: object | string, headers: Readonly<Record<string, string>> = {}) {
    const { method, path } = endpoints[endpoint];
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: text }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  async function open(merchantKey?: string, operation: PaymentOperationName = 'makePayment', token?: string) {
    operations += 1;
    const sessionKey = simulator.payments.createSession(merchantKey ?? merchantKeys.noFee);
    const credentials = { sessionKey, operationKey: `op-${operations}` };
    await service.open(credentials, { operation, ...(token === undefined ? {} : { token }) });
    return credentials;
  }

  const openFor = ({ method }: PaymentSubmission, merchantKey?: string) =>
    open(merchantKey, 'makePayment', method.type === 'token' ? method.token : undefined);

  const pay = async (submission: PaymentSubmission, merchantKey?: string) =>
    service.pay(await openFor(submission, merchantKey), 1, submission);

  /** Pays in a new session. The payment must be approved. */
  async function paid(submission: PaymentSubmission, merchantKey?: string) {
    const credentials = await openFor(submission, merchantKey);
    const answer = await service.pay(credentials, 1, submission);
    assert.ok(answer.code === 'Success', `The payment was not approved: ${answer.code}.`);
    return { credentials, receipt: answer.receipt, transactionId: answer.receipt.transactionId };
  }

  const payApproved = async (submission: PaymentSubmission, merchantKey?: string) =>
    (await paid(submission, merchantKey)).receipt;

  async function save(submission: SaveSubmission, merchantKey?: string) {
    return service.save(await open(merchantKey, 'savePaymentMethod'), 1, submission);
  }

  async function search(text: string) {
    const response = await fetch(`${baseUrl}/sandbox/ledger?search=${encodeURIComponent(text)}`);
    const { entries, claims } = (await response.json()) as Record<'entries' | 'claims', { number: number }[]>;
    return { entries: entries.map(({ number }) => number), claims: claims.map(({ number }) => number) };
  }

  return { simulator, service, fetch, baseUrl, call, open, pay, paid, payApproved, save, search };
}

/** A `test` that sets up new arguments for each test: `const test = testIn(setUp)`. */
export function testIn<Given>(prepare: () => Given | Promise<Given>) {
  return (title: string, body: (given: Given) => unknown): void => {
    void nodeTest(title, async () => {
      await body(await prepare());
    });
  };
}

export const paymentTest = testIn(setUp);

/** The settings of a randomised test. `FULL=1` makes all runs, which takes minutes; by default it is an eighth. */
export const randomized = (fullRuns: number) => ({
  numRuns: process.env.FULL ? fullRuns : Math.ceil(fullRuns / 8),
  seed: 20_261_121,
});

/** The refusal of a call, for `assert.rejects`. */
export function refusedWith(code: string, field?: string) {
  return { name: 'ServiceError', kind: 'refused', code, field };
}

/** Fails unless all of these calls are refused in the same way. A failure names the call. */
export async function assertRefused(refusal: ReturnType<typeof refusedWith>, calls: Record<string, Promise<unknown>>) {
  const { code, field } = refusal;
  const outcomes = Object.entries(calls).map(async ([name, call]) => {
    const error: unknown = await call.then(() => 'accepted').catch((cause: unknown) => cause);
    return [name, error instanceof ServiceError ? [error.kind, error.code, error.field] : error];
  });
  const expected = Object.keys(calls).map((name) => [name, ['refused', code, field]]);
  assert.deepEqual(await Promise.all(outcomes), expected);
}

/** Sends a request unchanged, even an invalid one. The server must close the connection. */
export function sendRaw(url: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
