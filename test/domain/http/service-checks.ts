import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { HttpClientOptions } from '../../../src/http/http-client.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { placesIn, valueAt, withValue } from './places.ts';

/** An answer as it is on the wire: a code, and what it tells. */
export interface WireAnswer {
  readonly responseCode: string;
  readonly receipt?: object;
  readonly status?: { readonly state: string; readonly answer?: WireAnswer };
  readonly [told: string]: unknown;
}

export const success = { responseCode: 'Success' } as const;
/** An answer to the second attempt of the operation: to no other. */
export const attempted = { ...success, operationKey: 'K1', attempt: 2 } as const;

/** One call of a service: its endpoint, what it posts beside the credentials, and a usual answer. */
export interface Call<Service> {
  readonly endpoint: string;
  readonly use: (service: Service) => Promise<unknown>;
  readonly posts: object;
  readonly answer: WireAnswer;
  readonly outlivesThePage?: boolean;
}

export interface ServiceChecks<Service> {
  readonly create: (options: HttpClientOptions) => Service;
  /** Where the endpoints lie: `GenericModal/Operations`. */
  readonly path: string;
  readonly calls: Readonly<Record<string, Call<Service>>>;
  /** More answers that are taken as they are, by their call. */
  readonly readable: readonly (readonly [what: string, call: string, answer: WireAnswer])[];
  /** More answers that are not, besides all of the above with any one of their fields missing or wrong. */
  readonly unreadable: readonly (readonly [what: string, call: string, answer: unknown])[];
  readonly fields: AnswerFields;
  /** The codes that a call is refused with, and the words for each. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** What the fields of the answers may be, by their names; each has to be there and to be right, but for these. */
export interface AnswerFields {
  /** Any text; every other one is one of a few words or has a form. */
  readonly texts: string;
  readonly nullable: string;
  readonly optional: string;
  /** Below zero as well. */
  readonly anyInteger?: string;
}

export const credentials = { sessionKey: 'S1', operationKey: 'K1' };

/** Makes one call, and gives back what was sent and what came of it. */
export async function callOnce<Service>(
  create: (options: HttpClientOptions) => Service,
  use: (service: Service) => Promise<unknown>,
  body: unknown,
  status = 200,
) {
  const sent: { url: string; body: unknown; keepalive: boolean | undefined }[] = [];
  const service = create({
    baseUrl: 'https://pay.example.com',
    timeout: 1_000,
    fetch: (input, init) => {
      sent.push({ url: input, body: JSON.parse(init?.body as string), keepalive: init?.keepalive });
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const result = await use(service).catch((error: unknown) => error);
  assert.equal(sent.length, 1);
  return { sent: sent[0]!, result };
}

/** Tests that a service over HTTP posts what it should, and believes what it should. */
export function checkHttpService<Service>(checks: ServiceChecks<Service>): void {
  const { create, path, calls, readable, unreadable, fields, refusals } = checks;

  const usual = Object.entries(calls).map(([name, { answer }]) => ['as usual', name, answer] as const);
  const make = (call: string, body: unknown, status?: number) => callOnce(create, calls[call]!.use, body, status);

  for (const [name, { endpoint, use, posts, answer, outlivesThePage = false }] of Object.entries(calls)) {
    test(`${name} posts ${Object.keys(posts).join(', ') || 'nothing'} beside the credentials`, async () => {
      const { sent, result } = await callOnce(create, use, answer);
      assert.ok(!(result instanceof Error), String(result));
      const url = `https://pay.example.com/${path}/${endpoint}`;
      assert.deepEqual(sent, { url, body: { ...credentials, ...posts }, keepalive: outlivesThePage });
    });

    const [[code, message] = ['', '']] = Object.entries(refusals);
    test(`A refusal of ${name} is told in our own words, with its field`, async () => {
      const body = { responseCode: code, responseMessage: 'The number 4111.', field: 'the.field' };
      const { result } = await make(name, body, 409);
      assert.ok(result instanceof ServiceError);
      const told = [result.kind, result.code, result.message, result.field];
      assert.deepEqual(told, ['refused', code, message, 'the.field']);
    });

    if (!answer.receipt) continue;
    for (const decline of Object.values(ResponseCode).filter((one) => one !== 'Success')) {
      test(`${name} that is answered ${decline} is declined, which is no error`, async () => {
        assert.deepEqual((await make(name, { ...attempted, responseCode: decline })).result, { code: decline });
      });
    }
  }

  for (const [code, message] of Object.entries(refusals)) {
    test(`A refusal with ${code} is known`, async () => {
      const { result } = await make(Object.keys(calls)[0] ?? '', { responseCode: code }, 422);
      assert.ok(result instanceof ServiceError);
      assert.deepEqual([result.kind, result.code, result.message], ['refused', code, message]);
    });
  }

  const damaged = new Set<string>();
  for (const [what, call, answer] of [...usual, ...readable]) {
    test(`${call} answered ${what} is read as it is on the wire`, async () => {
      assert.deepEqual((await make(call, answer)).result, resultOf(answer));
    });

    for (const place of placesIn(answer)) {
      const field = `${call} ${place.join('.')} ${typeof valueAt(answer, place)}`;
      if (damaged.has(field)) continue;
      damaged.add(field);
      test(`${call} answered ${what}, but for a wrong ${place.join('.')}, is taken for a lost answer`, async () => {
        for (const value of wrongsFor(place.at(-1) ?? '', valueAt(answer, place), fields)) {
          assertLost((await make(call, withValue(answer, place, value))).result, value);
        }
      });
    }
  }

  for (const [what, call, answer] of unreadable) {
    test(`${call} answered ${what} is taken for a lost answer`, async () => {
      assertLost((await make(call, answer)).result, answer);
    });
  }

  test('Whatever comes over the wire, every call gives an answer of its shape or rejects with a ServiceError', async () => {
    const told = Object.entries(calls).filter(([, { answer }]) => Object.keys(answer).length > 1);
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
}

/** What the caller gets of an answer: the part that it tells, a receipt or a decline with its code. */
function resultOf({ responseCode: code, receipt, status, ...told }: WireAnswer): unknown {
  if (receipt) return { code, receipt };
  if (status) return status.answer ? { ...status, answer: resultOf(status.answer) } : status;
  // A receipt, a status or a decline names the attempt; nothing else does.
  return code === 'Success' ? Object.values(told)[0] : { code };
}

function assertLost(result: unknown, given: unknown): void {
  assert.ok(result instanceof ServiceError, `${JSON.stringify(given)} was read as ${JSON.stringify(result)}`);
  assert.deepEqual([result.kind, result.code], ['lost', 'unreadable']);
}

/** Values that a field cannot have, in the place of one that it can have. */
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
