import type { FetchedLanguage, Language } from './languages.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import type { Catalogue } from './translate.ts';

const timeout = 10_000;

export interface Messages<Key extends string> {
  readonly language: Language;
  readonly catalogue: Catalogue<Key>;
}

type FetchModule<Key extends string> = (language: FetchedLanguage) => Promise<{ readonly catalogue: Catalogue<Key> }>;

/** Loads a modal's texts in a language; in English if those of another one cannot be fetched in time. */
export function messageLoader<Key extends string>(english: Catalogue<Key>, fetchModule: FetchModule<NoInfer<Key>>) {
  return async (language: Language): Promise<Messages<Key>> => {
    const fetched =
      language === 'en'
        ? undefined
        : await withTimeLimit(timeout, () => fetchModule(language), Error).catch(() => undefined);
    return fetched ? { language, catalogue: fetched.catalogue } : { language: 'en', catalogue: english };
  };
}
