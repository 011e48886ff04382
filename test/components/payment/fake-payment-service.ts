import { bankName } from '../../../mock-server/simulator/shared/bank-names.ts';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { convenienceFee } from '../../../src/payment/fees.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { MethodDetails, PaymentSubmission } from '../../../src/payment/requests.ts';
import type { MaskedMethod, PaymentReceipt, PaymentSession, SaveReceipt } from '../../../src/payment/wire.ts';
import { ScriptedService, type UsualAnswers } from '../scripted-service.ts';
import { session } from './payment-samples.ts';

/** A payment service that approves everything, unless a test has scripted other answers. */
export class FakePaymentService extends ScriptedService<Required<PaymentService>> {
  /** What the service knows of the session that is opened. */
  session: PaymentSession = session();

  protected readonly usual: UsualAnswers<Required<PaymentService>> = {
    open: () => this.session,
    extend: () => ({ secondsLeft: 1_800 }),
    quote: (_, { amount, category, feeContext }) => {
      const fee = feeContext === 'PaymentWithFee' ? convenienceFee(this.session.merchant.fees[category], amount) : 0;
      return { amount, fee, total: amount + fee };
    },
    bankName: (_, routingNumber) => bankName(routingNumber),
    pay: (_, attempt, submission) => ({ code: 'Success', receipt: this.paymentReceipt(submission) }),
    save: (_, attempt, { method }) => ({ code: 'Success', receipt: this.saveReceipt(method, true) }),
    paymentStatus: (...asked) => this.statusOf(...asked),
    saveStatus: (...asked) => this.statusOf(...asked),
    acknowledge: () => undefined,
    cancel: () => undefined,
  };

  /** What the service says of a payment that it has carried out. */
  paymentReceipt({ method, quote, save }: Pick<PaymentSubmission, 'method' | 'quote' | 'save'>): PaymentReceipt {
    const saved = this.saveReceipt(method, save);
    const isCard = saved.method.category === 'CreditCard';
    return { ...saved, quote, authCode: isCard ? 'A1B2C3' : null, batchNumber: '1041', transactionId: 'T-70001' };
  }

  saveReceipt(method: MethodDetails, save: boolean): SaveReceipt {
    return {
      method: this.#masked(method),
      customerName: method.type === 'token' ? 'Jordan Rivera' : method.name,
      holderZip: method.type === 'card' ? method.zip : null,
      tokenId: method.type === 'token' ? method.token : save ? 'TOKEN-9' : null,
      transactedAt: '2026-11-21T21:05:09',
      timeZone: 'EST',
    };
  }

  #masked(method: MethodDetails): MaskedMethod {
    switch (method.type) {
      case 'token':
        if (!this.session.savedMethod) throw new Error('This session has no saved method.');
        return this.session.savedMethod;
      case 'card':
        return {
          category: 'CreditCard',
          cardType: cardBrand(method.number)?.name ?? 'Unknown',
          lastFourDigits: method.number.slice(-4),
          expirationMonth: method.expirationMonth,
          expirationYear: method.expirationYear,
        };
      case 'bankAccount':
        return {
          category: 'ECheck',
          accountType: method.accountType,
          bankName: bankName(method.routingNumber),
          lastFourDigits: method.accountNumber.slice(-4),
        };
    }
  }
}
