import type { FetchedLanguage, Language } from './languages.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import type { Catalogue } from './translate.ts';

const timeout = 10_000;

export interface Messages<Key extends string> {
  readonly language: Language;
  readonly catalogue: Catalogue<Key>;
}

/** The files of a language, the modal's own last: its texts come before shared ones. A build makes one file of them. */
type FetchParts = (language: FetchedLanguage) => readonly Promise<{ readonly default: Catalogue }>[];

/** Loads a modal's texts in a language; in English if those of another one cannot be fetched in time. */
export function messageLoader<Key extends string>(english: Catalogue<Key>, fetchParts: FetchParts) {
  return async (language: Language): Promise<Messages<Key>> => {
    const parts =
      language === 'en'
        ? undefined
        : await withTimeLimit(timeout, () => Promise.all(fetchParts(language)), Error).catch(() => undefined);
    return parts
      ? { language, catalogue: Object.assign({}, ...parts.map((part) => part.default)) as Catalogue<Key> }
      : { language: 'en', catalogue: english };
  };
}
