import { payeeName } from '../../../src/claims/payee.ts';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountReceipt, AccountSession } from '../../../src/account/wire.ts';
import type {
  Answer,
  AttemptStatus,
  OperationCredentials,
  SessionLife,
} from '../../../src/operation/operation-service.ts';
import { Attempts, type Decided } from '../shared/attempts.ts';
import { bankName } from '../shared/bank-names.ts';
import type { Clock } from '../shared/clock.ts';
import { decideOnce } from '../shared/decide-once.ts';
import { accountGroupOf } from '../shared/account-groups.ts';
import { requireOrigin } from '../shared/merchant-origins.ts';
import type { MerchantsByKey } from '../shared/merchants-by-key.ts';
import { payeeToShow, requireContext, withTaxId } from './account-rules.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import {
  openingOf,
  sessionOf,
  type AccountOpening,
  type ClaimsSession,
  type ClaimsSessions,
} from '../claims/claims-sessions.ts';
import type { EPayRequests } from './e-pay-requests.ts';
import { prepaidAccount, savedBankAccount } from '../claims/payee-account.ts';
import { requireFits, requireType, type PayeeAccounts } from '../claims/payee-accounts.ts';
import { bankAccountsOf, type PayeeOrder } from './payee-order.ts';
import type { Payouts } from './payouts.ts';

export interface AccountOperationsParts {
  readonly clock: Clock;
  readonly merchants: MerchantsByKey<ClaimsMerchant>;
  readonly sessions: ClaimsSessions;
  readonly accounts: PayeeAccounts;
  /** Refuses a session that an approval request was uploaded for. */
  readonly uploads: { requireNone(sessionKey: string): void };
  readonly payouts: Payouts;
  readonly ePayRequests: EPayRequests;
}

/** The calls of the account modal. Each throws a {@link Refusal}, and then nothing was done, or does what it says. */
export class AccountOperations {
  readonly #parts: AccountOperationsParts;

  constructor(parts: AccountOperationsParts) {
    this.#parts = parts;
  }

  /** @param origin Of the page that the modal is on. */
  open(
    { sessionKey, operationKey }: OperationCredentials,
    request: AccountOpenRequest,
    origin?: string,
  ): AccountSession {
    const session = this.#session(sessionKey);
    requireOrigin(this.#merchantOf(session), origin);
    const opening = session.reserve(operationKey, this.#now(), () => this.#opening(session, request));
    return { ...openingOf(opening, 'account').answer, ...session.life(this.#now()) };
  }

  /** Somebody is at the modal: the session's time begins anew. */
  extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
    return this.#session(sessionKey).extend(operationKey, this.#now());
  }

  /** Null where the bank is not known. */
  bankName({ sessionKey, operationKey }: OperationCredentials, routingNumber: string): string | null {
    const session = this.#session(sessionKey);
    openingOf(session.opening(operationKey, this.#now()), 'account');
    session.requireQuestion(operationKey, this.#now());
    return bankName(routingNumber);
  }

  /** @param processingTime For so many milliseconds the attempt has arrived but is not decided, as its status says. */
  submit(
    credentials: OperationCredentials,
    attempt: number,
    submission: AccountSubmission,
    processingTime = 0,
  ): Decided<AccountReceipt> {
    const { sessionKey, operationKey } = credentials;
    const session = this.#session(sessionKey);
    const opening = openingOf(session.opening(operationKey, this.#now()), 'account');
    const arrival = { credentials, attempt, now: this.#now(), processingTime };
    return decideOnce(session, opening.attempts, arrival, () => this.#decide(session, opening, submission));
  }

  /** The fate of an attempt. One that has not arrived by now is void from here on. */
  status({ sessionKey, operationKey }: OperationCredentials, attempt: number): AttemptStatus<AccountReceipt> {
    const opening = this.#session(sessionKey).opening(operationKey, this.#now());
    return openingOf(opening, 'account').attempts.status(attempt, this.#now());
  }

  /** Ends the session without a result. Again changes nothing; once a submission was approved it is refused. */
  cancel({ sessionKey, operationKey }: OperationCredentials): void {
    this.#session(sessionKey).cancel(operationKey, this.#now());
  }

  #opening(session: ClaimsSession, request: AccountOpenRequest): AccountOpening {
    this.#parts.uploads.requireNone(session.origin.key);
    const merchant = this.#merchantOf(session);
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
    };
    return { modal: 'account', request, answer, attempts: new Attempts() };
  }

  #decide(session: ClaimsSession, opening: AccountOpening, submission: AccountSubmission): Answer<AccountReceipt> {
    const { accounts, payouts, ePayRequests } = this.#parts;
    const { request } = opening;
    const { method, amount, claimNumber, sourceUser } = submission;
    const payee = withTaxId(submission.payee, request.payee);
    requireContext(request, submission);
    const merchant = this.#merchantOf(session);
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
      store: () => accounts.store(merchant.key, account?.id, payee),
    };
    return method.type === 'ePay' ? ePayRequests.send(order, method.email) : payouts.carryOut(order, method);
  }

  #accountOf(session: ClaimsSession, { accountId }: AccountOpenRequest) {
    if (accountId === undefined) return undefined;
    return this.#parts.accounts.find(session.origin.merchantKey, accountId);
  }

  #session(sessionKey: string): ClaimsSession {
    return sessionOf(this.#parts.sessions, sessionKey, 'account');
  }

  #merchantOf(session: ClaimsSession): ClaimsMerchant {
    return this.#parts.merchants.withKey(session.origin.merchantKey, 'sessionId');
  }

  #now(): Date {
    return this.#parts.clock.now();
  }
}
