import { accountId, accounts, claim } from '../stories/account/examples.ts';
import { accountSection } from '../stories/account/account-section.ts';
import { everyRole, uploaded } from '../stories/adjuster/examples.ts';
import { adjusterSection } from '../stories/adjuster/adjuster-section.ts';
import { bill } from '../stories/payment/examples.ts';
import { paymentSection } from '../stories/payment/payment-section.ts';
import type { StorySection } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import type { Choice } from './choice.ts';

export interface Product {
  readonly section: StorySection;
  /** Values that show as much as one window can. */
  readonly shown: Partial<StoryValues>;
}

/** The products of the first page, in order. */
export const products = {
  payment: {
    section: paymentSection,
    shown: { options: { ...bill, paymentCategory: 'UserSelect', saveOption: 'UserSelect' } },
  },
  account: {
    section: accountSection,
    shown: { options: { ...claim, ...accountId(accounts.company), EPayAllowed: 'true' } },
  },
  adjuster: { section: adjusterSection, shown: uploaded(everyRole) },
} as const satisfies Readonly<Record<string, Product>>;

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as ProductId[];

/** The values that a product is opened with. */
export function valuesOf(id: ProductId, { look, language }: Choice): StoryValues {
  const { section, shown }: Product = products[id];
  return { ...section.defaults, ...shown, theme: look, language };
}
