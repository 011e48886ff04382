import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { HttpClientOptions } from '../../../src/http/http-client.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { credentials } from '../operation/recording-service.ts';
import { capitalized } from '../spelling.ts';
import { placesIn, valueAt, withValue } from './places.ts';
import common from '../../../src/http/refusals.json' with { type: 'json' };

export interface WireAnswer {
  readonly responseCode: string;
  readonly receipt?: object;
  readonly status?: { readonly state: string; readonly answer?: WireAnswer };
  readonly [result: string]: unknown;
}

export const success = { responseCode: 'Success' } as const;
/** The answer to attempt 2, which is the one that these tests submit. */
export const attempted = { ...success, operationKey: 'K1', attempt: 2 } as const;
const withStatus = (status: object) => ({ ...attempted, status }) as WireAnswer;
export const bankName: Call = {
  posts: { routingNumber: '021000021' },
  given: ['021000021', new AbortController().signal],
  answer: { ...success, bankName: 'JPMorgan Chase Bank' },
};
export const answered = (receipt: object) =>
  withStatus({ state: 'answered', answer: { ...attempted, receipt } satisfies WireAnswer });

interface Call {
  /** The body without credentials. Attempt and other values are the arguments of the call, unless `given` overrides them. */
  readonly posts: Readonly<Record<string, unknown>>;
  readonly given?: readonly unknown[];
  readonly answer: WireAnswer;
  /** The name of the call in PascalCase if it is not given. */
  readonly endpoint?: string;
  readonly outlivesThePage?: boolean;
}

type AnswerCase = readonly [what: string, call: string, answer: WireAnswer];

interface ServiceChecks {
  readonly create: (options: HttpClientOptions) => object;
  /** `GenericModal/Operations` */
  readonly path: string;
  readonly calls: Readonly<Record<string, Call>>;
  readonly readable: readonly AnswerCase[];
  /** More rejected answers. Answers with one missing or wrong field are always tested. */
  readonly unreadable: readonly (readonly [what: string, call: string, answer: unknown])[];
  readonly fields: AnswerFields;
  /** The codes with which only this service refuses a call, and their texts. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** The names of the fields that may have other values than the sample. All other fields are required and strict. */
interface AnswerFields {
  /** Fields with any text. Other texts have a format or a few values. */
  readonly texts: string;
  readonly nullable: string;
  readonly optional: string;
  /** Numbers that may be negative. */
  readonly anyInteger?: string;
}

async function callOnce({ create, calls }: ServiceChecks, name: string, body: unknown, status = 200) {
  const sent: { url: string; body: unknown; keepalive: boolean | undefined }[] = [];
  const service = create({
    baseUrl: 'https://pay.example.com',
    timeout: 1_000,
    fetch: (input, init) => {
      sent.push({ url: input, body: JSON.parse(init?.body as string), keepalive: init?.keepalive });
      return Promise.resolve(Response.json(body, { status }));
    },
  }) as Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;
  const { posts, given } = calls[name]!;
  const { attempt, ...rest } = posts;
  const usual = attempt === undefined ? [rest] : [attempt, rest];
  const result = await service[name]!(credentials, ...(given ?? usual)).catch((error: unknown) => error);
  assert.equal(sent.length, 1);
  return { sent: sent[0]!, result };
}

/** Tests every call, and returns a function that makes one call with a given answer. */
export function checkHttpService(checks: ServiceChecks) {
  const { path, calls, fields } = checks;
  const refusals: Readonly<Record<string, string>> = { ...common, ...checks.refusals };
  const make = (call: string, body: unknown, status?: number) => callOnce(checks, call, body, status);
  const named = Object.entries(calls);

  for (const [name, { posts, answer, outlivesThePage = false, endpoint }] of named) {
    test(`The call ${name} posts ${Object.keys(posts).join(', ') || 'only'}${Object.keys(posts).length > 0 ? ' and' : ''} its credentials`, async () => {
      const { sent, result } = await make(name, answer);
      assert.ok(!(result instanceof Error), String(result));
      const url = `https://pay.example.com/${path}/${endpoint ?? capitalized(name)}`;
      assert.deepEqual(sent, { url, body: { ...credentials, ...posts }, keepalive: outlivesThePage });
    });

    const [[code, message] = ['', '']] = Object.entries(refusals);
    test(`A refusal of ${name} has our own text, and its field`, async () => {
      const body = { responseCode: code, responseMessage: 'The number 4111.', field: 'the.field' };
      assertRefused((await make(name, body, 409)).result, code, message, 'the.field');
    });

    if (!answer.receipt) continue;
    for (const decline of Object.values(ResponseCode).filter((one) => one !== 'Success')) {
      test(`The answer ${decline} to ${name} is a decline and not an error`, async () =>
        assert.deepEqual((await make(name, { ...attempted, responseCode: decline })).result, { code: decline }));
    }
  }

  for (const [code, message] of Object.entries(refusals)) {
    test(`A refusal with the code ${code} has its text`, async () =>
      assertRefused((await make(named[0]?.[0] ?? '', { responseCode: code }, 422)).result, code, message, undefined));
  }

  const readable = named.flatMap(([name, { answer }]): AnswerCase[] => [
    ['as usual', name, answer],
    ...(name === 'bankName' ? [['of an unknown bank', name, { ...answer, bankName: null }] as const] : []),
    ...(answer.status ? ['absent', 'processing'] : []).map((state) => [state, name, withStatus({ state })] as const),
  ]);
  const damaged = new Set<string>();
  for (const [what, call, answer] of [...readable, ...checks.readable]) {
    test(`The answer ${what} to ${call} is returned`, async () =>
      assert.deepEqual((await make(call, answer)).result, resultOf(answer)));

    for (const place of placesIn(answer)) {
      const field = `${call} ${place.join('.')} ${typeof valueAt(answer, place)}`;
      if (damaged.has(field)) continue;
      damaged.add(field);
      test(`The answer ${what} to ${call} with a wrong ${place.join('.')} counts as lost`, async () => {
        for (const value of wrongsFor(place.at(-1) ?? '', valueAt(answer, place), fields))
          assertLost((await make(call, withValue(answer, place, value))).result, value);
      });
    }
  }

  const unreadable = named.flatMap(([name, { answer }]) =>
    answer.receipt ? [['by an unknown code', name, { ...answer, responseCode: 'Processing' }] as const] : [],
  );
  for (const [what, call, answer] of [...unreadable, ...checks.unreadable]) {
    test(`The answer ${what} to ${call} counts as lost`, async () =>
      assertLost((await make(call, answer)).result, answer));
  }

  test('Any answer is a result of its shape or a ServiceError', async () => {
    const told = named.filter(([, { answer }]) => Object.keys(answer).length > 1);
    const parts = told.flatMap(([, { answer }]) => Object.values(answer));
    const names = told.flatMap(([, { answer }]) => Object.keys(answer));
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...names, '__proto__'), fc.constantFrom<unknown>(...parts, 'Declined', null, 1)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...told.map(([name]) => name)), body, async (call, answer) => {
        const { result } = await make(call, answer);
        assert.ok(call === 'bankName' || (typeof result === 'object' && result !== null));
        if (result instanceof Error) assert.ok(result instanceof ServiceError);
      }),
    );
  });

  return async (call: string, answer: unknown) => (await make(call, answer)).result;
}

