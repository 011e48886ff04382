import { accountEn, type AccountMessageKey } from '../../src/account/account.en.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import type { TestActions } from './test-actions.ts';
import { FormPerson, testAccount, type BankAccount } from './modal-person.ts';

/**
 * Uses `<claims-account>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const payee = new AccountPerson(withPlaywright(page));
 * await payee.typeBankAccount();
 * await payee.review();
 * await payee.pay();
 * ```
 */
export class AccountPerson extends FormPerson<AccountMessageKey> {
  /** @param texts The texts of the modal's language: `(await loadAccountMessages('es')).catalogue` for Spanish. */
  constructor(actions: TestActions, texts: Catalogue<AccountMessageKey> = accountEn) {
    super(actions, texts);
  }

  /** Chooses a bank account that is not saved yet, a checking account, and types its numbers. */
  async typeBankAccount(changes: Partial<BankAccount> = {}): Promise<void> {
    // A saved account of an unknown bank begins with the same words, and is listed first.
    await this.controls.chooseExactly('method.anotherBankAccount', 'method.bankAccount');
    await this.typeCheckingAccount({ ...testAccount, ...changes });
  }

  /** Chooses a bank account that is saved, by its last four digits. */
  async chooseSavedAccount(lastFourDigits: string): Promise<void> {
    await this.controls.chooseWith(lastFourDigits);
  }

  /** Chooses the prepaid account, or a new one. */
  async choosePrepaidAccount(): Promise<void> {
    await this.controls.choose('method.prepaidAccount', 'method.newPrepaidAccount');
  }

  /** Chooses the e-mail in which the payee chooses a method. Without an address, keeps the one that is filled in. */
  async askByEmail(email?: string): Promise<void> {
    await this.controls.choose('method.ePay');
    if (email !== undefined) await this.controls.type('ePayEmail.label', email);
  }

  /** Sends the request by e-mail. */
  async send(): Promise<void> {
    await this.controls.press('request.button');
  }
}
