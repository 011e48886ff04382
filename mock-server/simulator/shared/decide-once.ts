import type { Answer, OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { Attempts, Decided } from './attempts.ts';
import type { Session } from './sessions.ts';

export interface Arrival {
  readonly credentials: OperationCredentials;
  readonly attempt: number;
  readonly now: Date;
  /** For so many milliseconds the attempt has arrived but is not decided. */
  readonly processingTime: number;
}

/**
 * The money rule: an attempt is decided once however often it arrives, none is begun out of order, and the first
 * approval spends the session. Where `decide` throws, nothing was done and the attempt has not arrived.
 */
export function decideOnce<Receipt>(
  session: Session<unknown>,
  attempts: Attempts<Receipt>,
  { credentials: { operationKey }, attempt, now, processingTime }: Arrival,
  decide: () => Answer<Receipt>,
): Decided<Receipt> {
  const repeated = attempts.repeated(attempt);
  if (repeated) return repeated;
  session.use(operationKey, now);
  attempts.requireNext(attempt, now);
  const decided = { answer: decide(), readyAt: new Date(now.getTime() + processingTime) };
  attempts.record(attempt, decided);
  if (decided.answer.code === 'Success') session.approve(operationKey, now);
  return decided;
}
