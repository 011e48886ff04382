import type { Catalogue } from '../../src/messages/translate.ts';
import { paymentEn, type PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { TestActions } from './test-actions.ts';
import { FormPerson, testAccount } from './modal-person.ts';

/** A card that every test service accepts, as a person types it. */
const testCard = {
  number: '4111 1111 1111 1111',
  expiration: '12/39',
  securityCode: '123',
  name: 'Jordan Rivera',
  zip: '10001',
};

const testPayerAccount = { ...testAccount, name: testCard.name };

/**
 * Uses `<portal-payment>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const payer = new PaymentPerson(withPlaywright(page));
 * await payer.typeCard();
 * await payer.review();
 * await payer.pay();
 * ```
 */
export class PaymentPerson extends FormPerson<PaymentMessageKey> {
  /** @param texts The texts of the modal's language: `(await loadPaymentMessages('es')).catalogue` for Spanish. */
  constructor(actions: TestActions, texts: Catalogue<PaymentMessageKey> = paymentEn) {
    super(actions, texts);
  }

  /** Chooses how to pay, if the page leaves it to the payer. */
  async choose(category: 'CreditCard' | 'ECheck'): Promise<void> {
    await this.controls.choose(`method.${category}`);
  }

  async typeCard(changes: Partial<typeof testCard> = {}): Promise<void> {
    const card = { ...testCard, ...changes };
    await this.controls.type('cardNumber.label', card.number);
    await this.controls.type('expiration.label', card.expiration);
    await this.controls.type('securityCode.label', card.securityCode);
    await this.controls.type('nameOnCard.label', card.name);
    await this.controls.type('zip.label', card.zip);
  }

  /** Chooses a checking account, and types its numbers. */
  async typeBankAccount(changes: Partial<typeof testPayerAccount> = {}): Promise<void> {
    const account = { ...testPayerAccount, ...changes };
    await this.typeCheckingAccount(account);
    await this.controls.type('nameOnAccount.label', account.name);
  }
}
