import type { Answer, AttemptStatus } from './operation-service.ts';
import type { OperationState, OperationTypes, Refusal } from './operation-state.ts';
import { isDecline, type DeclineCode } from './response-codes.ts';
import type { TimedOperation } from './session-time.ts';
import { afterAnswer, type SubmissionInput } from './submission-state.ts';

/** Number of status requests that a removed modal makes before it reports an unknown result. */
const statusRequestsAfterRemoval = 10;

/** How long to wait before asking for a lost answer again, in milliseconds. The last one repeats. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** How long to wait before the next status request, in milliseconds. `asked` counts those before it. */
export function pauseAfter(asked: number): number {
  return pauses[Math.min(asked, pauses.length - 1)] ?? 0;
}

/** What a submission needs from its operation. */
export interface SubmittingOperation<T extends OperationTypes> extends Pick<TimedOperation, 'refusalIn' | 'refuse'> {
  readonly state: OperationState<T>;
  /** True once the page has removed the modal. */
  readonly isRemoved: boolean;
  /** Ends the wait before a status request: the person asks for one, or the operation has ended. */
  endPause: (() => void) | undefined;
  /** Returns false if the state does not change. */
  become(state: OperationState<T>): boolean;
  report(result: { type: 'complete'; receipt: T['Receipt'] } | { type: 'declined'; code: DeclineCode }): void;
  reached(): void;
  unreachable(): void;
  end(): void;
}

/** An attempt in flight. It has no reference to what was submitted. */
interface Attempt<Receipt> {
  readonly answer: Promise<Answer<Receipt>>;
  readonly isReceipt: (receipt: Receipt) => boolean;
  readonly ask: () => Promise<AttemptStatus<Receipt>>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Follows a submission until its result is known. Modals load this after their form is shown. */
export async function followSubmission<T extends OperationTypes>(
  operation: SubmittingOperation<T>,
  { answer: submitted, isReceipt, ask, wait }: Attempt<T['Receipt']>,
): Promise<void> {
  let refusal: Refusal | undefined;
  let isDenied = false;
  try {
    const answer = await submitted;
    if (answer.code === 'Success' && isResult(answer)) return;
    isDenied = isDecline(answer.code);
  } catch (error) {
    refusal = operation.refusalIn(error);
    isDenied = refusal !== undefined;
  }
  if (isDenied && (await isKnown())) return;
  if (!next({ type: 'lost' })) return;
  let sinceRemoval = 0;
  for (let asked = isDenied ? 1 : 0; isUnknown(); asked++) {
    await pause(pauseAfter(asked));
    if (!isUnknown() || (await isKnown())) return;
    next({ type: 'stillUnknown' });
    if (operation.isRemoved && ++sinceRemoval >= statusRequestsAfterRemoval) operation.end();
  }

  function next(input: SubmissionInput<T>): boolean {
    return operation.become(afterAnswer(operation.state, input));
  }

  async function pause(milliseconds: number): Promise<void> {
    const ended = new Promise<void>((resolve) => (operation.endPause = resolve));
    await Promise.race([wait(milliseconds), ended]);
    operation.endPause = undefined;
  }

  function isUnknown(): boolean {
    return operation.state.step === 'unknown';
  }

  /** Asks for the status once. */
  async function isKnown(): Promise<boolean> {
    try {
      const status = await ask();
      if (status.state === 'absent') {
        if (!refusal) notReceived();
        else if (isDecline(refusal.code)) declined(refusal.code);
        else operation.refuse(refusal);
        return true;
      }
      operation.reached();
      return status.state === 'answered' && isResult(status.answer);
    } catch (error) {
      // A refused status request does not say what happened to the attempt.
      if (!operation.refusalIn(error)) operation.unreachable();
      return false;
    }
  }

  function isResult(answer: Answer<T['Receipt']>): boolean {
    if (answer.code !== 'Success') return isDecline(answer.code) && declined(answer.code);
    const { receipt } = answer;
    if (!isReceipt(receipt)) return false;
    if (next({ type: 'approved', receipt })) operation.report({ type: 'complete', receipt });
    return true;
  }

  function declined(code: DeclineCode): boolean {
    if (next({ type: 'declined', code })) operation.report({ type: 'declined', code });
    return true;
  }

  function notReceived(): void {
    if (!next({ type: 'notReceived' })) return;
    // Reported once. The next failure begins a new streak.
    operation.unreachable();
    operation.reached();
    if (operation.isRemoved) operation.end();
  }
}
