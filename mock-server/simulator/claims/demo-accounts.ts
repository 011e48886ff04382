import file from './demo-accounts.json' with { type: 'json' };
import type { KeptBankAccount, PayeeAccount } from './payee-account.ts';

/** An account that every claims merchant of the sandbox has, so that a page can be tried without creating one first. */
export interface DemoAccount {
  readonly about: string;
  readonly account: PayeeAccount;
}

interface Row {
  readonly about: string;
  readonly account: PayeeAccount & { readonly bankAccounts: Iterable<readonly [string, KeptBankAccount]> };
}

/** Names and telephone numbers are invented. */
export const demoAccounts = (file as unknown as readonly Row[]).map(({ about, account }): DemoAccount => {
  return { about, account: { ...account, bankAccounts: new Map(account.bankAccounts) } };
});
