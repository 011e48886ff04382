import { describeCancelling } from './cancelling-suite.ts';
import { describeDecline } from './decline-suite.ts';
import { describeLeaks } from './leaks-suite.ts';
import { describeLifeCycle } from './life-cycle-suite.ts';
import { describeLostAnswer } from './lost-answer-suite.ts';
import { describeOpening } from './opening-suite.ts';
import { hasReview, type OperationCase } from './operation-case.ts';
import { describeRefusals } from './refusals-suite.ts';
import { describeSecrets } from './secrets-suite.ts';
import { describeSession } from './session-suite.ts';
import { describeReview, describeSubmission } from './submission-suite.ts';

export function describeOperation(operation: OperationCase): void {
  describeOpening(operation);
  describeRefusals(operation);
  describeSession(operation);
  if (hasReview(operation)) describeReview(operation);
  describeSubmission(operation);
  describeDecline(operation);
  describeLostAnswer(operation);
  describeLifeCycle(operation);
  describeLeaks(operation);
  describeCancelling(operation);
  if (operation.typed) describeSecrets(operation);
}
