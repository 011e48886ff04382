import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import type { AttemptStatus, OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
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
import type { Uploads } from '../adjuster/uploads.ts';
import { Attempts } from '../shared/attempts.ts';
import { accountGroupOf, requireOrigin } from '../shared/merchants.ts';
import { payeeToShow, requireContext, withContext, withTaxId } from './account-rules.ts';
import { sendEPayRequest } from './e-pay-requests.ts';
import { bankAccountsOf, payOut, type PayeeOrder } from './payouts.ts';

export function accountOperations(world: ClaimsWorld, uploads: Pick<Uploads, 'requireNone'>) {
  function newOpening(session: ClaimsSession, asked: AccountOpenRequest): AccountOpening {
    const lock = accountLockOf(session);
    const request = withContext(lock ? lock.complete(asked) : asked);
    uploads.requireNone(session.origin.key);
    const merchant = merchantOf(world, session);
    accountGroupOf(merchant, request.accountGroupCode, 'AccountGroupCode');
    const account = accountOf(session, request);
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

  function decide(session: ClaimsSession, opening: AccountOpening, submission: AccountSubmission) {
    const { request } = opening;
    const { method, amount, claimNumber, sourceUser } = submission;
    accountLockOf(session)?.requireSubmission(submission, opening.answer.payee);
    const payee = withTaxId(submission.payee, request.payee);
    requireContext(request, submission);
    const merchant = merchantOf(world, session);
    const account = accountOf(session, request);
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
      store: () => world.accounts.store(merchant.key, account?.id, payee),
    };
    return method.type === 'ePay' ? sendEPayRequest(world, order, method.email) : payOut(world, order, method);
  }

  function accountOf({ origin }: ClaimsSession, { accountId }: AccountOpenRequest) {
    return accountId === undefined ? undefined : world.accounts.find(origin.merchantKey, accountId);
  }

  function sessionWith(sessionKey: string): ClaimsSession {
    return sessionOf(world.sessions, sessionKey, 'account');
  }

  function find({ sessionKey, operationKey }: OperationCredentials) {
    const session = sessionWith(sessionKey);
    return { session, opening: openingOf(session.opening(operationKey), 'account') };
  }

  return {
    open({ sessionKey, operationKey }: OperationCredentials, request: AccountOpenRequest, origin?: string) {
      const session = sessionWith(sessionKey);
      requireOrigin(merchantOf(world, session), origin);
      const opening = session.reserve(operationKey, () => newOpening(session, request));
      return { ...openingOf(opening, 'account').answer, ...session.life() };
    },
    extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
      return sessionWith(sessionKey).extend(operationKey);
    },
    bankName(credentials: OperationCredentials, routingNumber: string): string | null {
      return find(credentials).session.bankName(credentials.operationKey, routingNumber);
    },
    submit(credentials: OperationCredentials, attempt: number, submission: AccountSubmission, processingTime = 0) {
      const { session, opening } = find(credentials);
      return session.decide(credentials, { attempts: opening.attempts, attempt, submission, processingTime }, () =>
        decide(session, opening, submission),
      );
    },
    status(credentials: OperationCredentials, attempt: number): AttemptStatus<AccountReceipt> {
      const { session, opening } = find(credentials);
      return session.status(opening.attempts, attempt);
    },
    cancel({ sessionKey, operationKey }: OperationCredentials): void {
      sessionWith(sessionKey).cancel(operationKey);
    },
  };
}
