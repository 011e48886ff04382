import { cardBrand } from '../../src/fields/card-brand.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import type { MethodDetails, PaymentSubmission, QuoteRequest } from '../../src/payment/requests.ts';
import type { MaskedMethod, PaymentReceipt, PaymentSession, Quote, SaveReceipt } from '../../src/payment/wire.ts';

export class PaymentAnswers {
  readonly #session: PaymentSession;
  readonly #bankName: (routingNumber: string) => string | null;

  constructor(session: PaymentSession, bankName: (routingNumber: string) => string | null = () => null) {
    this.#session = session;
    this.#bankName = bankName;
  }

  quote({ amount, category, feeContext }: Pick<QuoteRequest, 'amount' | 'category' | 'feeContext'>): Quote {
    const fee = feeContext === 'PaymentWithFee' ? convenienceFee(this.#session.merchant.fees[category], amount) : 0;
    return { amount, fee, total: amount + fee };
  }

  paymentReceipt({ method, quote, save }: Pick<PaymentSubmission, 'method' | 'quote' | 'save'>): PaymentReceipt {
    const saved = this.saveReceipt(method, save);
    const isCard = saved.method.category === 'CreditCard';
    return { ...saved, quote, authCode: isCard ? 'A1B2C3' : null, batchNumber: '1041', transactionId: 'T-70001' };
  }

  saveReceipt(method: MethodDetails, isSaved: boolean): SaveReceipt {
    return {
      method: this.#masked(method),
      customerName: method.type === 'token' ? 'Jordan Rivera' : method.name,
      holderZip: method.type === 'card' ? method.zip : null,
      tokenId: method.type === 'token' ? method.token : isSaved ? 'TOKEN-9' : null,
      transactedAt: '2026-11-21T21:05:09',
      timeZone: 'EST',
    };
  }

  #masked(method: MethodDetails): MaskedMethod {
    switch (method.type) {
      case 'token':
        if (!this.#session.savedMethod) throw new Error('This session has no saved method.');
        return this.#session.savedMethod;
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
          bankName: this.#bankName(method.routingNumber),
          lastFourDigits: method.accountNumber.slice(-4),
        };
    }
  }
}
