import { messageLoader } from '../messages/load-messages.ts';
import { accountEn } from './account.en.ts';

/** The account modal's texts in a language. */
export const loadAccountMessages = messageLoader(accountEn, (code) => import(`./account.${code}.ts`));
