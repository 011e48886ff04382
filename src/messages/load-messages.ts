import type { Catalogue, Language } from './translate.ts';

/** A complete catalogue in the language that is spoken. */
export interface Messages<Key extends string> {
  readonly language: Language;
  readonly catalogue: Catalogue<Key>;
}

/** A modal's texts in a language. Spanish is fetched when it is wanted; where that fails, English is spoken. */
export async function loadMessages<Key extends string>(
  language: Language,
  english: Catalogue<Key>,
  fetchSpanish: () => Promise<Catalogue<Key>>,
): Promise<Messages<Key>> {
  const spanish = language === 'es' ? await fetchSpanish().catch(() => undefined) : undefined;
  return spanish ? { language, catalogue: spanish } : { language: 'en', catalogue: english };
}
