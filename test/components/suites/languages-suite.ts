import { plain } from '../accessibility-tree.ts';
import { suiteNeeds } from '../../engine.ts';
import { expect } from '@open-wc/testing';
import { locales, type Language } from '../../../src/messages/languages.ts';
import type { Messages } from '../../../src/messages/load-messages.ts';
import type { Catalogue } from '../../../src/messages/translate.ts';
import type { Person } from '../person.ts';
import { englishFinder } from '../spanish.ts';
import { fillIn, filledIn, opened, start, submitAgain, submitInVain, type OperationCase } from './operation-case.ts';

interface Languages {
  readonly operation: OperationCase;
  readonly states: Readonly<Record<string, (settings: { readonly lang?: string }) => Promise<Person>>>;
  readonly english: Catalogue;
  readonly load: (language: Language) => Promise<Messages<string>>;
  readonly headingKey: string;
}

export async function describeLanguages({ operation, states, english, load, headingKey }: Languages): Promise<void> {
  const { what, setup, headings, ends } = operation;
  const messages = await Promise.all((Object.keys(locales) as Language[]).map(load));
  const { catalogue: spanish } = await load('es');
  const spanishHeading = spanish[headingKey] ?? '';
  const englishIn = englishFinder(english, spanish);

  async function headingOf(prepare: (modal: Person) => void, attributes: Record<string, string> = {}): Promise<string> {
    const modal = await setup({ attributes });
    prepare(modal);
    await start(operation, modal);
    return modal.heading;
  }

  describe(`the language of ${what}`, () => {
    afterEach(() => {
      document.documentElement.lang = '';
    });

    for (const [lang, heading] of [
      ...['', 'en', 'en-GB', 'la', 'est'].map((it) => [it, headings.ready] as const),
      ...['es', 'es-US', 'es-MX', 'ES'].map((it) => [it, spanishHeading] as const),
    ]) {
      it(`is the language of the page if it is supported: “${lang}”`, async () => {
        expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal(heading);
      });
    }

    it('is the language of an element around the modal', async () => {
      document.documentElement.lang = 'en';
      expect(await headingOf(({ page }) => (page.lang = 'es'))).to.equal(spanishHeading);
    });

    it('is the language of the host if the element is in a shadow root', async () => {
      const heading = await headingOf(({ page, element }) => {
        page.lang = 'es';
        page.attachShadow({ mode: 'open' }).append(element);
      });
      expect(heading).to.equal(spanishHeading);
    });

    for (const { language, catalogue } of messages) {
      it(`is that of all texts, and an attribute of the dialog for screen readers: ${language}`, async () => {
        const modal = await opened(operation, { lang: language });
        expect(modal.window.lang).to.equal(language);
        expect(modal.heading).to.equal(plain(catalogue[headingKey] ?? ''));
        const others = language === 'en' ? [] : englishFinder(english, catalogue)(modal.texts);
        expect(others).to.deep.equal([]);
      });
    }

    it('does not change while the modal is open', async () => {
      const modal = await opened(operation);
      modal.element.lang = 'es';
      await fillIn(operation, modal);
      expect(modal.heading).to.equal(headings.submit);
    });

    it('does not change what the page receives', async () => {
      const details: unknown[] = [];
      for (const lang of ['en', 'es']) {
        const modal = await filledIn(operation, { lang });
        await submitInVain(operation, modal, { code: operation.decline.code });
        await submitAgain(operation, modal);
        await modal.hears(ends.complete);
        details.push(modal.events.map(({ code, detail }) => ({ code, detail })));
      }
      expect(details[1]).to.deep.equal(details[0]);
    });
  });

  describe(`${what} in Spanish`, () => {
    suiteNeeds('every state and size');

    for (const [state, reach] of Object.entries(states)) {
      it(`contains no English ${state}`, async () => {
        const { texts } = await reach({ lang: 'es' });
        expect(texts.length).to.be.above(3);
        expect(englishIn(texts)).to.deep.equal([]);
      });

      it(`contains the English texts if it speaks English ${state}`, async () => {
        expect(englishIn((await reach({})).texts)).not.to.deep.equal([]);
      });
    }
  });

  describe(`texts of the insurer’s own for ${what}`, () => {
    it('replace the library’s texts, and are shown as plain text', async () => {
      const modal = await opened(operation, { messages: { [headingKey]: '<em>Ours</em>', cancel: 'Not now' } });
      expect(modal.heading).to.equal('<em>Ours</em>');
      expect([...modal.tags]).not.to.include('em');
    });
  });
}
