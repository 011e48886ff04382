import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { toPlain } from '../../adapters/frame/host/plain.ts';
import { Handover, PageMessage, type OpenMessage } from '../../adapters/frame/page/messages.ts';
import { themeNames } from '../../components/shared/theme-properties.ts';
import { tokens } from '../../components/shared/tokens.styles.ts';

const attributes = { 'data-option-token': 't' };
const open = {
  type: 'open',
  method: 'makePayment',
  options: { call: { sessionId: 's', minAmountDue: 1.5 }, property: undefined, attributes },
  form: 'later',
  texts: { close: 'Shut', 'makePayment.cancel': 'Not now', 'party.name': 'Payee' },
  language: 'es-US',
  direction: 'rtl',
  colorScheme: 'light dark',
  theme: { '--portal-color-accent': 'light-dark(#fff, rgb(0 0 0 / 50%))', '--portal-radius': '0.5rem' },
};

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

/** `2 => { in: { in: {} } }` */
function nested(depth: number): object {
  let value = {};
  for (let deep = 0; deep < depth; deep++) value = { in: value };
  return value;
}

const isTaken = (message: unknown) => v.is(PageMessage, message);
const parsed = (message: object) => v.parse(PageMessage, { ...open, ...message }) as OpenMessage;
const withOptions = (changes: object) => ({ ...open, options: { ...open.options, ...changes } });

describe('the messages that the document accepts from a page', () => {
  for (const message of [
    open,
    { type: 'acknowledge', transactionId: '7' },
    { type: 'dismiss' },
    { type: 'remove' },
    withOptions({ call: { CompanyDetails: { ContactDetails: { Email: 'a@b.example' } } } }),
    withOptions({ call: { sessionId: [] } }),
  ]) {
    it(`include ${JSON.stringify(message).slice(0, 100)}`, () => expect(isTaken(message)).to.be.true);
  }

  for (const [what, message] of [
    ['nothing', undefined],
    ['text', 'open'],
    ['another type', { ...open, type: 'submit' }],
    ['a number for a method', { ...open, method: 1 }],
    ['an acknowledgement of no payment', { type: 'acknowledge', transactionId: { toString: 1 } }],
    ['another attribute', withOptions({ attributes: { onclick: 'x' } })],
    ['another direction', { ...open, direction: 'up' }],
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
      expect(parsed(withOptions({ call })).options.call).to.deep.equal(taken);
    });
  }

  it('exclude names that no option has', () => {
    const unknown = { 'data-option-a b': '1', 'data-option-"': '2', [`data-option-${'x'.repeat(201)}`]: '3' };
    const taken = parsed(withOptions({ attributes: { ...attributes, ...unknown } }));
    expect(taken.options.attributes).to.deep.equal(attributes);
  });

  it('are read without a language, and with the beginning of an attribute, if these are too long', () => {
    const long = withOptions({ attributes: { 'data-option-x': 'x'.repeat(2_001) } });
    const { options, language } = parsed({ ...long, language: 'x'.repeat(101) });
    expect(options.attributes).to.deep.equal({ 'data-option-x': 'x'.repeat(2_000) });
    expect(language).to.equal('');
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
      expect(Object.values(parsed({ theme: { [name]: value } }).theme).filter(Boolean)).to.deep.equal([]);
    });
  }

  for (const [key, text] of [
    ['makePayment.heading', 'Pay $1.00'],
    ['review.button', 'Pay one dollar'],
    ['method.legend', '1美元'],
    ['makePayment.heading', 'Pay only 100'],
    ['save.button', 'Pay ４３０'],
    ['method.legend', 'You pay 1.000,0'],
    ['cardNumber.declined', 'Paid'],
    ['authorization.debit', 'I agree'],
    ['cancel', 1],
  ] as const) {
    it(`ignore the text ${key.slice(0, 30)}: ${text}`, () => {
      expect(parsed({ texts: { [key]: text, close: 'Shut' } }).texts).to.deep.equal({ close: 'Shut' });
    });
  }

  for (const texts of [undefined, null, 'Shut', ['Shut'], { close: 'x'.repeat(20_001) }]) {
    it(`ignore texts that are ${JSON.stringify(texts)?.slice(0, 20)}`, () => {
      expect(parsed({ texts }).texts).to.deep.equal({});
    });
  }

  it('exclude an unknown color scheme', () => {
    expect(parsed({ colorScheme: 'url(x)' }).colorScheme).to.equal('normal');
  });

  it('include only a channel of this version', () => {
    const accepted = [{ paymentModals: 1 }, { paymentModals: 2 }, {}].map((data) => v.is(Handover, data));
    expect(accepted).to.deep.equal([true, false, false]);
  });

  it('include each property that themes the modals', () => {
    const named = new Set(tokens.cssText.match(/--portal-[\w-]+/g));
    expect(themeNames).to.have.members([...named]);
  });
});

describe('a page’s value in a message', () => {
  const fail = () => {
    throw new Error('of the page');
  };
  const throwing = Object.defineProperty({ sessionId: 's' }, 'token', { get: fail, enumerable: true });
  const hostile = new Proxy({}, { ownKeys: fail });
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
    ['an object that contains itself', cyclic, []],
  ] as const) {
    it(`is data if it was ${what}`, () => {
      const travelled: unknown = structuredClone(toPlain(value));
      expect(travelled).to.deep.equal(sent);
      expect(isTaken(withOptions({ call: travelled }))).to.be.true;
    });
  }
});
