import { accountLater } from '../../../components/claims-account/account-later.ts';
import '../../../components/define/claims-account.ts';
import type { ClaimsAccount } from '../../../components/claims-account/claims-account.ts';
import { accountEventCodes, type AccountEventDetails } from '../../../src/account/account-events.ts';
import { accountEn } from '../../../src/account/account.en.ts';
import { loadAccountMessages } from '../../../src/account/account-messages.ts';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountSession } from '../../../src/account/wire.ts';
import { account, accountPayment, accountSave, companyDetails, individualDetails } from './account-samples.ts';
import { FakeAccountService } from './fake-account-service.ts';
import { ready } from '../framed.ts';
import { Person, walk, type ModalSettings } from '../person.ts';
import { spanishOf } from '../spanish.ts';

export interface AccountSettings extends ModalSettings {
  /** The account that the service knows. Details from the page replace the payee's. */
  readonly session?: Partial<AccountSession>;
}

const spanish = spanishOf(accountEn, (await loadAccountMessages('es')).catalogue);

export const toPerson = { IndividualDetails: individualDetails } as const satisfies AccountOptionObject;
export const toCompany = { CompanyDetails: companyDetails } as const satisfies AccountOptionObject;
export const toStored = { AccountId: '1001' } as const satisfies AccountOptionObject;

export async function setupAccount(settings: AccountSettings = {}): Promise<AccountHarness> {
  const element = document.createElement('claims-account');
  const service = new FakeAccountService();
  service.session = { ...service.session, ...settings.session };
  const opener = 'Pay the claim';
  const modal = new AccountHarness({ element, service, codes: accountEventCodes, spanish, opener, settings });
  await ready(element);
  // Loaded first, because the time of their arrival must not matter.
  await accountLater.load();
  return modal;
}

export const ePay = 'Let the payee choose, by email';

export const openPayment = (options?: AccountOptionObject, settings?: AccountSettings) =>
  walk(setupAccount, (modal) => modal.pay(options))(settings);
export const openSave = (options?: AccountOptionObject, settings?: AccountSettings) =>
  walk(setupAccount, (modal) => modal.save(options))(settings);
export const openReview = walk(
  openPayment,
  (modal) => modal.fillAccount(),
  (modal) => modal.review(),
);
export const askByEmail = walk(
  (options: AccountOptionObject = toPerson, settings?: AccountSettings) =>
    openPayment({ ...options, EPayAllowed: true }, settings),
  (modal) => modal.choose(ePay),
);
export const openRequest = walk(askByEmail, (modal) => modal.reviewRequest());

export class AccountHarness extends Person<AccountEventDetails, ClaimsAccount, FakeAccountService> {
  async pay(options: AccountOptionObject = toPerson): Promise<void> {
    this.element.openAccount({ ...accountPayment, ...options });
    await this.showsForm();
  }

  async save(options: AccountOptionObject = toPerson): Promise<void> {
    this.element.openAccount({ ...accountSave, ...options });
    await this.showsForm();
  }

  async fillAccount(changes: Partial<Record<keyof typeof account, string>> = {}): Promise<void> {
    await this.choose('Checking');
    await this.fillAll({ ...account, ...changes });
  }

  async reviewRequest(): Promise<void> {
    await this.goOn('Review payment request', 'Send payment request');
  }

  async sendNow(): Promise<void> {
    await this.press('Send payment request');
    await this.shows('Payment request sent');
  }

  get submission(): AccountSubmission {
    return this.service.onlyGiven('submit')[2];
  }
}
