import ownTexts from './bank-account-errors.en.json' with { type: 'json' };

/** What may be wrong with the fields of a bank account, in US English. */
export const bankAccountErrorsEn = ownTexts;
