/** The texts at the fields of a bank account, in US English. */
export const bankAccountEn = {
  'accountType.label': 'Account type',
  'accountType.Checking': 'Checking',
  'accountType.Saving': 'Savings',
  'accountType.empty': 'Choose the account type',
  'routingNumber.label': 'Routing number',
  'routingNumber.hint': '9 digits',
  'check.summary': 'Find these numbers',
  'check.text':
    'Both are at the bottom of a check: first the routing number with 9 digits, then the account number. Your bank’s app shows them, too.',
  'routingNumber.empty': 'Enter the routing number',
  'routingNumber.partial': 'A routing number has 9 digits',
  'routingNumber.characters': 'Use numbers only for the routing number',
  'routingNumber.length': 'A routing number has 9 digits',
  'routingNumber.checksum': 'Check the routing number: at least one digit is wrong',
  'accountNumber.label': 'Account number',
  'accountNumber.empty': 'Enter the account number',
  'accountNumber.characters': 'Use numbers only for the account number',
  'accountNumber.length': 'An account number has 4 to 17 digits',
  'repeatedNumber.label': 'Confirm account number',
  'repeatedNumber.empty': 'Enter the account number again',
  'repeatedNumber.different': 'The two account numbers don’t match',
} as const;

export type BankAccountMessageKey = keyof typeof bankAccountEn;
