import { accountEn } from '../../../src/account/account.en.ts';
import { loadAccountMessages } from '../../../src/account/account-messages.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { payeePayment } from './account-cases.ts';
import { states } from './account-states.ts';

await describeLanguages({
  operation: payeePayment,
  states,
  english: accountEn,
  load: loadAccountMessages,
  headingKey: 'payment.heading',
});
