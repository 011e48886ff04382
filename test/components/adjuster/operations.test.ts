import { describeLostAnswer } from '../suites/lost-answer-suite.ts';
import { cancelling, creation } from './adjuster-cases.ts';

for (const operation of [creation, cancelling]) {
  describeLostAnswer(operation);
}
