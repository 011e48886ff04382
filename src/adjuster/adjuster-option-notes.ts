import type { adjusterOptions } from './adjuster-options.ts';

/** Describes each option for the documentation. Source: claims modals, Client-side operations. */
export const adjusterOptionNotes: Readonly<Record<keyof typeof adjusterOptions, string>> = {
  claimsSessionKey: 'Session key from your server. To create a request, pass the key that you used for the upload.',
  approvalRequestId: 'ID of the approval request to manage, from `claims.approvalRequestCreated`.',
  lockedOptions: 'Whether your server locked `approvalRequestId` for this session. You can then omit it.',
};
