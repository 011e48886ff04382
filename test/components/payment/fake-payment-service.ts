import { PaymentAnswers } from '../../../adapters/testing/payment-answers.ts';
import { bankName } from '../../../mock-server/simulator/shared/bank-names.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { MethodDetails, PaymentSubmission } from '../../../src/payment/requests.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../../src/payment/wire.ts';
import { ScriptedService, type UsualAnswers } from '../scripted-service.ts';
import { session } from './payment-samples.ts';

export class FakePaymentService extends ScriptedService<Required<PaymentService>> {
  session: PaymentSession = session();

  protected readonly usual: UsualAnswers<Required<PaymentService>> = {
    open: () => this.session,
    extend: () => ({ secondsLeft: 1_800 }),
    quote: (_, request) => this.#answers.quote(request),
    bankName: (_, routingNumber) => bankName(routingNumber),
    pay: (_, attempt, submission) => ({ code: 'Success', receipt: this.paymentReceipt(submission) }),
    save: (_, attempt, { method }) => ({ code: 'Success', receipt: this.saveReceipt(method, true) }),
    paymentStatus: (...asked) => this.statusOf(...asked),
    saveStatus: (...asked) => this.statusOf(...asked),
    acknowledge: () => undefined,
    sendReceipt: () => undefined,
    cancel: () => undefined,
  };

  paymentReceipt(submission: Pick<PaymentSubmission, 'method' | 'quote' | 'save'>): PaymentReceipt {
    return this.#answers.paymentReceipt(submission);
  }

  saveReceipt(method: MethodDetails, save: boolean): SaveReceipt {
    return this.#answers.saveReceipt(method, save);
  }

  get #answers(): PaymentAnswers {
    return new PaymentAnswers(this.session, bankName);
  }
}
