/* What the adjuster modal needs for an existing request. */

export { adjusterManageEn as texts } from '../../../src/adjuster/adjuster-manage.en.ts';
export { ManagedRequestState } from './managed-request.ts';
export { cancelQuestion, manageScreen } from './manage-screen.ts';
