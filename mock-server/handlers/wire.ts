import type { AnsweredAttempt } from '../../src/http/wire.ts';
import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import type { Decided } from '../simulator/shared/attempts.ts';
import type { Clock } from '../simulator/shared/clock.ts';
import { success, type Reply } from './call.ts';

/* How answers travel. The shapes are those of src/http/wire.ts. */

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

type Decision = Answer<unknown> | { readonly code: string };

/** A decision as it travels: with a receipt, or with the code of the decline. */
function onTheWire({ code, ...rest }: Decision): object {
  return { responseCode: code, ...rest };
}

/** The names that every answer about an attempt repeats, out of the request for it. */
function namesOf({ operationKey, attempt }: AnsweredAttempt): AnsweredAttempt {
  return { operationKey, attempt };
}

/** Answers no sooner than the processor does, also where the submission is a repeat of one still being decided. */
export async function answered(
  asked: AnsweredAttempt,
  { answer, readyAt }: Decided<unknown>,
  clock: Clock,
  wait: Wait,
): Promise<Reply> {
  const milliseconds = readyAt.getTime() - clock.now().getTime();
  if (milliseconds > 0) await wait(milliseconds);
  return { status: 200, body: { ...namesOf(asked), ...onTheWire(answer) } };
}

/** An answer to what is no attempt of an operation. */
export function answeredNow(answer: Decision): Reply {
  return { status: 200, body: onTheWire(answer) };
}

export function attemptStatus(asked: AnsweredAttempt, status: AttemptStatus<unknown>): Reply {
  const names = namesOf(asked);
  const { state } = status;
  return success({
    ...names,
    status: state === 'answered' ? { state, answer: { ...names, ...onTheWire(status.answer) } } : status,
  });
}
