/*
 * The unit test of an integrator, in a document without a browser: `node unit-test.js jsdom`. Nothing throws; where the
 * document has no modal dialogs, the page hears why nothing is opened.
 */
import assert from 'node:assert/strict';

const environments = {
  jsdom: async () => new (await import('jsdom')).JSDOM('', { url: 'https://insurer.example' }).window,
  'happy-dom': async () => new (await import('happy-dom')).Window({ url: 'https://insurer.example' }),
};

const name = process.argv[2] === 'jsdom' ? 'jsdom' : 'happy-dom';
const window = await environments[name]();
// As the environments of Vitest and Jest do.
for (const key of Object.getOwnPropertyNames(window)) {
  if (key in globalThis) continue;
  const value = Reflect.get(window, key);
  const isMethod = typeof value === 'function' && !value.prototype;
  Object.defineProperty(globalThis, key, { value: isMethod ? value.bind(window) : value, configurable: true });
}
for (const key of ['window', 'document', 'Event', 'CustomEvent']) {
  Object.defineProperty(globalThis, key, { value: Reflect.get(window, key), configurable: true });
}
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

portal.savePaymentMethod({ sessionId: 'of a test', paymentCategory: 'CreditCard', clientReferenceData1: 'POL-1' });
account.openAccount({ SessionId: 'of a test', Context: 'save', AccountId: '1001' });
adjuster.createApprovalRequest({ claimsSessionKey: 'of a test' });
await new Promise((resolve) => setTimeout(resolve, 100));
for (const element of [portal, account, adjuster]) element.remove();
await new Promise((resolve) => setTimeout(resolve, 100));

// The service of the test cannot be reached.
const expected = name === 'jsdom' ? ['error'] : ['load', 'error', 'unload'];
const tags = [portal, account, adjuster].map(({ localName }) => localName);
assert.deepEqual([...heard].sort(), tags.flatMap((tag) => expected.map((event) => `${tag} ${event}`)).sort());
process.exit();
