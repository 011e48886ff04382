import type { Language } from '../../src/messages/languages.ts';
import { accountSection } from '../stories/account/account-section.ts';
import { adjusterSection } from '../stories/adjuster/adjuster-section.ts';
import { paymentSection } from '../stories/payment/payment-section.ts';
import type { StoryValues } from '../stories/story-values.ts';
import type { ThemeName } from '../themes/themes.ts';

export const products = { payment: paymentSection, account: accountSection, adjuster: adjusterSection };

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as ProductId[];

export interface Choice {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly device: 'desktop' | 'phone';
}

export function valuesOf(id: ProductId, { theme, language }: Omit<Choice, 'device'>): StoryValues {
  const { defaults, front } = products[id];
  return { ...defaults, ...front, theme, language };
}
