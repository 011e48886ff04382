import { accountEn, type AccountMessageKey } from './account.en.ts';
import { loadMessages, type Messages } from '../messages/load-messages.ts';
import type { Language } from '../messages/translate.ts';

/** The account modal's texts in a language. */
export function loadAccountMessages(language: Language): Promise<Messages<AccountMessageKey>> {
  return loadMessages(language, accountEn, async () => (await import('./account.es.ts')).accountEs);
}
