import type { FetchedLanguage, Language } from './languages.ts';
import type { Catalogue } from './translate.ts';

/** A complete catalogue in the language that is spoken. */
export interface Messages<Key extends string> {
  readonly language: Language;
  readonly catalogue: Catalogue<Key>;
}

/** A module with a modal's texts in one language. */
export interface CatalogueModule<Key extends string> {
  readonly catalogue: Catalogue<Key>;
}

/** A modal's texts in a language; in English where those of another cannot be fetched. */
export async function loadMessages<Key extends string>(
  language: Language,
  english: Catalogue<Key>,
  fetchModule: (language: FetchedLanguage) => Promise<CatalogueModule<Key>>,
): Promise<Messages<Key>> {
  const fetched = language === 'en' ? undefined : await fetchModule(language).catch(() => undefined);
  return fetched ? { language, catalogue: fetched.catalogue } : { language: 'en', catalogue: english };
}
