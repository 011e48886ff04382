import assert from 'node:assert/strict';
import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import { ServiceError } from '../../src/operation/service-error.ts';

interface Calls<Submission, Receipt> {
  readonly submit: (attempt: number, submission: Submission) => Promise<Answer<Receipt>>;
  readonly status: (attempt: number) => Promise<AttemptStatus<Receipt>>;
}

/** Submits as a careful page does: after a lost answer it asks until it knows, and only then tries again. */
export async function submitCarefully<Submission, Receipt>(
  calls: Calls<Submission, Receipt>,
  tries: readonly Submission[],
): Promise<Answer<Receipt> | undefined> {
  let answer: Answer<Receipt> | undefined;
  for (const [index, submission] of tries.entries()) {
    answer = await answerTo(calls, index + 1, submission);
    if (answer?.code === 'Success') break;
  }
  return answer;
}

/** The answer to an attempt, or undefined where the service never got it and never will. */
async function answerTo<Submission, Receipt>(
  { submit, status }: Calls<Submission, Receipt>,
  attempt: number,
  submission: Submission,
): Promise<Answer<Receipt> | undefined> {
  try {
    return await submit(attempt, submission);
  } catch (error) {
    assert.ok(error instanceof ServiceError && error.kind === 'lost', `Refused: ${String(error)}`);
  }
  for (let question = 0; question < 50; question++) {
    const known = await status(attempt).catch(() => undefined);
    if (known?.state === 'answered') return known.answer;
    if (known?.state === 'absent') return undefined;
  }
  throw new Error('The service never told what became of the attempt.');
}
