import type { Language } from '../../src/messages/languages.ts';
import { accountSection } from '../stories/account/account-section.ts';
import { accountId, accounts, claim } from '../stories/account/examples.ts';
import { adjusterSection } from '../stories/adjuster/adjuster-section.ts';
import { everyRole, uploaded } from '../stories/adjuster/examples.ts';
import { bill } from '../stories/payment/examples.ts';
import { paymentSection } from '../stories/payment/payment-section.ts';
import type { StoryValues } from '../stories/story-values.ts';
import type { ThemeName } from '../themes/themes.ts';

/** The products of the first page, in order, with values that show as much as one modal can. */
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
};

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as ProductId[];

/** How the first page opens its products. */
export interface Choice {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly device: 'desktop' | 'phone';
}

/** The values that a product is opened with. */
export function valuesOf(id: ProductId, { theme, language }: Omit<Choice, 'device'>): StoryValues {
  const { section, shown } = products[id];
  return { ...section.defaults, ...shown, theme, language };
}
