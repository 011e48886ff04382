import { expect } from '@open-wc/testing';
import type { JQueryLike } from '../../adapters/jquery/jquery-like.ts';
import { watchForJQuery } from '../../adapters/script/watch-for-jquery.ts';
import { moduleLoader } from '../../adapters/module-loader.ts';
import { findOwnScript } from '../../adapters/script/find-own-script.ts';
import { holdTimers } from './held-timers.ts';
import { jquery112, jquery17, jquery37, jquery40 } from './jquerys.ts';

describe('the script element of a loader', () => {
  const documented = /\/Cdn\/Portal\.js/;

  const runIn = (element: Element | null, ...others: HTMLScriptElement[]) => {
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    document.body.append(...others);
    const own = findOwnScript(documented);
    others.forEach((other) => other.remove());
    Reflect.deleteProperty(document, 'currentScript');
    return own;
  };

  const script = (properties: Partial<HTMLScriptElement>, baseUrl?: string) => {
    // Browsers do not run scripts of this type.
    const element = Object.assign(document.createElement('script'), { type: 'x', ...properties });
    if (baseUrl) element.dataset.baseUrl = baseUrl;
    return element;
  };
  const image = Object.assign(document.createElement('img'), { src: 'https://evil.example.com/Portal.js' });
  const other = () => script({ src: 'https://example.com/Cdn/Other.js' });
  const portal = () => script({ src: 'https://example.com/Cdn/Portal.js?v=1' });
  const bundle = () => script({ src: 'https://example.com/bundle.js' }, 'https://pay.example.com');

  it('is the running script', () => {
    const own = script({});
    expect(runIn(own, portal())).to.equal(own);
  });

  it('is the running script in an XHTML document, with lowercase names', () => {
    const xhtml = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'html');
    const own = xhtml.createElementNS('http://www.w3.org/1999/xhtml', 'script');
    expect(own.nodeName).to.equal('script');
    expect(runIn(own)).to.equal(own);
  });

  for (const [what, own] of [
    ['its address', portal()],
    ['data-base-url', bundle()],
  ] as const) {
    it(`is found by ${what} if there is no current script, as in a module`, () => {
      for (const current of [null, image]) expect(runIn(current, other(), own)).to.equal(own);
    });
  }

  it('is an empty script if the page has no other, even beside an image named currentScript', () => {
    for (const current of [null, image]) expect(runIn(current, other()).src).to.equal('');
  });
});

describe('the module loader', () => {
  const policyName = 'test-loader';
  const ran = () => 'sampleModuleRan' in window;

  it('runs the module', async () => {
    await moduleLoader('/test/adapters/', policyName, '')('sample-module.ts', '');
    expect(ran()).to.be.true;
  });

  it('names the module that did not load', async () => {
    const load = moduleLoader('/', policyName, '');
    const error = await load('nowhere.js', '').catch((cause: unknown) => cause);
    expect(error).to.be.an('error').with.property('message', '/nowhere.js did not load. Check data-base-url.');
  });

  it('rejects a module with the wrong integrity, and removes its element', async () => {
    const load = moduleLoader('/test/adapters/', policyName, '');
    const error = await load('sample-module.ts?changed', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=').catch(
      (cause: unknown) => cause,
    );
    expect(error).to.be.an('error');
    expect(document.querySelectorAll('script[src*="?changed"]')).to.have.length(0);
  });

  it('abandons a module that does not load in time', async () => {
    const letGo = holdTimers();
    const loading = moduleLoader('/never/', policyName, '')('stalled.js', '').catch((cause: unknown) => cause);
    letGo();
    expect(await loading)
      .to.be.an('error')
      .with.property('message', '/never/stalled.js did not load. Check data-base-url.');
    expect(document.querySelectorAll('script[src*="stalled"]')).to.have.length(0);
  });
});

describe('the search for jQuery', () => {
  const page = window as { jQuery?: unknown; $?: unknown };
  const found: unknown[] = [];

  before(() => watchForJQuery(($: JQueryLike) => found.push($)));

  afterEach(() => {
    delete page.jQuery;
    delete page.$;
    found.length = 0;
  });

  function runScript(text: string): Promise<unknown[]> {
    const src = URL.createObjectURL(new Blob([text]));
    return new Promise((resolve) => {
      const onload = () => resolve([...found]);
      document.head.append(Object.assign(document.createElement('script'), { src, onload }));
    });
  }

  before(() => Object.assign(window, { testJQuerys: { jquery17, jquery37, jquery40 } }));

  it('finds each version before the onload of its script, even if it is only called $', async () => {
    expect(await runScript('window.jQuery = window.$ = testJQuerys.jquery17')).to.include(jquery17);
    expect(await runScript('window.jQuery = window.$ = testJQuerys.jquery40')).to.include(jquery40);
    delete page.jQuery;
    expect(await runScript('window.$ = testJQuerys.jquery37')).to.include(jquery37);
  });

  it('finds a version without a script element when a person clicks', () => {
    page.jQuery = jquery112;
    document.body.click();
    expect(found).to.include(jquery112);
  });

  it('reports a value that resembles jQuery once', () => {
    page.$ = Object.assign(() => undefined, { fn: { trigger: () => undefined } });
    document.body.click();
    document.body.click();
    expect(found).to.deep.equal([page.$]);
  });

  for (const [what, other] of [
    ['a function for selecting', (selector: string) => document.querySelector(selector)],
    ['a library without events', Object.assign(() => undefined, { fn: { each: () => undefined } })],
    ['an element of that id', document.createElement('div')],
    ['nothing', null],
  ] as const) {
    it(`ignores $ if it is ${what}`, () => {
      page.$ = other;
      document.body.click();
      expect(found).to.have.length(0);
    });
  }
});
