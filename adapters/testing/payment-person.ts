import type { Catalogue } from '../../src/messages/translate.ts';
import { paymentEn, type PaymentMessageKey } from '../../src/payment/payment.en.ts';
import { Controls } from './controls.ts';
import type { Hands } from './hands.ts';

/** A card that every test service takes, as a person types it. */
const testCard = {
  number: '4111 1111 1111 1111',
  expiration: '12/39',
  securityCode: '123',
  name: 'Jordan Rivera',
  zip: '10001',
};

/** A bank account that every test service takes, as a person types it. */
const testAccount = { routingNumber: '021000021', accountNumber: '000123456789', name: 'Jordan Rivera' };

/**
 * Somebody who uses `<portal-payment>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const payer = new PaymentPerson(withPlaywright(page));
 * await payer.typeCard();
 * await payer.review();
 * await payer.pay();
 * ```
 */
export class PaymentPerson {
  readonly #controls: Controls<PaymentMessageKey>;

  /** @param texts The texts of the modal's language: `paymentEs` for Spanish. */
  constructor(hands: Hands, texts: Catalogue<PaymentMessageKey> = paymentEn) {
    this.#controls = new Controls(hands, texts);
  }

  /** Chooses how to pay, where the page leaves it to the payer. */
  async choose(category: 'CreditCard' | 'ECheck'): Promise<void> {
    await this.#controls.choose(`method.${category}`);
  }

  async typeCard(changes: Partial<typeof testCard> = {}): Promise<void> {
    const card = { ...testCard, ...changes };
    await this.#controls.type('cardNumber.label', card.number);
    await this.#controls.type('expiration.label', card.expiration);
    await this.#controls.type('securityCode.label', card.securityCode);
    await this.#controls.type('nameOnCard.label', card.name);
    await this.#controls.type('zip.label', card.zip);
  }

  /** Chooses a checking account, and types its numbers. */
  async typeBankAccount(changes: Partial<typeof testAccount> = {}): Promise<void> {
    const account = { ...testAccount, ...changes };
    await this.#controls.choose('accountType.Checking');
    await this.#controls.type('routingNumber.label', account.routingNumber);
    await this.#controls.type('accountNumber.label', account.accountNumber);
    await this.#controls.type('repeatedNumber.label', account.accountNumber);
    await this.#controls.type('nameOnAccount.label', account.name);
  }

  /** Goes on from the form to the review. */
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

  async close(): Promise<void> {
    await this.#controls.press('close');
  }
}
