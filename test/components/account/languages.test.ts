import { accountEn } from '../../../src/account/account.en.ts';
import { catalogue as accountEs } from '../../../src/account/account.es.ts';
import { englishFinder } from '../spanish.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { payeePayment } from './account-cases.ts';
import { states } from './account-states.ts';

const englishIn = englishFinder(accountEn, accountEs);

describeLanguages({
  operation: payeePayment,
  states,
  spanishHeading: 'Pagar un reclamo',
  englishIn,
  headingKey: 'payment.heading',
});
