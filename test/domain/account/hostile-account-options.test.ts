import {
  accountOptions,
  companyDetails,
  contactDetails,
  readAccountOptions,
} from '../../../src/account/account-options.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { companyDetails as company, contactDetails as contact } from './samples.ts';

checkHostileOptions({
  modal: 'the account modal',
  names: [accountOptions, companyDetails, contactDetails].flatMap((table) => Object.keys(table)),
  required: ['SessionId', 'Context'],
  readers: [readAccountOptions],
  everywhere: (given, name) => ({
    ...{ SessionId: 'S1', Context: 'payment', ClaimNumber: 'CLM-1', Amount: '5' },
    CompanyDetails: { ...company, ContactDetails: { ...contact, [name]: given }, [name]: given },
    [name]: given,
  }),
});
