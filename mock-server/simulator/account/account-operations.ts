import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountReceipt, AccountSession } from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import type {
  Answer,
  AttemptStatus,
  OperationCredentials,
  SessionLife,
} from '../../../src/operation/operation-service.ts';
import {
  accountLockOf,
  openingOf,
  sessionOf,
  type AccountOpening,
  type ClaimsSession,
} from '../claims/claims-sessions.ts';
import { merchantOf, type ClaimsWorld } from '../claims/claims-world.ts';
import { prepaidAccount, savedBankAccount } from '../claims/payee-account.ts';
import { requireFits, requireType } from '../claims/payee-accounts.ts';
import { Attempts, type Decided } from '../shared/attempts.ts';
import { accountGroupOf, requireOrigin } from '../shared/merchants.ts';
import { payeeToShow, requireContext, withContext, withTaxId } from './account-rules.ts';
import { sendEPayRequest } from './e-pay-requests.ts';
import { bankAccountsOf, payOut, type PayeeOrder } from './payouts.ts';

export class AccountOperations {
  readonly #world: ClaimsWorld;
  /** Refuses a session that an approval request was uploaded for. */
  readonly #uploads: { requireNone(sessionKey: string): void };

  constructor(world: ClaimsWorld, uploads: { requireNone(sessionKey: string): void }) {
    this.#world = world;
    this.#uploads = uploads;
  }

  open(
    { sessionKey, operationKey }: OperationCredentials,
    request: AccountOpenRequest,
    origin?: string,
  ): AccountSession {
    const session = this.#session(sessionKey);
    requireOrigin(merchantOf(this.#world, session), origin);
    const opening = session.reserve(operationKey, () => this.#opening(session, request));
    return { ...openingOf(opening, 'account').answer, ...session.life() };
  }

  extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
    return this.#session(sessionKey).extend(operationKey);
  }

  bankName(credentials: OperationCredentials, routingNumber: string): string | null {
    return this.#find(credentials).session.bankName(credentials.operationKey, routingNumber);
  }

  submit(
    credentials: OperationCredentials,
    attempt: number,
    submission: AccountSubmission,
    processingTime = 0,
  ): Decided<AccountReceipt> {
    const { session, opening } = this.#find(credentials);
    return session.decide(credentials, { attempts: opening.attempts, attempt, processingTime }, () =>
      this.#decide(session, opening, submission),
    );
  }

  status(credentials: OperationCredentials, attempt: number): AttemptStatus<AccountReceipt> {
    const { session, opening } = this.#find(credentials);
    return session.status(opening.attempts, attempt);
  }

  cancel({ sessionKey, operationKey }: OperationCredentials): void {
    this.#session(sessionKey).cancel(operationKey);
  }

  #opening(session: ClaimsSession, asked: AccountOpenRequest): AccountOpening {
    const lock = accountLockOf(session);
    const request = withContext(lock ? lock.complete(asked) : asked);
    this.#uploads.requireNone(session.origin.key);
    const merchant = merchantOf(this.#world, session);
    accountGroupOf(merchant, request.accountGroupCode, 'AccountGroupCode');
    const account = this.#accountOf(session, request);
    const answer = {
      merchant: { name: merchant.name, phone: merchant.phone },
      payee: payeeToShow(account, request.payee),
      bankAccounts: [...(account?.bankAccounts ?? [])].map(([token, { masked, savedAt }]) => ({
        ...savedBankAccount(token, masked),
        ...(savedAt === undefined ? {} : { savedAt }),
      })),
      prepaidAccount: account ? prepaidAccount(account) : null,
      ...(lock ? { lockedOptions: lock.options } : {}),
    };
    return { modal: 'account', request, answer, attempts: new Attempts() };
  }

  #decide(session: ClaimsSession, opening: AccountOpening, submission: AccountSubmission): Answer<AccountReceipt> {
    const { request } = opening;
    const { method, amount, claimNumber, sourceUser } = submission;
    accountLockOf(session)?.requireSubmission(submission, opening.answer.payee);
    const payee = withTaxId(submission.payee, request.payee);
    requireContext(request, submission);
    const merchant = merchantOf(this.#world, session);
    const account = this.#accountOf(session, request);
    requireType(opening.answer.payee.type, payee);
    requireFits(account, payee);
    const order: PayeeOrder = {
      merchant,
      payee,
      amount,
      subject: {
        merchant: merchant.name,
        accountGroup: accountGroupOf(merchant, request.accountGroupCode, 'AccountGroupCode'),
        accountId: account?.id ?? null,
        contactId: payee.type === 'company' ? (payee.contact.contactId ?? null) : null,
        payeeName: payeeName(payee),
        claimNumber: claimNumber ?? null,
        sourceUser: sourceUser ?? null,
        sessionId: session.origin.key,
        requestId: null,
      },
      bankAccounts: account ? bankAccountsOf(account, payeeName(payee)) : [],
      store: () => this.#world.accounts.store(merchant.key, account?.id, payee),
    };
    return method.type === 'ePay'
      ? sendEPayRequest(this.#world, order, method.email)
      : payOut(this.#world, order, method);
  }

  #accountOf({ origin }: ClaimsSession, { accountId }: AccountOpenRequest) {
    return accountId === undefined ? undefined : this.#world.accounts.find(origin.merchantKey, accountId);
  }

  #session(sessionKey: string): ClaimsSession {
    return sessionOf(this.#world.sessions, sessionKey, 'account');
  }

  #find({ sessionKey, operationKey }: OperationCredentials) {
    const session = this.#session(sessionKey);
    return { session, opening: openingOf(session.opening(operationKey), 'account') };
  }
}
