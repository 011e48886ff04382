/** What may be wrong with the fields of a bank account, in US English. */
export const bankAccountErrorsEn = {
  'accountType.empty': 'Choose the account type',
  'routingNumber.empty': 'Enter the routing number',
  'routingNumber.partial': 'A routing number has 9 digits',
  'routingNumber.characters': 'Use numbers only for the routing number',
  'routingNumber.length': 'A routing number has 9 digits',
  'routingNumber.checksum': 'Check the routing number: at least one digit is wrong',
  'routingNumber.declined': 'Check the routing number',
  'accountNumber.empty': 'Enter the account number',
  'accountNumber.characters': 'Use numbers only for the account number',
  'accountNumber.length': 'An account number has 4 to 17 digits',
  'accountNumber.declined': 'Check the account number',
  'repeatedNumber.empty': 'Enter the account number again',
  'repeatedNumber.different': 'The two account numbers don’t match',
} as const;
