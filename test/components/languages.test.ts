import { expect } from '@open-wc/testing';
import { accountEn } from '../../src/account/account.en.ts';
import { loadAccountMessages } from '../../src/account/account-messages.ts';
import { adjusterEn } from '../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../src/adjuster/adjuster-messages.ts';
import { locales, type Language } from '../../src/messages/languages.ts';
import type { Messages } from '../../src/messages/load-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { paymentEn } from '../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../src/payment/payment-messages.ts';
import { suiteNeeds } from '../engine.ts';
import { plain } from './accessibility-tree.ts';
import { payeePayment } from './account/account-cases.ts';
import { states as accountStates } from './account/account-states.ts';
import { creation } from './adjuster/adjuster-cases.ts';
import { states as adjusterStates } from './adjuster/adjuster-states.ts';
import { cardPayment } from './payment/payment-cases.ts';
import { states as paymentStates } from './payment/payment-states.ts';
import type { Person } from './person.ts';
import { replace } from './replace.ts';
import { englishFinder } from './spanish.ts';
import * as flow from './suites/operation-case.ts';
import type { Reach } from './suites/operation-states.ts';

interface Languages {
  readonly operation: flow.OperationCase;
  readonly states: Readonly<Record<string, Reach>>;
  readonly headingKey: string;
  readonly english: Catalogue;
  readonly load: (language: Language) => Promise<Messages<string>>;
}

async function describeLanguages({ operation, states, english, load, headingKey }: Languages): Promise<void> {
  const messages = await Promise.all((Object.keys(locales) as Language[]).map(load));
  const { catalogue: spanish } = await load('es');
  const spanishHeading = spanish[headingKey] ?? '';
  const englishIn = englishFinder(english, spanish);
  const { what, setup, headings, ends } = operation;

  async function headingOf(prepare: (modal: Person) => void): Promise<string> {
    const modal = await setup();
    prepare(modal);
    await flow.start(operation, modal);
    return modal.heading;
  }

  describe(`the language of ${what}`, () => {
    for (const [lang, heading] of [
      ...['', 'en', 'en-GB', 'la', 'est'].map((it) => [it, headings.ready] as const),
      ...['es', 'es-US', 'es-MX', 'ES'].map((it) => [it, spanishHeading] as const),
    ]) {
      it(`is the language of the page if it is supported, otherwise English: “${lang}”`, async () => {
        expect(await headingOf(() => replace(document.documentElement, 'lang', lang))).to.equal(heading);
      });
    }

    it('is the language of an element around the modal, even of one around its shadow root', async () => {
      replace(document.documentElement, 'lang', 'en');
      expect(await headingOf(({ page }) => (page.lang = 'es'))).to.equal(spanishHeading);
      const heading = await headingOf(({ page, element }) => {
        page.lang = 'es';
        page.attachShadow({ mode: 'open' }).append(element);
      });
      expect(heading).to.equal(spanishHeading);
    });

    for (const { language, catalogue } of messages) {
      it(`is that of all texts, and an attribute of the dialog: ${language}`, async () => {
        const modal = await flow.opened(operation, { lang: language });
        expect(modal.window.lang).to.equal(language);
        expect(modal.heading).to.equal(plain(catalogue[headingKey] ?? ''));
        if (language !== 'en') expect(englishFinder(english, catalogue)(modal.texts)).to.deep.equal([]);
      });
    }

    it('does not change while the modal is open', async () => {
      const modal = await flow.opened(operation);
      modal.element.lang = 'es';
      await flow.fillIn(operation, modal);
      expect(modal.heading).to.equal(headings.submit);
      expect(modal.window.lang).to.equal('en');
    });

    it('does not change what the page receives', async () => {
      const details: unknown[] = [];
      for (const lang of ['en', 'es']) {
        const modal = await flow.filledIn(operation, { lang });
        await flow.submitInVain(operation, modal, { code: operation.decline.code });
        await flow.submitAgain(operation, modal);
        await modal.hears(ends.complete);
        details.push(modal.events.map(({ code, detail }) => ({ code, detail })));
      }
      expect(details[1]).to.deep.equal(details[0]);
    });
  });

  describe(`${what} in Spanish`, () => {
    suiteNeeds('every state and size');

    for (const [state, reach] of Object.entries(states)) {
      it(`has one live region, and no text that the same search finds in English ${state}`, async () => {
        const { texts, window, outline, isAsking } = await reach({ lang: 'es' });
        expect(window.lang).to.equal('es');
        expect(outline.filter((line) => line === 'status')).to.have.length(isAsking ? 0 : 1);
        expect(texts.length).to.be.above(3);
        expect(englishIn(texts)).to.deep.equal([]);
        expect(englishIn((await reach({})).texts)).not.to.deep.equal([]);
      });
    }
  });

  it(`Custom texts of ${what} replace the library’s texts, and are shown as plain text`, async () => {
    const modal = await flow.opened(operation, { messages: { [headingKey]: '<em>Ours</em>', cancel: 'Not now' } });
    expect(modal.heading).to.equal('<em>Ours</em>');
    expect([...modal.tags]).not.to.include('em');
  });
}

await describeLanguages({
  operation: cardPayment,
  states: paymentStates,
  headingKey: 'makePayment.heading',
  english: paymentEn,
  load: loadPaymentMessages,
});

await describeLanguages({
  operation: payeePayment,
  states: accountStates,
  headingKey: 'payment.heading',
  english: accountEn,
  load: loadAccountMessages,
});

await describeLanguages({
  operation: creation,
  states: adjusterStates,
  headingKey: 'create.heading',
  english: adjusterEn,
  load: loadAdjusterMessages,
});
