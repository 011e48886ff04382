import type * as v from 'valibot';
import type { Answer, AttemptStatus, OperationCredentials } from '../operation/operation-service.ts';
import type { LaterClient } from './http-client.ts';
import type { AnsweredAttempt, DeclineCode, UnansweredStatus } from './wire.ts';

type WireAnswer<Receipt> = AnsweredAttempt &
  ({ readonly responseCode: 'Success'; readonly receipt: Receipt } | { readonly responseCode: DeclineCode });
type WireStatus<Receipt> = AnsweredAttempt & {
  readonly status:
    v.InferOutput<typeof UnansweredStatus> | { readonly state: 'answered'; readonly answer: WireAnswer<Receipt> };
};
type Attempt = OperationCredentials & AnsweredAttempt;

/** The calls that submit an attempt and ask for its result. An answer to another attempt counts as lost. */
export function attemptCalls({ post, error }: LaterClient) {
  return {
    async submit<Receipt>(
      operation: string,
      attempt: Attempt,
      shape: v.GenericSchema<unknown, WireAnswer<Receipt>>,
      content: object = {},
    ): Promise<Answer<Receipt>> {
      return toAnswer(attempt, await post(operation, { ...attempt, ...content }, shape));
    },
    async status<Receipt>(
      operation: string,
      attempt: Attempt,
      shape: v.GenericSchema<unknown, WireStatus<Receipt>>,
    ): Promise<AttemptStatus<Receipt>> {
      const { status, ...answered } = await post(operation, attempt, shape);
      requireAnswerTo(attempt, answered);
      return status.state === 'answered'
        ? { state: 'answered', answer: toAnswer(attempt, status.answer) }
        : { state: status.state };
    },
  };

  function toAnswer<Receipt>(attempt: AnsweredAttempt, wire: WireAnswer<Receipt>): Answer<Receipt> {
    requireAnswerTo(attempt, wire);
    return wire.responseCode === 'Success' ? { code: 'Success', receipt: wire.receipt } : { code: wire.responseCode };
  }

  function requireAnswerTo({ operationKey, attempt }: AnsweredAttempt, answer: AnsweredAttempt): void {
    if (answer.operationKey !== operationKey || answer.attempt !== attempt) throw error('lost', 'unreadable');
  }
}
