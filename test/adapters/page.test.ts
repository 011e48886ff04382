import { expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { registerElements } from '../../adapters/jquery/modal-element.ts';
import { thisPage } from '../../adapters/jquery/page.ts';
import type { ModalOffer, ModalSettings } from '../../adapters/jquery/shared-page.ts';
import { replace } from '../components/replace.ts';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
import { hear, hearDetails, hearThrough, longTask, nextTask } from './heard.ts';
import { jquery112, jquery17, jquery37, jquery40 } from './jquerys.ts';
import { defineStub, makeContainer, stubInBody, stubs } from './stub-modal.ts';

const test = testIn(makeSample);

/* Each test has its own plugin and elements, because a page cannot remove a definition. */

const page = thisPage();
page.install(jquery40);

let count = 0;

interface SampleSettings {
  name?: string;
  tag?: string;
  methods?: Record<string, string>;
  defaults?: ModalSettings;
}

function makeSample(settings: SampleSettings = {}) {
  const { name = `sample${++count}`, tag = `${name}-modal`, methods = { open: 'openModal' }, defaults = {} } = settings;
  let loads = 0;
  let settle: { resolve: (value?: unknown) => void; reject: (cause: Error) => void };
  const describeError = (text: string, subject: string, form: unknown) => ({ text, subject, form });
  const offer = {
    table: { plugin: name, tag, methods, describeError },
    load: (): Promise<unknown> => {
      loads++;
      return new Promise((resolve, reject) => (settle = { resolve, reject }));
    },
    defaults,
  } satisfies ModalOffer;
  page.offer(offer);
  const container = makeContainer();
  return {
    name,
    tag,
    offer,
    container,
    use: (...given: Parameters<Bridge>) => plugin(container, name)(...given),
    loads: () => loads,
    calls: () => stubs(tag).flatMap((stub) => stub.calls),
    async arrive() {
      if (!customElements.get(tag)) defineStub(tag, Object.values(methods));
      registerElements();
      settle.resolve();
      await nextTask();
    },
    async fail() {
      settle.reject(new Error('modal.js did not load.'));
      await nextTask();
    },
  };
}

type Bridge = (request?: unknown, options?: unknown) => JQuery;

function plugin(container: Element, name: string): Bridge {
  const set = jquery40(container as HTMLElement);
  return (set as unknown as Record<string, Bridge>)[name]!.bind(set);
}

const makeButton = (name: string) =>
  fixtureSync<HTMLButtonElement>(html`<button data-toggle=${name} data-method="open"></button>`);

const pointAt = (button: Element) => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

const progressShown = () => waitUntil(() => document.querySelector('dialog:modal'), 'progress is shown');

const subjectOf = ({ detail }: CustomEvent) => (detail as { subject: string }).subject;

describe('the shared page object', () => {
  describe('before the element is loaded', () => {
    it('loads it once when a person points at a button or focuses it', () => {
      for (const approach of [pointAt, (button: HTMLElement) => button.focus()]) {
        const { name, loads } = makeSample();
        const other = makeSample();
        const button = makeButton(name);
        approach(button);
        approach(button);
        expect([loads(), other.loads()]).to.deep.equal([1, 0]);
      }
    });

    it('shows progress in English or Spanish while a caller waits', async () => {
      for (const [lang, text] of [
        ['en', 'Loading…'],
        ['es-US', 'Cargando…'],
        ['zh', 'Loading…'],
      ] as const) {
        const { arrive, fail, use } = makeSample();
        const opener = makeButton('none');
        opener.focus();
        replace(document.documentElement, 'lang', lang);
        use('open');
        expect(document.querySelector('dialog')).to.equal(null);
        await progressShown();
        expect(document.querySelector('dialog')?.textContent).to.equal(text);
        await (lang === 'en' ? arrive() : fail());
        expect(document.querySelector('dialog')).to.equal(null);
        expect(document.activeElement).to.equal(opener);
      }
    });

    it('opens nothing if the person stops waiting, and reports an error', async () => {
      const { name, arrive, calls, container, use } = makeSample();
      const heard = hearDetails(container, `${name}.error`);
      use('open');
      await progressShown();
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitUntil(() => heard.length > 0);
      await arrive();
      expect(document.querySelector('dialog')).to.equal(null);
      expect(calls()).to.deep.equal([]);
      expect(JSON.stringify(heard)).to.contain('It was canceled.');
      expect(heard).to.have.length(1);
    });

    it('keeps the calls in order, and the settings', async () => {
      const { tag, arrive, calls, use } = makeSample({ methods: { open: 'openModal', save: 'saveModal' } });
      const options = { a: 1 };
      use({ baseUrl: 'https://pay.example.com' });
      use('save', options);
      use('open');
      await arrive();
      expect(calls()).to.deep.equal([
        { method: 'saveModal', options },
        { method: 'openModal', options: undefined },
      ]);
      expect(calls()[0]?.options).to.equal(options);
      expect(stubInBody(tag).baseUrl).to.equal('https://pay.example.com');
    });

    test('creates nothing for a container that is destroyed meanwhile', async ({ tag, arrive, use }) => {
      const rejected = hear(window, 'unhandledrejection');
      use('open');
      use('destroy');
      await arrive();
      await nextTask();
      expect([stubs(tag).length, rejected.length]).to.deep.equal([0, 0]);
    });

    test('reports a container that is removed meanwhile', async ({ name, arrive, calls, container, use }) => {
      const heard = hear(container, `${name}.error`);
      use('open');
      container.remove();
      await arrive();
      expect(calls()).to.have.length(0);
      expect(heard.map(subjectOf)).to.deep.equal(['container']);
    });
  });

  describe('if the element cannot be loaded', () => {
    test('reports an error for each call, natively and through jQuery', async ({ name, fail, container, use }) => {
      const heard = hearDetails(container, `${name}.error`);
      const through = hearThrough(jquery40, container, `${name}.error`);
      use('open');
      use('open');
      await fail();
      const text = 'The modal did not load. Error: modal.js did not load.';
      const detail = { text, subject: 'script', form: undefined };
      expect(heard).to.deep.equal([detail, detail]);
      expect(through).to.deep.equal([[detail], [detail]]);
    });

    test('reports nothing before a call, and is not loaded again for a button', async ({ name, loads, fail, use }) => {
      const heard = hear(document, `${name}.error`);
      const button = makeButton(name);
      use();
      await fail();
      pointAt(button);
      pointAt(button);
      expect([heard.length, loads()]).to.deep.equal([0, 1]);
    });

    test('tries again at the next call', async ({ loads, fail, arrive, calls, use }) => {
      use('open');
      await fail();
      use('open');
      await arrive();
      expect([loads(), calls().length]).to.deep.equal([2, 1]);
    });

    test('reports a module that ran without defining the element', async ({ name, offer, container, use }) => {
      offer.load = () => Promise.resolve();
      const heard = hearDetails(container, `${name}.error`);
      use('open');
      await nextTask();
      expect(heard[0]).to.have.property('text').that.includes(`<${name}-modal> was not defined`);
    });
  });

  describe('in a browser that is too old', () => {
    beforeEach(() => replace(CSS, 'supports', () => false));

    it('reports an error for each call and each pressed button, and loads nothing', () => {
      const { name, loads, container, use } = makeSample();
      const button = makeButton(name);
      const heard = hearThrough(jquery40, container, `${name}.error`);
      const pressed = hear(button, `${name}.error`);
      use();
      use('open');
      button.click();
      expect([heard.length, pressed.length]).to.deep.equal([1, 1]);
      expect(heard[0]?.[0]).to.have.property('text').that.includes('This browser is too old.');
      expect(loads()).to.equal(0);
    });

    test('reports errors without the constructors and methods that such a browser lacks', ({ name }) => {
      const button = makeButton(name);
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
      expect(heard.map(subjectOf)).to.deep.equal(['browser']);
    });
  });

  describe('with two elements behind one plugin', () => {
    /** As for claims: one script defines the account modal, another one the adjuster modal. */
    const makePair = () => {
      const name = `pair${++count}`;
      return {
        name,
        account: () => makeSample({ name, tag: `${name}-account`, methods: { ClaimsModal: 'openAccount' } }),
        adjuster: () =>
          makeSample({ name, tag: `${name}-adjuster`, methods: { createRequest: 'createRequest', manage: 'manage' } }),
      };
    };

    type Instance = Readonly<Record<string, () => void>> & { readonly element?: Element };

    it('calls each by its own methods, and removes both on destroy', async () => {
      const { account, adjuster } = makePair();
      const [first, second] = [account(), adjuster()];
      first.use('ClaimsModal', 1);
      first.use('manage', 2);
      await second.arrive();
      await first.arrive();
      expect(second.calls()).to.deep.equal([{ method: 'manage', options: 2 }]);
      expect(first.calls()).to.deep.equal([{ method: 'openAccount', options: 1 }]);
      first.use('destroy');
      expect([...stubs(first.tag), ...stubs(second.tag)]).to.have.length(0);
    });

    for (const isAskedFor of [true, false]) {
      it(`adds the methods of a later script to an instance that is ${isAskedFor ? '' : 'not '}requested again`, async () => {
        const { name, account, adjuster } = makePair();
        const { use } = account();
        const instance = use().data(name) as Instance;
        expect(instance).to.not.have.property('manage');
        const second = adjuster();
        if (isAskedFor) expect(use().data(name)).to.equal(instance);
        instance.manage?.();
        await second.arrive();
        expect(second.calls()).to.deep.equal([{ method: 'manage', options: undefined }]);
      });
    }

    it('returns the element of the latest operation, in any order of the scripts', async () => {
      const { name, account, adjuster } = makePair();
      const [second, first] = [adjuster(), account()];
      first.use();
      const instance = first.use('ClaimsModal').data(name) as Instance;
      await second.arrive();
      await first.arrive();
      expect(instance.element?.localName).to.equal(first.tag);
      instance.manage?.();
      expect(instance.element?.localName).to.equal(second.tag);
    });
  });

  it('gives a later jQuery the existing instances, and each event once', async () => {
    const { name, tag, arrive, container, use } = makeSample();
    const instance: unknown = use().data(name);
    page.install(jquery37);
    expect(jquery37(container).data(name)).to.equal(instance);
    use('open');
    await arrive();
    page.install(jquery17);
    const heard = hearThrough(jquery17, container, `${name}.load`);
    stubInBody(tag).raise(`${name}.load`);
    expect(heard).to.deep.equal([[]]);
  });

  describe('announcing', () => {
    async function announce(name: string): Promise<void> {
      const told = oneEvent(document, `${name}.load`);
      page.plugins?.[name]?.announce();
      await told;
    }

    test('raises one load event on the document for two copies of a script', async ({ name }) => {
      const heard = hearDetails(document, `${name}.load`);
      const through = hearThrough(jquery40, document, `${name}.load`);
      page.plugins?.[name]?.announce();
      await announce(name);
      await longTask();
      expect(heard).to.deep.equal([null]);
      expect(through).to.deep.equal([[]]);
    });

    test('raises another event when the script is loaded again later, for native listeners only', async ({ name }) => {
      const heard = hear(document, `${name}.load`);
      const through = hearThrough(jquery40, document, `${name}.load`);
      await announce(name);
      await announce(name);
      expect([heard.length, through.length]).to.deep.equal([2, 1]);
    });

    test('raises the load event again for a script with another modal', async ({ name }) => {
      const through = hearThrough(jquery40, document, `${name}.load`);
      await announce(name);
      makeSample({ name, tag: `${name}-second` });
      await announce(name);
      expect(through).to.have.length(2);
    });

    for (const $ of [jquery17, jquery112, jquery37, jquery40]) {
      it(`calls each handler that is bound later with jQuery ${$.fn.jquery} once`, async () => {
        page.install($);
        const { name } = makeSample();
        await announce(name);
        const heard: string[] = [];
        const handler = (what: string) => () => void heard.push(what);
        const removed = handler('removed');
        $(document)
          .on(`${name}.load`, handler('on'))
          .one(`${name}.load.page`, handler('one'))
          .on(`click.load ${name}.error ${name}.unload`, handler('another event'))
          .on(`${name}.load`, removed)
          .off(`${name}.load`, removed);
        $(makeContainer()).on(`${name}.load`, handler('container'));
        await longTask();
        expect(heard).to.deep.equal(['on', 'one']);
        makeSample({ name, tag: `${name}-second` });
        await announce(name);
        expect(heard).to.deep.equal(['on', 'one', 'on']);
      });
    }
  });

  it('refuses a value that is not jQuery', () => {
    const zepto = Object.assign(() => undefined, { fn: { trigger: () => undefined, on: () => undefined } });
    for (const other of [zepto, {}, undefined])
      expect(() => page.install(other as never)).to.throw(TypeError, 'Pass jQuery 1.7 or later.');
  });

  describe('with defaults', () => {
    const defaults = { baseUrl: 'https://default.example.com', form: 'earlier' as const };
    const fromDefaults = { baseUrl: defaults.baseUrl, formVersion: defaults.form };
    const own = 'https://own.example.com';
    const form = { formVersion: 'later' };
    const nothing = { ...form, baseUrl: '' };
    interface Given {
      properties?: object;
      attributes?: Record<string, string>;
      settings?: object;
    }
    const settings = { form: 'later', baseUrl: undefined };
    const attributes = { 'form-version': 'later', 'base-url': '' };
    const cases: readonly [title: string, expected: object, given: Given][] = [
      ['sets them on a new element', fromDefaults, {}],
      ["sets them on a page's own element without values", fromDefaults, { properties: nothing }],
      ["keeps a page's own properties", { ...fromDefaults, baseUrl: own }, { properties: { baseUrl: own } }],
      ["keeps a page's own attributes", nothing, { attributes }],
      ['gives settings a higher priority', { ...fromDefaults, ...form }, { settings }],
    ];

    for (const [title, expected, { properties, attributes, settings }] of cases) {
      it(title, async () => {
        const { tag, arrive, container, use } = makeSample({ defaults });
        use(settings);
        use('open');
        if (properties ?? attributes) container.append(document.createElement(tag));
        const [element] = container.children;
        for (const [attribute, value] of Object.entries(attributes ?? {})) element?.setAttribute(attribute, value);
        defineStub(tag, ['openModal']);
        Object.assign(element ?? {}, properties);
        await arrive();
        const { baseUrl, formVersion } = stubs(tag)[0]!;
        expect({ baseUrl, formVersion }).to.deep.equal(expected);
      });
    }
  });

  test('keeps the first modal if two copies offer it', ({ offer, loads, use }) => {
    let others = 0;
    page.offer({ ...offer, load: () => Promise.reject(new Error(`The wrong one: ${++others}`)) });
    use();
    expect([loads(), others]).to.deep.equal([1, 0]);
  });
});
