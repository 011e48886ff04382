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
import { accountPayment, companyDetails, savedAccount, storedCompany } from './account-samples.ts';

/** A company with all that the service can know of an account. */
const stored = {
  payee: storedCompany,
  bankAccounts: [savedAccount, { ...savedAccount, token: 'ACC-2', bankName: null, lastFourDigits: '8765' }],
  prepaidAccount: { balance: 2_500 },
} as const;

async function declined(modal: AccountHarness, code: 'ACHTransactionFailed' | 'InvalidAccountNumber') {
  modal.service.script('submit', { code });
  await modal.press('Pay');
  await modal.showsProblem();
  return modal;
}

/** Brings the account modal to each state that a person can see. The names are those of the tests. */
export const states: Readonly<Record<string, Reach<AccountSettings>>> = {
  ...operationStates(payeePayment),

  'when an option is refused': async (settings) => {
    const modal = await setupAccount(settings);
    modal.service.script('open', refused('AccountUnknown', 'accountId'));
    modal.element.openAccount({ ...accountPayment, ...toStored });
    await modal.shows('This cannot be started');
    return modal;
  },

  'with the form for a person': (settings) => openPayment({ ...toPerson, EPayAllowed: true }, settings),

  'with the form for a company that the service knows': async (settings) => {
    const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session: stored, ...settings });
    await modal.choose('Another bank account');
    await modal.fill('Routing number', '021000021');
    return modal;
  },

  'with a saved account': (settings) => openPayment(toStored, { session: stored, ...settings }),

  'with a prepaid account that is new': async (settings) => {
    const modal = await openPayment(toPerson, settings);
    await modal.choose('New prepaid account');
    return modal;
  },

  'with the form for a request by e-mail': async (settings) => {
    const modal = await openPayment({ ...toPerson, EPayAllowed: true }, settings);
    await modal.choose(ePay);
    return modal;
  },

  'with the details of a person to be corrected': async (settings) => {
    const modal = await openPayment(toPerson, settings);
    await modal.press('Correct these details');
    return modal;
  },

  'with the details of a company to be corrected': async (settings) => {
    const modal = await openPayment(toCompany, settings);
    await modal.press('Correct these details');
    await modal.fill('Phone number', 'home');
    return modal;
  },

  'with errors in the form for a bank account': async (settings) => {
    const modal = await openPayment(toPerson, settings);
    await modal.press('Review payment');
    return modal;
  },

  'with errors in the details': async (settings) => {
    const wrong = {
      ...companyDetails,
      Zip: '0610',
      ContactDetails: { ...companyDetails.ContactDetails, Email: 'pat' },
    };
    const modal = await openPayment({ CompanyDetails: wrong, EPayAllowed: true }, settings);
    await modal.choose(ePay);
    await modal.press('Review payment request');
    return modal;
  },

  'with the review of a payment to a bank account': (settings) => openReview(toCompany, settings),

  'with the review of a payment to a prepaid account': async (settings) => {
    const modal = await openPayment(toPerson, { session: { prepaidAccount: { balance: 2_500 } }, ...settings });
    await modal.choose('Prepaid account');
    await modal.review();
    return modal;
  },

  'with the review of a request by e-mail': (settings) => openRequest(toPerson, settings),

  'while the request is on its way': async (settings) => {
    const modal = await openRequest(toPerson, settings);
    modal.service.hold('submit');
    await modal.press('Send payment request');
    return modal;
  },

  'when a number is declined': async (settings) =>
    declined(await openReview(toPerson, settings), 'InvalidAccountNumber'),

  'when the payment to a prepaid account is complete': async (settings) => {
    const modal = await openPayment(toPerson, settings);
    await modal.choose('New prepaid account');
    await modal.review();
    await modal.payNow();
    return modal;
  },

  'when the request is sent': async (settings) => {
    const modal = await openRequest(toPerson, settings);
    await modal.sendNow();
    return modal;
  },

  'with the form to save a bank account': (settings) =>
    openSave({ ...toStored, EPayAllowed: true }, { session: stored, ...settings }),

  'with the form to send a request without a payment': async (settings) => {
    const modal = await openSave({ ...toCompany, EPayAllowed: true }, settings);
    await modal.choose(ePay);
    return modal;
  },

  'while the method is on its way': async (settings) => {
    const modal = await openSave(toPerson, settings);
    modal.service.hold('submit');
    await modal.fillAccount();
    await modal.press('Save payment method');
    return modal;
  },

  'when the bank account is saved': async (settings) => {
    const modal = await openSave(toCompany, settings);
    await modal.fillAccount();
    await modal.saveNow();
    return modal;
  },

  'when the prepaid account is saved': async (settings) => {
    const modal = await openSave(toPerson, settings);
    await modal.choose('New prepaid account');
    await modal.saveNow();
    return modal;
  },

  'when the request without a payment is sent': async (settings) => {
    const modal = await openSave({ ...toPerson, EPayAllowed: true }, settings);
    await modal.choose(ePay);
    await modal.sendNow();
    return modal;
  },
};
