import * as v from 'valibot';

/* The script builds read shapes with `compact-shapes.ts` instead of Valibot. */

/** Reads a value by a schema; undefined if it does not fit. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  keepOwnNames(schema);
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** The path of a part that is missing or has another type: `.merchant.name`; undefined if all parts fit. */
export function wrongPart(schema: v.GenericSchema, value: unknown): string | undefined {
  keepOwnNames(schema);
  const { typed, issues } = v.safeParse(schema, value);
  const issue = issues?.find(({ kind }) => kind === 'schema');
  return typed ? undefined : (issue?.path ?? []).map(({ key }) => `.${String(key)}`).join('');
}

const kept = new WeakSet<object>();

/** Valibot goes through its names with `for … in`, which finds those that old scripts add to all objects. */
function keepOwnNames(part: unknown): void {
  if (typeof part !== 'object' || part === null || kept.has(part)) return;
  kept.add(part);
  if (Object.hasOwn(part, 'entries')) Object.setPrototypeOf((part as { entries: object }).entries, null);
  Object.values(part).forEach(keepOwnNames);
}
