import type { FetchedLanguage, Language } from './languages.ts';
import { withinTime } from '../time-limit.ts';
import type { Catalogue } from './translate.ts';

/** How long the texts of a language may take, in milliseconds. */
const patience = 10_000;

/** A complete catalogue in the language that is spoken. */
export interface Messages<Key extends string> {
  readonly language: Language;
  readonly catalogue: Catalogue<Key>;
}

/** A module with a modal's texts in one language. */
export interface CatalogueModule<Key extends string> {
  readonly catalogue: Catalogue<Key>;
}

/** A modal's texts in a language; in English where those of another cannot be fetched in time. */
export async function loadMessages<Key extends string>(
  language: Language,
  english: Catalogue<Key>,
  fetchModule: (language: FetchedLanguage) => Promise<CatalogueModule<Key>>,
): Promise<Messages<Key>> {
  const fetched =
    language === 'en'
      ? undefined
      : await withinTime(patience, () => fetchModule(language), Error).catch(() => undefined);
  return fetched ? { language, catalogue: fetched.catalogue } : { language: 'en', catalogue: english };
}
