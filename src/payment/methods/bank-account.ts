import {
  bankAccountFieldNames,
  bankAccountSecrets,
  checkBankAccountField,
  shownBankAccount,
  type BankAccountFieldName,
} from '../../fields/bank-account-fields.ts';
import { checkBankAccountNumber } from '../../fields/bank-account-number.ts';
import { checkPersonName } from '../../fields/person-name.ts';
import { checkRoutingNumber } from '../../fields/routing-number.ts';
import { validValue } from '../../fields/verdict.ts';
import { AccountType } from '../enumerations.ts';
import type { PaymentMethod } from './payment-method.ts';

export const bankAccount: PaymentMethod<'ECheck', BankAccountFieldName | 'nameOnAccount'> = {
  category: 'ECheck',
  fields: [...bankAccountFieldNames, 'nameOnAccount'],
  prefilled: { nameOnAccount: 'policyHolderName' },
  secrets: bankAccountSecrets,
  onceOnly: [],
  holder: 'nameOnAccount',
  declined: { InvalidAccountNumber: 'accountNumber', InvalidRoutingNumber: 'routingNumber' },
  authorization: {
    makePayment: { heading: 'authorization.heading', text: 'authorization.debit' },
    savePaymentMethod: { heading: 'authorization.saveHeading', text: 'authorization.save' },
  },

  check(name, typed) {
    return name === 'nameOnAccount' ? checkPersonName(typed.nameOnAccount) : checkBankAccountField(name, typed);
  },

  details({ routingNumber, accountNumber, accountType, nameOnAccount }) {
    return {
      type: 'bankAccount',
      routingNumber: validValue(checkRoutingNumber(routingNumber)),
      accountNumber: validValue(checkBankAccountNumber(accountNumber)),
      accountType: accountType === AccountType.Saving ? AccountType.Saving : AccountType.Checking,
      name: validValue(checkPersonName(nameOnAccount)),
    };
  },

  shown: shownBankAccount,

  kept({ bankName: name, lastFourDigits }) {
    return { name, lastFourDigits };
  },
};
