export interface OptionProblem {
  /** Stable, for code. */
  readonly code: string;
  /**
   * For the page's developer, always in English. Never contains the given value, except the beginning of a wrong
   * session id.
   */
  readonly message: string;
}

export type OptionProblems = ReadonlyMap<string, readonly OptionProblem[]>;

export const missing: OptionProblem = { code: 'missing', message: 'This option is required.' };

export function notAllowed(values: readonly string[]): OptionProblem {
  return { code: 'notAllowed', message: `This option must be one of: ${values.join(', ')}.` };
}

export const unknownAccountGroup: OptionProblem = {
  code: 'unknownAccountGroup',
  message: 'The merchant has no account group with this code.',
};

/** The shape of the error events' field mapping: `{ sessionId: ['This option is required.'] }`. */
export function describeProblems(problems: OptionProblems): Record<string, string[]> {
  return Object.fromEntries(Array.from(problems, ([name, found]) => [name, found.map(({ message }) => message)]));
}
