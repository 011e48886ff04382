import type { Language } from '../messages/languages.ts';
import { loadMessages, type CatalogueModule, type Messages } from '../messages/load-messages.ts';
import { adjusterEn, type AdjusterMessageKey } from './adjuster.en.ts';

/** The adjuster modal's texts in a language. */
export function loadAdjusterMessages(language: Language): Promise<Messages<AdjusterMessageKey>> {
  return loadMessages(
    language,
    adjusterEn,
    (code) => import(`./adjuster.${code}.ts`) as Promise<CatalogueModule<AdjusterMessageKey>>,
  );
}
