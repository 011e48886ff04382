import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { cardPayment, cardSaved } from './payment-cases.ts';

for (const operation of [cardPayment, cardSaved]) {
  describeLostAnswer(operation);
}
