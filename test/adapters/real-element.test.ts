import { expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { install } from '../../adapters/jquery/index.ts';
import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { seededRandom } from '../../mock-server/simulator/shared/random.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { nextTask } from './heard.ts';
import { jquery17, jquery40 } from './jquerys.ts';

const simulator = createSimulator({ now: () => new Date(), random: seededRandom(1) });
const { fetch } = window;

before(() => (window.fetch = createFetch(createHandlers(simulator, { inPage: true }))));
after(() => (window.fetch = fetch));

install(jquery17);
install(jquery40);

const options = () => ({
  sessionId: simulator.payments.createSession('10000000-0000-4000-8000-000000000001', undefined),
  paymentCategory: 'CreditCard' as const,
  feeContext: 'PaymentWithFee' as const,
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-0042',
  unknownToAll: 'kept out',
});

/** The events that reach an element through jQuery 4, in order. */
function listen(target: HTMLElement): string[] {
  const codes: string[] = [];
  for (const code of portalEventCodes) jquery40(target).on(code, () => void codes.push(code));
  return codes;
}

function setup() {
  const container = fixtureSync<HTMLDivElement>(html`<div></div>`);
  const codes = listen(container);
  const portal = jquery40(container).portal().data('portal')!;
  const open = async () => {
    portal.makePayment(options());
    await oneEvent(container, 'portal.load');
    await elementIn(container).updateComplete;
  };
  return { container, codes, portal, open };
}

function elementIn(container: ParentNode): PortalPayment {
  return container.querySelector('portal-payment')!;
}

const isOpen = (element: Element) => element.shadowRoot?.querySelector('dialog:modal') instanceof HTMLDialogElement;

async function cancel(target: EventTarget): Promise<void> {
  const unloaded = oneEvent(target, 'portal.unload');
  await sendKeys({ press: 'Escape' });
  await unloaded;
}

/** How long a test may take, in milliseconds: the first one loads the element from its sources. */
const patience = 15_000;

describe('the plugin with the element itself', function () {
  this.timeout(patience);

  it('loads the element and opens the modal', async () => {
    const { container, open } = setup();
    await open();
    expect(isOpen(elementIn(container))).to.be.true;
    await cancel(container);
  });

  it('tells of an operation that was cancelled', async () => {
    const { container, codes, open } = setup();
    await open();
    await cancel(container);
    expect(codes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('tells of missing options, and opens nothing', () => {
    const { container, codes, portal } = setup();
    portal.makePayment({});
    expect(codes).to.deep.equal(['portal.error']);
    expect(isOpen(elementIn(container))).to.be.false;
  });

  it('keeps the modal open while the container is moved', async () => {
    const { container, codes, open } = setup();
    await open();
    fixtureSync<HTMLElement>(html`<section></section>`).append(container);
    await elementIn(container).updateComplete;
    expect(isOpen(elementIn(container))).to.be.true;
    await cancel(container);
    expect(codes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('tells of the end of an operation whose container was taken away', async () => {
    const { container, codes, open } = setup();
    await open();
    const unloaded = oneEvent(container, 'portal.unload');
    container.remove();
    const { detail } = (await unloaded) as CustomEvent<unknown>;
    expect(codes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
    expect(detail).to.deep.equal({ reason: 'removed' });
  });

  it('tells of the end of an operation whose container was emptied, and starts the next', async () => {
    const { container, codes, open } = setup();
    await open();
    const unloaded = oneEvent(container, 'portal.unload');
    container.replaceChildren();
    await unloaded;
    await open();
    await cancel(container);
    expect(codes.slice(3)).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('ends the operation on destroy', async () => {
    const { container, codes, portal, open } = setup();
    await open();
    const unloaded = oneEvent(container, 'portal.unload');
    portal.destroy();
    await unloaded;
    expect(codes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('goes on where a handler throws', async () => {
    const { container, open } = setup();
    jquery17(container).on('portal.load', () => {
      throw new Error('of the page');
    });
    const { onerror } = window;
    window.onerror = () => true;
    await open();
    await nextTask();
    window.onerror = onerror;
    expect(isOpen(elementIn(container))).to.be.true;
    await cancel(container);
  });
});

describe('a button with the element itself', function () {
  this.timeout(patience);

  const makeButton = () => {
    const button = fixtureSync<HTMLButtonElement>(
      html`<button
        data-toggle="portal"
        data-method="savePaymentMethod"
        data-option-payment-category="CreditCard"
      ></button>`,
    );
    button.dataset.optionSessionId = options().sessionId;
    return button;
  };

  it('has the focus again after the modal', async () => {
    const button = makeButton();
    button.focus();
    button.click();
    await oneEvent(button, 'portal.load');
    await cancel(button);
    expect(document.activeElement).to.equal(button);
  });

  it('leaves nothing in the page, however often it is used', async () => {
    const button = makeButton();
    const children = document.body.childElementCount;
    for (let times = 0; times < 5; times++) {
      button.dataset.optionSessionId = options().sessionId;
      button.click();
      await oneEvent(button, 'portal.load');
      await cancel(button);
      await nextTask();
    }
    expect(document.body.childElementCount).to.equal(children);
  });

  it('tells of each event once', async () => {
    const button = makeButton();
    const codes = listen(button);
    button.click();
    await oneEvent(button, 'portal.load');
    await cancel(button);
    expect(codes).to.deep.equal(['portal.load', 'portal.saveCanceled', 'portal.unload']);
  });
});
