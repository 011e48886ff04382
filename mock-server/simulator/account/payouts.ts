import type { DirectMethod } from '../../../src/account/requests.ts';
import type { AccountReceipt, PayeeMethodReceipt } from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import type { Payee } from '../../../src/claims/requests.ts';
import type { Cents } from '../../../src/money.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { ClaimMethod, ClaimSubject, PartyOnlyMethod } from '../claims/claims-ledger.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import { payeeTransaction } from '../claims/claims-transactions.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { accountName, savedBankAccount, type KeptBankAccount, type PayeeAccount } from '../claims/payee-account.ts';
import type { StoredPayee } from '../claims/payee-accounts.ts';
import type { Payment } from '../shared/books.ts';
import { batchOf, merchantTime } from '../shared/clock.ts';
import { readBankNumbers } from '../shared/known-method.ts';
import { firstDecline, hintAt, move, save, type Movable } from '../shared/processor.ts';
import { Refusal } from '../shared/refusal.ts';

export interface PayeeOrder {
  readonly merchant: ClaimsMerchant;
  readonly payee: Payee;
  readonly subject: Omit<ClaimSubject, 'method'>;
  readonly amount: Cents | undefined;
  readonly bankAccounts: readonly UsableBankAccount[];
  /** Stores the details of the payee. Called only after the order is approved. */
  readonly store: () => StoredPayee;
}

export interface UsableBankAccount {
  readonly token: string;
  readonly bankAccount: KeptBankAccount;
  readonly nameOnAccount: string;
}

export function bankAccountsOf(account: PayeeAccount, nameOnAccount = accountName(account)) {
  return [...account.bankAccounts].map(([token, bankAccount]) => ({ token, bankAccount, nameOnAccount }));
}

interface ReadPayeeMethod extends Movable, Pick<KeptBankAccount, 'numbers'> {
  readonly masked: Exclude<ClaimMethod, PartyOnlyMethod | { readonly category: 'EPay' }>;
  readonly nameOnAccount: string;
  /** Null if the method was typed or is not a bank account. */
  readonly token: string | null;
  readonly code: ResponseCode;
}

/** Pays a claim to a payee or saves the method, and enters it in the ledger. A decline stores and moves nothing. */
export function payOut(world: ClaimsWorld, order: PayeeOrder, details: DirectMethod): Answer<AccountReceipt> {
  const { accounts, clock, ids, ledger } = world;
  const { merchant, amount, subject } = order;
  const today = merchantTime(clock.now(), merchant.timeZone);
  const { wallTime: transactedAt, timeZone } = today;
  const method = readMethod(order, details);
  const { masked } = method;
  const row = { ...subject, method: masked, transactedAt, timeZone };
  const entryOf = (tokenId: string | null, transactionId: string | null, batchNumber: string | null) =>
    amount === undefined
      ? ({ kind: 'save', tokenId } as const)
      : ({ kind: 'payment', amount, tokenId, transactionId, batchNumber } as const);

  const decline = firstDecline([
    () => method.code,
    () => (amount === undefined ? save(method) : move(method, 'charge', amount)),
  ]);
  if (decline) {
    const hint = hintAt(decline, 'charge', method, amount ?? 0);
    ledger.add({ ...row, ...hint, responseCode: decline, ...entryOf(null, null, null) });
    return { code: decline };
  }
  const { account, contactId } = order.store();
  const receipt = {
    accountId: account.id,
    contactId: contactId === null ? null : String(contactId),
    method: settle(world, merchant.key, account.id, method, amount ?? 0, transactedAt),
  };
  const tokenId = receipt.method.type === 'ECheck' ? receipt.method.bankAccount.token : null;
  const approved = { ...row, accountId: account.id, contactId, responseCode: 'Success' } as const;
  if (amount === undefined) {
    ledger.add({ ...approved, ...entryOf(tokenId, null, null) });
    return book(world, merchant, subject, { ...receipt, transaction: null }, undefined);
  }
  const transactionId = ids.transactionId();
  ledger.add({ ...approved, ...entryOf(tokenId, transactionId, batchOf(today)) });
  const enter: Payment['enter'] = (reversal) => {
    ledger.add({ ...approved, ...reversal });
    if (reversal.responseCode === 'Success' && masked.category === 'PrepaidAccount')
      accounts.addToPrepaid(merchant.key, account.id, -reversal.amount);
  };
  const payment = { transactionId, method, paid: amount, simulated: amount, enter };
  const transaction = { transactionId, transactedAt, zoneCode: timeZone, timeZone: today.zoneName, amount };
  return book(world, merchant, subject, { ...receipt, transaction }, payment);
}

export function book(
  { books }: ClaimsWorld,
  { key: merchantKey }: ClaimsMerchant,
  subject: PayeeOrder['subject'],
  receipt: AccountReceipt,
  payment: Payment | undefined,
): Answer<AccountReceipt> {
  const { sessionId } = subject;
  books.add({ merchantKey, sessionId, payment, describe: (state) => payeeTransaction(receipt, subject, state) });
  return { code: 'Success', receipt };
}

function settle(
  { accounts }: ClaimsWorld,
  merchantKey: string,
  accountId: number,
  { masked, codes, numbers, nameOnAccount, token: known }: ReadPayeeMethod,
  amount: Cents,
  savedAt: WallTime,
): PayeeMethodReceipt {
  if (masked.category === 'PrepaidAccount')
    return { type: 'PrepaidAccount', balance: accounts.addToPrepaid(merchantKey, accountId, amount) };
  const token = known ?? accounts.keepBankAccount(merchantKey, accountId, { masked, codes, numbers, savedAt });
  return { type: 'ECheck', bankAccount: savedBankAccount(token, masked), nameOnAccount };
}

function readMethod({ payee, bankAccounts }: PayeeOrder, details: DirectMethod): ReadPayeeMethod {
  const own = { nameOnAccount: payeeName(payee), token: null };
  switch (details.type) {
    case 'bankAccount':
      return { ...own, ...readBankNumbers(details) };
    case 'prepaidAccount':
      return { ...own, masked: { category: 'PrepaidAccount' }, codes: {}, code: 'Success' };
    case 'savedBankAccount': {
      const found = bankAccounts.find(({ token }) => token === details.token);
      if (!found) throw new Refusal('TokenNotFound', 'The payee has no saved bank account with this token.', 'token');
      const { bankAccount, ...named } = found;
      return { ...named, ...bankAccount, code: 'Success' };
    }
  }
}
