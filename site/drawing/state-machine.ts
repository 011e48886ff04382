/** One way from a state to the next. */
export interface Step {
  readonly from: string;
  readonly input: string;
  readonly to: string;
}

/** A state machine to draw. */
export interface StateMachine {
  /** What it is of: `An operation`. */
  readonly name: string;
  /** What each state means, from the beginning to the ends. */
  readonly states: Readonly<Record<string, string>>;
  /** The states in which nothing can happen any more. */
  readonly ends: readonly string[];
  /** What each input is, for those who do not read the code. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** The steps without duplicates. */
export function distinct(steps: readonly Step[]): readonly Step[] {
  const known = new Map(steps.map((step) => [`${step.from} ${step.input} ${step.to}`, step]));
  return Array.from(known.values());
}
