import assert from 'node:assert/strict';
import test from 'node:test';
import type { Reading } from './hostile-suite.ts';

/** An option, the methods that require it, a valid value and its result, an invalid value and its code. */
export type OptionRow = readonly [option: string, requiredBy: string, unknown, unknown, wrong: unknown, code: string];

interface OptionChecks {
  readonly modal: string;
  readonly table: object;
  readonly notes?: Readonly<Record<string, string>>;
  readonly rows: readonly OptionRow[];
  readonly methods: Readonly<Record<string, object>>;
  readonly read: (method: string, sources: readonly unknown[]) => Reading;
  /** The value of an absent option; undefined by default. */
  readonly fallbacks?: Readonly<Record<string, unknown>>;
  /** The options that a method ignores, separated by spaces. */
  readonly unread?: Readonly<Record<string, string>>;
}

export function codesOf({ problems }: Pick<Reading, 'problems'>): Record<string, string[]> {
  return Object.fromEntries(Array.from(problems, ([name, found]) => [name, found.map(({ code }) => code)]));
}

export function checkOptions(checks: OptionChecks): void {
  const { modal, table, notes, rows, methods, read, fallbacks = {}, unread = {} } = checks;

  test(`${modal} has exactly the options of the specification, and lockedOptions`, () =>
    assert.deepEqual(Object.keys(table).toSorted(), Array.from(new Set(rows.map(([option]) => option))).toSorted()));

  if (notes) {
    test(`${modal} describes each option in a sentence, in the order of the table`, () => {
      assert.deepEqual(Object.keys(notes), Object.keys(table));
      for (const note of Object.values(notes)) assert.match(note, /^[A-Z].*\.$/);
    });
  }

  for (const [method, least] of Object.entries(methods)) {
    const valueOf = (option: string, given: object) => {
      const reading = read(method, [given]);
      return { value: (reading.values as Record<string, unknown>)[option], codes: codesOf(reading) };
    };

    test(`The method ${method} accepts its required options`, () =>
      assert.deepEqual(codesOf(read(method, [least])), {}));

    for (const [option, requiredBy, right, value, wrong, code] of rows) {
      const isRequired = requiredBy.split(' ').includes(method);

      for (const absent of [undefined, null, '', '  ']) {
        const given = absent === undefined ? 'undefined' : JSON.stringify(absent);
        test(`The method ${method} ${isRequired ? 'reports the missing option' : 'accepts'} ${option} with the value ${given}`, () => {
          const reading = valueOf(option, { ...least, [option]: absent });
          assert.deepEqual(reading.codes, isRequired ? { [option]: ['missing'] } : {});
          if (!isRequired)
            assert.equal(reading.value, unread[method]?.includes(option) ? undefined : fallbacks[option]);
        });
      }

      if (unread[method]?.split(' ').includes(option)) {
        test(`The method ${method} neither reads nor checks ${option}`, () => {
          for (const given of [right, wrong])
            assert.deepEqual(valueOf(option, { ...least, [option]: given }), { value: undefined, codes: {} });
        });
        continue;
      }

      test(`The method ${method} reads ${option} ${JSON.stringify(right)} as ${JSON.stringify(value)}`, () =>
        assert.deepEqual(valueOf(option, { ...least, [option]: right }), { value, codes: {} }));

      test(`The method ${method} rejects ${option} ${JSON.stringify(wrong)} with the code ${code}`, () =>
        assert.deepEqual(valueOf(option, { ...least, [option]: wrong }).codes, { [option]: [code] }));
    }
  }

  test(`An option of ${modal} that one source lacks is taken from the next source`, () => {
    for (const [method, least] of Object.entries(methods)) {
      const [first = ''] = Object.keys(least);
      const strong = { [first]: (least as Record<string, unknown>)[first], Unknown: {} };
      assert.deepEqual(codesOf(read(method, [strong, { ...least, [first]: {} }])), {});
    }
  });
}
