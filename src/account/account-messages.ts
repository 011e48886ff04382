import type { Language } from '../messages/languages.ts';
import { loadMessages, type CatalogueModule, type Messages } from '../messages/load-messages.ts';
import { accountEn, type AccountMessageKey } from './account.en.ts';

/** The account modal's texts in a language. */
export function loadAccountMessages(language: Language): Promise<Messages<AccountMessageKey>> {
  return loadMessages(
    language,
    accountEn,
    (code) => import(`./account.${code}.ts`) as Promise<CatalogueModule<AccountMessageKey>>,
  );
}
