/**
 * What the service refuses a call with, and what a page's developer is told of it. The words are ours: the service's own
 * may quote what was sent. A refused call has done nothing; any other 4xx is not the service's word.
 */
export const refusals = {
  InvalidRequest: 'The service did not accept the request.',
  SessionNotFound: 'The service does not know this session. Get a new one.',
  SessionReserved: 'This session is in use by another operation. Get a new one for each operation.',
  SessionUsed: 'This session was used already. Get a new one for each operation.',
  SessionExpired: 'This session has expired. Get a new one for each operation.',
  TokenNotFound: 'The service does not know this saved method.',
  MethodNotAccepted: 'The merchant does not take this kind of payment.',
  AccountGroupNotFound: 'The merchant has no account group of this code.',
  AttemptOutOfOrder: 'The service did not expect this submission.',
  AttemptVoid: 'The service had given this submission up.',
} as const;

export type RefusalCode = keyof typeof refusals;
