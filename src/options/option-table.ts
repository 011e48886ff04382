import type { OptionKind } from './option-kinds.ts';

/* The table of an element's options. Reading, attributes, types and documentation come from it. */

/** The two described forms of the interface that a page may be written for. Source: payment modal, Versioning. */
export type InterfaceVersion = 'later' | 'earlier';

export interface OptionRule<Method extends string = string> extends OptionKind {
  /** The methods that use the option; all if absent. The others neither read nor check it. */
  readonly appliesTo?: readonly Method[];
  readonly requiredBy?: readonly Method[];
  readonly alias?: string;
  readonly fallback?: string | boolean;
  /** The option, or these values of it, are in the later form of the interface only. */
  readonly laterFormOnly?: true | readonly string[];
}

export type OptionTable<Method extends string = string> = Readonly<Record<string, OptionRule<Method>>>;

type Value<Rule> = Rule extends OptionKind<infer Read> ? Read : never;
type Given<Rule> = Rule extends OptionKind<unknown, infer Accepted> ? Accepted : never;

type Applies<Rule, Method> = Rule extends { appliesTo: readonly (infer Applying)[] }
  ? Method extends Applying
    ? true
    : false
  : true;

type Requires<Rule, Method> = Rule extends { requiredBy: readonly (infer Requiring)[] }
  ? Method extends Requiring
    ? true
    : false
  : false;

type Always<Rule, Method> = Rule extends { fallback: string | boolean }
  ? Applies<Rule, Method>
  : Requires<Rule, Method>;

/** The option object that a page passes in: all optional, since it is checked at run time. */
export type GivenOptions<Table> = { readonly [Name in keyof Table]?: Given<Table[Name]> | null | undefined };

/** {@link GivenOptions} for compiled code: options that the method requires must be there. */
export type RequiredOptions<Table, Method> = {
  readonly [Name in keyof Table as Requires<Table[Name], Method> extends true ? Name : never]: Given<Table[Name]>;
} & {
  readonly [Name in keyof Table as Requires<Table[Name], Method> extends true ? never : Name]?:
    Given<Table[Name]> | null | undefined;
};

/** The option object as it is read for one method: required and defaulted options are there, the others may be. */
export type ReadOptions<Table, Method> = {
  readonly [Name in keyof Table as Always<Table[Name], Method> extends true ? Name : never]: Value<Table[Name]>;
} & { readonly [Name in keyof Table as Always<Table[Name], Method> extends true ? never : Name]?: Value<Table[Name]> };
