import { nearestOption } from '../../../src/options/near-miss.ts';
import type { OptionKind } from '../../../src/options/option-kinds.ts';
import type { OptionProblem, OptionProblems } from '../../../src/options/option-problems.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { Refusal } from './refusal.ts';

/* The options that an integrator's server fixes with a session request. */

/** A table of options, whatever a page's call needs of it. */
type Kinds = Readonly<Record<string, OptionKind>>;

/** The values of those that are given. A page has others, which the server does not fix. */
type Fixed<Table> = { readonly [Name in keyof Table]?: Table[Name] extends OptionKind<infer Value> ? Value : never };

/** A table without what a page alone can say. */
export function fixableOf<Table extends object, Own extends keyof Table>(
  table: Table,
  pagesOwn: readonly Own[],
): Omit<Table, Own> {
  const own: readonly PropertyKey[] = pagesOwn;
  return Object.fromEntries(Object.entries(table).filter(([name]) => !own.includes(name))) as Omit<Table, Own>;
}

/**
 * Reads fixed options by the table of the page's. Nothing has to be there, and what is not there is not fixed, not even as
 * its default. A name that no option has is a problem here: nobody may take for fixed what is not.
 */
export function readFixed<Table extends Kinds>(
  table: Table,
  given: object,
): { readonly values: Fixed<Table>; readonly problems: OptionProblems } {
  const kinds = Object.entries(table).map(([name, { kind, read, isUnset }]) => [
    name,
    { kind, read, ...(isUnset ? { isUnset } : {}) },
  ]);
  const { values, problems } = readOptions(Object.fromEntries(kinds) as Kinds, 'any', [given]);
  return { values: values, problems: new Map([...problems, ...unknownIn(table, given)]) };
}

/** The names that are none of the table's, in either spelling. */
export function unknownIn(table: object, given: object): OptionProblems {
  const known = Object.keys(table);
  const spellings = known.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]);
  const names = Object.keys(given).filter((name) => !spellings.includes(name));
  return new Map(names.map((name) => [name, [notFixable(nearestOption(name, known))]]));
}

function notFixable(nearest: string | undefined): OptionProblem {
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return { code: 'notFixable', message: `There is no option of this name that a server can fix.${hint}` };
}

/** Refuses a session with all that is wrong with its options, a line for each. */
export function requireRight(problems: OptionProblems): void {
  if (problems.size === 0) return;
  const lines = Array.from(problems).flatMap(([name, found]) => found.map(({ message }) => `${name}: ${message}`));
  throw new Refusal('InvalidOptions', lines.join('\n'), 'Options');
}

/** Refuses what the server has fixed otherwise. */
export function requireFixed(isAsFixed: boolean, option: string): void {
  if (isAsFixed) return;
  throw new Refusal('OptionLocked', 'The server has fixed this option for the session, to something else.', option);
}
