import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const card = {
  'Card number': '4111 1111 1111 1111',
  'Expiration date': '1230',
  'Security code': '123',
  'Name on card': 'Jordan Rivera',
  'Billing ZIP code': '10001',
};

export const bankNumbers = {
  'Routing number': '021000021',
  'Account number': '000123456789',
  'Confirm account number': '000123456789',
};

/** Uses the modal as a person does: finds elements by their names, and types. */
export class Modal {
  readonly page: Page;
  readonly dialog: Locator;
  readonly #place: Page | FrameLocator;

  /** @param place The document that it is shown by. */
  constructor(page: Page, place: Page | FrameLocator = page, dialog = place.getByRole('dialog').first()) {
    this.page = page;
    this.#place = place;
    this.dialog = dialog;
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  answer(name: string): Locator {
    return this.#place.getByRole('alertdialog').getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.dialog.getByRole('heading', { name, exact: true });
  }

  async type(name: string, text: string): Promise<void> {
    const field = this.field(name);
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  }

  async typeCard(number = card['Card number']): Promise<void> {
    await this.#typeAll({ ...card, 'Card number': number });
  }

  async typeBankNumbers(number = bankNumbers['Account number']): Promise<void> {
    await this.dialog.getByRole('radio', { name: 'Checking' }).check();
    await this.#typeAll({ ...bankNumbers, 'Account number': number, 'Confirm account number': number });
  }

  async review(): Promise<void> {
    await this.button('Review payment').click();
    await expect(this.heading('Review your payment')).toBeVisible();
  }

  async pay(total: string): Promise<void> {
    await this.button(`Pay ${total}`).click();
  }

  async reviewAndPay(total = '$110.48'): Promise<void> {
    await this.review();
    await this.pay(total);
  }

  /** Pays with a card that the browser fills in at once. */
  async payByCard(total?: string): Promise<void> {
    for (const [name, text] of Object.entries(card)) await this.field(name).fill(text);
    await this.reviewAndPay(total);
  }

  async #typeAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.type(name, text);
  }

  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  async close(): Promise<void> {
    await this.button('Close').first().click();
    await expect(this.dialog).toBeHidden();
  }
}
