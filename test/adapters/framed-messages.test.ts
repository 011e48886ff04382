import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { plain, plainTexts } from '../../adapters/frame/host/plain.ts';
import { Handover, PageMessage } from '../../adapters/frame/page/messages.ts';
import type { OpenMessage } from '../../adapters/frame/protocol.ts';
import { themeProperties } from '../../components/shared/theme-properties.ts';
import { tokens } from '../../components/shared/tokens.styles.ts';

const open = {
  type: 'open',
  method: 'makePayment',
  options: {
    call: { sessionId: 's', minAmountDue: 1.5 },
    property: undefined,
    attributes: { 'data-option-token': 't' },
  },
  form: 'later',
  texts: { close: 'Shut' },
  language: 'es-US',
  direction: 'rtl',
  colorScheme: 'light dark',
  theme: { '--portal-color-accent': 'light-dark(#fff, rgb(0 0 0 / 50%))', '--portal-radius': '0.5rem' },
};

const isTaken = (message: unknown): boolean => v.is(PageMessage, message);

describe('what the document takes from a page', () => {
  for (const message of [
    open,
    { type: 'acknowledge', transactionId: '7' },
    { type: 'dismiss' },
    { type: 'remove' },
    { ...open, options: { ...open.options, call: { CompanyDetails: { ContactDetails: { Email: 'a@b.example' } } } } },
    { ...open, options: { ...open.options, call: { sessionId: [] } } },
  ]) {
    it(`is ${JSON.stringify(message).slice(0, 100)}`, () => expect(isTaken(message)).to.be.true);
  }

  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const withCall = (call: unknown) => ({ ...open, options: { ...open.options, call } });
  for (const [what, message] of [
    ['nothing', undefined],
    ['text', 'open'],
    ['another type', { ...open, type: 'submit' }],
    ['a number for a method', { ...open, method: 1 }],
    ['a huge text', withCall({ sessionId: 'x'.repeat(2_001) })],
    ['what goes round in circles', withCall(cyclic)],
    ['another attribute', { ...open, options: { ...open.options, attributes: { onclick: 'x' } } }],
    ['another direction', { ...open, direction: 'up' }],
    ['markup for a language', { ...open, language: '<b>' }],
  ] as const) {
    it(`is not ${what}`, () => expect(isTaken(message)).to.be.false);
  }

  for (const [name, value] of [
    ['--portal-color-text', 'url(https://evil.example)'],
    ['--portal-color-text', 'var(--x)'],
    ['--portal-color-text', 'image-set("x")'],
    ['--portal-font-family', 'url(x)'],
    ['--portal-radius', '1px; color: red'],
    ['--portal-radius', 'env(x)'],
    ['--other', 'red'],
  ] as const) {
    it(`is no theme where ${name} is ${value}`, () => {
      const { theme } = v.parse(PageMessage, { ...open, theme: { [name]: value } }) as OpenMessage;
      expect(Object.values(theme).filter(Boolean)).to.deep.equal([]);
    });
  }

  it('is no color scheme that there is not', () => {
    expect(v.parse(PageMessage, { ...open, colorScheme: 'url(x)' })).to.have.property('colorScheme', 'normal');
  });

  it('is a channel of this version alone', () => {
    expect([{ paymentModals: 1 }, { paymentModals: 2 }, {}].map((data) => v.is(Handover, data))).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('is each property that themes the modals', () => {
    const named = new Set(tokens.cssText.match(/--portal-[\w-]+/g));
    expect(Object.keys(themeProperties)).to.have.members([...named]);
  });
});

describe('a value of a page, on its way', () => {
  const throwing = {
    sessionId: 's',
    get token(): string {
      throw new Error('of the page');
    },
  };
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('of the page');
      },
    },
  );
  for (const [what, value, sent] of [
    ['text', 'a', 'a'],
    ['an amount', 107.98, 107.98],
    ['nothing', undefined, undefined],
    ['null', null, null],
    ['no number', NaN, []],
    ['a function', () => 1, []],
    ['a symbol', Symbol('s'), []],
    ['a list', ['a'], []],
    ['an object with what throws', throwing, { sessionId: 's', token: [] }],
    ['a proxy that throws', hostile, []],
    ['the window', window, []],
    ['details in details', { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
    ['more than that', { a: { b: { c: { d: 1 } } } }, { a: { b: { c: [] } } }],
  ] as const) {
    it(`is data where it was ${what}`, () => {
      const travelled: unknown = structuredClone(plain(value));
      expect(travelled).to.deep.equal(sent);
      expect(v.is(PageMessage, { ...open, options: { ...open.options, call: travelled } })).to.be.true;
    });
  }

  it('is an end of what goes round in circles', () => {
    const cyclic: Record<string, unknown> = { sessionId: 's' };
    cyclic.self = cyclic;
    expect(() => structuredClone(plain(cyclic))).not.to.throw();
  });

  it('is text, where it is one of the messages', () => {
    expect(plainTexts({ close: 'Shut', pay: 1, cancel: () => 'x' })).to.deep.equal({ close: 'Shut' });
    expect(plainTexts(undefined)).to.deep.equal({});
  });
});
