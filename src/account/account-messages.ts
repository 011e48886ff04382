import { messageLoader } from '../messages/load-messages.ts';
import type { Catalogue } from '../messages/translate.ts';
import { accountFormEn } from './account-form.en.ts';
import type { AccountMessageKey } from './account.en.ts';

/** The account modal's texts in a language. The English ones that it shows after its form are fetched later. */
export const loadAccountMessages = messageLoader(accountFormEn as Catalogue as Catalogue<AccountMessageKey>, (code) => [
  import(`../messages/shared.${code}.json`, { with: { type: 'json' } }),
  import(`../messages/bank-account.${code}.json`, { with: { type: 'json' } }),
  import(`./account.${code}.json`, { with: { type: 'json' } }),
]);
