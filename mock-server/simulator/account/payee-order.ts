import { payeeName } from '../../../src/claims/payee.ts';
import type { Payee } from '../../../src/claims/requests.ts';
import type { Cents } from '../../../src/money.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { DirectMethod } from '../../../src/account/requests.ts';
import { readBankNumbers } from '../shared/known-method.ts';
import type { Movable } from '../shared/processor.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ClaimMethod, ClaimSubject, PartyOnlyMethod } from '../claims/claims-ledger.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import { accountName, type PayeeAccount, type KeptBankAccount } from '../claims/payee-account.ts';
import type { StoredPayee } from '../claims/payee-accounts.ts';

/** The task for a payee: a claim paid, or a method saved. */
export interface PayeeOrder {
  readonly merchant: ClaimsMerchant;
  readonly payee: Payee;
  readonly subject: Omit<ClaimSubject, 'method'>;
  /** Absent where a method is saved. */
  readonly amount: Cents | undefined;
  /** The saved bank accounts that the payee may name. */
  readonly bankAccounts: readonly UsableBankAccount[];
  /** Stores the details of the payee. Called once the order is approved, and never before. */
  readonly store: () => StoredPayee;
}

/** A saved bank account that a payee may name. */
export interface UsableBankAccount {
  readonly token: string;
  readonly bankAccount: KeptBankAccount;
  readonly nameOnAccount: string;
}

export function bankAccountsOf(
  account: PayeeAccount,
  nameOnAccount = accountName(account),
): readonly UsableBankAccount[] {
  return [...account.bankAccounts].map(([token, bankAccount]) => ({ token, bankAccount, nameOnAccount }));
}

/** A method as far as it is known before anything is stored. */
export interface ReadPayeeMethod extends Movable {
  readonly masked: Exclude<ClaimMethod, PartyOnlyMethod | { readonly category: 'EPay' }>;
  readonly nameOnAccount: string;
  /** Null where the method is typed, or is no bank account. */
  readonly token: string | null;
  /** Success, or the decline that the processor never needs to be asked for. */
  readonly code: ResponseCode;
}

export function readPayeeMethod({ payee, bankAccounts }: PayeeOrder, details: DirectMethod): ReadPayeeMethod {
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
