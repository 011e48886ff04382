import { expect } from '@open-wc/testing';
import { attributeOf } from '../../../src/options/data-attributes.ts';
import type { Person } from '../person.ts';
import { noted } from '../replace.ts';
import { codes, type OperationCase } from './operation-case.ts';

export interface OptionsCase<Modal extends Person = Person> {
  readonly operation: OperationCase<Modal>;
  call(modal: Modal, options?: unknown): void;
  readonly right: object;
  readonly nearMiss: readonly [wrong: string, right: string];
  readonly wrong: readonly (readonly [title: string, options: unknown, problems: Problems])[];
  problem(problems: Problems): object;
}

type Problems = Readonly<Record<string, readonly string[]>>;

export function notStarted(problems: Problems): string {
  return `The operation was not started. Please check: ${Object.keys(problems).join(', ')}.`;
}

function throwing(): never {
  throw new Error('The page has a bug.');
}

/** The worst values that a page may pass. The domain tests check how each unusual value is read. */
const explosive = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing });

async function expectNothingOpened(operation: OperationCase, modal: Person): Promise<void> {
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(codes(operation, 'error'));
  expect(modal.isOpen).to.be.false;
  expect(modal.service.calls).to.deep.equal([]);
  expect(modal.focused).to.equal(operation.opener);
}

export function describeOptions({ operation, call, right, nearMiss, wrong, problem }: OptionsCase): void {
  const { what, setup } = operation;

  it(`The options of ${what} are read from data-option attributes`, async () => {
    const given = Object.entries(right).map(([name, value]) => [attributeOf(name), String(value)]);
    const modal = await setup({ attributes: Object.fromEntries(given) as Record<string, string> });
    call(modal);
    await operation.ready(modal);
    const [[credentials] = []] = modal.service.callsOf(operation.calls.open);
    expect(credentials).to.include({ sessionKey: operation.opens.sessionKey });
    expect(modal.screen).to.contain(operation.about.ready);
  });

  for (const [title, options, problems] of wrong) {
    it(`Missing or wrong options of ${what} are one error of the documented shape, and open nothing: ${title}`, async () => {
      const modal = await setup();
      call(modal, options);
      await expectNothingOpened(operation, modal);
      expect(modal.events[0]?.detail).to.deep.equal(problem(problems));
    });
  }

  it(`Missing or wrong options of ${what} are an error event if every access to them throws`, async () => {
    const modal = await setup();
    call(modal, explosive);
    await expectNothingOpened(operation, modal);
  });

  it(`A misspelled option of ${what} is reported once`, async () => {
    const warnings = noted(console, 'warn');
    const modals = [await setup(), await setup()];
    for (const modal of modals) call(modal, { ...right, [nearMiss[0]]: '1' });
    const { localName: tag = '' } = modals[0]?.element ?? {};
    const read = `See payment-modals/docs/${tag.replace(/^\w+-/, '')}/README.md.`;
    expect(warnings).to.deep.equal([`${tag}: unknown option ${nearMiss[0]}. Use ${nearMiss[1]}. ${read}`]);
  });
}
