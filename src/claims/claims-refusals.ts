import { refusals } from '../http/refusals.ts';

/** The refusals of the claims modals' service, each with its text for a page's developer. */
export const claimsRefusals = {
  ...refusals,
  SessionOfOtherModal:
    'This session is of the other claims modal: Claims/api/Session/Create is for the account modal, Claims/Api/Session/Create for the adjuster modal.',
  AccountNotFound: 'The merchant has no account of this id.',
  ContactNotFound: 'The account has no contact of this id.',
  AccountTypeMismatch: 'These details are not of the type of the account: one is a company, the other an individual.',
  NothingUploaded: 'Nothing was uploaded for this session. The upload comes before the modal is opened.',
  UploadChanged:
    'The stored details of a party have changed since the request was opened. Open it again with a new session.',
  ApprovalRequestNotFound: 'The merchant has no approval request of this id.',
  ApprovalRequestEnded: 'The approval request is not open any more.',
  PartyNotFound: 'The approval request has no party of this id.',
  ResendNotPossible: 'The party has not been asked yet, or has nothing left to do.',
  ResendTooSoon: 'The e-mail was sent again too often.',
} as const;
