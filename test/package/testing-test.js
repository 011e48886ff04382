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
/**
 * The steps of a scenario, until the page receives its last event.
 *
 * @typedef {[scenario: Scenario, act: (actions: TestActions) => Promise<void>, heard: string[]]} Case
 */

const names = [
  ...['load', 'error', 'payment-complete', 'save-complete'],
  ...['approval-request-created', 'approval-request-canceled', 'involved-party-email-sent'],
];

/** @param {HTMLElement} element */
const handsOf = (element) => withTestingLibrary({ within, fireEvent }, element);

/**
 * @param {HTMLElement} element
 * @param {string} family What its events begin with.
 * @param {() => void} open
 * @param {Case} run
 */
async function runCase(element, family, open, [scenario, act, expected]) {
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
  open();
  await act(handsOf(element));
  await last;
  assert.deepEqual(heard, expected, `${element.localName} ${scenario}`);
  element.remove();
}

const nothing = async () => {};
/** @type {Case[]} */
const endings = [
  ['slow', nothing, ['load']],
  ['unreachable', nothing, ['load', 'error']],
  ['sessionExpired', nothing, ['load', 'error']],
  ['sessionUsed', nothing, ['load', 'error']],
];

/** @type {(enter: (payer: InstanceType<typeof PaymentPerson>) => Promise<void>) => Case[1]} */
const pay = (enter) => async (hands) => {
  const payer = new PaymentPerson(hands);
  await enter(payer);
  await payer.review();
  await payer.pay();
};
const payByCard = pay(async (payer) => {
  await payer.choose('CreditCard');
  await payer.typeCard();
});
const payByBankAccount = pay(async (payer) => {
  await payer.choose('ECheck');
  await payer.typeBankAccount();
});
/** @type {Case[]} */
const payments = [
  ['approved', payByCard, ['load', 'payment-complete']],
  ['approved', payByBankAccount, ['load', 'payment-complete']],
  ['declined', payByCard, ['load', 'error']],
  ['lostAnswer', payByCard, ['load', 'payment-complete']],
  ...endings,
];
for (const run of payments) {
  const portal = document.createElement('portal-payment');
  portal.service = fakePaymentService({ scenario: run[0] });
  const open = () =>
    portal.makePayment({
      sessionId: 'any',
      paymentCategory: 'UserSelect',
      feeContext: 'PaymentWithFee',
      minAmountDue: '107.98',
      accountBalance: '430.00',
      clientReferenceData1: 'POL-1',
      confirmationDisplay: false,
    });
  await runCase(portal, 'portal', open, run);
}

/** @type {(choose: (payee: InstanceType<typeof AccountPerson>) => Promise<void>) => Case[1]} */
const payTo = (choose) => async (actions) => {
  const payee = new AccountPerson(actions);
  await choose(payee);
  await payee.review();
  await payee.pay();
};
const toBankAccount = payTo((payee) => payee.typeBankAccount());
/** @type {Case[]} */
const claimPayments = [
  ['approved', toBankAccount, ['load', 'payment-complete']],
  ['approved', payTo((payee) => payee.chooseSavedAccount('6789')), ['load', 'payment-complete']],
  ['approved', payTo((payee) => payee.choosePrepaidAccount()), ['load', 'payment-complete']],
  [
    'approved',
    async (actions) => {
      const payee = new AccountPerson(actions);
      await payee.askByEmail('pat@example.com');
      await payee.review();
      await payee.send();
    },
    ['load', 'save-complete'],
  ],
  ['declined', toBankAccount, ['load', 'error']],
  ['lostAnswer', toBankAccount, ['load', 'payment-complete']],
  ...endings,
];
for (const run of claimPayments) {
  const claims = document.createElement('claims-account');
  /** @type {import('payment-modals/testing.js').FakeAccountSettings['session']} */
  const session = { bankAccounts: [{ token: 'T', accountType: 'Checking', bankName: null, lastFourDigits: '6789' }] };
  claims.service = fakeAccountService({ scenario: run[0], session });
  const open = () =>
    claims.openAccount({
      SessionId: 'any',
      Context: 'payment',
      AccountId: '1001',
      ClaimNumber: 'CLM-1',
      Amount: '12.34',
      EPayAllowed: true,
    });
  await runCase(claims, 'claims', open, run);
}

/** @type {Case[1]} */
const saveAccount = async (actions) => {
  const payee = new AccountPerson(actions);
  await payee.typeBankAccount();
  await payee.save();
};
const saving = document.createElement('claims-account');
saving.service = fakeAccountService();
const openSave = () => saving.openAccount({ SessionId: 'any', Context: 'save', AccountId: '1001' });
await runCase(saving, 'claims', openSave, ['approved', saveAccount, ['load', 'save-complete']]);

/** @type {Case[1]} */
const create = (actions) => new AdjusterPerson(actions).create();
/** @type {Case[]} */
const creations = [
  ['approved', create, ['load', 'approval-request-created']],
  ['declined', create, ['load', 'error']],
  ['lostAnswer', create, ['load', 'approval-request-created']],
  ...endings,
];
for (const run of creations) {
  const claims = document.createElement('claims-adjuster');
  claims.service = fakeAdjusterService({ scenario: run[0] });
  await runCase(claims, 'claims', () => claims.createApprovalRequest({ claimsSessionKey: 'any' }), run);
}

/** @type {Case[1]} */
const resendAndCancel = async (actions) => {
  const adjuster = new AdjusterPerson(actions);
  await adjuster.resend('Oak Roofing LLC');
  await adjuster.cancelRequest();
};
const managing = document.createElement('claims-adjuster');
managing.service = fakeAdjusterService();
const openManage = () => managing.manageApprovalRequest({ claimsSessionKey: 'any', approvalRequestId: 40017 });
await runCase(managing, 'claims', openManage, [
  'approved',
  resendAndCancel,
  ['load', 'involved-party-email-sent', 'approval-request-canceled'],
]);
process.exit();
