import type { OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import type {
  OpenRequest,
  PaymentSubmission,
  QuoteRequest,
  SaveSubmission,
  SendReceiptRequest,
} from '../../../src/payment/requests.ts';
import type { PaymentReceipt, PaymentSession, Quote, SaveReceipt } from '../../../src/payment/wire.ts';
import { Attempts } from '../shared/attempts.ts';
import { merchantTime } from '../shared/clock.ts';
import { requireOrigin } from '../shared/merchants.ts';
import type { Outbox } from '../shared/outbox.ts';
import { Refusal } from '../shared/refusal.ts';
import { Sessions, type Session } from '../shared/sessions.ts';
import { processorOf, type Processor } from './merchants.ts';
import { PaymentLock } from './payment-lock.ts';
import { receiptEmails } from './receipt-emails.ts';
import { pay, priceOf, requireMethod, save, type PaymentWorld } from './submissions.ts';

type Opening =
  | {
      readonly operation: 'makePayment';
      /** The saved method that the page named. Other saved methods cannot pay. */
      readonly token: string | undefined;
      readonly answer: PaymentSession;
      readonly attempts: Attempts<PaymentReceipt>;
    }
  | {
      readonly operation: 'savePaymentMethod';
      readonly answer: PaymentSession;
      readonly attempts: Attempts<SaveReceipt>;
    };

interface About {
  readonly processor: Processor;
  readonly lock: PaymentLock | undefined;
}

type PaymentModalSession = Session<Opening, About>;

/** The calls of the payment modal. A call that throws a {@link Refusal} has no effects. */
export function paymentOperations({ outbox, ...world }: PaymentWorld & { readonly outbox: Outbox }) {
  const { clock, ids, ledger, books, merchants, vault } = world;
  const sessions = new Sessions<Opening, About>(clock, ids);
  const sendReceipt = receiptEmails(outbox);

  function newOpening(session: PaymentModalSession, request: OpenRequest): Opening {
    const { lock } = session.origin;
    lock?.requireOperation(request);
    const { operation } = request;
    const token = lock ? lock.token(request.token) : request.token;
    const merchant = merchantOf(session);
    const { name, phone, methods, fees, accountGroups } = merchant;
    const savedMethod = token === undefined ? null : vault.find(merchant.key, token).masked;
    if (savedMethod) requireMethod(merchant, savedMethod.category, 'token');
    const { wallTime: openedAt } = merchantTime(clock.now(), merchant.timeZone);
    const lockedOptions = lock ? { lockedOptions: lock.options } : {};
    const answer = { merchant: { name, phone, methods, fees, accountGroups }, savedMethod, openedAt, ...lockedOptions };
    return operation === 'makePayment'
      ? { operation, token, answer: { ...answer, sendsReceipts: true }, attempts: new Attempts() }
      : { operation, answer, attempts: new Attempts() };
  }

  function find({ sessionKey, operationKey }: OperationCredentials) {
    const session = sessions.find(sessionKey);
    return { session, opening: session.opening(operationKey) };
  }

  function merchantOf({ origin }: PaymentModalSession) {
    return merchants.ofSession(origin);
  }

  return {
    createSession(merchantKey: string, processorKey?: string, lifetime?: number, options?: LockedOptions): string {
      const merchant = merchants.withKey(merchantKey, 'PortalAuthenticationKey');
      const about = { processor: processorOf(merchant, processorKey), lock: options && new PaymentLock(options) };
      return sessions.create(merchant, about, lifetime);
    },
    revoke: (merchantKey: string, sessionKey: string) => sessions.revoke(merchantKey, sessionKey),
    open({ sessionKey, operationKey }: OperationCredentials, request: OpenRequest, origin?: string): PaymentSession {
      const session = sessions.find(sessionKey);
      requireOrigin(merchantOf(session), origin);
      const { answer } = session.reserve(operationKey, () => newOpening(session, request));
      return { ...answer, ...session.life() };
    },
    extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
      return sessions.find(sessionKey).extend(operationKey);
    },
    quote({ sessionKey, operationKey }: OperationCredentials, request: QuoteRequest): Quote {
      const session = sessions.find(sessionKey);
      session.use(operationKey);
      session.origin.lock?.requirePrice(request);
      return priceOf(merchantOf(session), request);
    },
    bankName({ sessionKey, operationKey }: OperationCredentials, routingNumber: string): string | null {
      return sessions.find(sessionKey).bankName(operationKey, routingNumber);
    },
    pay(credentials: OperationCredentials, attempt: number, submission: PaymentSubmission, processingTime = 0) {
      const { session, opening } = find(credentials);
      if (opening.operation !== 'makePayment') throw wrongOperation();
      const { method } = submission;
      if (method.type === 'token' && method.token !== opening.token)
        throw new Refusal('TokenNotFound', 'The session was opened without this token.', 'token');
      return session.decide(credentials, { attempts: opening.attempts, attempt, submission, processingTime }, () =>
        pay(world, { ...credentials, origin: session.origin, attempt }, submission),
      );
    },
    save(credentials: OperationCredentials, attempt: number, submission: SaveSubmission, processingTime = 0) {
      const { session, opening } = find(credentials);
      if (opening.operation !== 'savePaymentMethod') throw wrongOperation();
      return session.decide(credentials, { attempts: opening.attempts, attempt, submission, processingTime }, () =>
        save(world, { ...credentials, origin: session.origin, attempt }, submission),
      );
    },
    status(credentials: OperationCredentials, attempt: number) {
      const { session, opening } = find(credentials);
      return session.status<PaymentReceipt | SaveReceipt>(opening.attempts, attempt);
    },
    acknowledge(credentials: OperationCredentials, transactionId: string): void {
      const { key, merchantKey } = find(credentials).session.origin;
      books.payment(transactionId, merchantKey, key);
      ledger.acknowledge(transactionId);
      books.acknowledge(transactionId);
    },
    sendReceipt(credentials: OperationCredentials, request: SendReceiptRequest): void {
      const { session } = find(credentials);
      const payment = ledger.paymentOf(session.origin.key, request.transactionId);
      if (!payment) throw new Refusal('TransactionNotFound', 'The session has made no such payment.', 'transactionId');
      const takenBack = ledger.takenBack(request.transactionId);
      sendReceipt({ payment, takenBack, phone: merchantOf(session).phone }, request);
    },
    cancel({ sessionKey, operationKey }: OperationCredentials): void {
      sessions.find(sessionKey).cancel(operationKey);
    },
  };
}

function wrongOperation(): Refusal {
  return new Refusal('InvalidRequest', 'The session was opened for the other operation.', 'operation');
}
