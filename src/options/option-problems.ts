/** What is wrong with one option: the code of a message and what the message mentions. */
export interface OptionProblem {
  readonly code:
    | 'missing'
    | 'notText'
    | 'tooLong'
    | 'notBoolean'
    | 'notAmount'
    | 'notPositive'
    | 'notAllowed'
    | 'laterFormOnly'
    | 'userSelectWithPercentageFee'
    | 'methodNotOffered'
    | 'unknownAccountGroup'
    | 'savedMethodNotOffered';
  /** The values or the length that are allowed. Never the value that was given. */
  readonly detail?: string;
}

/** All problems of an option object, by option name. Empty means that there is none. */
export type OptionProblems = ReadonlyMap<string, readonly OptionProblem[]>;

/** The texts of the `portal.error` event. They address the page's developer and are always English. */
export function describeProblem({ code, detail = '' }: OptionProblem): string {
  switch (code) {
    case 'missing':
      return 'This option is required.';
    case 'notText':
      return 'This option must be text.';
    case 'tooLong':
      return `This option is too long: at most ${detail} characters are allowed.`;
    case 'notBoolean':
      return 'This option must be true or false.';
    case 'notAmount':
      return 'This option must be an amount of dollars with at most two decimals, such as 107.98.';
    case 'notPositive':
      return 'This option must be greater than zero.';
    case 'notAllowed':
      return `This option must be one of: ${detail}.`;
    case 'laterFormOnly':
      return 'This option or value exists in the later form of the interface only.';
    case 'userSelectWithPercentageFee':
      return 'UserSelect is not supported with percentage-based processing fees. Use CreditCard or ECheck.';
    case 'methodNotOffered':
      return `The merchant does not take this kind of payment. It takes: ${detail}.`;
    case 'unknownAccountGroup':
      return 'The merchant has no account group of this code.';
    case 'savedMethodNotOffered':
      return 'The saved method is not of the payment category.';
  }
}

/** The shape of the error events' field mapping: `{ sessionId: ['This option is required.'] }`. */
export function describeProblems(problems: OptionProblems): Record<string, string[]> {
  return Object.fromEntries(Array.from(problems, ([name, found]) => [name, found.map(describeProblem)]));
}
