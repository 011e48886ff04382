import { methodCategories } from './methods/payment-methods.ts';
import type { MethodCategory } from './wire.ts';

const typed = Object.fromEntries(methodCategories.map((category) => [category, category])) as {
  readonly [Category in MethodCategory]: Category;
};

/** How the payer pays. `UserSelect` (later form only) lets the payer pick. Source: payment modal, Enumerations. */
export const PaymentCategory = { ...typed, UserSelect: 'UserSelect' } as const;
export type PaymentCategory = (typeof PaymentCategory)[keyof typeof PaymentCategory];
