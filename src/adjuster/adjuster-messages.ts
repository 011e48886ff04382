import { adjusterEn, type AdjusterMessageKey } from './adjuster.en.ts';
import { loadMessages, type Messages } from '../messages/load-messages.ts';
import type { Language } from '../messages/translate.ts';

/** The adjuster modal's texts in a language. */
export function loadAdjusterMessages(language: Language): Promise<Messages<AdjusterMessageKey>> {
  return loadMessages(language, adjusterEn, async () => (await import('./adjuster.es.ts')).adjusterEs);
}
