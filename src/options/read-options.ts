import { parseCents } from '../money.ts';
import type { OptionProblem, OptionProblems } from './option-problems.ts';
import type { OptionRule, OptionTable, ReadOptions } from './option-table.ts';

/** Far above any name, address or reference; below what a server takes for an attack. */
const mostCharacters = 1000;

type Value = string | number | boolean;
type Reading = { readonly value: Value | undefined } | { readonly problem: OptionProblem };

const problem = (code: OptionProblem['code'], detail?: string): Reading => ({
  problem: detail === undefined ? { code } : { code, detail },
});

/**
 * Reads an option object, which is data from somewhere else: text where a number is meant, extra names, nothing at all.
 * Unknown names are ignored, since pages in use send them. It never throws, whatever it is given.
 *
 * @param sources Where the options come from, the strongest first. An option that is absent in one is looked up in the next.
 * @returns The values that could be read, amounts in cents, and all problems by option name. The values hold everything
 * that {@link ReadOptions} promises only where there is no problem.
 */
export function readOptions<Table extends OptionTable, Method extends string>(
  table: Table,
  method: Method,
  sources: readonly unknown[],
  form: 'later' | 'earlier' = 'later',
): { readonly values: ReadOptions<Table, Method>; readonly problems: OptionProblems } {
  const values: Record<string, Value> = {};
  const problems = new Map<string, OptionProblem[]>();
  for (const [name, rule] of Object.entries(table)) {
    if (rule.appliesTo && !rule.appliesTo.includes(method)) continue;
    const reading = readOption(rule, method, firstValue(sources, name), form);
    if ('problem' in reading) problems.set(name, [reading.problem]);
    else if (reading.value !== undefined) values[name] = reading.value;
  }
  return { values: values as ReadOptions<Table, Method>, problems };
}

function firstValue(sources: readonly unknown[], name: string): unknown {
  return sources.map((source) => valueOf(source, name)).find((value) => !isAbsent(value));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A getter or proxy of the page may throw; that is a problem of its value, not ours. */
function valueOf(given: unknown, name: string): unknown {
  try {
    return (given as Record<string, unknown> | null | undefined)?.[name];
  } catch {
    return Symbol('unreadable');
  }
}

function readOption(rule: OptionRule, method: string, given: unknown, form: 'later' | 'earlier'): Reading {
  const value = typeof given === 'string' ? given.trim() : given;
  const laterOnly = form === 'earlier' ? rule.laterFormOnly : undefined;
  if (laterOnly === true) return { value: rule.fallback };
  if (isAbsent(value)) return rule.requiredBy?.includes(method) ? problem('missing') : { value: rule.fallback };
  if (laterOnly?.includes(String(value))) return problem('laterFormOnly');
  switch (rule.kind) {
    case 'text':
      return readText(value);
    case 'boolean':
      return readBoolean(value);
    case 'amount':
      return readAmount(rule, value);
    case 'choice':
      return rule.values.includes(value as string)
        ? { value: value as string }
        : problem('notAllowed', allowed(rule.values, rule, form));
  }
}

function allowed(values: readonly string[], rule: OptionRule, form: 'later' | 'earlier'): string {
  const left = form === 'earlier' && Array.isArray(rule.laterFormOnly) ? rule.laterFormOnly : [];
  return values.filter((value) => !left.includes(value)).join(', ');
}

function readText(value: unknown): Reading {
  if (typeof value === 'number' && Number.isFinite(value)) return { value: String(value) };
  if (typeof value !== 'string') return problem('notText');
  return value.length > mostCharacters ? problem('tooLong', String(mostCharacters)) : { value };
}

function readBoolean(value: unknown): Reading {
  if (typeof value === 'boolean') return { value };
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' || word === 'false' ? { value: word === 'true' } : problem('notBoolean');
}

function readAmount(rule: Extract<OptionRule, { kind: 'amount' }>, value: unknown): Reading {
  if (typeof value !== 'string' && typeof value !== 'number') return problem('notAmount');
  const text = String(value);
  const negative = rule.signed === true && text.startsWith('-');
  const cents = parseCents(negative ? text.slice(1) : text);
  if (cents === undefined) return problem('notAmount');
  if (rule.positive && cents === 0) return problem('notPositive');
  return { value: negative ? -cents : cents };
}
