import type { Catalogue } from '../../src/messages/translate.ts';
import { paymentEn, type PaymentMessageKey } from '../../src/payment/payment.en.ts';
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
  readonly #hands: Hands;
  readonly #texts: Catalogue<PaymentMessageKey>;

  /** @param texts The texts of the modal's language: `paymentEs` for Spanish. */
  constructor(hands: Hands, texts: Catalogue<PaymentMessageKey> = paymentEn) {
    this.#hands = hands;
    this.#texts = texts;
  }

  /** Chooses how to pay, where the page leaves it to the payer. */
  async choose(category: 'CreditCard' | 'ECheck'): Promise<void> {
    await this.#hands.choose(this.#named(`method.${category}`));
  }

  async typeCard(changes: Partial<typeof testCard> = {}): Promise<void> {
    const card = { ...testCard, ...changes };
    await this.#type('cardNumber.label', card.number);
    await this.#type('expiration.label', card.expiration);
    await this.#type('securityCode.label', card.securityCode);
    await this.#type('nameOnCard.label', card.name);
    await this.#type('zip.label', card.zip);
  }

  /** Chooses a checking account, and types its numbers. */
  async typeBankAccount(changes: Partial<typeof testAccount> = {}): Promise<void> {
    const account = { ...testAccount, ...changes };
    await this.#hands.choose(this.#named('accountType.Checking'));
    await this.#type('routingNumber.label', account.routingNumber);
    await this.#type('accountNumber.label', account.accountNumber);
    await this.#type('repeatedNumber.label', account.accountNumber);
    await this.#type('nameOnAccount.label', account.name);
  }

  /** Goes on from the form to the review. */
  async review(): Promise<void> {
    await this.#press('review.button');
  }

  /** Pays what is under review. */
  async pay(): Promise<void> {
    await this.#press('pay.button');
  }

  /** Saves the method, where nothing is paid. */
  async save(): Promise<void> {
    await this.#press('save.button');
  }

  async close(): Promise<void> {
    await this.#press('close');
  }

  async #type(label: PaymentMessageKey, text: string): Promise<void> {
    await this.#hands.type(this.#texts[label], text);
  }

  async #press(button: PaymentMessageKey): Promise<void> {
    await this.#hands.press(this.#named(button));
  }

  /** What begins with a text, in which an amount may stand for its name. */
  #named(key: PaymentMessageKey): RegExp {
    return new RegExp(`^${this.#texts[key].replace(/\{\w+\}/g, '\\$[\\d.,]+')}`);
  }
}
