import { expect } from '@open-wc/testing';
import type { JQueryLike } from '../../adapters/jquery/jquery-like.ts';
import { watchForJQuery } from '../../adapters/script/arriving-jquery.ts';
import { moduleLoader } from '../../adapters/script/module-loader.ts';
import { ownScript } from '../../adapters/script/own-script.ts';
import { jquery17, jquery40 } from './jquerys.ts';

/* The parts of Portal.js. The whole of it, as it is built, is tested end to end. */

describe('the own script', () => {
  const runIn = (element: Element | null) => {
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    const own = ownScript();
    Reflect.deleteProperty(document, 'currentScript');
    return own;
  };

  it('is known by its address, its folder and its nonce', () => {
    const src = 'https://example.com/pay/Portal.js?next=/a/b#/c';
    const script = Object.assign(document.createElement('script'), { src, nonce: 'abc' });
    expect(runIn(script)).to.deep.equal({ address: src, folder: 'https://example.com/pay/', nonce: 'abc' });
  });

  it('is no image of that name', () => {
    const image = Object.assign(document.createElement('img'), { src: 'https://evil.example.com/Portal.js' });
    expect(runIn(image).address).to.equal('');
  });
});

describe('the module loader', () => {
  const policyName = 'test-loader';
  const ran = () => 'sampleModuleRan' in window;

  it('runs the module', async () => {
    const address = '/test/adapters/sample-module.ts';
    await moduleLoader({ address, policyName, nonce: '' })();
    expect(ran()).to.be.true;
  });

  it('says which module did not load', async () => {
    const load = moduleLoader({ address: '/nowhere.js', policyName, nonce: '' });
    const error = await load().catch((cause: unknown) => cause);
    expect(error).to.be.an('error').with.property('message', '/nowhere.js did not load.');
  });

  it('asks for it under another address the next time, and leaves no failed element behind', async () => {
    const addresses: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        addedNodes.forEach(
          (node) => node instanceof HTMLScriptElement && addresses.push(node.getAttribute('src') ?? ''),
        );
      }
    });
    observer.observe(document.head, { childList: true });
    const load = moduleLoader({ address: '/nowhere.js', policyName, nonce: '' });
    for (let times = 0; times < 2; times++) await load().catch(() => undefined);
    observer.disconnect();
    expect(addresses).to.deep.equal(['/nowhere.js', '/nowhere.js?attempt=2']);
    expect(document.querySelectorAll('script[src^="/nowhere.js"]')).to.have.length(0);
  });

  it('gives the element the nonce of the page', async () => {
    const load = moduleLoader({ address: '/test/adapters/sample-module.ts?nonce', policyName, nonce: 'abc' });
    await load();
    const element = document.querySelector<HTMLScriptElement>('script[src$="?nonce"]');
    expect(element?.nonce).to.equal('abc');
  });
});

describe('the watch for jQuery', () => {
  const page = window as { jQuery?: unknown; $?: unknown };
  const found: unknown[] = [];

  before(() => watchForJQuery(($: JQueryLike) => found.push($)));

  afterEach(() => {
    delete page.jQuery;
    delete page.$;
    found.length = 0;
  });

  /** A script as a page loads it, which leaves a jQuery on the window. */
  function runScript(text: string): Promise<unknown[]> {
    const src = URL.createObjectURL(new Blob([text]));
    return new Promise((resolve) => {
      const onload = () => resolve([...found]);
      document.head.append(Object.assign(document.createElement('script'), { src, onload }));
    });
  }

  before(() => Object.assign(window, { testJQuerys: { jquery17, jquery40 } }));

  it('has found it when the onload of its script runs', async () => {
    expect(await runScript('window.jQuery = window.$ = testJQuerys.jquery17')).to.include(jquery17);
  });

  it('finds a second one', async () => {
    await runScript('window.jQuery = window.$ = testJQuerys.jquery17');
    expect(await runScript('window.jQuery = window.$ = testJQuerys.jquery40')).to.include(jquery40);
  });

  it('finds one that is called $ alone', async () => {
    expect(await runScript('window.$ = testJQuerys.jquery40')).to.include(jquery40);
  });

  it('finds one that came without a script of its own when somebody clicks', () => {
    page.jQuery = jquery40;
    document.body.click();
    expect(found).to.include(jquery40);
  });

  for (const [what, other] of [
    ['a function for selecting', (selector: string) => document.querySelector(selector)],
    ['a library without events', Object.assign(() => undefined, { fn: { each: () => undefined } })],
    ['an element of that id', document.createElement('div')],
    ['nothing', null],
  ] as const) {
    it(`takes no notice where $ is ${what}`, () => {
      page.$ = other;
      document.body.click();
      expect(found).to.have.length(0);
    });
  }
});
