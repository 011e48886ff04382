import * as v from 'valibot';
import type { DirectMethod } from '../../../src/account/requests.ts';
import { AccountReceipt, PrepaidAccount, SavedBankAccount } from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import { ClaimsMerchant } from '../../../src/claims/wire.ts';
import { Amount, type Shape } from '../../../src/http/wire.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import { merchantTime } from '../shared/clock.ts';
import { ePayEmail } from './e-pay-email.ts';
import { payeeTransaction } from '../claims/claims-transactions.ts';
import type { Links } from '../claims/links.ts';
import type { Outbox } from '../shared/outbox.ts';
import { prepaidAccount, savedBankAccount, type PayeeAccount } from '../claims/payee-account.ts';
import { bankAccountsOf, type PayeeOrder, type UsableBankAccount } from './payee-order.ts';
import type { PayoutParts, Payouts } from './payouts.ts';

/** An e-mail payment request: the payee is to choose a method by the link in it. */
export interface EPayRequest {
  readonly kind: 'ePay';
  readonly email: string;
  readonly accountId: number;
  readonly contactId: number | null;
  readonly order: Omit<PayeeOrder, 'bankAccounts' | 'store'>;
  /** How the payee was paid; undefined as long as no method was accepted. */
  receipt: AccountReceipt | undefined;
}

/** The view of the payee who opens the link. */
export const EPayView = v.object({
  kind: v.literal('ePay'),
  status: v.picklist(['open', 'done']),
  merchant: ClaimsMerchant,
  payeeName: v.string(),
  email: v.string(),
  /** Null where a method is saved and nothing is paid. */
  amount: v.nullable(Amount),
  claimNumber: v.nullable(v.string()),
  /** While it is open the payee's own, then those of other companies with its tax id. */
  bankAccounts: v.array(v.object({ ...SavedBankAccount.entries, nameOnAccount: v.string() })),
  /** While it is open what the payee has, if anything. */
  prepaidAccount: v.nullable(PrepaidAccount),
  /** How the payee was paid; null as long as no method was accepted. */
  receipt: v.nullable(AccountReceipt),
});
export type EPayView = Shape<typeof EPayView>;

export interface EPayParts extends PayoutParts {
  readonly payouts: Payouts;
  readonly links: Pick<Links<EPayRequest>, 'create'>;
  readonly outbox: Outbox;
}

/** Sends e-mail payment requests, and does as the payees answer. */
export class EPayRequests {
  readonly #parts: EPayParts;

  constructor(parts: EPayParts) {
    this.#parts = parts;
  }

  /** Stores the payee and sends the e-mail. Nothing is paid by that. */
  send(order: PayeeOrder, email: string): Answer<AccountReceipt> {
    const { books, clock, ids, ledger, links, outbox } = this.#parts;
    const { merchant, amount = null } = order;
    const { account, contactId } = order.store();
    const { wallTime: transactedAt, timeZone } = merchantTime(clock.now(), merchant.timeZone);
    const requestId = String(ids.number());
    const subject = { ...order.subject, accountId: account.id, contactId, requestId };
    const link = links.create({
      kind: 'ePay',
      email,
      accountId: account.id,
      contactId,
      order: { merchant, payee: order.payee, amount: order.amount, subject },
      receipt: undefined,
    });
    outbox.send({ kind: 'ePayRequest', to: email, link, ...ePayEmail(order, link) });
    const method = { category: 'EPay', email } as const;
    ledger.add({ ...subject, kind: 'ePayRequest', responseCode: 'Success', method, amount, transactedAt, timeZone });
    const receipt: AccountReceipt = {
      accountId: account.id,
      contactId: contactId === null ? null : String(contactId),
      method: { type: 'EPay', requestId, email },
      transaction: null,
    };
    books.add({
      merchantKey: merchant.key,
      sessionId: subject.sessionId,
      transactionId: null,
      told: (state) => payeeTransaction(receipt, subject, state),
    });
    return { code: 'Success', receipt };
  }

  view(request: EPayRequest): EPayView {
    const { order, email, receipt } = request;
    const { merchant, payee, amount, subject } = order;
    const usable = receipt ? [] : this.#usable(request);
    return {
      kind: 'ePay',
      status: receipt ? 'done' : 'open',
      merchant: { name: merchant.name, phone: merchant.phone },
      payeeName: payeeName(payee),
      email,
      amount: amount ?? null,
      claimNumber: subject.claimNumber,
      bankAccounts: usable.map(({ token, bankAccount, nameOnAccount }) => ({
        ...savedBankAccount(token, bankAccount.masked),
        nameOnAccount,
      })),
      prepaidAccount: receipt ? null : prepaidAccount(this.#accountOf(request)),
      receipt: receipt ?? null,
    };
  }

  /**
   * Pays to the method that the payee chose, or saves it. Once that is done, it is answered again and not done again.
   */
  choose(request: EPayRequest, method: DirectMethod): Answer<AccountReceipt> {
    if (request.receipt) return { code: 'Success', receipt: request.receipt };
    const order = {
      ...request.order,
      bankAccounts: this.#usable(request),
      store: () => ({ account: this.#accountOf(request), contactId: request.contactId }),
    };
    const answer = this.#parts.payouts.carryOut(order, method);
    if (answer.code === 'Success') request.receipt = answer.receipt;
    return answer;
  }

  #usable(request: EPayRequest): readonly UsableBankAccount[] {
    const account = this.#accountOf(request);
    const others = this.#parts.accounts.sameCompany(request.order.merchant.key, account);
    return [account, ...others].flatMap((one) => bankAccountsOf(one));
  }

  /** The account as it is now: it may have changed since the e-mail was sent. */
  #accountOf({ accountId, order }: EPayRequest): PayeeAccount {
    return this.#parts.accounts.find(order.merchant.key, accountId);
  }
}
