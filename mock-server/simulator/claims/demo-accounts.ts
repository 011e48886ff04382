import file from './demo-accounts.json' with { type: 'json' };
import type { PayeeAccount } from './payee-account.ts';

/** An account that every claims merchant of the sandbox has, so that a page can be tried without creating one first. */
export interface DemoAccount {
  readonly about: string;
  readonly account: PayeeAccount;
}

/** Names and telephone numbers are invented. The file has bank accounts as pairs of token and account. */
export const demoAccounts = (file as unknown as readonly DemoAccount[]).map(({ about, account }): DemoAccount => {
  return { about, account: { ...account, bankAccounts: new Map(account.bankAccounts) } };
});
