import { describeDecline } from '../suites/decline-suite.ts';
import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { describeReview, describeSubmission } from '../suites/submission-suite.ts';
import { payeePayment, payeeRequest } from './account-cases.ts';

describeOperation(payeePayment);

describeReview(payeeRequest);
describeSubmission(payeeRequest);
describeDecline(payeeRequest);
describeLostAnswer(payeeRequest);
