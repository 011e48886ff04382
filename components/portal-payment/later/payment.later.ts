import { paymentLaterEn } from '../../../src/payment/payment-later.en.ts';
import { confirmationNumberStyles } from '../../shared/later/confirmation-number.styles.ts';
import { fieldDetailsStyles } from '../../shared/later/field-details.styles.ts';
import { laterStyles } from '../../shared/later/later.styles.ts';
import { reviewLinesStyles } from '../../shared/later/review-lines.styles.ts';
import { scrollByKey } from '../../shared/later/scroll-by-key.ts';
import { summaryLinesStyles } from '../../shared/later/summary-lines.styles.ts';
import { paymentStyles } from './payment.styles.ts';
import { undoOrRedo } from './undo.ts';

/* What the payment modal shows after its form, and the pictures of the form. */

export { BankNames } from '../../../src/fields/bank-names.ts';
export { SessionTime } from '../../../src/operation/session-time.ts';
export { followSubmission } from '../../../src/operation/submission.ts';
export { paymentSubmission } from '../../../src/payment/payment-submission.ts';
export { readableDate } from '../../../src/readable-date.ts';
export { provide } from '../../shared/later/base.ts';
export { formProblems } from '../../shared/later/error-summary.ts';
export { draw } from '../../shared/later/pictures.ts';
export { printOnlyModal } from '../../shared/later/print-only-modal.ts';
export { refusedHeading, refusedInWords } from '../../shared/later/refused.ts';
export { sessionWarning } from '../../shared/later/session-warning.ts';
export { unknownOutcome } from '../../shared/later/unknown-outcome.ts';
export { authorizationToSave } from './authorization.ts';
export { confirmation, confirmationHeading } from './confirmation.ts';
export { keepDraft, resumeDraft } from './draft.ts';
export { rehearse } from './rehearsal.ts';
export { raiseReceipt } from './raise-receipt.ts';
export { declineHeading, declineText, otherMethod, reviewStep, submittedLines } from './review.ts';
export { send, submissionOf } from './send.ts';
export { recordStep } from './undo.ts';

export function onKey(event: KeyboardEvent, root: ShadowRoot): void {
  undoOrRedo(event, root);
  scrollByKey(event, root);
}

export const texts = paymentLaterEn;
export const styles =
  laterStyles + summaryLinesStyles + reviewLinesStyles + confirmationNumberStyles + fieldDetailsStyles + paymentStyles;
