import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import type { AccountSession } from '../../../src/account/wire.ts';
import { choose, fill, holds, press, walk } from '../person.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { operationStates, type Reach } from '../suites/operation-states.ts';
import { payeePayment } from './account-cases.ts';
import {
  ePay,
  openPayment,
  openRequest,
  openReview,
  openSave,
  setupAccount,
  toCompany,
  toPerson,
  toStored,
  type AccountHarness,
  type AccountSettings,
} from './account-harness.ts';
import { refused } from '../scripted-service.ts';
import { accountPayment, companyDetails, contactDetails, savedAccount, storedCompany } from './account-samples.ts';

const stored = {
  payee: storedCompany,
  bankAccounts: [savedAccount, { ...savedAccount, token: 'ACC-2', bankName: null, lastFourDigits: '8765' }],
  prepaidAccount: { balance: 2_500 },
} as const;

const withEPay = { ...toPerson, EPayAllowed: true } as const;

const paying = (options?: AccountOptionObject, session?: Partial<AccountSession>) => (settings: AccountSettings) =>
  openPayment(options, { ...(session && { session }), ...settings });
const saving = (options?: AccountOptionObject) => (settings: AccountSettings) => openSave(options, settings);
const reviewing = (options?: AccountOptionObject) => (settings: AccountSettings) => openReview(options, settings);
const requesting = (settings: AccountSettings) => openRequest(toPerson, settings);

const hold = holds('submit');
const fillAccount = (modal: AccountHarness) => modal.fillAccount();
const review = (modal: AccountHarness) => modal.review();

const wrongCompany = { ...companyDetails, Zip: '0610', ContactDetails: { ...contactDetails, Email: 'pat' } };

export const states: Readonly<Record<string, Reach<AccountSettings>>> = {
  ...operationStates(payeePayment),
  'when an option is refused': async (settings) => {
    const modal = await setupAccount(settings);
    modal.service.script('open', refused('AccountUnknown', 'accountId'));
    modal.element.openAccount({ ...accountPayment, ...toStored });
    await modal.shows('We can’t start this payment');
    return modal;
  },
  'with the form for a person': paying(withEPay),
  'with the form for a company that the service knows': walk(
    paying({ ...toStored, EPayAllowed: true }, stored),
    choose('Another bank account'),
    fill('Routing number', '021000021'),
    (modal) => modal.showsBank('JPMorgan Chase Bank'),
  ),
  'with a saved account': paying(toStored, stored),
  'with a prepaid account that is new': walk(paying(), choose('New prepaid account')),
  'with the form for a request by e-mail': walk(paying(withEPay), choose(ePay)),
  'with the details of a person to be corrected': walk(paying(), press('Correct these details')),
  'with the details of a company to be corrected': walk(paying(toCompany), press('Correct these details'), (modal) =>
    modal.fillAndLeave('Phone number', 'home'),
  ),
  'with errors in the form for a bank account': walk(paying(), press('Review payment')),
  'with errors in the details': walk(
    paying({ CompanyDetails: wrongCompany, EPayAllowed: true }),
    choose(ePay),
    press('Review payment request'),
  ),
  'with the review of a payment to a bank account': reviewing(toCompany),
  'with the review of a payment to a prepaid account': walk(
    paying(toPerson, { prepaidAccount: { balance: 2_500 } }),
    choose('Prepaid account'),
    review,
  ),
  'with the review of a request by e-mail': requesting,
  'while the request is on its way': walk(requesting, hold, press('Send payment request')),
  'when a number is declined': walk(reviewing(), (modal) =>
    submitInVain(payeePayment, modal, { code: 'InvalidAccountNumber' }),
  ),
  'when the payment to a prepaid account is complete': walk(paying(), choose('New prepaid account'), review, (modal) =>
    modal.payNow(),
  ),
  'when the request is sent': walk(requesting, (modal) => modal.sendNow()),
  'with the form to save a bank account': (settings) =>
    openSave({ ...toStored, EPayAllowed: true }, { session: stored, ...settings }),
  'with the form to send a request without a payment': walk(saving({ ...toCompany, EPayAllowed: true }), choose(ePay)),
  'while the method is on its way': walk(saving(), hold, fillAccount, press('Save payment method')),
  'when the bank account is saved': walk(saving(toCompany), fillAccount, (modal) => modal.saveNow()),
  'when the prepaid account is saved': walk(saving(), choose('New prepaid account'), (modal) => modal.saveNow()),
  'when the request without a payment is sent': walk(saving(withEPay), choose(ePay), (modal) => modal.sendNow()),
};
