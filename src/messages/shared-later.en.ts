import ownTexts from './shared-later.en.json' with { type: 'json' };

/** The texts of every modal that are shown after its form, in US English. */
export const sharedLaterEn = ownTexts;
