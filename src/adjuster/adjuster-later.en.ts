import ownTexts from './adjuster-later.en.json' with { type: 'json' };

/** The texts of an existing approval request, and of what follows the creation of one, in US English. */
export const adjusterLaterEn = ownTexts;
