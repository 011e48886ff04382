/*
 * The unit test of an integrator, in a document without a browser: `node unit-test.js jsdom`. Nothing throws; where the
 * document has no modal dialogs, the page hears why nothing is opened.
 */
import assert from 'node:assert/strict';
import { enterDocument } from './document.js';

const name = process.argv[2] === 'jsdom' ? 'jsdom' : 'happy-dom';
await enterDocument(name);
globalThis.fetch = async () => new Response('{}', { status: 503 });

const { PortalPayment } = await import('payment-modals/define/portal-payment.js');
const { ClaimsAccount } = await import('payment-modals/define/claims-account.js');
const { ClaimsAdjuster } = await import('payment-modals/define/claims-adjuster.js');
await import('payment-modals');
await import('payment-modals/jquery.js');

const portal = new PortalPayment();
const account = new ClaimsAccount();
const adjuster = new ClaimsAdjuster();
document.body.append(portal, account, adjuster);

/** @type {string[]} */
const heard = [];
for (const element of [portal, account, adjuster]) {
  const namespace = element === portal ? 'portal' : 'claims';
  for (const event of ['load', 'error', 'unload']) {
    element.addEventListener(`${namespace}.${event}`, () => heard.push(`${element.localName} ${event}`));
  }
}

portal.savePaymentMethod({ sessionId: 'of-a-test', paymentCategory: 'CreditCard', clientReferenceData1: 'POL-1' });
account.openAccount({ SessionId: 'of-a-test', Context: 'save', AccountId: '1001' });
adjuster.createApprovalRequest({ claimsSessionKey: 'of-a-test' });
await new Promise((resolve) => setTimeout(resolve, 100));
for (const element of [portal, account, adjuster]) element.remove();
await new Promise((resolve) => setTimeout(resolve, 100));

// The service of the test cannot be reached.
const expected = name === 'jsdom' ? ['error'] : ['load', 'error', 'unload'];
const tags = [portal, account, adjuster].map(({ localName }) => localName);
assert.deepEqual([...heard].sort(), tags.flatMap((tag) => expected.map((event) => `${tag} ${event}`)).sort());

// The error of a missing control contains the modal's own error.
const { fireEvent, within } = await import('@testing-library/dom');
const { fakePaymentService, PaymentPerson, withTestingLibrary } = await import('payment-modals/testing.js');
portal.service = fakePaymentService();
document.body.append(portal);
portal.makePayment({ sessionId: 'any', paymentCategory: 'CreditCard' });
const payer = new PaymentPerson(withTestingLibrary({ fireEvent, within }, portal));
const reason = name === 'jsdom' ? 'dialog' : 'feeContext';
const message = new RegExp(`^Error: <portal-payment> shows no button .*Review.* portal\\.error: .*${reason}`);
await assert.rejects(payer.review(), message);
const unknown = withTestingLibrary({ fireEvent, within }, document.createElement('portal-paymnt'));
await assert.rejects(new PaymentPerson(unknown).pay(), /<portal-paymnt> is not defined\./);
process.exit();
