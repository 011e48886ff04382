import { suiteNeeds } from '../../engine.ts';
import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { filledIn, opened, submitAgain, type OperationCase } from './operation-case.ts';

interface Languages {
  readonly operation: OperationCase;
  /** Brings the modal to each state that a person can see. */
  readonly states: Readonly<Record<string, (settings: { readonly lang?: string }) => Promise<Person>>>;
  /** The heading it opens with in Spanish. */
  readonly spanishHeading: string;
  /** The codes that have a text of their own where a submission is declined. */
  readonly declines: readonly string[];
  /** Finds the English in some texts. */
  readonly englishIn: (texts: readonly string[]) => readonly string[];
  /** The key of the heading it opens with. */
  readonly headingKey: string;
}

/** The modal speaks the language of its place, and that alone. */
export function describeLanguages({ operation, states, spanishHeading, declines, englishIn, headingKey }: Languages) {
  const { what, setup, begin, ready, calls, headings, ends, submit } = operation;

  async function headingOf(prepare: (modal: Person) => void, attributes: Record<string, string> = {}): Promise<string> {
    const modal = await setup({ attributes });
    prepare(modal);
    begin(modal);
    await ready(modal);
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
      it(`is that of the page, where it can be: “${lang}”`, async () => {
        expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal(heading);
      });
    }

    it('is that of what is around the element', async () => {
      document.documentElement.lang = 'en';
      expect(await headingOf(({ page }) => (page.lang = 'es'))).to.equal(spanishHeading);
    });

    it('is that of the element itself first', async () => {
      expect(await headingOf(({ page }) => (page.lang = 'es'), { lang: 'en' })).to.equal(headings.ready);
    });

    it('is that of the host where the element stands in a shadow root', async () => {
      const heading = await headingOf(({ page, element }) => {
        page.lang = 'es';
        page.attachShadow({ mode: 'open' }).append(element);
      });
      expect(heading).to.equal(spanishHeading);
    });

    for (const lang of ['en', 'es']) {
      it(`stands on the dialog, so that it is read out rightly: ${lang}`, async () => {
        expect((await opened(operation, { lang })).language).to.equal(lang);
      });
    }

    it('does not change while the modal is open', async () => {
      const modal = await opened(operation);
      modal.element.lang = 'es';
      await operation.enter(modal);
      await operation.goOn(modal);
      expect(modal.heading).to.equal(headings.submit);
    });

    it('may be another one in the next operation', async () => {
      const modal = await opened(operation);
      await modal.close();
      modal.element.lang = 'es';
      begin(modal);
      await ready(modal);
      expect(modal.heading).to.equal(spanishHeading);
    });

    it('does not change what the page is told', async () => {
      const details: unknown[] = [];
      for (const lang of ['en', 'es']) {
        const modal = await filledIn(operation, { lang });
        modal.service.script(calls.submit, { code: operation.decline.code });
        await submit(modal);
        await modal.showsProblem();
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
      it(`has no English left ${state}`, async () => {
        const { texts } = await reach({ lang: 'es' });
        expect(texts.length).to.be.above(3);
        expect(englishIn(texts)).to.deep.equal([]);
      });

      it(`has the English where it speaks that ${state}`, async () => {
        expect(englishIn((await reach({})).texts)).not.to.deep.equal([]);
      });
    }

    for (const code of declines) {
      it(`says why it was declined: ${code}`, async () => {
        const modal = await filledIn(operation, { lang: 'es' });
        modal.service.script(calls.submit, { code });
        await submit(modal);
        await modal.showsProblem();
        expect(modal.summary?.text).to.match(
          /^(Hay un problema|Su tarjeta fue rechazada|Su cuenta bancaria no fue aceptada|El pago no se realizó|No se aceptó el pago) /,
        );
        expect(englishIn(modal.texts)).to.deep.equal([]);
      });
    }
  });

  describe(`texts of the insurer’s own for ${what}`, () => {
    it('take the place of the library’s, and are texts whatever is in them', async () => {
      const modal = await opened(operation, { messages: { [headingKey]: '<em>Ours</em>', cancel: 'Not now' } });
      expect(modal.heading).to.equal('<em>Ours</em>');
      expect([...modal.tags]).not.to.include('em');
    });

    it('hold in every language, beside the library’s', async () => {
      const modal = await opened(operation, { lang: 'es', messages: { [headingKey]: 'Lo nuestro' } });
      expect(modal.heading).to.equal('Lo nuestro');
      expect(modal.buttons).to.contain('Cerrar');
    });

    it('that are no texts are passed over', async () => {
      const messages = { [headingKey]: 7, close: null } as unknown as Record<string, string>;
      const modal = await opened(operation, { messages });
      expect(modal.heading).to.equal(headings.ready);
      expect(modal.buttons).to.contain('Close');
    });
  });
}
