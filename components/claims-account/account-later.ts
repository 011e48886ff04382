import { accountFormEn } from '../../src/account/account-form.en.ts';
import { LaterPart } from '../shared/later-part.ts';

export const accountLater = new LaterPart(() => import('./later/account.later.ts'), accountFormEn);
