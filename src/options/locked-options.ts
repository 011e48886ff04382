import type { OptionProblem, OptionProblems } from './option-problems.ts';
import { valueOf } from './read-options.ts';

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
  message: 'Your server locked this option. Remove it from the page.',
};

const nothingLocked: OptionProblem = {
  code: 'nothingLocked',
  message: 'Your server locked no options. Remove lockedOptions, or lock them.',
};

/** The codes of problems that the server's locked options can solve. */
const absent: readonly (string | undefined)[] = ['missing', 'noPayee'];

/** @param read Reads options from their sources, the strongest first. */
export function optionReader<Reading extends OptionReading>(
  read: (sources: readonly unknown[]) => Reading,
  given: readonly unknown[],
): OptionReader<Reading> {
  const sources = given.map((source) => copyOf(source));
  return (locked) => {
    if (locked) {
      const fixed = read([locked, ...sources]);
      return { ...fixed, problems: problemsWith(fixed, read([...sources, locked])) };
    }
    const reading = read(sources);
    if (!reading.values.lockedOptions) return reading;
    // The session can only come from the page.
    const known = [...reading.problems].filter(
      ([name, [problem]]) => /session/i.test(name) || !absent.includes(problem?.code),
    );
    return { ...reading, problems: new Map(known) };
  };
}

/** The problems of both readings. Their values differ where the page contradicts the lock. */
function problemsWith(fixed: OptionReading, fromPage: OptionReading): OptionProblems {
  const problems = new Map([...fixed.problems, ...fromPage.problems]);
  const pageValues = fromPage.values as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(fixed.values))
    if (textOf(value) !== textOf(pageValues[name])) problems.set(name, [otherThanLocked]);
  return problems;
}

/**
 * Copies an object of the page, because the page may change it before it is read again. Lists, elements and the like
 * stay as they are. The deepest option is a field of a contact in a payee's details.
 */
function copyOf(given: unknown, depth = 3): unknown {
  if (!depth || !given || typeof given !== 'object') return given;
  try {
    if (depth < 3 && {}.toString.call(given) !== '[object Object]') return given;
    return Object.fromEntries(Object.keys(given).map((name) => [name, copyOf(valueOf(given, name), depth - 1)]));
  } catch {
    // A proxy of the page may throw.
    return given;
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
