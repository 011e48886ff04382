import type { OptionProblem, OptionProblems } from './option-problems.ts';

/* Options that the integrator's server has locked for a session. They override the page's options. */

/** As the server gave them: names and values of an option object, amounts in dollars. */
export type LockedOptions = Readonly<Record<string, unknown>>;

export interface OptionReading {
  readonly values: object & { readonly lockedOptions?: boolean };
  readonly problems: OptionProblems;
}

export type OptionReader<Reading extends OptionReading> = (locked?: LockedOptions) => Reading;

const otherThanLocked: OptionProblem = {
  code: 'locked',
  message: 'Your server locked this option. Remove it from the page, or pass the same value.',
};

const nothingLocked: OptionProblem = {
  code: 'nothingLocked',
  message: 'Your server locked no options for this session. Remove lockedOptions, or lock them.',
};

/** The codes of problems that the server's locked options can solve. */
const absent: readonly (string | undefined)[] = ['missing', 'noPayee'];

/** @param read Reads options from their sources, the strongest first. */
export function optionReader<Reading extends OptionReading>(
  read: (sources: readonly unknown[]) => Reading,
  sources: readonly unknown[],
): OptionReader<Reading> {
  return (locked) => {
    if (locked) return { ...read([locked, ...sources]), problems: problemsWith(locked) };
    const reading = read(sources);
    if (!reading.values.lockedOptions) return reading;
    // The session can only come from the page.
    const known = [...reading.problems].filter(
      ([name, [problem]]) => /session/i.test(name) || !absent.includes(problem?.code),
    );
    return { ...reading, problems: new Map(known) };
  };

  /** Reads with the lock first and with the page first. Both give the same values only if lock and page agree. */
  function problemsWith(locked: LockedOptions): OptionProblems {
    const fixed = read([locked, ...sources]);
    const fromPage = read([...sources, locked]);
    const problems = new Map([...fixed.problems, ...fromPage.problems]);
    const pageValues = new Map<string, unknown>(Object.entries(fromPage.values));
    for (const [name, value] of Object.entries(fixed.values)) {
      if (textOf(value) !== textOf(pageValues.get(name))) problems.set(name, [otherThanLocked]);
    }
    return problems;
  }
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (name, part: unknown) => (name === 'taxId' ? undefined : part));
}

/** Completes the options of a call with the locked ones of its session. Returns their problems. */
export function completeOptions(
  options: OptionReading['values'],
  read: OptionReader<OptionReading>,
  locked: LockedOptions | undefined,
): OptionProblems {
  if (!locked) return new Map(options.lockedOptions ? [['lockedOptions', [nothingLocked]]] : []);
  const { values, problems } = read(locked);
  Object.assign(options, values);
  return problems;
}
