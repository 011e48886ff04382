import { expect } from '@open-wc/testing';
import { define } from '../../adapters/frame/define/define.ts';
import { FramedModal } from '../../adapters/frame/host/framed-modal.ts';
import type { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
import { holdTimers } from './held-timers.ts';
import { frames, setUpFramed, stubService } from './framed-harness.ts';

const test = testIn(setUp);
const openTest = testIn(() => opened());

async function setUp() {
  const all = await setUpFramed();
  all.opener.focus();
  return all;
}

async function opened(raises = 'load') {
  const all = await setUp();
  all.call(raises);
  await all.hears(...raises.split(','));
  return all;
}

const dialogs = () =>
  Array.from(document.documentElement.children, ({ shadowRoot }) => shadowRoot?.querySelector('dialog')).filter(
    (dialog) => dialog?.open,
  );
const frameShown = () => dialogs()[0]!.querySelector('iframe')!;

const progress = () => document.querySelector<HTMLDialogElement>('html > dialog');
const progressShown = () => waitUntil(progress, 'progress is shown');

const takings: Readonly<Record<string, (frame: HTMLIFrameElement) => void>> = {
  'is led elsewhere': (frame) => (frame.src = 'about:blank'),
  'is taken away': (frame) => frame.remove(),
  'is moved': (frame) => document.body.append(frame),
  'is taken away with its dialog': (frame) => frame.parentElement?.remove(),
  'is taken away with all that it stands in': (frame) => (frame.getRootNode() as ShadowRoot).host.remove(),
};

describe('the element of a framed modal', () => {
  for (const name of ['baseUrl', 'display', 'formVersion', 'messages', 'operation', 'options', 'service'])
    it(`lets frameworks set ${name} as a property`, () => {
      const setter = (of: object | null): unknown =>
        of && (Object.getOwnPropertyDescriptor(of, name)?.set ?? setter(Object.getPrototypeOf(of) as object | null));
      expect(setter(customElements.get('portal-payment')!.prototype)).to.be.a('function');
    });

  test('is used as usual with a display and a version that cannot be sent', async ({ element, call, hears }) => {
    Object.assign(element, { display: () => 'inline', formVersion: Symbol('later') });
    call('load,unload');
    await hears('load', 'unload');
  });

  test('is used again inline after it was removed', async ({ element, opener, call, hears }) => {
    element.display = 'inline';
    call('load,unload');
    await hears('load', 'unload');
    element.remove();
    await Promise.resolve();
    opener.after(element);
    call('load,unload');
    await hears('load', 'unload', 'load', 'unload');
  });

  test('shows progress during a call, and releases the page afterwards', async ({ element, call, hears, opener }) => {
    call('nothing');
    await progressShown();
    expect(progress()?.textContent).to.equal('Loading…Cancel');
    expect(progress()?.ariaLabel).to.equal('Loading…');
    expect(progress()?.contains(document.activeElement)).to.equal(true);
    element.remove();
    await hears('paymentCanceled', 'unload');
    expect(progress()).to.equal(null);
    expect(document.activeElement).to.equal(opener);
  });

  for (const [way, giveUp] of [
    ['its button', (progress: HTMLDialogElement) => progress.querySelector('button')?.click()],
    ['Escape', (progress: HTMLDialogElement) => progress.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ] as const) {
    it(`reports that a person stopped waiting with ${way}, opens nothing later, and can be used again`, async () => {
      const { call, hears, heard, opener } = await setUp();
      call('nothing');
      await progressShown();
      const before = frames().length;
      giveUp(progress()!);
      await hears('error');
      expect(heard[0]?.detail).to.deep.equal({
        Description: 'It was canceled.',
        Details: { operation: ['It was canceled.'] },
      });
      expect(frames().length).to.equal(before - 1);
      expect(document.activeElement).to.equal(opener);
      call('load,unload');
      await hears('error', 'load', 'unload');
    });
  }

  for (const [what, take] of Object.entries(takings)) {
    it(`returns the focus if the frame ${what} while progress is shown`, async () => {
      const { call, hears, opener } = await setUp();
      call('nothing');
      await progressShown();
      take(frames().at(-1)!);
      await hears('error');
      expect(progress()).to.equal(null);
      expect(document.activeElement).to.equal(opener);
    });
  }

  it('lets a person stop waiting for a call that follows an ended operation', async () => {
    const { call, hears, heard } = await opened('load,paymentComplete');
    call('unload');
    await hears('load', 'paymentComplete', 'unload');
    await progressShown();
    progress()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await hears('load', 'paymentComplete', 'unload', 'error');
    expect(heard[3]?.detail).to.have.property('Description', 'It was canceled.');
    expect(dialogs()).to.have.length(0);
  });

  openTest('stays open during a call in an open operation', async ({ call, hears }) => {
    const letGo = holdTimers();
    call('refusal');
    letGo();
    await hears('load', 'error');
    expect(dialogs()).to.have.length(1);
  });

  it('shows the frame when the modal in it has loaded, and releases the page afterwards', async () => {
    const { opener, call, hears, element } = await setUp();
    call('load');
    expect(dialogs()).to.have.length(0);
    await hears('load');
    expect(dialogs()).to.have.length(1);
    element.remove();
    await hears('load', 'paymentCanceled', 'unload');
    expect(dialogs()).to.have.length(0);
    expect(document.activeElement).to.equal(opener);
  });

  for (const [title, calls, ...events] of [
    ['raises only documented events', ['acknowledged,typed,load,unload'], 'load', 'unload'],
    ['reports a second call while it opens', ['load', 'load'], 'error', 'load'],
  ] as const) {
    test(title, async ({ call, hears }) => {
      calls.forEach(call);
      await hears(...events);
    });
  }

  it('passes on that the page has recorded the payment', async () => {
    const { hears, heard } = await opened('load,paymentComplete');
    (heard[1]?.detail as { acknowledge: () => void }).acknowledge();
    await hears('load', 'paymentComplete', 'error');
  });

  test('accepts no service of the page', ({ element, call, heard }) => {
    element.service = {};
    call('load');
    expect(heard).to.have.length(1);
    expect(JSON.stringify(heard[0]?.detail)).to.contain('service');
  });

  test('opens again if a listener of its last event calls it', async ({ element, call, hears }) => {
    element.addEventListener('portal.unload', () => call('load'), { once: true });
    call('load,unload');
    await hears('load', 'unload', 'load');
    expect(dialogs()).to.have.length(1);
  });

  test('passes on the options of call, property and attributes', async ({ element, call, hears, heard }) => {
    element.setAttribute('data-option-token', 'of an attribute');
    element.options = { token: 'of the property' };
    call('options');
    await hears('error');
    expect(heard[0]?.detail).to.deep.equal({
      call: { raises: 'options' },
      property: { token: 'of the property' },
      attributes: { 'data-option-token': 'of an attribute' },
    });
  });

  it('uses one frame for consecutive operations', async () => {
    const { call, hears } = await opened('load,unload');
    const before = document.documentElement.children.length;
    call('load,unload');
    await hears('load', 'unload', 'load', 'unload');
    expect(document.documentElement.children.length).to.equal(before);
  });

  for (const [what, take] of Object.entries(takings)) {
    it(`reports the result as unknown if the open frame ${what} after a submission`, async () => {
      const { call, hears, heard } = await setUp();
      call('load,submitted');
      await hears('load');
      take(frameShown());
      await hears('load', 'error', 'unload');
      expect(heard[1]?.detail).to.have.deep.property('Details', { responseCode: ['Unknown'] });
      expect(heard[2]?.detail).to.deep.equal({ reason: 'error' });
      expect(dialogs()).to.have.length(0);
      call('load,unload');
      await hears('load', 'error', 'unload', 'load', 'unload');
    });

    for (const [raised, told] of Object.entries({ paymentComplete: 'paymentComplete', end: 'error' })) {
      test(`reports only the end if the frame ${what} after ${told}`, async ({ call, hears, heard }) => {
        call(`load,${raised}`);
        await hears('load', told);
        take(frameShown());
        await hears('load', told, 'unload');
        expect(heard[2]?.detail).to.deep.equal({ reason: 'removed' });
      });
    }
  }

  it('reports why a call after an end began nothing in a removed frame', async () => {
    const { call, hears, heard } = await opened('load,paymentComplete');
    call('nothing');
    frameShown().remove();
    await hears('load', 'paymentComplete', 'unload', 'error');
    expect(heard[3]?.detail).to.have.property('Description', 'The frame has stopped.');
  });

  test('leaves the focus where it went before the frame was shown', async ({ opener, call, hears }) => {
    const field = document.createElement('input');
    opener.after(field);
    call('error');
    field.focus();
    await hears('error');
    expect(document.activeElement).to.equal(field);
  });

  openTest('prints alone while it is shown, even if another frame changes', async ({ element, hears }) => {
    const prints = () =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) =>
        Array.from(cssRules).filter(({ cssText }) => cssText.includes('@media print')),
      ).length;
    expect(prints()).to.equal(1);
    const before = document.documentElement.children.length;
    const other = document.createElement('portal-payment') as unknown as FramedPortalPayment;
    other.baseUrl = `${stubService}//`;
    void other.preload();
    expect(document.documentElement.children.length).to.equal(before + 1);
    document.documentElement.lastElementChild?.remove();
    await Promise.resolve();
    expect(prints()).to.equal(1);
    element.remove();
    await hears('load', 'paymentCanceled', 'unload');
    expect(prints()).to.equal(0);
  });

  test('passes on the theme that an adapter has set on its root', async ({ element, call, hears, heard }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host { --portal-color-accent: rgb(1, 2, 3) }');
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
    call('theme');
    await hears('error');
    expect(heard[0]?.detail).to.include({ '--portal-color-accent': 'rgb(1, 2, 3)' });
  });

  test('opens by its property', async ({ element, hears }) => {
    element.options = { raises: 'unused' };
    element.operation = 'savePaymentMethod';
    await Promise.resolve();
    expect(element.getAttribute('operation')).to.equal('savePaymentMethod');
    element.remove();
    await hears('paymentCanceled', 'unload');
    expect(element.operation).to.equal('');
  });

  test('opens by its property once more after a refused operation', async ({ element, hears }) => {
    element.options = { raises: 'load,end' };
    element.operation = 'makePayment';
    await hears('load', 'error');
    expect(element.operation).to.equal('makePayment');
    element.options = { raises: 'unload,load' };
    element.operation = 'savePaymentMethod';
    await hears('load', 'error', 'unload', 'load');
    element.remove();
    await hears('load', 'error', 'unload', 'load', 'paymentCanceled', 'unload');
  });
});

describe('the tag of a framed modal', () => {
  it('causes an error if an element with its form in the page has it', () => {
    customElements.define('unframed-modal', class extends HTMLElement {});
    const framed = class extends HTMLElement {
      static readonly mode = FramedModal.mode;
    };
    expect(() => define(framed, 'unframed-modal')).to.throw(TypeError, /without a frame/);
  });

  it('stays with a framed element that was defined first', () => {
    const other = class extends HTMLElement {
      static readonly mode = FramedModal.mode;
    };
    expect(() => define(other, 'portal-payment')).not.to.throw();
    expect(customElements.get('portal-payment')).not.to.equal(other);
  });
});
