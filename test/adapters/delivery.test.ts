import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { hear, hearThrough, nextTask } from './heard.ts';
import { jQuerys, jquery17, jquery40 } from './jquerys.ts';
import { defineStubs, removeStubs, stubs, type StubModal } from './stub-modal.ts';

/* An event's source is the container, the button or the page's own element. */

defineStubs();
jQuerys.forEach((jQuery) => install(jQuery));

const openings = {
  'a container': (section: HTMLElement) => {
    const source = section.appendChild(document.createElement('div'));
    jquery40(source).portal('makePayment', {});
    return { source, stub: jquery40(source).data('portal').element as unknown as StubModal };
  },
  'a button': (section: HTMLElement) => {
    const source = section.appendChild(document.createElement('button'));
    Object.assign(source.dataset, { toggle: 'portal', method: 'makePayment' });
    source.click();
    return { source, stub: stubs().at(-1)! };
  },
  "a page's own element": (section: HTMLElement) => {
    const source = section.appendChild<HTMLElement>(document.createElement('portal-payment'));
    jquery40(section).portal('makePayment', {});
    return { source, stub: source as StubModal };
  },
};

/** Names that jQuery reads as a namespace, and their native names. */
const names = ['portal.unload', 'portal-unload'];

const changes: Readonly<Record<string, (source: HTMLElement) => unknown>> = {
  'nothing is removed': () => undefined,
  'remove() is called on it': (source) => source.remove(),
  'remove() is called on its parent': (source) => source.parentElement?.remove(),
  'other content replaces it': (source) => source.parentElement?.replaceChildren('Thank you'),
  'other content replaces its parent': (source) => source.closest('main')?.replaceChildren('Thanks'),
  "jQuery's remove() is called on it": (source) => jquery17(source).remove(),
  "jQuery's empty() is called on its parent": (source) => jquery40(source.parentElement!).empty(),
  'its parent is removed, and then it is removed from its parent': (source) => {
    const section = source.parentElement!;
    section.remove();
    source.remove();
  },
  'it is moved': (source) => source.closest('main')?.append(source),
  'it is moved and then removed': async (source) => {
    source.closest('main')?.append(source);
    await nextTask();
    source.remove();
  },
  'destroy() is called': (source) => jquery40(source.closest('section')!).find('*').addBack().portal('destroy'),
};

describe('every listener receives an event once', () => {
  afterEach(removeStubs);

  for (const [what, open] of Object.entries(openings)) {
    for (const [when, change] of Object.entries(changes)) {
      it(`of ${what} if ${when}`, async () => {
        const main = fixtureSync<HTMLElement>(html`<main><section></section></main>`);
        const section = main.querySelector('section')!;
        const { source, stub } = open(section);
        const isMoved = when.startsWith('it is moved');
        const around = [source, ...(isMoved ? [] : [section]), main, document.body, document, window];
        const native = around.flatMap((target) =>
          names.flatMap((name) => [false, true].map((capture) => hear(target, name, { capture }))),
        );
        // jQuery removes its handlers from an element that it removes.
        const hearAll = (name: string) =>
          jQuerys.flatMap(($) => [main, document].map((target) => hearThrough($, target, name)));
        const [through, natively] = names.map(hearAll) as [unknown[][][], unknown[][][]];
        await change(source);
        await nextTask();
        stub.raise('portal.unload', { reason: 'removed' });
        jQuerys.forEach(($) => $(document).off(names.join(' ')));
        expect(native.map(({ length }) => length)).to.deep.equal(native.map(() => 1));
        const isHeardThrough = !(when.startsWith('destroy') && what.startsWith('a page'));
        expect(through.map(({ length }) => length)).to.deep.equal(through.map(() => Number(isHeardThrough)));
        expect(natively.map(({ length }) => length)).to.deep.equal(natively.map(() => 1));
      });
    }

    it(`of ${what}, and its load event stops at the container`, () => {
      const main = fixtureSync<HTMLElement>(html`<main><section></section></main>`);
      const section = main.querySelector('section')!;
      const { source, stub } = open(section);
      const around = [main, document.body, document, window];
      // A page's own element is in its container, which here is the section.
      const inside = source.localName === 'portal-payment' ? [source, section] : [source];
      const heard = (targets: readonly EventTarget[], capture: boolean) =>
        targets.flatMap((target) => ['portal.load', 'portal-load'].map((name) => hear(target, name, { capture })));
      const reached = [...heard(inside, false), ...heard([...inside, ...around], true)];
      const outer = heard(around, false);
      const through = jQuerys.flatMap(($) => inside.map((target) => hearThrough($, target, 'portal.load')));
      for (let times = 1; times <= 2; times++) {
        stub.raise('portal.load');
        for (const each of [...reached, ...through]) expect(each).to.have.length(times);
        for (const each of outer) expect(each).to.have.length(0);
      }
    });
  }

  for (const opened of ['a container', 'a button'] as const) {
    it(`of ${opened} in a shadow root that is removed`, async () => {
      const host = fixtureSync<HTMLElement>(html`<main><p></p></main>`).firstElementChild as HTMLElement;
      const section = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'));
      const { source, stub } = openings[opened](section);
      const heard = [source, section, host, document].map((target) => hear(target, 'portal.unload'));
      host.remove();
      await nextTask();
      stub.raise('portal.unload', { reason: 'removed' });
      expect(heard.map(({ length }) => length)).to.deep.equal([1, 1, 1, 1]);
    });
  }
});
