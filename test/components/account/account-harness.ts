import { accountLater } from '../../../components/claims-account/account-later.ts';
import '../../../components/define/claims-account.ts';
import type { ClaimsAccount } from '../../../components/claims-account/claims-account.ts';
import { accountEventCodes, type AccountEventDetails } from '../../../src/account/account-events.ts';
import { accountEn } from '../../../src/account/account.en.ts';
import { catalogue as accountEs } from '../../../src/account/account.es.ts';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountSession } from '../../../src/account/wire.ts';
import { account, accountPayment, accountSave, companyDetails, individualDetails } from './account-samples.ts';
import { FakeAccountService } from './fake-account-service.ts';
import { Person, type ModalSettings } from '../person.ts';
import { spanishOf } from '../spanish.ts';

export interface AccountSettings extends ModalSettings {
  /** The account that the service knows. Details from the page replace the payee's. */
  readonly session?: Partial<AccountSession>;
}

const spanish = spanishOf(accountEn, accountEs);

/** Who is paid where a test says nothing of it: a person, whose account is new. */
export const toPerson = { IndividualDetails: individualDetails } as const satisfies AccountOptionObject;
/** A company, whose account is new. */
export const toCompany = { CompanyDetails: companyDetails } as const satisfies AccountOptionObject;
/** The payee that the service knows under this id. */
export const toStored = { AccountId: '1001' } as const satisfies AccountOptionObject;

/** The element on a page with one button, which has the focus. */
export async function setupAccount(settings: AccountSettings = {}): Promise<AccountHarness> {
  const element = document.createElement('claims-account');
  const service = new FakeAccountService();
  service.session = { ...service.session, ...settings.session };
  const opener = 'Pay the claim';
  const modal = new AccountHarness({ element, service, codes: accountEventCodes, spanish, opener, settings });
  await element.updateComplete;
  // Their time of arrival must not matter.
  await accountLater.load();
  return modal;
}

/** The element with its form on the screen, to pay a claim. */
export async function openPayment(options: AccountOptionObject = toPerson, settings: AccountSettings = {}) {
  const modal = await setupAccount(settings);
  await modal.pay(options);
  return modal;
}

/** The element with its form on the screen, to save a method. */
export async function openSave(options: AccountOptionObject = toPerson, settings: AccountSettings = {}) {
  const modal = await setupAccount(settings);
  await modal.save(options);
  return modal;
}

/** A payment to a bank account, filled in and under review. */
export async function openReview(options: AccountOptionObject = toPerson, settings: AccountSettings = {}) {
  const modal = await openPayment(options, settings);
  await modal.fillAccount();
  await modal.review();
  return modal;
}

/** A request by e-mail for a payment, under review. */
export async function openRequest(options: AccountOptionObject = toPerson, settings: AccountSettings = {}) {
  const modal = await openPayment({ ...options, EPayAllowed: true }, settings);
  await modal.choose(ePay);
  await modal.reviewRequest();
  return modal;
}

/** The choice to ask the payee by e-mail. */
export const ePay = 'Let the payee choose, by email';

/** Uses `<claims-account>` the way a person and a page do. */
export class AccountHarness extends Person<AccountEventDetails, ClaimsAccount, FakeAccountService> {
  /** Calls `openAccount` for a payment and waits for the form. */
  async pay(options: AccountOptionObject = toPerson): Promise<void> {
    this.element.openAccount({ ...accountPayment, ...options });
    await this.showsForm();
  }

  /** Calls `openAccount` for a method to be saved and waits for the form. */
  async save(options: AccountOptionObject = toPerson): Promise<void> {
    this.element.openAccount({ ...accountSave, ...options });
    await this.showsForm();
  }

  /** Chooses a checking account and fills in its fields. */
  async fillAccount(changes: Partial<Record<keyof typeof account, string>> = {}): Promise<void> {
    await this.choose('Checking');
    await this.fillAll({ ...account, ...changes });
  }

  /** Goes on to the review of a request by e-mail. */
  async reviewRequest(): Promise<void> {
    await this.goOn('Review payment request', 'Send payment request');
  }

  /** Sends the request by e-mail, and waits for the confirmation. */
  async sendNow(): Promise<void> {
    await this.press('Send payment request');
    await this.shows('Payment request sent');
  }

  /** The submission, of which there must be exactly one. */
  get submission(): AccountSubmission {
    const [[, , submission] = [], ...others] = this.service.callsOf('submit');
    if (!submission || others.length > 0) throw new Error(`There were ${others.length} submissions more.`);
    return submission;
  }
}
