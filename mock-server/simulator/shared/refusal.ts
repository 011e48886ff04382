import type { RefusedSession } from '../../../src/operation/service-error.ts';

/** The codes of refused calls with their HTTP status. A refused call has no effects. */
const statuses = {
  InvalidRequest: 400,
  InvalidOptions: 400,
  InvalidAuthenticationKey: 401,
  BrowserCallNotAllowed: 403,
  OriginNotAllowed: 403,
  SessionNotFound: 404,
  SessionOfOtherModal: 409,
  SessionReserved: 409,
  SessionUsed: 409,
  SessionCanceled: 409,
  SessionExpired: 410,
  AttemptOutOfOrder: 409,
  AttemptVoid: 409,
  OptionLocked: 409,
  TokenNotFound: 422,
  MethodNotAccepted: 422,
  AccountGroupNotFound: 422,
  TransactionNotFound: 404,
  TransactionNotVoidable: 409,
  RefundExceedsPayment: 409,
  AccountNotFound: 422,
  ContactNotFound: 422,
  AccountTypeMismatch: 422,
  TooManyRequests: 429,
  LinkNotFound: 404,
  NotificationNotFound: 404,
  InvalidRequestData: 400,
  NothingUploaded: 409,
  UploadChanged: 409,
  ApprovalRequestNotFound: 404,
  ApprovalRequestEnded: 409,
  PartyNotFound: 404,
  ResendNotPossible: 409,
  ResendTooSoon: 429,
  NotYourTurn: 409,
  NothingToApprove: 409,
  AlreadyApproved: 409,
  NothingToChoose: 409,
  ApprovalFirst: 409,
  AlreadyPaid: 409,
  PaymentInFlight: 409,
} as const;

export type RefusalCode = keyof typeof statuses;

/** A refused call. The message never repeats received values. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The option or the field of the request that caused the refusal. */
  readonly field: string | undefined;
  /** What a page may know of the session that was refused. */
  readonly about: RefusedSession;

  constructor(code: RefusalCode, message: string, field?: string, about: RefusedSession = {}) {
    super(message);
    this.code = code;
    this.field = field;
    this.about = about;
  }

  get status(): number {
    return statuses[this.code];
  }
}
