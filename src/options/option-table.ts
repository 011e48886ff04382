import type { Cents } from '../money.ts';

/*
 * The options of an element are one table. From it come the reading of attributes, the coercion and checking of
 * values, the types and the documentation, so that none of them can say something else than the others.
 */

/** What an option holds, and what it is coerced from. */
export type OptionKind =
  /** Text, trimmed. Numbers are taken as text: pages send policy numbers both ways. */
  | { readonly kind: 'text' }
  /** `true` or `false`, or those words in any case. */
  | { readonly kind: 'boolean' }
  /** Dollars in decimal notation, as text or number; read as cents. `signed` admits a leading minus. */
  | { readonly kind: 'amount'; readonly signed?: boolean }
  /** One of a fixed set of words, matched exactly. */
  | { readonly kind: 'choice'; readonly values: readonly string[] };

export type OptionRule<Method extends string = string> = OptionKind & {
  /** The methods that heed the option; all of them where absent. The others neither read nor check it. */
  readonly appliesTo?: readonly Method[];
  /** The methods that cannot do without the option. */
  readonly requiredBy?: readonly Method[];
  /** What an absent option is read as. */
  readonly fallback?: string | boolean;
  /** Amounts only: the value must be greater than zero. */
  readonly positive?: boolean;
  /** The option, or these values of it, are in the later form of the interface only. */
  readonly laterFormOnly?: true | readonly string[];
  /** One sentence for the documentation. */
  readonly about: string;
};

export type OptionTable<Method extends string = string> = Readonly<Record<string, OptionRule<Method>>>;

type ReadValue<Rule> = Rule extends { kind: 'text' }
  ? string
  : Rule extends { kind: 'boolean' }
    ? boolean
    : Rule extends { kind: 'amount' }
      ? Cents
      : Rule extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Value
        : never;

type GivenValue<Rule> = Rule extends { kind: 'text' }
  ? string | number
  : Rule extends { kind: 'boolean' }
    ? boolean | string
    : Rule extends { kind: 'amount' }
      ? number | string
      : Rule extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Value
        : never;

type Always<Rule, Method> = Rule extends { fallback: string | boolean; appliesTo: readonly (infer Applying)[] }
  ? Method extends Applying
    ? true
    : false
  : Rule extends { fallback: string | boolean }
    ? true
    : Rule extends { requiredBy: readonly (infer Required)[] }
      ? Method extends Required
        ? true
        : false
      : false;

/** The option object that a page passes in: all optional, since it is checked at run time. */
export type GivenOptions<Table> = { readonly [Name in keyof Table]?: GivenValue<Table[Name]> | null | undefined };

/** What the option object is read as for one method: required and defaulted options are there, the others may be. */
export type ReadOptions<Table, Method> = {
  readonly [Name in keyof Table as Always<Table[Name], Method> extends true ? Name : never]: ReadValue<Table[Name]>;
} & {
  readonly [Name in keyof Table as Always<Table[Name], Method> extends true ? never : Name]?: ReadValue<Table[Name]>;
};
