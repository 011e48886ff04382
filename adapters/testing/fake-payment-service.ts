import type { Answer, AttemptStatus } from '../../src/operation/operation-service.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../src/payment/wire.ts';
import { PaymentAnswers } from './payment-answers.ts';

interface Scenario {
  /** Why the session cannot be used. */
  readonly refusal?: string;
  /** The answer to the first attempt. The next one is approved. */
  readonly decline?: DeclineCode;
  /** The answer to the first attempt does not arrive. What became of it is known when the modal asks. */
  readonly losesAnswer?: boolean;
  readonly isUnreachable?: boolean;
  /** How long each answer takes. */
  readonly milliseconds?: number;
}

const scenarios = {
  approved: {},
  declined: { decline: 'Declined' },
  lostAnswer: { losesAnswer: true },
  slow: { milliseconds: 2_000 },
  unreachable: { isUnreachable: true },
  sessionExpired: { refusal: 'SessionExpired' },
  sessionUsed: { refusal: 'SessionUsed' },
} as const satisfies Readonly<Record<string, Scenario>>;

/**
 * What a service does in a test:
 *
 * - `approved`: all that it is asked.
 * - `declined`: the first attempt is declined with `Declined`, the next one is approved.
 * - `lostAnswer`: the first attempt is approved, and its answer is lost. The modal asks, and is told.
 * - `slow`: each answer takes two seconds.
 * - `unreachable`: no answer comes.
 * - `sessionExpired`, `sessionUsed`: the session cannot be used.
 */
export type PaymentScenario = keyof typeof scenarios;

/** What the service of a test is made of. */
export interface FakePaymentSettings {
  readonly scenario?: PaymentScenario;
  /** What it knows of the session, whatever its id; by default a merchant that takes everything for $2.50 by card. */
  readonly session?: Partial<PaymentSession>;
}

const usualSession: PaymentSession = {
  merchant: {
    name: 'Example Insurance',
    phone: '800-555-0101',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'flat', cents: 250 }, ECheck: { kind: 'flat', cents: 100 } },
    accountGroups: ['Default'],
  },
  savedMethod: null,
  openedAt: '2026-11-21T21:05:09',
};

/**
 * A service without a network, for the test of a page: one that answers as the scenario says, for one operation.
 *
 * ```js
 * document.querySelector('portal-payment').service = fakePaymentService({ scenario: 'declined' });
 * ```
 */
export function fakePaymentService({
  scenario = 'approved',
  session,
}: FakePaymentSettings = {}): Required<PaymentService> {
  const { refusal, decline, losesAnswer, isUnreachable, milliseconds }: Scenario = scenarios[scenario];
  const known = { ...usualSession, ...session };
  const answers = new PaymentAnswers(known);
  const attempts = new Map<number, Answer<unknown>>();

  return {
    open: () => answer(() => (refusal ? refuse(refusal) : known)),
    extend: () => answer(() => ({ secondsLeft: 1_800 })),
    quote: (_, request) => answer(() => answers.quote(request)),
    bankName: () => answer(() => null),
    pay: (_, attempt, submission) => submit<PaymentReceipt>(attempt, answers.paymentReceipt(submission)),
    save: (_, attempt, { method }) => submit<SaveReceipt>(attempt, answers.saveReceipt(method, true)),
    paymentStatus: (_, attempt) => answer(() => statusOf<PaymentReceipt>(attempt)),
    saveStatus: (_, attempt) => answer(() => statusOf<SaveReceipt>(attempt)),
    acknowledge: () => answer(() => undefined),
    cancel: () => answer(() => undefined),
  };

  async function answer<Answered>(make: () => Answered): Promise<Answered> {
    if (milliseconds) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (isUnreachable) throw new ServiceError('lost', 'network');
    return make();
  }

  function submit<Receipt>(attempt: number, receipt: Receipt): Promise<Answer<Receipt>> {
    return answer(() => {
      const isFirst = attempts.size === 0;
      const given: Answer<Receipt> = isFirst && decline ? { code: decline } : { code: 'Success', receipt };
      attempts.set(attempt, given);
      if (isFirst && losesAnswer) throw new ServiceError('lost', 'network');
      return given;
    });
  }

  function statusOf<Receipt>(attempt: number): AttemptStatus<Receipt> {
    const given = attempts.get(attempt) as Answer<Receipt> | undefined;
    return given ? { state: 'answered', answer: given } : { state: 'absent' };
  }
}

function refuse(code: string): never {
  throw new ServiceError('refused', code, { field: 'sessionId' });
}
