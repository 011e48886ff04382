import { expect, fixtureSync, html } from '@open-wc/testing';
import { provide } from '../../adapters/modal/modal-element.ts';
import type { ModalPart, ModalSettings } from '../../adapters/modal/modal-part.ts';
import { thisPage } from '../../adapters/modal/page.ts';
import { hear, hearThrough, nextTask } from './heard.ts';
import { jquery17, jquery37, jquery40 } from './jquerys.ts';

/*
 * What the adapters do before an element is there, and with several elements behind one plugin. Each test has a plugin
 * and elements of its own: what is defined once on a page stays.
 */

const page = thisPage();
page.install(jquery40);

interface Sample {
  readonly name: string;
  readonly tag: string;
  readonly part: ModalPart;
  /** How often the element was to be loaded. */
  readonly loads: () => number;
  /** Lets the load that is awaited come to its end. */
  readonly arrive: () => Promise<void>;
  readonly fail: (cause: Error) => Promise<void>;
}

/** The method calls of all elements of the tests. */
const calls: { tag: string; method: string; options: unknown }[] = [];

let count = 0;

interface SampleSettings {
  name?: string;
  tag?: string;
  methods?: Record<string, string>;
  defaults?: ModalSettings;
}

function makeSample(settings: SampleSettings = {}): Sample {
  const { name = `sample${++count}`, methods = { open: 'openModal' } } = settings;
  const { tag = `${name}-modal`, defaults = {} } = settings;
  let loads = 0;
  let settle: { resolve: (value?: unknown) => void; reject: (cause: Error) => void };
  const part: ModalPart = {
    plugin: name,
    tag,
    methods: Object.keys(methods),
    describeError: (text, subject, form) => ({ text, subject, form }),
    load: () => {
      loads++;
      return new Promise((resolve, reject) => (settle = { resolve, reject }));
    },
    defaults,
  };
  page.define(part);
  return {
    name,
    tag,
    part,
    loads: () => loads,
    async arrive() {
      class SampleModal extends HTMLElement {}
      for (const method of Object.values(methods)) {
        Object.defineProperty(SampleModal.prototype, method, {
          value: (options: unknown) => calls.push({ tag, method, options }),
        });
      }
      customElements.define(tag, SampleModal);
      const codes = ['load', 'unload', 'error'].map((code) => `${name}.${code}`);
      provide({ plugin: name, tag, methods, codes }, page);
      settle.resolve();
      await nextTask();
    },
    async fail(cause) {
      settle.reject(cause);
      await nextTask();
    },
  };
}

type Bridge = (request?: unknown, options?: unknown) => JQuery;

function plugin($: JQueryStatic, container: Element, name: string): Bridge {
  const set = $(container as HTMLElement);
  return (set as unknown as Record<string, Bridge>)[name]!.bind(set);
}

const makeContainer = () => fixtureSync<HTMLDivElement>(html`<div></div>`);

const raise = (element: Element, code: string) =>
  element.dispatchEvent(new CustomEvent(code, { bubbles: true, detail: null }));

