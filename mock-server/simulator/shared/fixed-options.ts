import { suggestOption } from '../../../src/options/suggest-option.ts';
import type { OptionKind } from '../../../src/options/option-kinds.ts';
import { missing, type OptionProblem, type OptionProblems } from '../../../src/options/option-problems.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { Refusal } from './refusal.ts';

/* The options that an integrator's server fixes with a session request. */

type Kinds = Readonly<Record<string, OptionKind>>;

type Fixed<Table> = { readonly [Name in keyof Table]?: Table[Name] extends OptionKind<infer Value> ? Value : never };

export function fixableOf<Table extends object, Own extends keyof Table>(
  table: Table,
  pagesOwn: readonly Own[],
): Omit<Table, Own> {
  const own: readonly PropertyKey[] = pagesOwn;
  return Object.fromEntries(Object.entries(table).filter(([name]) => !own.includes(name))) as Omit<Table, Own>;
}

interface FixedReading<Table> {
  readonly values: Fixed<Table>;
  readonly problems: OptionProblems;
}

/** Reads fixed options by the table of the page's options. Absent options stay free, even those with a default. */
export function readFixed<Table extends Kinds>(table: Table, given: object): FixedReading<Table> {
  const { values, problems } = readDetails(table, given);
  return { values, problems: Object.keys(given).length === 0 ? new Map([['Options', [nothingFixed]]]) : problems };
}

/** Reads details, of which each must be fixed: unknown, empty and repeated names are problems. */
export function readDetails<Table extends Kinds>(table: Table, given: object): FixedReading<Table> {
  const kinds = Object.entries(table).map(([name, { kind, read }]) => [name, { kind, read }]);
  const { values, problems } = readOptions(Object.fromEntries(kinds) as Kinds, 'any', [given]);
  const timesGiven = (name: string) => spellingsOf(name).filter((spelling) => Object.hasOwn(given, spelling)).length;
  const unset = Object.keys(table).filter((name) => timesGiven(name) > 0 && !Object.hasOwn(values, name));
  const withoutValue = unset.map((name) => [name, [missing]] as const);
  const twice = Object.keys(table).flatMap((name) => (timesGiven(name) > 1 ? [[name, [givenTwice]] as const] : []));
  return { values, problems: new Map([...withoutValue, ...problems, ...twice, ...unknownIn(table, given)]) };
}

export function spellingsOf(name: string): readonly string[] {
  return Array.from(new Set([name, name.charAt(0).toLowerCase() + name.slice(1)]));
}

function unknownIn(table: object, given: object): OptionProblems {
  const known = Object.keys(table);
  const spellings = known.flatMap(spellingsOf);
  const names = Object.keys(given).filter((name) => !spellings.includes(name));
  return new Map(names.map((name) => [name, [notFixable(suggestOption(name, known))]]));
}

const nothingFixed: OptionProblem = { code: 'nothingFixed', message: 'Nothing is locked: no option is given.' };

export const givenTwice: OptionProblem = {
  code: 'givenTwice',
  message: 'This option is given in two spellings. Use one of them.',
};

function notFixable(nearest: string | undefined): OptionProblem {
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return { code: 'notFixable', message: `There is no option of this name that a server can lock.${hint}` };
}

export function requireRight(problems: OptionProblems): void {
  if (problems.size === 0) return;
  const lines = Array.from(problems).flatMap(([name, found]) => found.map(({ message }) => `${name}: ${message}`));
  throw new Refusal('InvalidOptions', lines.join('\n'), 'Options');
}

export function requireFixed(isAsFixed: boolean, option: string): void {
  if (isAsFixed) return;
  throw new Refusal('OptionLocked', 'The server has locked this option for the session, to something else.', option);
}
