import { sharedLaterEn } from '../messages/shared-later.en.ts';
import { adjusterFormEn } from './adjuster-form.en.ts';
import { adjusterLaterEn } from './adjuster-later.en.ts';

/** The texts of the adjuster modal, in US English. */
export const adjusterEn = { ...adjusterFormEn, ...sharedLaterEn, ...adjusterLaterEn } as const;

export type AdjusterMessageKey = keyof typeof adjusterEn;