describe('the page', () => {
  beforeEach(() => (calls.length = 0));

  describe('before the element is loaded', () => {
    it('loads it when a container is initialised', () => {
      const { name, loads } = makeSample();
      expect(loads()).to.equal(0);
      plugin(jquery40, makeContainer(), name)();
      expect(loads()).to.equal(1);
    });

    it('loads it when someone points at a button, once', () => {
      const { name, loads } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      expect(loads()).to.equal(1);
    });

    it('loads it when a button gets the focus', () => {
      const { name, loads } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);
      button.focus();
      expect(loads()).to.equal(1);
    });

    it('loads it for nobody else', () => {
      const { loads } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle="other" data-method="open"></button>`);
      button.focus();
      button.click();
      expect(loads()).to.equal(0);
    });

    it('has no element to show', () => {
      const { name } = makeSample();
      const container = makeContainer();
      expect(plugin(jquery40, container, name)().data(name)).to.have.property('element', undefined);
      expect(container.childNodes).to.have.length(0);
    });

    it('remembers the calls, in their order', async () => {
      const { name, tag, arrive } = makeSample({ methods: { open: 'openModal', save: 'saveModal' } });
      const container = makeContainer();
      const options = { a: 1 };
      plugin(jquery40, container, name)('save', options);
      plugin(jquery40, container, name)('open');
      expect(calls).to.have.length(0);
      await arrive();
      expect(calls).to.deep.equal([
        { tag, method: 'saveModal', options },
        { tag, method: 'openModal', options: undefined },
      ]);
      expect(calls[0]?.options).to.equal(options);
    });

    it('remembers the settings', async () => {
      const { name, arrive } = makeSample();
      const container = makeContainer();
      plugin(jquery40, container, name)({ baseUrl: 'https://pay.example.com' });
      plugin(jquery40, container, name)('open');
      await arrive();
      expect(container.firstElementChild).to.have.property('baseUrl', 'https://pay.example.com');
    });

    it('remembers what a button was pressed for', async () => {
      const { name, arrive } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(
        html`<button data-toggle=${name} data-method="open" data-option-session-id="one"></button>`,
      );
      button.click();
      await arrive();
      expect(calls[0]?.options).to.have.property('sessionId', 'one');
    });

    it('makes nothing for a container that was destroyed meanwhile', async () => {
      const { name, arrive } = makeSample();
      const rejected = hear(window, 'unhandledrejection');
      const container = makeContainer();
      plugin(jquery40, container, name)('open');
      plugin(jquery40, container, name)('destroy');
      await arrive();
      expect(calls).to.have.length(0);
      expect(container.childNodes).to.have.length(0);
      await nextTask();
      expect(rejected).to.have.length(0);
    });

    it("tells once of the page's own element that left the page", async () => {
      const { name, tag, arrive } = makeSample();
      const element = fixtureSync<HTMLDivElement>(html`<div></div>`).appendChild(document.createElement(tag));
      plugin(jquery40, element, name)('open');
      await arrive();
      const heard = hearThrough(jquery40, element, `${name}.error`);
      const native = hear(element, `${name}.error`);
      element.remove();
      plugin(jquery40, element, name)('open');
      expect([heard.length, native.length]).to.deep.equal([1, 1]);
    });

    it('tells of a container that left the page meanwhile', async () => {
      const { name, arrive } = makeSample();
      const container = makeContainer();
      const heard = hear(container, `${name}.error`);
      plugin(jquery40, container, name)('open');
      container.remove();
      await arrive();
      expect(calls).to.have.length(0);
      expect(heard.map(({ detail }) => (detail as { subject: string }).subject)).to.deep.equal(['container']);
    });
  });

  describe('where the element cannot be loaded', () => {
    it('tells each call, natively and through jQuery', async () => {
      const { name, fail } = makeSample();
      const container = makeContainer();
      const heard = hear(container, `${name}.error`);
      const through = hearThrough(jquery40, container, `${name}.error`);
      plugin(jquery40, container, name)('open');
      plugin(jquery40, container, name)('open');
      await fail(new Error('https://pay.example.com/modal.js did not load.'));
      const detail = {
        text: 'The modal could not be loaded. Error: https://pay.example.com/modal.js did not load.',
        subject: 'script',
        form: undefined,
      };
      expect(heard.map((event) => event.detail as unknown)).to.deep.equal([detail, detail]);
      expect(through).to.deep.equal([[detail], [detail]]);
    });

    it('says nothing as long as nobody calls', async () => {
      const { name, fail } = makeSample();
      const container = makeContainer();
      const heard = hear(document, `${name}.error`);
      plugin(jquery40, container, name)();
      await fail(new Error('no'));
      expect(heard).to.have.length(0);
    });

    it('tries again at the next call', async () => {
      const { name, tag, loads, fail, arrive } = makeSample();
      const container = makeContainer();
      plugin(jquery40, container, name)('open');
      await fail(new Error('no'));
      plugin(jquery40, container, name)('open');
      await arrive();
      expect(loads()).to.equal(2);
      expect(calls).to.deep.equal([{ tag, method: 'openModal', options: undefined }]);
    });

    it('does not try again each time that someone points at a button', async () => {
      const { name, loads, fail } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await fail(new Error('no'));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      expect(loads()).to.equal(1);
    });

    it('tells of a module that ran without defining the element', async () => {
      const { name, part } = makeSample();
      Object.assign(part, { load: () => Promise.resolve() });
      const container = makeContainer();
      const heard = hear(container, `${name}.error`);
      plugin(jquery40, container, name)('open');
      await nextTask();
      expect(heard[0]?.detail).to.have.property('text').that.includes(`<${name}-modal> was not defined`);
    });
  });

  describe('in a browser that is too old', () => {
    const { HTMLDialogElement: present } = window;
    beforeEach(() => Object.assign(window, { HTMLDialogElement: undefined }));
    afterEach(() => Object.assign(window, { HTMLDialogElement: present }));

    it('tells each call, and loads nothing', () => {
      const { name, loads } = makeSample();
      const container = makeContainer();
      const heard = hearThrough(jquery40, container, `${name}.error`);
      plugin(jquery40, container, name)();
      plugin(jquery40, container, name)('open');
      expect(heard).to.have.length(1);
      expect(heard[0]?.[0]).to.have.property('text').that.includes('This browser is too old.');
      expect(loads()).to.equal(0);
    });

    it('tells each press of a button', () => {
      const { name } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);
      const heard = hear(button, `${name}.error`);
      button.click();
      expect(heard).to.have.length(1);
    });

    it('tells without the constructors and methods that such a browser lacks', () => {
      const { name } = makeSample();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);
      const heard = hear(document, `${name}.error`);
      const restore = ['CustomEvent', 'WeakRef', 'customElements', 'AbortSignal', 'Promise'].map((lacking) => {
        const present = Object.getOwnPropertyDescriptor(window, lacking)!;
        Object.defineProperty(window, lacking, { value: undefined, configurable: true });
        return () => Object.defineProperty(window, lacking, present);
      });
      const click = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(click, 'composedPath', { value: undefined });
      Object.defineProperty(button, 'matches', { value: undefined });
      button.dispatchEvent(click);
      restore.forEach((action) => action());
      expect(heard.map(({ detail }) => (detail as { subject: string }).subject)).to.deep.equal(['browser']);
    });
  });

  describe('with two elements behind one plugin', () => {
    /** As claims has them: one script brings the account modal, another one the modal of the adjuster. */
    const makePair = () => {
      const name = `pair${++count}`;
      const account = () => makeSample({ name, tag: `${name}-account`, methods: { ClaimsModal: 'openAccount' } });
      const adjuster = () =>
        makeSample({ name, tag: `${name}-adjuster`, methods: { createRequest: 'createRequest', manage: 'manage' } });
      return { name, account, adjuster };
    };

    it('calls each by its own methods', async () => {
      const { name, account, adjuster } = makePair();
      const [first, second] = [account(), adjuster()];
      const container = makeContainer();
      plugin(jquery40, container, name)('ClaimsModal', 1);
      plugin(jquery40, container, name)('manage', 2);
      await second.arrive();
      await first.arrive();
      expect(calls).to.deep.equal([
        { tag: second.tag, method: 'manage', options: 2 },
        { tag: first.tag, method: 'openAccount', options: 1 },
      ]);
    });

    it('adds the methods of a script that comes later to instances that are there', async () => {
      const { name, account, adjuster } = makePair();
      account();
      const container = makeContainer();
      const instance = plugin(jquery40, container, name)().data(name) as Record<string, () => void>;
      const second = adjuster();
      expect(plugin(jquery40, container, name)().data(name)).to.equal(instance);
      instance.manage?.();
      await second.arrive();
      expect(calls).to.deep.equal([{ tag: second.tag, method: 'manage', options: undefined }]);
    });

    it('adds them to an instance that nobody has asked for since', async () => {
      const { name, account, adjuster } = makePair();
      account();
      const instance = plugin(jquery40, makeContainer(), name)().data(name) as Record<string, () => void>;
      expect(instance).to.not.have.property('manage');
      const second = adjuster();
      instance.manage?.();
      await second.arrive();
      expect(calls).to.deep.equal([{ tag: second.tag, method: 'manage', options: undefined }]);
    });

    it('gives the element of the latest operation, in whatever order the scripts came', async () => {
      const { name, account, adjuster } = makePair();
      const [second, first] = [adjuster(), account()];
      const container = makeContainer();
      plugin(jquery40, container, name)();
      const instance = plugin(jquery40, container, name)('ClaimsModal').data(name) as {
        element?: Element;
        manage: () => void;
      };
      await second.arrive();
      await first.arrive();
      expect(instance.element?.localName).to.equal(first.tag);
      instance.manage();
      expect(instance.element?.localName).to.equal(second.tag);
    });

    it('tells a button that names no method of those of both', async () => {
      const { name, account, adjuster } = makePair();
      const first = account();
      adjuster();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="pay"></button>`);
      const heard = hear(button, `${name}.error`);
      button.click();
      await first.arrive();
      expect(heard[0]?.detail)
        .to.have.property('text')
        .that.equals('data-method is "pay". It must be one of: ClaimsModal, createRequest, manage.');
    });

    it("tells once of an element behind the page's own element of the other kind", async () => {
      const { name, account, adjuster } = makePair();
      const [first, second] = [account(), adjuster()];
      const container = fixtureSync<HTMLDivElement>(html`<div></div>`).appendChild(document.createElement(second.tag));
      container.style.display = 'contents';
      plugin(jquery40, container, name)('manage');
      plugin(jquery40, container, name)('ClaimsModal');
      await second.arrive();
      await first.arrive();
      const through = hearThrough(jquery40, container, `${name}.load`);
      const native = hear(container, `${name}.load`);
      raise(document.querySelector(first.tag)!, `${name}.load`);
      expect([through.length, native.length]).to.deep.equal([1, 1]);
      raise(container, `${name}.load`);
      expect([through.length, native.length]).to.deep.equal([2, 2]);
    });

    it("tells once of each of the page's own two elements in one container", async () => {
      const { name, account, adjuster } = makePair();
      const samples = [account(), adjuster()];
      const container = makeContainer();
      container.append(...samples.map(({ tag }) => document.createElement(tag)));
      plugin(jquery40, container, name)('ClaimsModal');
      plugin(jquery40, container, name)('manage');
      for (const { arrive } of samples) await arrive();
      expect(container.children).to.have.length(2);
      const through = hearThrough(jquery40, container, `${name}.load`);
      const native = hear(container, `${name}.load`);
      for (const element of container.children) raise(element, `${name}.load`);
      expect([through.length, native.length]).to.deep.equal([2, 2]);
    });

    it('names the methods of both where one is unknown', () => {
      const { name, account, adjuster } = makePair();
      adjuster();
      account();
      expect(() => plugin(jquery40, makeContainer(), name)('pay')).to.throw(
        TypeError,
        'Use one of: createRequest, manage, ClaimsModal, destroy.',
      );
    });

    it('serves the buttons of both', async () => {
      const { name, account, adjuster } = makePair();
      account();
      const second = adjuster();
      const button = fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="manage"></button>`);
      button.click();
      await second.arrive();
      expect(calls).to.deep.equal([{ tag: second.tag, method: 'manage', options: {} }]);
    });

    it('takes both away on destroy', async () => {
      const { name, account, adjuster } = makePair();
      const samples = [account(), adjuster()];
      const container = makeContainer();
      plugin(jquery40, container, name)('ClaimsModal');
      plugin(jquery40, container, name)('manage');
      for (const { arrive } of samples) await arrive();
      expect(container.children).to.have.length(2);
      plugin(jquery40, container, name)('destroy');
      expect(container.children).to.have.length(0);
    });
  });

  describe('for a jQuery that comes later', () => {
    it('has the instances of the containers that are there', () => {
      const { name } = makeSample();
      const container = makeContainer();
      const instance: unknown = plugin(jquery40, container, name)().data(name);
      page.install(jquery37);
      expect(jquery37(container).data(name)).to.equal(instance);
    });

    it('has the events too, each once', async () => {
      const { name, arrive } = makeSample();
      const container = makeContainer();
      plugin(jquery40, container, name)('open');
      await arrive();
      page.install(jquery17);
      const heard = hearThrough(jquery17, container, `${name}.load`);
      raise(container.firstElementChild!, `${name}.load`);
      expect(heard).to.deep.equal([[]]);
    });
  });

  describe('announcing', () => {
    it('raises the load event on the document, natively and through jQuery', async () => {
      const heard = hear(document, 'ready1.load');
      const through = hearThrough(jquery40, document, 'ready1.load');
      page.announce('ready1');
      await nextTask();
      expect(heard.map(({ detail }) => detail as unknown)).to.deep.equal([null]);
      expect(through).to.deep.equal([[]]);
    });

    it('raises one event for two copies of a script', async () => {
      const heard = hear(document, 'ready2.load');
      page.announce('ready2');
      page.announce('ready2');
      await nextTask();
      expect(heard).to.have.length(1);
    });

    it('raises another event when the script is loaded again later', async () => {
      const heard = hear(document, 'ready3.load');
      page.announce('ready3');
      await nextTask();
      page.announce('ready3');
      await nextTask();
      expect(heard).to.have.length(2);
    });
  });

  describe('with defaults', () => {
    const defaults = { baseUrl: 'https://default.example.com', form: 'earlier' as const };

    /** What the element behind a container has after a call. */
    async function settingsOf(sample: Sample, container: Element): Promise<unknown> {
      plugin(jquery40, container, sample.name)('open');
      await sample.arrive();
      const { baseUrl, formVersion } = container.firstElementChild as unknown as Record<string, unknown>;
      return { baseUrl, formVersion };
    }

    it('sets them on the element that it makes', async () => {
      const sample = makeSample({ defaults });
      const { baseUrl, form: formVersion } = defaults;
      expect(await settingsOf(sample, makeContainer())).to.deep.equal({ baseUrl, formVersion });
    });

    it("sets them on a page's own element that says nothing else", async () => {
      const sample = makeSample({ defaults });
      const container = makeContainer();
      container.append(Object.assign(document.createElement(sample.tag), { formVersion: 'later', baseUrl: '' }));
      const { baseUrl, form: formVersion } = defaults;
      expect(await settingsOf(sample, container)).to.deep.equal({ baseUrl, formVersion });
    });

    it("leaves what a page's own element says in properties", async () => {
      const sample = makeSample({ defaults });
      const container = makeContainer();
      const baseUrl = 'https://own.example.com';
      container.append(Object.assign(document.createElement(sample.tag), { baseUrl }));
      expect(await settingsOf(sample, container)).to.have.property('baseUrl', baseUrl);
    });

    it("leaves what a page's own element says in attributes", async () => {
      const sample = makeSample({ defaults });
      const container = makeContainer();
      const element = document.createElement(sample.tag);
      element.setAttribute('form-version', 'later');
      element.setAttribute('base-url', '');
      container.append(element);
      expect(await settingsOf(sample, container)).to.deep.equal({ baseUrl: undefined, formVersion: undefined });
    });

    it('puts what the page sets before them', async () => {
      const sample = makeSample({ defaults });
      const container = makeContainer();
      plugin(jquery40, container, sample.name)({ form: 'later', baseUrl: undefined });
      expect(await settingsOf(sample, container)).to.deep.equal({ baseUrl: defaults.baseUrl, formVersion: 'later' });
    });
  });

  it('is the same for every copy of the adapter', () => {
    expect(thisPage()).to.equal(page);
  });

  it('keeps the part that came first where two copies bring it', () => {
    const { name, part, loads } = makeSample();
    let others = 0;
    page.define({
      ...part,
      load: () => {
        others++;
        return Promise.reject(new Error('The wrong one.'));
      },
    });
    plugin(jquery40, makeContainer(), name)();
    expect([loads(), others]).to.deep.equal([1, 0]);
  });
});
