import { refusals } from './refusals.ts';

/** What the claims modals' service refuses a call with, and what a page's developer is told of it. */
export const claimsRefusals = {
  ...refusals,
  AccountNotFound: 'The merchant has no account of this id.',
  ContactNotFound: 'The account has no contact of this id.',
  AccountTypeMismatch: 'These details are not of the type of the account: one is a company, the other an individual.',
} as const;
