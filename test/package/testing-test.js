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
const { fakePaymentService, PaymentPerson, withTestingLibrary } = await import('payment-modals/testing.js');

const options = {
  sessionId: 'any',
  paymentCategory: 'UserSelect',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-1',
  confirmationDisplay: false,
};

/** @typedef {(payer: InstanceType<typeof PaymentPerson>) => Promise<void>} Act */
/** @type {Act} */
const payByCard = async (payer) => {
  await payer.choose('CreditCard');
  await payer.typeCard();
  await payer.review();
  await payer.pay();
};
/** @type {Act} */
const payByBankAccount = async (payer) => {
  await payer.choose('ECheck');
  await payer.typeBankAccount();
  await payer.review();
  await payer.pay();
};
const nothing = async () => {};

/**
 * What is done in each scenario, until the page hears the last of these.
 *
 * @type {[scenario: import('payment-modals/testing.js').PaymentScenario, act: Act, heard: string[]][]}
 */
const cases = [
  ['approved', payByCard, ['load', 'payment-complete']],
  ['approved', payByBankAccount, ['load', 'payment-complete']],
  ['declined', payByCard, ['load', 'error']],
  ['lostAnswer', payByCard, ['load', 'payment-complete']],
  ['slow', nothing, ['load']],
  ['unreachable', nothing, ['load', 'error']],
  ['sessionExpired', nothing, ['load', 'error']],
  ['sessionUsed', nothing, ['load', 'error']],
];

for (const [scenario, act, expected] of cases) {
  const portal = document.createElement('portal-payment');
  portal.service = fakePaymentService({ scenario });
  document.body.append(portal);
  /** @type {string[]} */
  const heard = [];
  const last = new Promise((resolve) => {
    for (const name of ['load', 'error', 'payment-complete']) {
      portal.addEventListener(`portal-${name}`, () => {
        heard.push(name);
        if (heard.length === expected.length) resolve(undefined);
      });
    }
  });
  portal.makePayment(options);
  await act(new PaymentPerson(withTestingLibrary({ within, fireEvent }, portal)));
  await last;
  assert.deepEqual(heard, expected, scenario);
  portal.remove();
}
process.exit();
