import type { Language } from '../../src/messages/languages.ts';
import texts from './front-texts.json' with { type: 'json' };

export type FrontTexts = typeof texts.en;

/** The texts of the first page, which has fewer languages than the modals, and their language. */
export function frontTextsIn(language: Language): { readonly spoken: Language; readonly texts: FrontTexts } {
  const spoken = language === 'es' ? 'es' : 'en';
  return { spoken, texts: texts[spoken] };
}
