import * as v from 'valibot';

/** Reads by a schema. Valibot goes through its names with `for … in`, which finds those that old scripts add to all objects. */
export function readShape<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.SafeParseResult<Schema> {
  keepOwnNames(schema);
  return v.safeParse(schema, value);
}

const kept = new WeakSet<object>();

function keepOwnNames(part: unknown): void {
  if (typeof part !== 'object' || part === null || kept.has(part)) return;
  kept.add(part);
  if (Object.hasOwn(part, 'entries')) Object.setPrototypeOf((part as { entries: object }).entries, null);
  Object.values(part).forEach(keepOwnNames);
}
