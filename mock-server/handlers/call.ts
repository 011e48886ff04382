import * as v from 'valibot';
import type { Refusal as RefusalAnswer } from '../../src/http/wire.ts';
import { Refusal } from '../simulator/shared/refusal.ts';

/** One call as an operation sees it. */
export interface Call {
  readonly url: URL;
  /** The parts of the path that stand in braces in endpoints.ts, by name. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Headers;
  readonly text: string;
  /** How long the processor takes, in milliseconds. */
  readonly processingTime: number;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
  /** The same as XML, where the caller asked for that. */
  readonly xml?: string;
}

/** The work of an endpoint. Throws a {@link Refusal} where it says no. */
export type Operation = (call: Call) => Reply | Promise<Reply>;

export function success(body: object = {}): Reply {
  return { status: 200, body: { responseCode: 'Success', ...body } };
}

export function refusal({ status, code, message, field }: Refusal): Reply {
  const body: RefusalAnswer = {
    responseCode: code,
    responseMessage: message,
    ...(field === undefined ? {} : { field }),
  };
  return { status, body };
}

/** The body of a call in the shape that it has to have. What was sent is never repeated in the refusal. */
export function bodyOf<Schema extends v.GenericSchema>({ text }: Call, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(text), { abortEarly: true });
  if (result.success) return result.output;
  const issue = closest(result.issues[0]);
  const path = v.getDotPath(issue);
  if (path === null) throw new Refusal('InvalidRequest', 'The body is no JSON object of the expected form.', 'body');
  throw new Refusal(
    'InvalidRequest',
    `The field ${path} is missing or has the wrong form.${allowedWords(issue)}`,
    path,
  );
}

type Issue = v.BaseIssue<unknown>;

/** Of the forms that a body may have, the problem of the one that was most likely meant: where most of it was right. */
function closest(issue: Issue): Issue {
  const inside = (issue.issues ?? []).map(closest);
  const given = inside.filter(({ input }) => input !== undefined);
  const depth = ({ path }: Issue) => path?.length ?? 0;
  const [best = issue] = (given.length > 0 ? given : inside).toSorted((one, other) => depth(other) - depth(one));
  return best;
}

/** The schema's own words, never one that was sent: `' It takes: before, after.'`. */
function allowedWords({ type, expected }: Issue): string {
  const isChoice = type === 'picklist' || type === 'enum' || type === 'variant';
  const words = isChoice ? Array.from((expected ?? '').matchAll(/"([^"]*)"/g), ([, word = '']) => word) : [];
  return words.length === 0 ? '' : ` It takes: ${words.join(', ')}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cause would quote what was sent.
    throw new Refusal('InvalidRequest', 'The body is not JSON.', 'body');
  }
}
