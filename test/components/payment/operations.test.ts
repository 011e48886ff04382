import { describeDecline } from '../suites/decline-suite.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { describeSecrets } from '../suites/secrets-suite.ts';
import { describeReview } from '../suites/submission-suite.ts';
import { bankPayment, cardPayment, cardSaved } from './payment-cases.ts';

describeOperation(cardPayment);
describeOperation(cardSaved);

describeReview(bankPayment);
describeDecline(bankPayment);
describeSecrets(bankPayment);
