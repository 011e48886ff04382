import { plainText } from '../plain-text.ts';
import type { Reading } from './option-kinds.ts';
import { missing, notAllowed, type OptionProblem, type OptionProblems } from './option-problems.ts';
import type { InterfaceVersion, OptionRule, OptionTable, ReadOptions } from './option-table.ts';

/**
 * Reads an option object. It is foreign data: numbers as text, extra names, or undefined. Unknown names are ignored,
 * since pages in use send them. It never throws.
 *
 * @param sources Where the options come from, the strongest first. An option that is absent in one is looked up in the next.
 * @returns The values that could be read, amounts in cents, and all problems by option name. The values hold everything
 * that {@link ReadOptions} promises only without problems.
 */
export function readOptions<Table extends OptionTable, Method extends string>(
  table: Table,
  method: Method,
  sources: readonly unknown[],
  interfaceVersion: InterfaceVersion = 'later',
): { readonly values: ReadOptions<Table, Method>; readonly problems: OptionProblems } {
  // Ignores properties that an old script has added to all objects.
  const values = Object.create(null) as Record<string, unknown>;
  const problems = new Map<string, readonly OptionProblem[]>();
  for (const [name, kept] of Object.entries(table)) {
    // Ignores properties that an old script has added to all objects.
    const rule = { __proto__: null, ...kept } as OptionRule;
    if (rule.appliesTo && !rule.appliesTo.includes(method)) continue;
    const reading = readOption(rule, method, firstValue(sources, name, rule.alias), interfaceVersion);
    if (!isRead(reading)) problems.set(name, [reading.problem]);
    else if (reading.value !== undefined) values[name] = reading.value;
  }
  return { values: values as ReadOptions<Table, Method>, problems };
}

/** Returns the first source's value of an option. Also accepts camelCase names, as the specification's examples use them. */
export function firstValue(sources: readonly unknown[], name: string, alias = name): unknown {
  const spellings = [name, name.charAt(0).toLowerCase() + name.slice(1), alias];
  return sources
    .flatMap((source) => spellings.map((spelling) => valueOf(source, spelling)))
    .find((value) => !isAbsent(value));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && plainText(value).trim() === '');
}

function isRead<Value>(reading: Reading<Value>): reading is { readonly value: Value } {
  return Object.hasOwn(reading, 'value');
}

/** The source's own value. A getter or proxy of the page may throw; that is a problem of its value, not ours. */
export function valueOf(given: unknown, name: string): unknown {
  try {
    const source = Object(given) as Readonly<Record<string, unknown>>;
    return Object.hasOwn(source, name) ? source[name] : undefined;
  } catch {
    return Symbol('unreadable');
  }
}

function readOption(
  rule: OptionRule,
  method: string,
  given: unknown,
  interfaceVersion: InterfaceVersion,
): Reading<unknown> {
  const laterOnly = interfaceVersion === 'earlier' ? rule.laterFormOnly : undefined;
  if (laterOnly === true) return { value: rule.fallback };
  const isRequired = rule.requiredBy?.includes(method) ?? false;
  if (isAbsent(given)) return isRequired ? { problem: missing } : { value: rule.fallback };
  const value = typeof given === 'string' ? given.trim() : given;
  if (!isRequired && rule.isUnset?.(value)) return { value: rule.fallback };
  const reading = rule.read(value);
  return laterOnly ? withoutLaterValues(reading, rule.values ?? [], laterOnly) : reading;
}

const laterFormOnly: OptionProblem = {
  code: 'laterFormOnly',
  message: 'This option or value requires the later form of the interface.',
};

/** The earlier form neither takes the values of the later one nor offers them. */
function withoutLaterValues(
  reading: Reading<unknown>,
  values: readonly string[],
  laterValues: readonly string[],
): Reading<unknown> {
  if (isRead(reading)) {
    return laterValues.includes(String(reading.value)) ? { problem: laterFormOnly } : reading;
  }
  return { problem: notAllowed(values.filter((value) => !laterValues.includes(value))) };
}
