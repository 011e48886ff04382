import type { sharedLaterEn } from './shared-later.en.ts';
import ownTexts from './shared.en.json' with { type: 'json' };

/** The texts of every modal with which it opens, in US English. */
export const sharedEn = ownTexts;

export type SharedMessageKey = keyof typeof sharedEn | keyof typeof sharedLaterEn;
