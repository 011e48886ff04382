/*
 * The page of an integrator with React: `node react-test.js server` renders it, with and without a frame in one process.
 * `node react-test.js client` takes it over from what was rendered. Its listeners hear the element from the first event
 * on. With the argument `framed`, it uses the framed element.
 */
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { enterDocument } from './document.js';

const options = { sessionId: 'of-a-test', paymentCategory: 'CreditCard', clientReferenceData1: 'POL-1' };

/** The page, imported after the document was created, or is known to be missing. */
async function page(isFramed = false, props = {}) {
  const { PortalPayment } = isFramed
    ? await import('payment-modals/framed/react.js')
    : await import('payment-modals/react.js');
  return createElement(PortalPayment, { options, ...props });
}

if (process.argv[2] === 'server') {
  const { renderToString } = await import('react-dom/server');
  for (const isFramed of [false, true])
    assert.equal(renderToString(await page(isFramed, { onLoad: assert.fail })), '<portal-payment></portal-payment>');
} else {
  const isFramed = process.argv[3] === 'framed';
  await enterDocument('happy-dom');
  globalThis.fetch = async () => new Response('{}', { status: 503 });
  // The element gives up a frame that cannot be loaded after 20 seconds.
  const { setTimeout } = globalThis;
  const sooner = (/** @type {() => void} */ run, milliseconds = 0) => setTimeout(run, milliseconds / 20);
  Object.assign(globalThis, { setTimeout: sooner });
  const { hydrateRoot } = await import('react-dom/client');

  const main = document.createElement('main');
  const rendered = document.createElement('portal-payment');
  main.append(rendered);
  document.body.append(main);

  /** @type {string[]} */
  const heard = [];
  /** @type {(element: any) => void} */
  let mounted = () => {};
  const element = new Promise((resolve) => (mounted = resolve));
  /** @type {() => void} */
  let fail = () => {};
  const failed = new Promise((resolve) => (fail = () => resolve(undefined)));
  const hear = (/** @type {Event} */ { type }) => {
    heard.push(type);
    if (type === 'portal.error') fail();
  };
  const root = hydrateRoot(main, await page(isFramed, { ref: mounted, onLoad: hear, onError: hear }));
  const portal = await element;
  assert.ok(portal === rendered);
  assert.deepEqual([portal.options, portal.hasAttribute('options')], [options, false]);
  // No frame can be opened here.
  if (isFramed) portal.display = 'inline';
  portal.savePaymentMethod();
  await failed;
  // The service of the test cannot be reached.
  assert.deepEqual(heard, isFramed ? ['portal.error'] : ['portal.load', 'portal.error']);
  root.unmount();
}
process.exit();
