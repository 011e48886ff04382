import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { noted } from '../components/replace.ts';
import { testIn } from '../test-in.ts';
import { hear, hearDetails, hearThrough, nextTask } from './heard.ts';
import { jQuerys, jquery17, jquery40 } from './jquerys.ts';
import { defineStubs, removeStubs, stubInBody, stubs, type StubModal } from './stub-modal.ts';

const test = testIn(() => makeButton());

const clickListeners: unknown[] = [];
const { addEventListener } = document;
document.addEventListener = (type: string, ...rest: [EventListener]) => {
  if (type === 'click') clickListeners.push(rest[0]);
  addEventListener.call(document, type, ...rest);
};

defineStubs();
for (let times = 0; times < 3; times++) jQuerys.forEach((jQuery) => install(jQuery));

function makeButton(attributes: Record<string, string> = {}, tag = 'button'): HTMLElement {
  const button = document.createElement(tag);
  const all = { 'data-toggle': 'portal', 'data-method': 'makePayment', ...attributes };
  for (const [name, value] of Object.entries(all)) button.setAttribute(name, value);
  fixtureSync<HTMLElement>(html`<div></div>`).append(button);
  return button;
}

describe('buttons', () => {
  afterEach(removeStubs);

  it('share one listener if scripts are installed several times', () => {
    for (let count = 0; count < 1000; count++) makeButton();
    jQuerys.forEach((jQuery) => install(jQuery));
    expect(new Set(clickListeners)).to.have.length(1);
    expect(stubs()).to.have.length(0);
  });

  it('show an inline modal only in the element that they name', () => {
    const place = fixtureSync<HTMLElement>(html`<div id="checkout"></div>`);
    makeButton({ 'data-display': 'inline', 'data-target': '#checkout' }).click();
    expect(stubs('portal-payment', place)).to.have.length(1);
    const button = makeButton({ 'data-display': 'inline' });
    const errors = hearDetails(button, 'portal.error');
    button.click();
    expect(stubs()).to.have.length(1);
    expect(JSON.stringify(errors)).to.contain('data-display');
  });

  describe('without data-target', () => {
    const paid = { 'data-option-raises': 'portal.paymentComplete' };
    let containers: HTMLElement[];
    const makeContainer = () => {
      const [container] = fixtureSync<HTMLElement>(html`<section><div></div></section>`).children;
      jquery40(container!).portal();
      containers.push(container as HTMLElement);
      return container as HTMLElement;
    };
    beforeEach(() => (containers = []));
    afterEach(() => jquery40(containers).portal('destroy'));

    it('raise their events on the only container of the page, too', () => {
      const container = makeContainer();
      const heard = [container, container.parentElement!].map((target) => hear(target, 'portal.paymentComplete'));
      const through = hearThrough(jquery40, container, 'portal.paymentComplete');
      makeButton(paid).click();
      expect([...heard, through].map(({ length }) => length)).to.deep.equal([1, 0, 1]);
    });

    it('raise them on the only container, even if another button has a target', () => {
      const heard = hear(makeContainer(), 'portal.paymentComplete');
      makeButton({ ...paid, 'data-target': 'body' }).click();
      makeButton(paid).click();
      expect(heard).to.have.length(1);
    });

    it('raise them once on a container that they are in', () => {
      const container = makeContainer();
      const button = makeButton(paid);
      container.append(button);
      const heard = hear(container, 'portal.paymentComplete');
      button.click();
      expect(heard).to.have.length(1);
    });

    it('warn once if the page has several containers', () => {
      const warnings = noted(console, 'warn');
      const heard = [makeContainer(), makeContainer()].map((one) => hear(one, 'portal.paymentComplete'));
      for (let times = 0; times < 2; times++) makeButton(paid).click();
      expect(warnings).to.have.length(1);
      expect(String(warnings[0])).to.contain('Set data-target on the button');
      expect(heard.flat()).to.deep.equal([]);
    });
  });

  test('work if a child element is clicked, and in an open shadow root', (button) => {
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const icon = button.appendChild(document.createElement('span'));
    icon.click();
    host.attachShadow({ mode: 'open' }).append(button);
    icon.click();
    expect(stubInBody().calls).to.have.length(2);
  });

  it('work as links, without a navigation', () => {
    const link = makeButton({ href: '#elsewhere' }, 'a');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).to.be.true;
    expect(stubInBody().calls).to.have.length(1);
  });

  test('do not submit a surrounding form', (button) => {
    const form = fixtureSync<HTMLFormElement>(html`<form></form>`);
    const submitted = hear(form, 'submit');
    form.append(button);
    button.click();
    expect(submitted).to.have.length(0);
  });

  test('do nothing while disabled', (button) => {
    makeButton({ disabled: '' }).click();
    makeButton({ 'aria-disabled': 'true' }).click();
    makeButton({ disabled: '' }, 'a').click();
    fixtureSync<HTMLFieldSetElement>(html`<fieldset disabled></fieldset>`).append(button);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(stubs()).to.have.length(0);
  });

  it('of other plugins are ignored', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    makeButton({ 'data-toggle': 'modal' }).dispatchEvent(click);
    makeButton({ 'data-toggle': 'constructor' }).click();
    expect(click.defaultPrevented).to.be.false;
    expect(stubs()).to.have.length(0);
  });

  test('get the focus if nothing has it, and leave it where it is otherwise', (button) => {
    button.click();
    expect(document.activeElement).to.equal(button);
    const input = fixtureSync<HTMLInputElement>(html`<input />`);
    input.focus();
    button.click();
    expect(document.activeElement).to.equal(input);
  });

  it('raise events only on themselves', () => {
    const buttons = [makeButton(), makeButton()];
    const heard = buttons.map((button) => hear(button, 'portal.load'));
    buttons.forEach((button) => button.click());
    stubs()[0]?.raise('portal.load');
    expect(heard.map(({ length }) => length)).to.deep.equal([1, 0]);
  });

  describe('leave no element in the page', () => {
    test('after the modal, and add it again for the next click', async (button) => {
      button.click();
      const stub = stubInBody();
      stub.raise('portal.unload', { reason: 'complete' });
      await nextTask();
      expect(stubs()).to.have.length(0);
      button.click();
      expect(stubInBody()).to.equal(stub);
    });

    test('except the elements of the next operation, if a handler has started one', async (button) => {
      button.addEventListener('portal.unload', () => button.click(), { once: true });
      button.click();
      stubInBody().raise('portal.unload', { reason: 'complete' });
      await nextTask();
      expect(stubInBody().calls).to.have.length(2);
    });

    it('if nothing was opened', async () => {
      makeButton({ 'data-option-raises': 'portal.error' }).click();
      await nextTask();
      expect(stubs()).to.have.length(0);
    });

    test('except an open modal, even if the next call is wrong', async (button) => {
      button.click();
      button.setAttribute('data-option-raises', 'portal.error');
      button.click();
      await nextTask();
      expect(stubInBody().calls).to.have.length(2);
    });
  });

  describe('with a target', () => {
    const makeTarget = (id: string) => {
      const target = fixtureSync<HTMLElement>(html`<div></div>`);
      target.id = id;
      return target;
    };

    it('raise events on the target', () => {
      const target = makeTarget('one');
      const button = makeButton({ 'data-target': '#one' });
      const heard = [target, button].map((element) => hear(element, 'portal.load'));
      const through = hearThrough(jquery17, target, 'portal.load');
      button.click();
      stubInBody().raise('portal.load');
      expect([...heard, through].map(({ length }) => length)).to.deep.equal([1, 0, 1]);
    });

    it('use the target if it is the element', () => {
      const target = fixtureSync<StubModal & HTMLElement>(html`<portal-payment id="two"></portal-payment>`);
      const through = hearThrough(jquery40, target, 'portal.load');
      makeButton({ 'data-target': '#two' }).click();
      target.raise('portal.load');
      expect([target.calls.length, through.length]).to.deep.equal([1, 1]);
    });

    it('share the instance of a container', () => {
      jquery40(makeTarget('three')).portal({ baseUrl: 'https://pay.example.com' });
      makeButton({ 'data-target': '#three' }).click();
      expect(stubInBody().baseUrl).to.equal('https://pay.example.com');
    });

    it('use the form that they name, and do not change the target’s form', () => {
      makeTarget('five');
      makeButton({ 'data-target': '#five', 'data-form': 'earlier' }).click();
      makeButton({ 'data-target': '#five' }).click();
      expect(stubInBody().forms).to.deep.equal(['earlier', 'later']);
    });

    it('find it beside them in a shadow root', () => {
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      const [target, button] = [makeTarget('four'), makeButton({ 'data-target': '#four' })];
      const heard = hear(target, 'portal.load');
      host.attachShadow({ mode: 'open' }).append(target, button);
      button.click();
      stubInBody().raise('portal.load');
      expect(heard).to.have.length(1);
    });
  });

  const wrong = [
    ...['#nowhere', '', '#', 'two words ('].map(
      (selector) => ['data-target', selector, `data-target is "${selector}", but no element matches it.`] as const,
    ),
    ...['', 'payNow', 'destroy', 'constructor', 'MakePayment'].map((method) => {
      const text = `data-method is "${method}". It must be one of: makePayment, savePaymentMethod.`;
      return ['data-method', method, text] as const;
    }),
  ];

  for (const [attribute, value, Description] of wrong) {
    it(`raise an error in their form if ${attribute} is "${value}"`, () => {
      const button = makeButton({ [attribute]: value });
      const heard = hearDetails(button, 'portal.error');
      const through = hearThrough(jquery40, button, 'portal.error');
      button.click();
      button.setAttribute('data-form', 'earlier');
      button.click();
      const Details = { [attribute]: [Description] };
      expect(heard).to.deep.equal([{ Description, Details }, { description: Details }]);
      expect(through).to.deep.equal(heard.map((detail) => [detail]));
      expect(stubs()).to.have.length(0);
    });
  }
});
