import { describeDecline } from '../suites/decline-suite.ts';
import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { describeReview } from '../suites/review-suite.ts';
import { describeSubmission } from '../suites/submission-suite.ts';
import { payeeMethodSaved, payeePayment, payeeRequest } from './account-cases.ts';

describeOperation(payeePayment);
describeOperation(payeeMethodSaved);

describeReview(payeeRequest);
describeSubmission(payeeRequest);
describeDecline(payeeRequest);
describeLostAnswer(payeeRequest);
