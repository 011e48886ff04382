import { accountEn, type AccountMessageKey } from '../../src/account/account.en.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { Controls } from './controls.ts';
import type { Hands } from './hands.ts';

/** A bank account that every test service takes, as a person types it. */
const testAccount = { routingNumber: '021000021', accountNumber: '000123456789' };

/**
 * Somebody who uses `<claims-account>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const payee = new AccountPerson(withPlaywright(page));
 * await payee.typeBankAccount();
 * await payee.review();
 * await payee.pay();
 * ```
 */
export class AccountPerson {
  readonly #controls: Controls<AccountMessageKey>;

  /** @param texts The texts of the modal's language: `accountEs` for Spanish. */
  constructor(hands: Hands, texts: Catalogue<AccountMessageKey> = accountEn) {
    this.#controls = new Controls(hands, texts);
  }

  /** Chooses a bank account that is not saved yet, a checking account, and types its numbers. */
  async typeBankAccount(changes: Partial<typeof testAccount> = {}): Promise<void> {
    const { routingNumber, accountNumber } = { ...testAccount, ...changes };
    // A saved account of an unknown bank begins with the same words, and stands first.
    await this.#controls.chooseExactly('method.anotherBankAccount', 'method.bankAccount');
    await this.#controls.choose('accountType.Checking');
    await this.#controls.type('routingNumber.label', routingNumber);
    await this.#controls.type('accountNumber.label', accountNumber);
    await this.#controls.type('repeatedNumber.label', accountNumber);
  }

  /** Chooses a bank account that is saved, by its last four digits. */
  async chooseSavedAccount(lastFourDigits: string): Promise<void> {
    await this.#controls.chooseWith(lastFourDigits);
  }

  /** Chooses the prepaid account, or a new one. */
  async choosePrepaidAccount(): Promise<void> {
    await this.#controls.choose('method.prepaidAccount', 'method.newPrepaidAccount');
  }

  /** Leaves the choice to the payee, who is asked by e-mail, and says where; where nothing is said, as it is filled in. */
  async askByEmail(email?: string): Promise<void> {
    await this.#controls.choose('method.ePay');
    if (email !== undefined) await this.#controls.type('ePayEmail.label', email);
  }

  /** Goes on from the form to the review, of a payment or of a request. */
  async review(): Promise<void> {
    await this.#controls.press('review.button');
  }

  /** Pays what is under review. */
  async pay(): Promise<void> {
    await this.#controls.press('pay.button');
  }

  /** Saves the method, where nothing is paid. */
  async save(): Promise<void> {
    await this.#controls.press('save.button');
  }

  /** Sends the request by e-mail. */
  async send(): Promise<void> {
    await this.#controls.press('request.button');
  }

  async close(): Promise<void> {
    await this.#controls.press('close');
  }
}
