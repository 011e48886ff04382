/**
 * The refusals that the services of all modals have, each with its text for a page's developer. The texts are ours, since
 * the service's own may quote what was sent. A refused call has done nothing. Any other 4xx counts as a lost answer.
 */
export const refusals = {
  InvalidRequest: 'The service did not take the request.',
  SessionNotFound: 'This session does not exist.',
  SessionReserved: 'This session is in use by another operation.',
  SessionUsed: 'This session was used before. Look up what it did.',
  SessionCanceled: 'This session was canceled before.',
  SessionExpired: 'This session has expired.',
  OriginNotAllowed: 'The merchant takes no operations from pages of this origin. Its settings list the others.',
  TokenNotFound: 'This saved method does not exist.',
  TransactionNotFound: 'This payment does not exist.',
  MethodNotAccepted: 'The merchant does not take this kind of payment.',
  AccountGroupNotFound: 'The merchant has no account group of this code.',
  OptionLocked: 'The server has fixed this option, and the page says something else.',
  AttemptOutOfOrder: 'The service did not take the submission.',
  AttemptVoid: 'The service did not take the submission.',
} as const;
