import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import { rememberErrors } from './last-error.ts';

interface Scenario {
  readonly refusal?: string;
  readonly declines?: boolean;
  readonly losesAnswer?: boolean;
  readonly isUnreachable?: boolean;
  readonly milliseconds?: number;
}

const scenarios = {
  approved: {},
  declined: { declines: true },
  lostAnswer: { losesAnswer: true },
  slow: { milliseconds: 2_000 },
  unreachable: { isUnreachable: true },
  sessionExpired: { refusal: 'SessionExpired' },
  sessionUsed: { refusal: 'SessionUsed' },
} as const satisfies Readonly<Record<string, Scenario>>;

/**
 * What a service does in a test:
 *
 * - `approved`: every call succeeds.
 * - `declined`: the first attempt is declined, the next one is approved.
 * - `lostAnswer`: the first attempt is approved, but its answer is lost. A status request returns it.
 * - `slow`: each answer takes two seconds.
 * - `unreachable`: no answer comes.
 * - `sessionExpired`, `sessionUsed`: the session cannot be used.
 */
export type ServiceScenario = keyof typeof scenarios;

export interface ScenarioTerms {
  readonly sessionField: string;
  readonly decline: DeclineCode;
}

/** Answers the calls of one operation by a scenario, for any of the services. */
export class ScenarioAnswers {
  readonly #scenario: Scenario;
  readonly #terms: ScenarioTerms;
  readonly #attempts = new Map<number, Answer<unknown>>();

  constructor(scenario: ServiceScenario, terms: ScenarioTerms) {
    this.#scenario = scenarios[scenario];
    this.#terms = terms;
    rememberErrors();
  }

  /** Answers any call, unless the scenario makes the service unreachable. */
  async answer<Answered>(make: () => Answered): Promise<Answered> {
    const { milliseconds, isUnreachable } = this.#scenario;
    if (milliseconds) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (isUnreachable) throw new ServiceError('lost', 'network');
    return make();
  }

  open<Session>(make: () => Session): Promise<Session> {
    return this.answer(() => {
      const { refusal } = this.#scenario;
      if (refusal) throw new ServiceError('refused', refusal, { field: this.#terms.sessionField });
      return make();
    });
  }

  submit<Receipt>(attempt: number, receipt: () => Receipt): Promise<Answer<Receipt>> {
    return this.answer(() => {
      const { declines, losesAnswer } = this.#scenario;
      const isFirst = this.#attempts.size === 0;
      const given: Answer<Receipt> =
        isFirst && declines ? { code: this.#terms.decline } : { code: 'Success', receipt: receipt() };
      this.#attempts.set(attempt, given);
      if (isFirst && losesAnswer) throw new ServiceError('lost', 'network');
      return given;
    });
  }

  status<Receipt>(attempt: number): Promise<AttemptStatus<Receipt>> {
    return this.answer(() => {
      const given = this.#attempts.get(attempt) as Answer<Receipt> | undefined;
      return given ? { state: 'answered', answer: given } : { state: 'absent' };
    });
  }
}
