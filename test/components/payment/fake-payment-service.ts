import { bankName } from '../../../src/fields/bank-names.ts';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { convenienceFee } from '../../../src/payment/fees.ts';
import type { Answer, OperationCredentials } from '../../../src/operation/operation-service.ts';
import type {
  MaskedMethod,
  MethodDetails,
  PaymentReceipt,
  PaymentService,
  PaymentSession,
  PaymentSubmission,
  Quote,
  SaveReceipt,
} from '../../../src/payment/payment-service.ts';
import { session } from './payment-samples.ts';
import { ScriptedService } from '../scripted-service.ts';

export { lost, refused } from '../scripted-service.ts';

type Arguments<Call extends keyof PaymentService> = Parameters<PaymentService[Call]>;
type Result<Call extends keyof PaymentService> = Awaited<ReturnType<PaymentService[Call]>>;

/** A payment service that approves everything, unless a test has scripted other answers. */
export class FakePaymentService extends ScriptedService<PaymentService> implements PaymentService {
  /** What the service knows of the session that is opened. */
  session: PaymentSession = session();

  open(...given: Arguments<'open'>): Promise<PaymentSession> {
    return this.answer('open', given, () => this.session);
  }

  quote(...given: Arguments<'quote'>): Promise<Quote> {
    const [, { amount, category, feeContext }] = given;
    return this.answer('quote', given, () => {
      const fee = feeContext === 'PaymentWithFee' ? convenienceFee(this.session.merchant.fees[category], amount) : 0;
      return { amount, fee, total: amount + fee };
    });
  }

  pay(...given: Arguments<'pay'>): Promise<Answer<PaymentReceipt>> {
    return this.answer('pay', given, () => ({ code: 'Success', receipt: this.paymentReceipt(given[2]) }));
  }

  save(...given: Arguments<'save'>): Promise<Answer<SaveReceipt>> {
    return this.answer('save', given, () => ({ code: 'Success', receipt: this.saveReceipt(given[2].method, true) }));
  }

  paymentStatus(...given: Arguments<'paymentStatus'>): Promise<Result<'paymentStatus'>> {
    return this.answer('paymentStatus', given, () => ({ state: 'absent' }));
  }

  saveStatus(...given: Arguments<'saveStatus'>): Promise<Result<'saveStatus'>> {
    return this.answer('saveStatus', given, () => ({ state: 'absent' }));
  }

  acknowledge(...given: Arguments<'acknowledge'>): Promise<void> {
    return this.answer('acknowledge', given, () => undefined);
  }

  cancel(...given: [credentials: OperationCredentials]): Promise<void> {
    return this.answer('cancel', given, () => undefined);
  }

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
