import { describeDecline } from '../suites/decline-suite.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { describeSecrets } from '../suites/secrets-suite.ts';
import { bankPayment, cardPayment, cardSaved } from './payment-cases.ts';

describeOperation(cardPayment);
describeOperation(cardSaved);

describeDecline(bankPayment);
describeSecrets(bankPayment);
