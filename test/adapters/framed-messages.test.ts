import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { toPlain } from '../../adapters/frame/host/plain.ts';
import { Handover, PageMessage, type OpenMessage } from '../../adapters/frame/page/messages.ts';
import { themeNames } from '../../components/shared/theme-properties.ts';
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

/** `2 => { in: { in: {} } }` */
function nested(depth: number): object {
  let value = {};
  for (let deep = 0; deep < depth; deep++) value = { in: value };
  return value;
}

const isTaken = (message: unknown): boolean => v.is(PageMessage, message);

describe('the messages that the document accepts from a page', () => {
  for (const message of [
    open,
    { type: 'acknowledge', transactionId: '7' },
    { type: 'dismiss' },
    { type: 'remove' },
    { ...open, options: { ...open.options, call: { CompanyDetails: { ContactDetails: { Email: 'a@b.example' } } } } },
    { ...open, options: { ...open.options, call: { sessionId: [] } } },
  ]) {
    it(`include ${JSON.stringify(message).slice(0, 100)}`, () => expect(isTaken(message)).to.be.true);
  }

  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const withCall = (call: unknown) => ({ ...open, options: { ...open.options, call } });
  for (const [what, message] of [
    ['nothing', undefined],
    ['text', 'open'],
    ['another type', { ...open, type: 'submit' }],
    ['a number for a method', { ...open, method: 1 }],
    ['an acknowledgement of no payment', { type: 'acknowledge', transactionId: { toString: 1 } }],
    ['another attribute', { ...open, options: { ...open.options, attributes: { onclick: 'x' } } }],
    ['another direction', { ...open, direction: 'up' }],
    ['markup for a language', { ...open, language: '<b>' }],
  ] as const) {
    it(`exclude ${what}`, () => expect(isTaken(message)).to.be.false);
  }

  for (const [what, call, taken] of [
    ['a huge text', { sessionId: 'x'.repeat(2_001) }, { sessionId: [] }],
    ['what goes round in circles', cyclic, { self: { self: { self: [] } } }],
    ['a list', ['s'], []],
    ['a list in an object', { sessionId: ['s'] }, { sessionId: [] }],
    ['10,000 objects in each other', nested(10_000), { in: { in: { in: [] } } }],
    ['a million names', Object.fromEntries(Array.from({ length: 1_000_000 }, (_, name) => [name, 0])), []],
    ['100 MB of text', { sessionId: 'x'.repeat(100_000_000) }, { sessionId: [] }],
    ['a big number', { minAmountDue: 1n }, { minAmountDue: [] }],
    ['a moment', { billingDate: new Date() }, { billingDate: [] }],
    ['bytes', { sessionId: new Uint8Array(3) }, { sessionId: [] }],
  ] as const) {
    it(`have an empty list instead of ${what}`, () => {
      expect((v.parse(PageMessage, withCall(call)) as OpenMessage).options.call).to.deep.equal(taken);
    });
  }

  it('exclude names that no option has', () => {
    const long = 'x'.repeat(201);
    const known = { 'data-option-token': 't' };
    const attributes = { ...known, 'data-option-a b': '1', 'data-option-"': '2', [`data-option-${long}`]: '3' };
    const message = { ...open, options: { ...open.options, attributes } };
    const taken = v.parse(PageMessage, message) as OpenMessage;
    expect(taken.options.attributes).to.deep.equal(known);
  });

  for (const [name, value] of [
    ['--portal-color-text', 'url(https://evil.example)'],
    ['--portal-color-text', 'var(--x)'],
    ['--portal-color-text', 'image-set("x")'],
    ['--portal-font-family', 'url(x)'],
    ['--portal-radius', '1px; color: red'],
    ['--portal-color-text', 'u\\72l(https://evil.example)'],
    ['--portal-color-text', 'url/**/(https://evil.example)'],
    ['--portal-color-text', 'color-mix(in srgb, red, v\\61 r(--x))'],
    ['--portal-font-family', 'src("https://evil.example")'],
    ['--portal-font-family', '"a"; } * { background: red'],
    ['--portal-radius', 'env(x)'],
    ['--portal-radius', 'attr(id px)'],
    ['--other', 'red'],
  ] as const) {
    it(`exclude a theme in which ${name} is ${value}`, () => {
      const { theme } = v.parse(PageMessage, { ...open, theme: { [name]: value } }) as OpenMessage;
      expect(Object.values(theme).filter(Boolean)).to.deep.equal([]);
    });
  }

  for (const [key, text] of [
    ['makePayment.heading', 'Pay $1.00'],
    ['review.button', 'Pay one dollar'],
    ['method.legend', '1美元'],
    ['method.legend', 'You pay 1.00'],
    ['pay.button', 'Pay'],
    ['paid.text', 'Thank you'],
    ['makePayment.unknown.text', 'It worked'],
    ['authorization.debit', 'I agree'],
    ['cancel', 1],
    ['x'.repeat(201), 'x'],
  ] as const) {
    it(`ignore the text ${key.slice(0, 30)}: ${text}`, () => {
      const { texts } = v.parse(PageMessage, { ...open, texts: { [key]: text, close: 'Shut' } }) as OpenMessage;
      expect(texts).to.deep.equal({ close: 'Shut' });
    });
  }

  for (const texts of [undefined, null, 'Shut', ['Shut'], { close: 'x'.repeat(20_001) }]) {
    it(`ignore texts that are ${JSON.stringify(texts)?.slice(0, 20)}`, () => {
      expect(v.parse(PageMessage, { ...open, texts })).to.have.deep.property('texts', {});
    });
  }

  it('exclude an unknown color scheme', () => {
    expect(v.parse(PageMessage, { ...open, colorScheme: 'url(x)' })).to.have.property('colorScheme', 'normal');
  });

  it('include only a channel of this version', () => {
    expect([{ paymentModals: 1 }, { paymentModals: 2 }, {}].map((data) => v.is(Handover, data))).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('include each property that themes the modals', () => {
    const named = new Set(tokens.cssText.match(/--portal-[\w-]+/g));
    expect(themeNames).to.have.members([...named]);
  });
});

describe('a page’s value in a message', () => {
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
    ['an element of the page', { place: document.body }, { place: [] }],
    ['a list', ['a'], []],
    ['an object with what throws', throwing, []],
    ['a proxy that throws', hostile, []],
    ['the window', window, []],
    ['details in details', { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
  ] as const) {
    it(`is data if it was ${what}`, () => {
      const travelled: unknown = structuredClone(toPlain(value));
      expect(travelled).to.deep.equal(sent);
      expect(v.is(PageMessage, { ...open, options: { ...open.options, call: travelled } })).to.be.true;
    });
  }

  it('ends at a circular reference', () => {
    const cyclic: Record<string, unknown> = { sessionId: 's' };
    cyclic.self = cyclic;
    expect(() => structuredClone(toPlain(cyclic))).not.to.throw();
  });
});
