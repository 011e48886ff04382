import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { codes, type OperationCase } from './operation-case.ts';

export interface OptionsCase<Modal extends Person = Person> {
  /** The operation that reads them. */
  readonly operation: OperationCase<Modal>;
  /** Calls the method with options that no type has to know. */
  call(modal: Modal, options?: unknown): void;
  /** Options that are right. */
  readonly right: object;
  /** The names of all options, of those within others too. */
  readonly names: readonly string[];
  /** A name that is nearly that of an option, and the name that was meant. */
  readonly nearMiss: readonly [wrong: string, right: string];
  /** Options that are wrong, and what is told of each. */
  readonly wrong: readonly (readonly [title: string, options: unknown, problems: Problems])[];
  /** What the page is told, in the documented shape. */
  problem(problems: Problems): object;
  /** Reads that again. */
  problemsIn(detail: unknown): Problems;
}

export type Problems = Readonly<Record<string, readonly string[]>>;

/** How it is said which options are wrong. */
export function notStarted(problems: Problems): string {
  return `The operation was not started. Please check: ${Object.keys(problems).join(', ')}.`;
}

function throwing(): never {
  throw new Error('The page has a bug.');
}

const traps = { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing };
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Values that nobody means. */
const values: Readonly<Record<string, unknown>> = {
  symbols: Symbol('value'),
  functions: throwing,
  'big integers': 10n,
  dates: new Date(0),
  lists: [['CreditCard']],
  'objects without a prototype': Object.create(null) as unknown,
  'objects that cannot be turned into text': { toString: throwing, valueOf: throwing, toJSON: throwing },
  'proxies that throw': new Proxy({}, traps),
  'proxies that were revoked': revoked,
  'boxed texts': Object('payment') as unknown,
  'long texts': 'x'.repeat(100_000),
  'lone surrogates': '\ud800',
  'control characters': '\u0000\u202e\u001b[31m',
  'not a number': Number.NaN,
  'minus zero': -0,
};

/** Objects that nobody means. */
const objects: Readonly<Record<string, unknown>> = {
  'a text': 'open',
  'a number': 7,
  'a list': [{}],
  'a function': throwing,
  'a proxy that throws': new Proxy({}, traps),
  'a proxy that was revoked': revoked,
  'an object of a strange kind': Object.create(Object.create(null) as null) as unknown,
  'a prototype in JSON': JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"polluted": 1}}') as unknown,
};

function expectNothingOpened(operation: OperationCase, modal: Person): void {
  expect(modal.eventCodes).to.deep.equal(codes(operation, 'error'));
  expect(modal.isOpen).to.be.false;
  expect(modal.service.calls).to.deep.equal([]);
  expect(modal.focused).to.equal(operation.opener);
}

/** The element tells the page what is wrong with its options, and opens nothing. */
export function describeOptions({ operation, call, right, names, nearMiss, wrong, problem }: OptionsCase): void {
  const { what, namespace, setup, begin, ready } = operation;

  describe(`options of ${what} that are missing or wrong`, () => {
    for (const [title, options, problems] of wrong) {
      it(`are one error of the documented shape, and open nothing: ${title}`, async () => {
        const modal = await setup();
        call(modal, options);
        await modal.rest();
        expect(modal.events[0]?.detail).to.deep.equal(problem(problems));
        expectNothingOpened(operation, modal);
      });
    }

    it('leave the next call as if nothing had been', async () => {
      const modal = await setup();
      call(modal, {});
      begin(modal);
      await ready(modal);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'error', 'load'));
    });

    it('are told in English, whatever the page speaks', async () => {
      const details: unknown[] = [];
      for (const lang of ['en', 'es']) {
        const modal = await setup({ lang });
        call(modal, {});
        details.push(modal.events[0]?.detail);
      }
      expect(details[1]).to.deep.equal(details[0]);
    });

    it('are never repeated in the messages', async () => {
      const modal = await setup();
      const secret = '4111111111111111'.repeat(100);
      call(modal, Object.fromEntries(names.map((name) => [name, secret])));
      expect(JSON.stringify(modal.events)).not.to.contain('4111');
    });
  });

  describe(`names of options of ${what}`, () => {
    it('that nobody knows are passed over', async () => {
      const modal = await setup();
      call(modal, { ...right, theme: 'dark', onReady: throwing });
      await modal.hears(`${namespace}.load`);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
    });

    it('that are nearly one are asked after once', async () => {
      const { warn } = console;
      const warnings: unknown[] = [];
      console.warn = (text: unknown) => warnings.push(text);
      const modals = [await setup(), await setup()];
      for (const modal of modals) call(modal, { ...right, [nearMiss[0]]: '1' });
      console.warn = warn;
      expect(warnings).to.deep.equal([
        `${modals[0]?.element.localName ?? ''}: there is no option ${nearMiss[0]}. Did you mean ${nearMiss[1]}?`,
      ]);
    });
  });
}

/** Whatever stands in the place of options, it is an error event, and no exception. */
export function describeHostileOptions({ operation, call, right, names, problemsIn }: OptionsCase): void {
  const { what, setup } = operation;

  async function expectOneError(options: unknown): Promise<void> {
    const modal = await setup();
    call(modal, options);
    await modal.rest();
    expectNothingOpened(operation, modal);
    for (const [name, messages] of Object.entries(problemsIn(modal.events[0]?.detail))) {
      expect(names).to.include(name);
      expect(messages).to.satisfy((all: unknown[]) => all.length > 0 && all.every((it) => typeof it === 'string'));
    }
    expect(({} as Record<string, unknown>).polluted).to.be.undefined;
  }

  describe(`options of ${what} that nobody means`, () => {
    for (const [title, value] of Object.entries(values)) {
      it(`are an error event, never an exception: ${title}`, () =>
        expectOneError(Object.fromEntries(names.map((name) => [name, value]))));
    }

    for (const [title, object] of Object.entries(objects)) {
      it(`are an error event, never an exception: ${title}`, () => expectOneError(object));
    }

    it('are an error event, never an exception: an object that refers to itself', async () => {
      const object: Record<string, unknown> = {};
      for (const name of names) object[name] = object;
      await expectOneError(object);
    });

    it('are an error event, never an exception: an object whose getters throw', () =>
      expectOneError(Object.defineProperty({}, names[0] ?? '', { get: throwing, enumerable: true })));

    it('do not come from a prototype', () =>
      expectOneError(JSON.parse(`{"__proto__": ${JSON.stringify({ ...right, polluted: true })}}`)));

    it('cannot be smuggled in by the names of attributes', async () => {
      const modal = await setup({
        attributes: { 'data-option-__proto__': 'x', 'data-option-constructor': 'x', 'data-option-': 'x' },
      });
      call(modal);
      await modal.rest();
      expectNothingOpened(operation, modal);
    });
  });
}
