/**
 * The refusals of all services, with texts for developers. The service's own texts may quote what was sent. A refused
 * call has done nothing. Any other 4xx counts as a lost answer.
 */
export const refusals = {
  InvalidRequest: 'The service rejected the request as invalid.',
  SessionNotFound: 'This session does not exist.',
  SessionReserved: 'This session is in use by another operation.',
  SessionUsed: 'This session was already used. Look up what it did.',
  SessionCanceled: 'This session was canceled. Create a new one.',
  SessionExpired: 'This session has expired. Create a new one.',
  OriginNotAllowed: 'The merchant does not allow this origin. Add it to the settings of the merchant.',
  TokenNotFound: 'This saved method does not exist.',
  TransactionNotFound: 'This payment does not exist.',
  MethodNotAccepted: 'The merchant does not accept this payment method.',
  AccountGroupNotFound: 'The merchant has no account group with this code.',
  OptionLocked: 'Your server locked this option. Remove it from the page, or pass the same value.',
  AttemptOutOfOrder: 'The service rejected the submission.',
  AttemptVoid: 'The service rejected the submission.',
} as const;
