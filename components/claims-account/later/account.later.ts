import { accountLaterEn } from '../../../src/account/account-later.en.ts';
import { confirmationNumberStyles } from '../../shared/later/confirmation-number.styles.ts';
import { fieldDetailsStyles } from '../../shared/later/field-details.styles.ts';
import { reviewLinesStyles } from '../../shared/later/review-lines.styles.ts';

/* What the account modal shows after its form, and the pictures of the form. */

export { accountSubmission, completeEvent } from '../../../src/account/account-submission.ts';
export { readableDate } from '../../../src/readable-date.ts';
export { draw } from '../../shared/later/pictures.ts';
export { confirmation, confirmationHeading } from './confirmation.ts';
export { keepDraft, resumeDraft } from './draft.ts';
export { reviewStep, submittedLines } from './review.ts';

export const texts = accountLaterEn;
export const styles = confirmationNumberStyles + fieldDetailsStyles + reviewLinesStyles;
