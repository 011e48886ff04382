import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { payeeMethodSaved, payeePayment, payeeRequest } from './account-cases.ts';

for (const operation of [payeePayment, payeeMethodSaved, payeeRequest]) {
  describeLostAnswer(operation);
}
