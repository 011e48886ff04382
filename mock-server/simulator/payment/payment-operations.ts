import type { AttemptStatus, OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
import type {
  OpenRequest,
  PaymentSubmission,
  QuoteRequest,
  SaveSubmission,
  SendReceiptRequest,
} from '../../../src/payment/requests.ts';
import type { PaymentReceipt, PaymentSession, Quote, SaveReceipt } from '../../../src/payment/wire.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import { Attempts, type Decided } from '../shared/attempts.ts';
import { bankName } from '../shared/bank-names.ts';
import { merchantTime } from '../shared/clock.ts';
import { decideOnce } from '../shared/decide-once.ts';
import { priceOf, requireMethod } from './merchant-terms.ts';
import { requireOrigin } from '../shared/merchant-origins.ts';
import { processorOf, type Processor } from './merchants.ts';
import type { Outbox } from '../shared/outbox.ts';
import { PaymentLock } from './payment-lock.ts';
import { ReceiptEmails } from './receipt-emails.ts';
import { Refusal } from '../shared/refusal.ts';
import { Sessions, type Session } from '../shared/sessions.ts';
import type { SubmissionParts } from './read-submission.ts';
import { Submissions } from './submissions.ts';

/** The service's side of an open payment modal. */
type Opening =
  | {
      readonly operation: 'makePayment';
      /** The saved method that the page named. No other one may be paid with. */
      readonly token: string | undefined;
      readonly answer: PaymentSession;
      readonly attempts: Attempts<PaymentReceipt>;
    }
  | {
      readonly operation: 'savePaymentMethod';
      readonly answer: PaymentSession;
      readonly attempts: Attempts<SaveReceipt>;
    };

/** The settings that a session is created with. */
interface About {
  readonly processor: Processor;
  /** The options that the integrator's server has fixed. */
  readonly lock: PaymentLock | undefined;
}

/** Where an attempt arrives: at an open session, from its operation. */
interface Entrance {
  readonly session: Session<Opening, About>;
  readonly opening: Opening;
}

export interface PaymentOperationsSettings extends SubmissionParts {
  /** How long a session lives since it was last used, in milliseconds. */
  readonly sessionLifetime: number;
  readonly outbox: Outbox;
}

/** The calls of the payment modal. Each throws a {@link Refusal}, and then nothing was done, or does what it says. */
export class PaymentOperations {
  readonly #parts: SubmissionParts;
  readonly #sessions: Sessions<Opening, About>;
  readonly #submissions: Submissions;
  readonly #receipts: ReceiptEmails;

  constructor({ sessionLifetime, outbox, ...parts }: PaymentOperationsSettings) {
    this.#parts = parts;
    this.#sessions = new Sessions(parts.clock, parts.ids, sessionLifetime);
    this.#submissions = new Submissions(parts);
    this.#receipts = new ReceiptEmails(outbox);
  }

  /**
   * Creates the session with which a page may perform one operation. The keys are the merchant's secrets.
   *
   * @param lifetime How long it lives since it was last used, in milliseconds; as long as all others where it is left out.
   * @param options Options of the operation that hold whatever the page says.
   */
  createSession(merchantKey: string, processorKey?: string, lifetime?: number, options?: LockedOptions): string {
    const merchant = this.#parts.merchants.withKey(merchantKey, 'PortalAuthenticationKey');
    const about = { processor: processorOf(merchant, processorKey), lock: options && new PaymentLock(options) };
    return this.#sessions.create(merchant.key, about, lifetime);
  }

  /** @param origin Of the page that the modal is on. */
  open({ sessionKey, operationKey }: OperationCredentials, request: OpenRequest, origin?: string): PaymentSession {
    const session = this.#sessions.find(sessionKey);
    requireOrigin(this.#merchantOf(session), origin);
    const { answer } = session.reserve(operationKey, this.#now(), () => this.#opening(session, request));
    return { ...answer, ...session.life(this.#now()) };
  }

  /** Somebody is at the modal: the session's time begins anew. */
  extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
    return this.#sessions.find(sessionKey).extend(operationKey, this.#now());
  }

  quote({ sessionKey, operationKey }: OperationCredentials, request: QuoteRequest): Quote {
    const session = this.#sessions.find(sessionKey);
    session.use(operationKey, this.#now());
    session.origin.lock?.requirePrice(request);
    return priceOf(this.#merchantOf(session), request);
  }

  /** Null where the bank is not known. */
  bankName({ sessionKey, operationKey }: OperationCredentials, routingNumber: string): string | null {
    this.#sessions.find(sessionKey).requireQuestion(operationKey, this.#now());
    return bankName(routingNumber);
  }

  /** @param processingTime For so many milliseconds the attempt has arrived but is not decided, as its status says. */
  pay(
    credentials: OperationCredentials,
    attempt: number,
    submission: PaymentSubmission,
    processingTime = 0,
  ): Decided<PaymentReceipt> {
    const { session, opening } = this.#find(credentials);
    if (opening.operation !== 'makePayment') throw wrongOperation();
    requireToken(opening, submission);
    const arrival = { credentials, attempt, now: this.#now(), processingTime };
    return decideOnce(session, opening.attempts, arrival, () =>
      this.#submissions.pay({ origin: session.origin, operationKey: credentials.operationKey, attempt }, submission),
    );
  }

  /** @param processingTime As for {@link pay}. */
  save(
    credentials: OperationCredentials,
    attempt: number,
    submission: SaveSubmission,
    processingTime = 0,
  ): Decided<SaveReceipt> {
    const { session, opening } = this.#find(credentials);
    if (opening.operation !== 'savePaymentMethod') throw wrongOperation();
    const arrival = { credentials, attempt, now: this.#now(), processingTime };
    return decideOnce(session, opening.attempts, arrival, () =>
      this.#submissions.save({ origin: session.origin, operationKey: credentials.operationKey, attempt }, submission),
    );
  }

  /** The fate of an attempt. One that has not arrived by now is void from here on. */
  status(
    credentials: OperationCredentials,
    attempt: number,
  ): AttemptStatus<PaymentReceipt> | AttemptStatus<SaveReceipt> {
    return this.#find(credentials).opening.attempts.status(attempt, this.#now());
  }

  /** Notes that the page has received the payment-complete event. Again, or unasked, changes nothing. */
  acknowledge(credentials: OperationCredentials, transactionId: string): void {
    this.#find(credentials);
    this.#parts.transactions.find(transactionId, ({ sessionId }) => sessionId === credentials.sessionKey);
    this.#parts.ledger.acknowledge(transactionId);
    this.#parts.books.acknowledge(transactionId);
  }

  /** E-mails the receipt of a payment. The same again changes nothing. */
  sendReceipt(credentials: OperationCredentials, request: SendReceiptRequest): void {
    const { session } = this.#find(credentials);
    const { ledger } = this.#parts;
    const payment = ledger.paymentOf(credentials.sessionKey, request.transactionId);
    if (!payment) throw new Refusal('TransactionNotFound', 'The session has made no such payment.', 'transactionId');
    const takenBack = ledger.takenBack(request.transactionId);
    this.#receipts.send({ payment, takenBack, phone: this.#merchantOf(session).phone }, request);
  }

  /** Ends the session without a result. Again changes nothing; once a payment was approved it is refused. */
  cancel({ sessionKey, operationKey }: OperationCredentials): void {
    this.#sessions.find(sessionKey).cancel(operationKey, this.#now());
  }

  #opening(session: Session<Opening, About>, request: OpenRequest): Opening {
    const { lock } = session.origin;
    lock?.requireOperation(request);
    const { operation } = request;
    const token = lock ? lock.token(request.token) : request.token;
    const merchant = this.#merchantOf(session);
    const { name, phone, methods, fees, accountGroups } = merchant;
    const savedMethod = token === undefined ? null : this.#parts.vault.find(merchant.key, token).masked;
    if (savedMethod) requireMethod(merchant, savedMethod.category, 'token');
    const { wallTime: openedAt } = merchantTime(this.#now(), merchant.timeZone);
    const lockedOptions = lock ? { lockedOptions: lock.options } : {};
    const answer = { merchant: { name, phone, methods, fees, accountGroups }, savedMethod, openedAt, ...lockedOptions };
    return operation === 'makePayment'
      ? { operation, token, answer: { ...answer, sendsReceipts: true }, attempts: new Attempts() }
      : { operation, answer, attempts: new Attempts() };
  }

  #find({ sessionKey, operationKey }: OperationCredentials): Entrance {
    const session = this.#sessions.find(sessionKey);
    return { session, opening: session.opening(operationKey, this.#now()) };
  }

  #merchantOf(session: Session<Opening, About>) {
    return this.#parts.merchants.withKey(session.origin.merchantKey, 'sessionId');
  }

  #now(): Date {
    return this.#parts.clock.now();
  }
}

/** Whoever has a session can pay with the method that the page named, not with what other tokens stand for. */
function requireToken({ token }: { readonly token: string | undefined }, { method }: PaymentSubmission): void {
  if (method.type !== 'token' || method.token === token) return;
  throw new Refusal('TokenNotFound', 'The session was opened without this token.', 'token');
}

function wrongOperation(): Refusal {
  return new Refusal('InvalidRequest', 'The session was opened for the other operation.', 'operation');
}
