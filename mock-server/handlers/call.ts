import * as v from 'valibot';
import type { AnsweredAttempt, Refusal as RefusalAnswer } from '../../src/http/wire.ts';
import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import { Refusal } from '../simulator/shared/refusal.ts';

export interface Call {
  readonly url: URL;
  /** The parts of the path in braces in endpoints.ts, by name. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Headers;
  readonly text: string;
  /** The processor's time in milliseconds. */
  readonly processingTime: number;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
  /** The same as XML, if the caller asked for it. */
  readonly xml?: string;
}

export type Operation = (call: Call) => Reply | Promise<Reply>;

export function success(body: object = {}): Reply {
  return { status: 200, body: { responseCode: 'Success', ...body } };
}

export function refusal({ status, code, message, field, about }: Refusal): Reply {
  const body: RefusalAnswer = {
    responseCode: code,
    responseMessage: message,
    ...(field === undefined ? {} : { field }),
    ...about,
  };
  return { status, body };
}

type Decision = Answer<unknown> | { readonly code: string };

export function answered({ code, ...rest }: Decision, names: object = {}): Reply {
  return { status: 200, body: { ...names, responseCode: code, ...rest } };
}

/** The names that every answer about an attempt repeats from its request. */
export function namesOf({ operationKey, attempt }: AnsweredAttempt): AnsweredAttempt {
  return { operationKey, attempt };
}

export function attemptStatus(asked: AnsweredAttempt, status: AttemptStatus<unknown>): Reply {
  const names = namesOf(asked);
  const { state } = status;
  const known = state === 'answered' ? { state, answer: answered(status.answer, names).body } : status;
  return success({ ...names, status: known });
}

/** The origin of the page that made a call. In secure frame mode, the frame reports it in a header. */
export function pageOrigin({ headers }: Call): string | undefined {
  // Pages cannot set this header. Browsers from before 2023 and MSW in a page do not send it.
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const reported = site === 'same-origin' ? headers.get('Page-Origin') : null;
  return reported ?? headers.get('Origin') ?? undefined;
}

/** Refuses calls from pages, which always send these headers. `none` is a person at the address bar. */
export function requireServer({ headers }: Call, inPage: boolean): void {
  const comesFromPage = headers.has('Origin') || (headers.get('Sec-Fetch-Site') ?? 'none') !== 'none';
  if (!inPage && !comesFromPage) return;
  const message = 'This call carries a secret key: make it from your server, never from a page.';
  throw new Refusal('BrowserCallNotAllowed', message);
}

/** Reads the body of a call by a schema. The refusal never repeats what was sent. */
export function bodyOf<Schema extends v.GenericSchema>(call: Call, schema: Schema): v.InferOutput<Schema> {
  const json = jsonOf(call.text);
  if (json === undefined) throw new Refusal('InvalidRequest', 'The body is not JSON in UTF-8.', 'body');
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const issue = closest(result.issues[0]);
  const path = v.getDotPath(issue);
  if (!path) throw new Refusal('InvalidRequest', 'The body is no JSON object of the expected form.', 'body');
  const message = `The field ${path} is missing or has the wrong form.${allowedWords(issue)}`;
  throw new Refusal('InvalidRequest', message, path);
}

type Issue = v.BaseIssue<unknown>;

/**
 * The problem of the most likely alternative, with its whole path: the one that was valid to the greatest depth. At the
 * same depth, a literal means that another alternative was chosen.
 */
function closest(issue: Issue): Issue {
  const inside = (issue.issues ?? []).map(closest);
  const given = inside.filter(({ input }) => input !== undefined);
  const rank = ({ path, type }: Issue) => (path?.length ?? 0) - (type === 'literal' ? 0.5 : 0);
  const [best] = (given.length > 0 ? given : inside).toSorted((one, other) => rank(other) - rank(one));
  return best ? { ...best, path: [...(issue.path ?? []), ...(best.path ?? [])] as unknown as Issue['path'] } : issue;
}

/** The allowed values from the schema, without received ones: `' It takes: before, after.'`. */
function allowedWords({ type, expected }: Issue): string {
  const isChoice = type === 'picklist' || type === 'enum' || type === 'variant';
  const words = isChoice ? Array.from((expected ?? '').matchAll(/"([^"]*)"/g), ([, word = '']) => word) : [];
  return words.length === 0 ? '' : ` It takes: ${words.join(', ')}.`;
}

/** The parsed text; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
