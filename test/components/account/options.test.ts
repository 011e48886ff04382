import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { describeOptions, type OptionsCase } from '../suites/options-suite.ts';
import { payeePayment } from './account-cases.ts';
import { toStored, type AccountHarness } from './account-harness.ts';
import { accountPayment, individualDetails } from './account-samples.ts';

const required = ['This option is required.'];

describeOptions({
  operation: payeePayment,
  call: ({ element }, options) => element.openAccount(options as AccountOptionObject),
  right: { ...accountPayment, ...toStored },
  nearMiss: ['ClaimNumer', 'ClaimNumber'],
  wrong: [
    [
      'several options and details',
      { Context: 'payment', IndividualDetails: { ...individualDetails, LastName: '', Phone: '5' }, EPayAllowed: 'no?' },
      {
        SessionId: required,
        ClaimNumber: required,
        Amount: required,
        EPayAllowed: ['This option must be true or false.'],
        LastName: required,
        Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
      },
    ],
  ],
  problem: (problems) => ({ description: { description: problems } }),
} satisfies OptionsCase<AccountHarness>);
