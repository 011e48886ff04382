import type { ShownMethod } from '../../../src/payment/methods/payment-method.ts';
import type { MethodCategory } from '../../../src/payment/wire.ts';
import type { PaymentTexts } from '../payment-view.ts';
import { bankAccountPart } from './bank-account.ts';
import { cardPart } from './card.ts';
import type { MethodPart } from './method-part.ts';

export const methodParts: Readonly<Record<MethodCategory, MethodPart>> = {
  CreditCard: cardPart,
  ECheck: bankAccountPart,
};

export function methodName(t: PaymentTexts['t'], category: MethodCategory, method: ShownMethod): string {
  return methodParts[category].name(t, method);
}
