import type { adjusterOptions } from './adjuster-options.ts';

/** A sentence on each option: for the documentation, not for pages. Source: claims modals, Client-side operations. */
export const adjusterOptionNotes: Readonly<Record<keyof typeof adjusterOptions, string>> = {
  claimsSessionKey: 'Single-use key from the session endpoint; for a creation, the one that the upload was made with.',
  approvalRequestId: 'The request to manage, from the event of its creation.',
  lockedOptions: 'The server has fixed the request for the session: it need not be given, and holds.',
};
