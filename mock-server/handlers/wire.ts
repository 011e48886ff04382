import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import type { Decided } from '../simulator/shared/attempts.ts';
import type { Clock } from '../simulator/shared/clock.ts';
import { success, type Reply } from './call.ts';

/* How answers travel. The shapes are those of src/http/wire.ts. */

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** An answer as it travels: with a receipt, or with nothing but the code of the decline. */
function onTheWire({ code, ...rest }: { readonly code: string; readonly receipt?: unknown }): object {
  return { responseCode: code, ...rest };
}

/** Answers no sooner than the processor does, also where the submission is a repeat of one still being decided. */
export async function answered({ answer, readyAt }: Decided<unknown>, clock: Clock, wait: Wait): Promise<Reply> {
  const milliseconds = readyAt.getTime() - clock.now().getTime();
  if (milliseconds > 0) await wait(milliseconds);
  return answeredNow(answer);
}

export function answeredNow(answer: Answer<unknown> | { readonly code: string }): Reply {
  return { status: 200, body: onTheWire(answer) };
}

export function attemptStatus(status: AttemptStatus<unknown>): Reply {
  const { state } = status;
  return success({ status: state === 'answered' ? { state, answer: onTheWire(status.answer) } : status });
}
