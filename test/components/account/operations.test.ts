import { describeDecline } from '../suites/decline-suite.ts';
import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { describeSubmission } from '../suites/submission-suite.ts';
import { payeeMethodSaved, payeePayment, payeeRequest } from './account-cases.ts';

describeOperation(payeePayment);
describeOperation(payeeMethodSaved);

describeSubmission(payeeRequest);
describeDecline(payeeRequest);
describeLostAnswer(payeeRequest);
