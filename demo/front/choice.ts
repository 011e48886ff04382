import { locales, type Language } from '../../src/messages/languages.ts';
import { themes, type ThemeName } from '../themes/themes.ts';

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

/** How the first page opens its products. */
export interface Choice {
  readonly look: ThemeName;
  readonly language: Language;
  readonly device: Device;
}

/** Kept while the page is open. */
let chosen: Choice = { look: 'page', language: 'en', device: 'desktop' };

export function currentChoice(): Choice {
  return chosen;
}

export function choose(change: Partial<Choice>): Choice {
  return (chosen = { ...chosen, ...change });
}

/** `'account,harborline,es'`: what the page on the phone opens. */
export function addressOnPhone(product: string, { look, language }: Choice): string {
  return [product, look, language].join();
}

/** Reads {@link addressOnPhone}. Unknown values are read as the default. */
export function readAddressOnPhone(address: string): { readonly product: string; readonly choice: Choice } {
  const [product = '', look = '', language = ''] = address.split(',');
  return {
    product,
    choice: {
      look: look in themes ? (look as ThemeName) : 'page',
      language: language in locales ? (language as Language) : 'en',
      device: 'phone',
    },
  };
}
