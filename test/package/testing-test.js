/*
 * The test of an integrator's page, with Testing Library, in a document without a browser, and without a network:
 * `node testing-test.js`. The page hears what the scenario says.
 */
import assert from 'node:assert/strict';
import { enterDocument } from './document.js';

await enterDocument('happy-dom');
globalThis.fetch = async () => assert.fail('The network is used.');

const { fireEvent, within } = await import('@testing-library/dom');
await import('payment-modals/define/portal-payment.js');
await import('payment-modals/define/claims-account.js');
await import('payment-modals/define/claims-adjuster.js');
const { AccountPerson, AdjusterPerson, PaymentPerson, withTestingLibrary } = await import('payment-modals/testing.js');
const { fakeAccountService, fakeAdjusterService, fakePaymentService } = await import('payment-modals/testing.js');

/** @typedef {import('payment-modals/testing.js').TestActions} TestActions */
/** @typedef {import('payment-modals/testing.js').ServiceScenario} Scenario */
/** @typedef {(actions: TestActions) => Promise<void>} Act */
/**
 * The steps of a scenario, and the events that the page receives after `load`.
 *
 * @typedef {[scenario: Scenario, act: Act, ...heard: string[]]} Case
 */

const names = [
  ...['load', 'error', 'payment-complete', 'save-complete'],
  ...['approval-request-created', 'approval-request-canceled', 'involved-party-email-sent'],
];

/**
 * @template {HTMLElement} Modal
 * @param {(scenario: Scenario) => Modal} create
 * @param {(element: Modal) => void} open
 * @param {Case[]} cases
 */
async function runCases(create, open, cases) {
  for (const [scenario, act, ...after] of cases) {
    const element = create(scenario);
    const [family] = element.localName.split('-');
    const expected = ['load', ...after];
    document.body.append(element);
    /** @type {string[]} */
    const heard = [];
    const last = new Promise((resolve) => {
      for (const name of names) {
        element.addEventListener(`${family}-${name}`, () => {
          heard.push(name);
          if (heard.length === expected.length) resolve(undefined);
        });
      }
    });
    open(element);
    await act(withTestingLibrary({ within, fireEvent }, element));
    await last;
    assert.deepEqual(heard, expected, `${element.localName} ${scenario}`);
    element.remove();
  }
}

const nothing = async () => {};
/** @type {Case[]} */
const endings = [
  ['slow', nothing],
  ['unreachable', nothing, 'error'],
  ['sessionExpired', nothing, 'error'],
  ['sessionUsed', nothing, 'error'],
];

/** @type {(category: 'CreditCard' | 'ECheck') => Act} */
const payBy = (category) => async (actions) => {
  const payer = new PaymentPerson(actions);
  await payer.choose(category);
  await (category === 'CreditCard' ? payer.typeCard() : payer.typeBankAccount());
  await payer.review();
  await payer.pay();
};
const amounts = { minAmountDue: '107.98', accountBalance: '430.00', clientReferenceData1: 'POL-1' };
const bill = { sessionId: 'any', feeContext: 'PaymentWithFee', ...amounts, confirmationDisplay: false };
await runCases(
  (scenario) => Object.assign(document.createElement('portal-payment'), { service: fakePaymentService({ scenario }) }),
  (portal) => portal.makePayment({ ...bill, paymentCategory: 'UserSelect' }),
  [
    ['approved', payBy('CreditCard'), 'payment-complete'],
    ['approved', payBy('ECheck'), 'payment-complete'],
    ['declined', payBy('CreditCard'), 'error'],
    ['lostAnswer', payBy('CreditCard'), 'payment-complete'],
    ...endings,
  ],
);

/** @type {(choose: (payee: InstanceType<typeof AccountPerson>) => Promise<void>) => Act} */
const payTo = (choose) => async (actions) => {
  const payee = new AccountPerson(actions);
  await choose(payee);
  await payee.review();
  await payee.pay();
};
const toBankAccount = payTo((payee) => payee.typeBankAccount());
/** @type {Act} */
const askByEmail = async (actions) => {
  const payee = new AccountPerson(actions);
  await payee.askByEmail('pat@example.com');
  await payee.review();
  await payee.send();
};
/** @type {Act} */
const saveAccount = async (actions) => {
  const payee = new AccountPerson(actions);
  await payee.typeBankAccount();
  await payee.save();
};
/** @type {import('payment-modals/testing.js').FakeAccountSettings['session']} */
const session = { bankAccounts: [{ token: 'T', accountType: 'Checking', bankName: null, lastFourDigits: '6789' }] };
/** @type {(scenario: Scenario) => import('payment-modals').ClaimsAccount} */
const account = (scenario) =>
  Object.assign(document.createElement('claims-account'), { service: fakeAccountService({ scenario, session }) });
const claim = { ClaimNumber: 'CLM-1', Amount: '12.34', EPayAllowed: true };
await runCases(
  account,
  (element) => element.openAccount({ SessionId: 'any', Context: 'payment', AccountId: '1001', ...claim }),
  [
    ['approved', toBankAccount, 'payment-complete'],
    ['approved', payTo((payee) => payee.chooseSavedAccount('6789')), 'payment-complete'],
    ['approved', payTo((payee) => payee.choosePrepaidAccount()), 'payment-complete'],
    ['approved', askByEmail, 'save-complete'],
    ['declined', toBankAccount, 'error'],
    ['lostAnswer', toBankAccount, 'payment-complete'],
    ...endings,
  ],
);
const openSave = { SessionId: 'any', Context: 'save', AccountId: '1001' };
await runCases(account, (element) => element.openAccount(openSave), [['approved', saveAccount, 'save-complete']]);

/** @type {Act} */
const create = (actions) => new AdjusterPerson(actions).create();
/** @type {Act} */
const resendAndCancel = async (actions) => {
  const adjuster = new AdjusterPerson(actions);
  await adjuster.resend('Oak Roofing LLC');
  await adjuster.cancelRequest();
};
/** @type {(scenario: Scenario) => import('payment-modals').ClaimsAdjuster} */
const adjuster = (scenario) =>
  Object.assign(document.createElement('claims-adjuster'), { service: fakeAdjusterService({ scenario }) });
await runCases(adjuster, (element) => element.createApprovalRequest({ claimsSessionKey: 'any' }), [
  ['approved', create, 'approval-request-created'],
  ['declined', create, 'error'],
  ['lostAnswer', create, 'approval-request-created'],
  ...endings,
]);
const managed = { claimsSessionKey: 'any', approvalRequestId: 40017 };
await runCases(adjuster, (element) => element.manageApprovalRequest(managed), [
  ['approved', resendAndCancel, 'involved-party-email-sent', 'approval-request-canceled'],
]);
process.exit();
