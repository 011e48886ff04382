/* What both claims modals show after their form. */

export { sharedLaterEn as texts } from '../../../src/messages/shared-later.en.ts';
export { SessionTime } from '../../../src/operation/session-time.ts';
export { followSubmission } from '../../../src/operation/submission.ts';
export { errorSummary, formProblems } from './error-summary.ts';
export { laterStyles as styles } from './later.styles.ts';
export { printOnlyModal } from './print-only-modal.ts';
export { refusedHeading, refusedInWords } from './refused.ts';
export { scrollByKey as onKey } from './scroll-by-key.ts';
export { sessionWarning } from './session-warning.ts';
export { unknownOutcome } from './unknown-outcome.ts';
export { BankNames } from '../../../src/fields/bank-names.ts';
