import { PaymentCategory } from '../../src/payment/enumerations.ts';
import type { MaskedMethod } from '../../src/payment/payment-service.ts';
import type { NamedMethod } from '../shared/method-name.ts';

/** A method of the service as it is named. */
export function namedMethod(method: MaskedMethod): NamedMethod {
  const { category, lastFourDigits } = method;
  return {
    category,
    name: method.category === PaymentCategory.CreditCard ? method.cardType : method.bankName,
    lastFourDigits,
  };
}
