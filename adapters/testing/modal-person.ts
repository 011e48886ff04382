import type { Catalogue } from '../../src/messages/translate.ts';
import { Controls } from './controls.ts';
import type { TestActions } from './test-actions.ts';

/** Uses a modal in a test, and finds everything by its accessible name. */
export abstract class ModalPerson<Key extends string> {
  /** @ignore */
  protected readonly controls: Controls<Key | 'close'>;

  protected constructor(actions: TestActions, texts: Catalogue<Key | 'close'>) {
    this.controls = new Controls(actions, texts);
  }

  /** Closes the last screen. */
  async close(): Promise<void> {
    await this.controls.press('close');
  }
}

type FormKey =
  | ('review.button' | 'pay.button' | 'save.button' | 'accountType.Checking')
  | ('routingNumber.label' | 'accountNumber.label' | 'repeatedNumber.label');

/** Uses a modal with a form that is reviewed, and paid or saved. */
export abstract class FormPerson<Key extends string> extends ModalPerson<Key | FormKey> {
  /** Goes on from the form to the review. */
  async review(): Promise<void> {
    await this.controls.press('review.button');
  }

  /** Pays what is under review. */
  async pay(): Promise<void> {
    await this.controls.press('pay.button');
  }

  /** Saves the method, if nothing is paid. */
  async save(): Promise<void> {
    await this.controls.press('save.button');
  }

  /** @ignore */
  protected async typeCheckingAccount({ routingNumber, accountNumber }: BankAccount): Promise<void> {
    await this.controls.choose('accountType.Checking');
    await this.controls.type('routingNumber.label', routingNumber);
    await this.controls.type('accountNumber.label', accountNumber);
    await this.controls.type('repeatedNumber.label', accountNumber);
  }
}

/** A bank account that every test service accepts, as a person types it. */
export const testAccount = { routingNumber: '021000021', accountNumber: '000123456789' };
export type BankAccount = typeof testAccount;
