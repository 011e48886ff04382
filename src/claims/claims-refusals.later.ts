import { refusals } from '../http/refusals.later.ts';

/** The refusals of the claims modals' service, each with its text for a page's developer. */
export const claimsRefusals = {
  ...refusals,
  SessionOfOtherModal:
    'This session is for the other claims modal. Use Claims/api/Session/Create for the account modal, Claims/Api/Session/Create for the adjuster modal.',
  AccountNotFound: 'The merchant has no account with this id.',
  ContactNotFound: 'The account has no contact with this id.',
  AccountTypeMismatch: 'The details and the account differ in type: one is a company, the other an individual.',
  NothingUploaded: 'Nothing was uploaded for this session. Upload the request before you open the modal.',
  UploadChanged:
    'The stored details of a party have changed since the request was opened. Open it again with a new session.',
  ApprovalRequestNotFound: 'The merchant has no approval request with this id.',
  ApprovalRequestEnded: 'The approval request has ended.',
  PartyNotFound: 'The approval request has no party with this id.',
  ResendNotPossible: 'The party has not been asked yet, or has nothing left to do.',
  ResendTooSoon: 'The e-mail was sent too often. Try again later.',
} as const;
