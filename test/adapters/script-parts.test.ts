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
  const load = (folder: string, file: string, integrity = '') =>
    moduleLoader(folder, 'test-loader', '')(file, integrity).catch((cause: unknown) => cause);

  const wrong = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

  it('runs the module, and removes its element', async () => {
    await load('/test/adapters/', 'sample-module.ts');
    expect('sampleModuleRan' in window).to.be.true;
    expect(document.querySelectorAll('script[src*="sample-module"]')).to.have.length(0);
  });

  it('asks for another address after each failure', async () => {
    const loadAgain = moduleLoader('/', 'test-loader', '');
    const fail = () => loadAgain('nowhere.js', '').catch((cause: unknown) => cause);
    await fail();
    await fail();
    expect(await fail()).to.have.property('message', '/nowhere.js?? did not load.');
  });

  for (const [what, folder, file, integrity] of [
    ['that does not exist', '/', 'nowhere.js'],
    ['with the wrong integrity', '/test/adapters/', 'sample-module.ts?changed', wrong],
    ['that does not load in time', '/never/', 'stalled.js'],
  ] as const) {
    it(`names a module ${what}, and removes its element`, async () => {
      const letGo = holdTimers();
      const loading = load(folder, file, integrity);
      if (what === 'that does not load in time') letGo();
      const message = `${folder}${file} did not load.`;
      expect(await loading)
        .to.be.an('error')
        .with.property('message', message);
      letGo();
      expect(document.querySelectorAll(`script[src*="${file}"]`)).to.have.length(0);
    });
  }
});

describe('the search for jQuery', () => {
  const page = window as { jQuery?: unknown; $?: unknown };
  const found: unknown[] = [];

  before(() => {
    watchForJQuery(($: JQueryLike) => found.push($));
    Object.assign(window, { testJQuerys: { jquery17, jquery37, jquery40 } });
  });

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
