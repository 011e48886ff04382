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
  /** A name that is nearly that of an option, and the name that was meant. */
  readonly nearMiss: readonly [wrong: string, right: string];
  /** Options that are wrong, and what is told of each. */
  readonly wrong: readonly (readonly [title: string, options: unknown, problems: Problems])[];
  /** What the page is told, in the documented shape. */
  problem(problems: Problems): object;
}

export type Problems = Readonly<Record<string, readonly string[]>>;

/** How it is said which options are wrong. */
export function notStarted(problems: Problems): string {
  return `The operation was not started. Please check: ${Object.keys(problems).join(', ')}.`;
}

/** What is said of a session that cannot be one. */
export function noSession(start: string): string {
  return `This is no session id, but begins with: ${start}…`;
}

function throwing(): never {
  throw new Error('The page has a bug.');
}

/** What a page may hand over at worst. What each value that nobody means is read as is tested in the domain. */
const explosive = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing });

function expectNothingOpened(operation: OperationCase, modal: Person): void {
  expect(modal.eventCodes).to.deep.equal(codes(operation, 'error'));
  expect(modal.isOpen).to.be.false;
  expect(modal.service.calls).to.deep.equal([]);
  expect(modal.focused).to.equal(operation.opener);
}

/** The element tells the page what is wrong with its options, and opens nothing. */
export function describeOptions({ operation, call, right, nearMiss, wrong, problem }: OptionsCase): void {
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

    it('are an error event, never an exception, where they throw at every touch', async () => {
      const modal = await setup();
      call(modal, explosive);
      await modal.rest();
      expectNothingOpened(operation, modal);
    });
  });

  describe(`names of options of ${what}`, () => {
    it('that nobody knows are passed over', async () => {
      const modal = await setup();
      call(modal, { ...right, theme: 'dark', onReady: throwing });
      await modal.hears(`${namespace}.load`);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
    });

    it('that are nearly one are told once', async () => {
      const { warn } = console;
      const warnings: unknown[] = [];
      console.warn = (text: unknown) => warnings.push(text);
      const modals = [await setup(), await setup()];
      for (const modal of modals) call(modal, { ...right, [nearMiss[0]]: '1' });
      console.warn = warn;
      const { localName: tag = '' } = modals[0]?.element ?? {};
      const read = `See payment-modals/docs/${tag.replace(/^\w+-/, '')}/README.md.`;
      expect(warnings).to.deep.equal([`${tag}: there is no option ${nearMiss[0]}. Write ${nearMiss[1]}. ${read}`]);
    });
  });
}
