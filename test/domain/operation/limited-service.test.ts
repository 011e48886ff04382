import assert from 'node:assert/strict';
import test from 'node:test';
import * as v from 'valibot';
import { limitedService } from '../../../src/operation/limited-service.ts';
import { Operation } from '../../../src/operation/operation.ts';
import { isDecline, ResponseCode } from '../../../src/operation/response-codes.ts';
import { masked, ServiceError } from '../../../src/operation/service-error.ts';
import { explosive } from '../options/hostile-suite.ts';

const bug = new TypeError('A bug of the page.');
const refused = new ServiceError('refused', 'SessionUsed');
const never = () => new Promise<never>(() => undefined);

class PageService {
  readonly #known = 'known';

  known = (): string => this.#known;
  answer(given: string): Promise<string> {
    return Promise.resolve(`${this.#known} ${given}`);
  }
  none(): undefined {
    return undefined;
  }
  refuse = (): Promise<never> => Promise.reject(refused);
  reject = (): Promise<never> => Promise.reject(bug);
  throw(): never {
    throw bug;
  }
  never = never;
  session = (merchant: unknown): unknown => ({ merchant });
}

const Session = v.object({ merchant: v.object({ name: v.pipe(v.string(), v.minLength(1)) }) });
const unknownShape = (where: string) =>
  new TypeError(`The answer of the service has a missing or wrong value: session.${where}`);
const named = (name: unknown) => ({ name });

const lostOf = (where: string) => ['lost exception', [unknownShape(where)]] as const;
type Case = readonly [
  what: string,
  use: (service: PageService) => unknown,
  result: unknown,
  faults?: readonly unknown[],
];

const frozen = Object.freeze({ known: () => Promise.resolve('known') });
let reads = 0;
const readings = {
  get amount() {
    return ++reads;
  },
};
const known = (answer: unknown) => ({ known: () => Promise.resolve(answer) });
for (const [what, service, expected] of [
  ['A frozen service answers', frozen, 'known'],
  ['A service without the method loses the call', {}, 'lost exception'],
  ['A service whose getter throws loses the call', explosive, 'lost exception'],
  ['A number instead of a service loses the call', 5, 'lost exception'],
  ['A service that answers with more than data loses the call', known({ amount: () => 1 }), 'lost exception'],
] as const) {
  test(`${what} and throws no other error`, async () => {
    const faults: unknown[] = [];
    const limits = { timeout: 1_000, shapes: {}, reportFault: (error: unknown) => faults.push(error) };
    const call = limitedService(service as typeof frozen, limits).known();
    const result = await call.catch((error: unknown) => error);
    assert.equal(result instanceof ServiceError ? `${result.kind} ${result.code}` : result, expected);
    assert.equal(faults.length, expected === 'known' ? 0 : 1);
  });
}

test('An optional call that fails or answers in an unknown shape is lost, and causes no fault', async () => {
  const limits = { timeout: 1_000, shapes: { bankName: v.string() }, reportFault: assert.ifError };
  for (const answer of [() => Promise.reject(bug), () => Promise.resolve({ name: 'A' })]) {
    const { bankName } = limitedService<{ bankName?: () => Promise<unknown> }>({ bankName: answer }, limits);
    await assert.rejects(bankName?.() ?? Promise.resolve(), { kind: 'lost', code: 'exception' });
  }
});

test('An optional call is absent if the service lacks it', () => {
  const limits = { timeout: 1_000, shapes: {}, reportFault: assert.ifError };
  const { bankName, extend } = limitedService<{ bankName?: unknown; extend?: unknown }>({}, limits);
  assert.deepEqual([bankName, extend], [undefined, undefined]);
});

test('An answer is read once, and never changes afterwards', async () => {
  const service = limitedService(known(readings), { timeout: 1_000, shapes: {}, reportFault: () => undefined });
  const answer = (await service.known()) as typeof readings;
  assert.deepEqual([answer.amount, answer.amount, reads], [1, 1, 1]);
});

for (const [what, use, expected, reported = []] of [
  ['An answer is returned as it is', (service) => service.answer('K1'), 'known K1'],
  ['An answer without a promise becomes a promise', (service) => service.known(), 'known'],
  ['A missing answer stays undefined', (service) => service.none(), undefined],
  ['A refusal is returned as it is', (service) => service.refuse(), refused],
  ['Any other rejection is lost and reported', (service) => service.reject(), 'lost exception', [bug]],
  ['An exception is lost and reported', (service) => service.throw(), 'lost exception', [bug]],
  ['An answer in its shape is returned', (service) => service.session(named('A')), { merchant: named('A') }],
  ['An empty text is within the shape', (service) => service.session(named('')), { merchant: named('') }],
  ['A missing part is lost and reported', (service) => service.session(undefined), ...lostOf('merchant')],
  ['A text instead of a part is lost and reported', (service) => service.session('A'), ...lostOf('merchant')],
  ['A number for a text is lost and reported', (service) => service.session(named(5)), ...lostOf('merchant.name')],
  ['A call without an answer is lost after the time limit', (service) => service.never(), 'lost timeout'],
] as readonly Case[]) {
  test(what, async () => {
    const faults: unknown[] = [];
    const service = limitedService(new PageService(), {
      timeout: 20,
      reportFault: (error) => faults.push(error),
      shapes: { session: Session },
    });
    // The limit does not keep Node running by itself.
    const running = setInterval(() => undefined, 1_000);
    const result = await Promise.resolve(use(service)).catch((error: unknown) => error);
    clearInterval(running);
    const isLost = result instanceof ServiceError && result !== refused;
    assert.deepEqual(isLost ? `${result.kind} ${result.code}` : result, expected);
    assert.deepEqual(faults, reported);
  });
}

const documented = (
  'Success IncorrectValidationValue Declined OverMaximumPayment DuplicateTransaction ' +
  'GatewayInternalError InvalidCardNumber AvsVerificationFailed Call NoProcessorResponse ' +
  'ACHTransactionFailed InvalidAccountNumber InvalidRoutingNumber InvalidCreditCardAmount ' +
  'CardTypeNotAccepted CardExpired'
).split(' ');

test('Every documented code except Success is a decline, and so are QuoteChanged and TokenNotFound', () => {
  const names = [...documented, 'QuoteChanged', 'TokenNotFound'];
  assert.deepEqual({ ...ResponseCode }, Object.fromEntries(names.map((code) => [code, code])));
  const others = ['', 'declined', 'SessionUsed', 'options', 'toString', 'constructor', '__proto__'];
  assert.deepEqual([...names, ...others].filter(isDecline), names.slice(1));
});

test('The texts of a page’s own service are shown without digits', () => {
  assert.equal(masked('Error: 4111 1111 with 123'), 'Error: **** **** with ***');
  const error = new ServiceError('refused', 'SessionUsed', { message: 'Card 4111 was used.' });
  const details = { sessionId: ['Card **** was used.'] };
  assert.deepEqual(new Operation({} as never).refusalIn(error), { code: 'SessionUsed', details });
});
