/* What the adjuster modal needs for an existing request, and after it has created one. */

export { adjusterLaterEn as texts } from '../../../src/adjuster/adjuster-later.en.ts';
export * from '../../../src/adjuster/adjuster-submission.ts';
export { readableDate } from '../../../src/readable-date.ts';
export { ManagedRequestState } from './managed-request.ts';
export { cancelQuestion, manageScreen } from './manage-screen.ts';
export { claimSubmitted, createdStep, setbackNotice } from './result.ts';
export { requestPill } from './status-pill.ts';

export { adjusterLaterStyles as styles } from './adjuster-later.styles.ts';
