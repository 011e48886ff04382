import type { MaskedMethod, MethodCategory } from '../wire.ts';
import { bankAccount } from './bank-account.ts';
import { card } from './card.ts';
import type { PaymentMethod, ShownMethod } from './payment-method.ts';

/** The kinds of method, by the category that names them in options, events and on the wire. */
export const paymentMethods = {
  CreditCard: card,
  ECheck: bankAccount,
} as const satisfies { readonly [Category in MethodCategory]: PaymentMethod<Category> };

export type MethodFieldName = (typeof paymentMethods)[keyof typeof paymentMethods]['fields'][number];

/** The names of the kinds, in the order of the enumeration. */
export const methodCategories = Object.keys(paymentMethods) as readonly MethodCategory[];

/** The kinds as a list. */
export const allMethods: readonly PaymentMethod<MethodCategory, MethodFieldName>[] = Object.values(paymentMethods);

/** A method that the service keeps, as it may be shown. */
export function keptMethod(masked: MaskedMethod): ShownMethod {
  const method: PaymentMethod = paymentMethods[masked.category];
  return method.kept(masked);
}
