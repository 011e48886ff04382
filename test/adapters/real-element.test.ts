import { expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { install } from '../../adapters/jquery/index.ts';
import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { seededRandom } from '../../mock-server/simulator/shared/random.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { portalEventCodes, type PortalEventDetails } from '../../src/payment/events.ts';
import { needing } from '../engine.ts';
import { hear, nextTask } from './heard.ts';
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

const anyElement = (): PortalPayment => document.querySelector('portal-payment')!;

/** A container with something around it that can be taken away. */
const makeContainer = () =>
  fixtureSync<HTMLElement>(
    html`<main>
      <section><div></div></section>
    </main>`,
  ).querySelector('div')!;

function setup(container: HTMLElement = makeContainer()) {
  const codes = listen(container);
  const portal = jquery40(container).portal().data('portal');
  const open = async () => {
    portal.makePayment(options());
    await oneEvent(container, 'portal.load');
    await anyElement().updateComplete;
  };
  return { container, codes, portal, open };
}

const dialog = () => document.querySelector('portal-payment')?.shadowRoot?.querySelector<HTMLElement>('dialog:modal');
const isOpen = () => dialog() instanceof HTMLDialogElement;

async function cancel(target: EventTarget): Promise<void> {
  const unloaded = oneEvent(target, 'portal.unload');
  await sendKeys({ press: 'Escape' });
  await unloaded;
}

/** What is heard of an operation that ends without a payment. */
const cancelled = ['portal.load', 'portal.paymentCanceled', 'portal.unload'];

describe('the plugin with the element itself', () => {
  it('loads the element, opens the modal, and tells that it was cancelled', async () => {
    const { container, codes, open } = setup();
    await open();
    expect(isOpen()).to.be.true;
    await cancel(container);
    expect(codes).to.deep.equal(cancelled);
  });

  it('ends the operation where the container is taken away, and the page hears it there and on the document', async () => {
    const { container, codes, open } = setup();
    await open();
    const unloads = [container, document].map((target) => oneEvent(target, 'portal.unload'));
    container.parentElement!.remove();
    for (const unload of unloads) {
      expect(((await unload) as CustomEvent<unknown>).detail).to.deep.equal({ reason: 'removed' });
    }
    expect(codes).to.deep.equal(cancelled);
    expect(document.querySelector('portal-payment')).to.be.null;
  });

  it('opens in a container that shows nothing', async () => {
    const { container, open } = setup();
    const ways = ['display: none', 'visibility: hidden', 'opacity: 0', 'transform: scale(0)', 'filter: blur(9px)'];
    for (const css of ways) {
      container.parentElement!.style.cssText = css;
      await open();
      const { width } = dialog()!.getBoundingClientRect();
      expect(width, css).to.be.greaterThan(200);
      expect(dialog()?.checkVisibility({ opacityProperty: true, visibilityProperty: true }), css).to.be.true;
      await cancel(container);
    }
  });
});

describe('the plugin, for a part of the page', () => {
  const section = () => anyElement().shadowRoot?.querySelector('section');

  function setupInline() {
    const { container, codes, portal } = setup();
    jquery40(container).portal({ display: 'inline' });
    const open = async () => {
      portal.makePayment(options());
      await oneEvent(container, 'portal.load');
      await anyElement().updateComplete;
    };
    return { container, codes, open };
  }

  it('has the element stand in the container, in whose language and look it is by itself', async () => {
    const { container, codes, open } = setupInline();
    container.parentElement!.lang = 'es';
    await open();
    const element = anyElement();
    expect(element.parentElement).to.equal(container);
    expect([element.hasAttribute('lang'), element.hasAttribute('dir')]).to.deep.equal([false, false]);
    expect(section()?.lang).to.equal('es');
    expect(isOpen()).to.be.false;
    element.remove();
    await nextTask();
    expect(codes).to.deep.equal(cancelled);
  });

  it('opens a window again where the container is told so', async () => {
    const { container, open } = setupInline();
    await open();
    anyElement().remove();
    await nextTask();
    jquery40(container).portal({ display: 'dialog' });
    await open();
    expect(anyElement().parentElement).to.equal(document.body);
    expect(isOpen()).to.be.true;
    await cancel(container);
  });

  it('stays where it is while it is in use, whatever the container is told meanwhile', async () => {
    const { container, codes, open } = setupInline();
    await open();
    const told = oneEvent(container, 'portal.error');
    jquery40(container).portal({ display: 'dialog' }).data('portal').makePayment(options());
    await told;
    expect(anyElement().parentElement).to.equal(container);
    expect(section()).to.exist;
    expect(codes).to.deep.equal(['portal.load', 'portal.error']);
  });

  it('is what a button asks for in its own call, and the calls of others are not', async () => {
    const { container, open } = setup();
    container.id = 'checkout';
    const button = fixtureSync<HTMLButtonElement>(
      html`<button
        data-toggle="portal"
        data-method="makePayment"
        data-display="inline"
        data-target="#checkout"
      ></button>`,
    );
    for (const [name, value] of Object.entries(options()))
      button.setAttribute(`data-option-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
    button.click();
    await oneEvent(container, 'portal.load');
    expect(section()).to.exist;
    anyElement().remove();
    await nextTask();
    await open();
    expect(section()).not.to.exist;
    expect(isOpen()).to.be.true;
    await cancel(container);
  });
});

describe('the data of an event', () => {
  it('is frozen with all in it, through jQuery and natively', async () => {
    const { container, portal } = setup();
    const natively = oneEvent(container, 'portal.error');
    const throughJQuery = new Promise((resolve) =>
      jquery40(container).on('portal.error', (_event: unknown, data: unknown) => resolve(data)),
    );
    portal.makePayment({});
    for (const data of [((await natively) as CustomEvent<unknown>).detail, await throughJQuery]) {
      const { Details } = data as PortalEventDetails['portal.error'];
      expect([data, Details, Details.sessionId].filter((part) => !Object.isFrozen(part))).to.deep.equal([]);
    }
  });
});

describe('the surroundings of the container', () => {
  const place = (css: string, attributes = {}) => {
    const container = makeContainer();
    const { parentElement } = container;
    Object.assign(parentElement!, attributes);
    parentElement!.style.cssText = css;
    return setup(container);
  };

  it('are those of the modal: language, direction, theme and color scheme', async () => {
    const css =
      '--portal-color-surface: rgb(1, 2, 3); color-scheme: dark; --accent: red; --portal-color-accent: var(--accent)';
    const { container, open } = place(css, { lang: 'es-US', dir: 'rtl' });
    await open();
    const { backgroundColor, direction, colorScheme } = getComputedStyle(dialog()!);
    expect([backgroundColor, direction, colorScheme]).to.deep.equal(['rgb(1, 2, 3)', 'rtl', 'dark']);
    expect(dialog()?.lang).to.equal('es');
    expect(getComputedStyle(dialog()!).getPropertyValue('--portal-color-accent')).to.equal('red');
    await cancel(container);
  });

  it('are read anew for each operation', async () => {
    const { container, open } = place('--portal-color-surface: rgb(1, 2, 3)');
    for (const color of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
      container.style.setProperty('--portal-color-surface', color);
      await open();
      expect(getComputedStyle(dialog()!).backgroundColor).to.equal(color);
      await cancel(container);
    }
  });

  it("go behind what the page's styles say of the element itself", async () => {
    const { container, open } = place('--portal-color-surface: rgb(1, 2, 3)');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('portal-payment { --portal-color-surface: rgb(7, 8, 9) }');
    document.adoptedStyleSheets.push(sheet);
    await open();
    expect(getComputedStyle(dialog()!).backgroundColor).to.equal('rgb(7, 8, 9)');
    await cancel(container);
    document.adoptedStyleSheets.pop();
  });

  it(
    'are not printed with the modal',
    needing('a page on paper', async () => {
      const { container, open } = place('');
      container.textContent = 'Your bill';
      await open();
      dispatchEvent(new Event('beforeprint'));
      await emulateMedia({ media: 'print' });
      expect([container.checkVisibility(), dialog()?.checkVisibility()]).to.deep.equal([false, true]);
      await emulateMedia({ media: 'screen' });
      dispatchEvent(new Event('afterprint'));
      await cancel(container);
    }),
  );
});

describe('a button with the element itself', () => {
  const makeButton = () => {
    const button = fixtureSync<HTMLElement>(
      html`<main>
        <button data-toggle="portal" data-method="savePaymentMethod" data-option-payment-category="CreditCard"></button>
      </main>`,
    ).querySelector('button')!;
    button.dataset.optionSessionId = options().sessionId;
    return button;
  };

  it('tells of each event once, has the focus again, and leaves nothing, however often it is used', async () => {
    const button = makeButton();
    const codes = listen(button);
    const children = document.body.childElementCount;
    button.focus();
    for (let times = 1; times <= 3; times++) {
      button.dataset.optionSessionId = options().sessionId;
      button.click();
      await oneEvent(button, 'portal.load');
      await cancel(button);
      await nextTask();
      expect(codes.splice(0)).to.deep.equal(['portal.load', 'portal.saveCanceled', 'portal.unload']);
      expect(document.activeElement).to.equal(button);
      expect(document.body.childElementCount).to.equal(children);
    }
  });

  it('may be drawn anew while the modal is open: the document hears the end', async () => {
    const button = makeButton();
    button.click();
    await oneEvent(button, 'portal.load');
    button.replaceWith(makeButton());
    await nextTask();
    expect(isOpen()).to.be.true;
    const heard = hear(document, 'portal.unload');
    await cancel(document);
    expect(heard).to.have.length(1);
  });
});
