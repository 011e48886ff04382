import { sharedLaterEn } from '../messages/shared-later.en.ts';
import { accountFormEn } from './account-form.en.ts';
import { accountLaterEn } from './account-later.en.ts';

/** The texts of the account modal, in US English. */
export const accountEn = { ...accountFormEn, ...sharedLaterEn, ...accountLaterEn } as const;

export type AccountMessageKey = keyof typeof accountEn;
