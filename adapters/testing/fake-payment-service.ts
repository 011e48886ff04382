import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../src/payment/wire.ts';
import { PaymentAnswers } from './payment-answers.ts';
import { ScenarioAnswers, type ServiceScenario } from './scenarios.ts';

/** What a payment service does in a test. */
export type PaymentScenario = ServiceScenario;

export interface FakePaymentSettings {
  readonly scenario?: PaymentScenario;
  /** The answer for every session; by default a merchant with all methods and a card fee of $2.50. */
  readonly session?: Partial<PaymentSession>;
}

const defaultSession: PaymentSession = {
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
 * A service without a network behind `<portal-payment>`, for one operation. It answers as the scenario says.
 *
 * ```js
 * document.querySelector('portal-payment').service = fakePaymentService({ scenario: 'declined' });
 * ```
 */
export function fakePaymentService({
  scenario = 'approved',
  session,
}: FakePaymentSettings = {}): Required<PaymentService> {
  const known = { ...defaultSession, ...session };
  const answers = new PaymentAnswers(known);
  const calls = new ScenarioAnswers(scenario, { sessionField: 'sessionId', decline: 'Declined' });

  return {
    open: () => calls.open(() => known),
    extend: () => calls.answer(() => ({ secondsLeft: 1_800 })),
    quote: (_, request) => calls.answer(() => answers.quote(request)),
    bankName: () => calls.answer(() => null),
    pay: (_, attempt, submission) => calls.submit<PaymentReceipt>(attempt, () => answers.paymentReceipt(submission)),
    save: (_, attempt, { method }) => calls.submit<SaveReceipt>(attempt, () => answers.saveReceipt(method, true)),
    paymentStatus: (_, attempt) => calls.status<PaymentReceipt>(attempt),
    saveStatus: (_, attempt) => calls.status<SaveReceipt>(attempt),
    acknowledge: () => calls.answer(() => undefined),
    sendReceipt: () => calls.answer(() => undefined),
    cancel: () => calls.answer(() => undefined),
  };
}