/** The result of a call: the receipt, the decline with its code, or the answer's only other part. */
function resultOf({ responseCode: code, receipt, status, ...told }: WireAnswer): unknown {
  if (receipt) return { code, receipt };
  if (status) return status.answer ? { ...status, answer: resultOf(status.answer) } : status;
  // Only a receipt, a status or a decline names the attempt.
  return code === 'Success' ? Object.values(told)[0] : { code };
}

function assertRefused(result: unknown, ...told: readonly [code: string, message: string, field: string | undefined]) {
  assert.ok(result instanceof ServiceError);
  assert.deepEqual([result.kind, result.code, result.message, result.field], ['refused', ...told]);
}

function assertLost(result: unknown, given: unknown): void {
  assert.ok(result instanceof ServiceError, `${JSON.stringify(given)} was read as ${JSON.stringify(result)}`);
  assert.deepEqual([result.kind, result.code], ['lost', 'unreadable']);
}

function wrongsFor(name: string, value: unknown, fields: AnswerFields): unknown[] {
  const { texts, nullable, optional, anyInteger = '' } = fields;
  const isOne = (names: string) => names.split(' ').includes(name);
  const isItem = /^\d+$/.test(name);
  const absent = [...(isOne(optional) || isItem ? [] : [undefined]), ...(isOne(nullable) ? [] : [null])];
  if (value === null) return [undefined, {}, true];
  if (Array.isArray(value)) return [...absent, 'text', {}];
  if (typeof value === 'object') return [...absent, 'text', 1];
  if (typeof value === 'boolean') return [...absent, 'true', 1];
  if (typeof value === 'number') return [...absent, String(value), 0.5, ...(isOne(anyInteger) ? [] : [-1])];
  return [...absent, 7, {}, ...(isOne(texts) || isItem ? [] : ['Nonsense', ''])];
}
