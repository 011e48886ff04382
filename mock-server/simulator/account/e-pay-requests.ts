import * as v from 'valibot';
import type { DirectMethod } from '../../../src/account/requests.ts';
import { AccountReceipt, PrepaidAccount, SavedBankAccount } from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import { ClaimsMerchant } from '../../../src/claims/wire.ts';
import { Amount, Cents, type Shape } from '../../../src/http/wire.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { prepaidAccount, savedBankAccount, type PayeeAccount } from '../claims/payee-account.ts';
import { merchantTime } from '../shared/clock.ts';
import { inEveryLanguage } from '../shared/email-texts.ts';
import { maskedName } from '../shared/masked-name.ts';
import { bankAccountsOf, book, payOut, type PayeeOrder, type UsableBankAccount } from './payouts.ts';

export interface EPayRequest {
  readonly kind: 'ePay';
  readonly email: string;
  readonly accountId: number;
  readonly contactId: number | null;
  readonly order: Omit<PayeeOrder, 'bankAccounts' | 'store'>;
  receipt: AccountReceipt | undefined;
}

/** The view of the payee who opens the link. */
export const EPayView = v.object({
  kind: v.literal('ePay'),
  status: v.picklist(['open', 'done']),
  merchant: ClaimsMerchant,
  payeeName: v.string(),
  email: v.string(),
  /** Null if the method is only saved. */
  amount: v.nullable(Amount),
  claimNumber: v.nullable(v.string()),
  /** While the request is open: the payee's accounts, then those of other companies with its tax id. */
  bankAccounts: v.array(v.object({ ...SavedBankAccount.entries, nameOnAccount: v.string() })),
  /** While the request is open: the payee's prepaid account, if there is one. */
  prepaidAccount: v.nullable(PrepaidAccount),
  /** The receipt; null until a method is accepted. */
  receipt: v.nullable(AccountReceipt),
  /** The amount taken back of the payment, in cents. */
  returned: Cents,
});
export type EPayView = Shape<typeof EPayView>;

/** Stores the payee and sends the e-mail. Nothing is paid yet. */
export function sendEPayRequest(world: ClaimsWorld, order: PayeeOrder, email: string): Answer<AccountReceipt> {
  const { clock, ids, ledger, links, outbox } = world;
  const { merchant, amount = null } = order;
  const { account, contactId } = order.store();
  const { wallTime: transactedAt, timeZone } = merchantTime(clock.now(), merchant.timeZone);
  const requestId = String(ids.number());
  const subject = { ...order.subject, accountId: account.id, contactId, requestId };
  const request: EPayRequest = {
    ...{ kind: 'ePay', email, accountId: account.id, contactId },
    order: { merchant, payee: order.payee, amount: order.amount, subject },
    receipt: undefined,
  };
  const link = links.create(request);
  outbox.send({ kind: 'ePayRequest', to: email, link, ...ePayEmail(order, link) });
  const method = { category: 'EPay', email } as const;
  ledger.add({ ...subject, kind: 'ePayRequest', responseCode: 'Success', method, amount, transactedAt, timeZone });
  const receipt = {
    accountId: account.id,
    contactId: contactId === null ? null : String(contactId),
    method: { type: 'EPay', requestId, email } as const,
    transaction: null,
  };
  return book(world, merchant, subject, receipt, undefined);
}

export function ePayView(world: ClaimsWorld, request: EPayRequest): EPayView {
  const { order, email, receipt } = request;
  const { merchant, payee, amount, subject } = order;
  const usable = receipt ? [] : usableAccounts(world, request);
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
    prepaidAccount: receipt ? null : prepaidAccount(accountOf(world, request)),
    receipt: receipt ?? null,
    returned: world.books.refunded(receipt?.transaction?.transactionId),
  };
}

/** Pays to the chosen method or saves it. A later choice has no effect and gets the same answer. */
export function chooseMethod(world: ClaimsWorld, request: EPayRequest, method: DirectMethod): Answer<AccountReceipt> {
  if (request.receipt) return { code: 'Success', receipt: request.receipt };
  const order = {
    ...request.order,
    bankAccounts: usableAccounts(world, request),
    store: () => ({ account: accountOf(world, request), contactId: request.contactId }),
  };
  const answer = payOut(world, order, method);
  if (answer.code === 'Success') request.receipt = answer.receipt;
  return answer;
}

function usableAccounts(world: ClaimsWorld, request: EPayRequest): readonly UsableBankAccount[] {
  const account = accountOf(world, request);
  const others = world.accounts.sameCompany(request.order.merchant.key, account);
  return [account, ...others].flatMap((one) => bankAccountsOf(one));
}

/** The current account: it may have changed since the e-mail was sent. */
function accountOf({ accounts }: ClaimsWorld, { accountId, order }: EPayRequest): PayeeAccount {
  return accounts.find(order.merchant.key, accountId);
}

function ePayEmail({ merchant, payee, amount, subject: { claimNumber } }: PayeeOrder, path: string) {
  return inEveryLanguage(path, ({ t, money }, link) => {
    const values = { merchant: merchant.name, phone: merchant.phone, claim: claimNumber ?? '' };
    const what =
      amount === undefined
        ? t(claimNumber === null ? 'ePay.saveText' : 'ePay.saveClaimText', values)
        : t(claimNumber === null ? 'ePay.text' : 'ePay.claimText', { ...values, amount: money(amount) });
    const greeting = t('greeting', { name: maskedName(payeeName(payee)) });
    return {
      subject: t(amount === undefined ? 'ePay.saveSubject' : 'ePay.subject'),
      paragraphs: [greeting, `${what} ${t('ePay.link')}`, link, t('help', values)],
    };
  });
}
