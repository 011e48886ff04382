import { sharedEn } from '../messages/shared.en.ts';
import ownTexts from './adjuster-form.en.json' with { type: 'json' };

/** The texts with which the adjuster modal opens, in US English. */
export const adjusterFormEn = { ...sharedEn, ...ownTexts };
