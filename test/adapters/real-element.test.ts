import { expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { install } from '../../adapters/jquery/index.ts';
import { paymentLater } from '../../components/portal-payment/payment-later.ts';
import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { seededRandom } from '../../mock-server/simulator/shared/random.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { needing } from '../engine.ts';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
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

const anyElement = (): PortalPayment => document.querySelector('portal-payment')!;

function setup() {
  const main = fixtureSync<HTMLElement>(
    html`<main>
      <section><div></div></section>
    </main>`,
  );
  const container = main.querySelector('div')!;
  const codes: string[] = [];
  for (const code of portalEventCodes) jquery40(container).on(code, () => void codes.push(code));
  const portal = jquery40(container).portal().data('portal');
  const open = async () => {
    portal.makePayment(options());
    await oneEvent(container, 'portal.load');
    await anyElement().updateComplete;
  };
  return { container, codes, open };
}

const dialog = () => document.querySelector('portal-payment')?.shadowRoot?.querySelector<HTMLElement>('dialog:modal');

async function cancel(target: EventTarget): Promise<void> {
  const unloaded = oneEvent(target, 'portal.unload');
  await sendKeys({ press: 'Escape' });
  await unloaded;
}

describe('the plugin with an inline modal', () => {
  const test = testIn(async () => {
    const all = setup();
    jquery40(all.container).portal({ display: 'inline' });
    await all.open();
    return all;
  });

  test('opens a window again if the container requests it', async ({ container, open }) => {
    anyElement().remove();
    await nextTask();
    jquery40(container).portal({ display: 'dialog' });
    await open();
    expect(anyElement().parentElement).to.equal(document.body);
    expect(dialog()).to.be.instanceOf(HTMLDialogElement);
    await cancel(container);
  });

  test('keeps its place while it is open, even if the container changes', async ({ container, codes }) => {
    const told = oneEvent(container, 'portal.error');
    jquery40(container).portal({ display: 'dialog' }).data('portal').makePayment(options());
    await told;
    expect(anyElement().parentElement).to.equal(container);
    expect(anyElement().shadowRoot?.querySelector('section')).to.exist;
    expect(codes).to.deep.equal(['portal.load', 'portal.error']);
  });
});

describe('the surroundings of the container', () => {
  const place = (css: string, attributes = {}) => {
    const all = setup();
    const { parentElement } = all.container;
    Object.assign(parentElement!, attributes);
    parentElement!.style.cssText = css;
    return all;
  };

  it('determine the modal’s language, direction, theme and color scheme', async () => {
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

  it("are read again for each operation, below the page's styles for the element itself", async () => {
    const { container, open } = place('--portal-color-surface: rgb(1, 2, 3)');
    const sheet = new CSSStyleSheet();
    for (const color of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)']) {
      if (color === 'rgb(7, 8, 9)') sheet.replaceSync(`portal-payment { --portal-color-surface: ${color} }`);
      else container.style.setProperty('--portal-color-surface', color);
      document.adoptedStyleSheets.push(sheet);
      await open();
      expect(getComputedStyle(dialog()!).backgroundColor).to.equal(color);
      await cancel(container);
      document.adoptedStyleSheets.pop();
    }
  });

  it(
    'are not printed with the modal',
    needing('a page on paper', async () => {
      const { container, open } = place('');
      container.textContent = 'Your bill';
      await Promise.all([open(), paymentLater.load()]);
      await waitUntil(() => dialog()?.querySelector('form'), 'the form is shown');
      dispatchEvent(new Event('beforeprint'));
      await emulateMedia({ media: 'print' });
      expect([container.checkVisibility(), dialog()?.checkVisibility()]).to.deep.equal([false, true]);
      await emulateMedia({ media: 'screen' });
      dispatchEvent(new Event('afterprint'));
      await cancel(container);
    }),
  );
});
