import type { MaskedMethod, MethodCategory } from '../wire.ts';
import { bankAccount } from './bank-account.ts';
import { card } from './card.ts';
import type { PaymentMethod, ShownMethod } from './payment-method.ts';

export const paymentMethods = { CreditCard: card, ECheck: bankAccount } as const satisfies {
  readonly [Category in MethodCategory]: PaymentMethod<Category>;
};

export type MethodFieldName = (typeof paymentMethods)[keyof typeof paymentMethods]['fields'][number];

export const methodCategories = Object.keys(paymentMethods) as readonly MethodCategory[];

export const allMethods: readonly PaymentMethod<MethodCategory, MethodFieldName>[] = Object.values(paymentMethods);

export function keptMethod(masked: MaskedMethod): ShownMethod {
  const method: PaymentMethod = paymentMethods[masked.category];
  return method.kept(masked);
}
