/*
 * The part of Valibot that pages need, in a quarter of its size. Scripts are built with it instead. It reads by the
 * same rules and keeps the place of the first problem, but not what was expected there.
 */

type Path = readonly { readonly key: string }[];

interface Reading {
  readonly output: unknown;
  /** True if all types are right, even if a check has failed. */
  readonly typed: boolean;
  /** The place of the first problem. */
  readonly path?: Path;
}

interface Schema {
  readonly read: (value: unknown) => Reading;
  readonly isOptional?: boolean;
}

type Step = (reading: Reading) => Reading;

const right = (output: unknown): Reading => ({ output, typed: true });
const wrong = (output: unknown, typed = false, path: Path = []): Reading => ({ output, typed, path });

export function safeParse({ read }: Schema, value: unknown) {
  const { path, ...reading } = read(value);
  return { ...reading, success: !path, issues: path && [{ path }] };
}

const type = (is: (value: unknown) => boolean): Schema => ({
  read: (value) => (is(value) ? right(value) : wrong(value)),
});

export const unknown = () => type(() => true);
export const string = () => type((value) => typeof value === 'string');
export const boolean = () => type((value) => typeof value === 'boolean');
export const number = () => type((value) => typeof value === 'number' && !isNaN(value));
export const picklist = (options: readonly unknown[]) => type((value) => options.includes(value));
export const literal = (option: unknown) => picklist([option]);

export const nullable = ({ read }: Schema): Schema => ({
  read: (value) => (value === null ? right(value) : read(value)),
});
export const exactOptional = (schema: Schema): Schema => ({ ...schema, isOptional: true });
export const nullish = (schema: Schema) =>
  exactOptional({ read: (value) => (value === undefined ? right(value) : nullable(schema).read(value)) });

type Part = readonly [key: string, part: Reading, name?: string];

function readParts(output: object, parts: readonly Part[]): Reading {
  let whole = right(output);
  for (const [key, part, name = key] of parts) {
    Reflect.set(output, name, part.output);
    if (part.path) whole = wrong(output, whole.typed && part.typed, whole.path ?? [{ key }, ...part.path]);
  }
  return whole;
}

const ofObject =
  (read: (value: Readonly<Record<string, unknown>>) => Reading): Schema['read'] =>
  (value) =>
    typeof value === 'object' && value ? read(value as Readonly<Record<string, unknown>>) : wrong(value);

export const object = (entries: Readonly<Record<string, Schema>>) => ({
  entries,
  read: ofObject((value) => {
    const present = Object.entries(entries).filter(([key, { isOptional }]) => key in value || !isOptional);
    return readParts(
      {},
      present.map(([key, { read }]) => [key, key in value ? read(value[key]) : wrong(undefined)]),
    );
  }),
});

const unsafeKeys = ['__proto__', 'prototype', 'constructor'];

export const record = (name: Schema, { read }: Schema): Schema => ({
  read: ofObject((value) => {
    const safe = Object.entries(value).filter(([key]) => !unsafeKeys.includes(key));
    return readParts(
      {},
      safe.map(([key, part]) => [key, read(part), name.read(key).output as string]),
    );
  }),
});

export const array = ({ read }: Schema): Schema => ({
  read: (value) => (Array.isArray(value) ? readParts([], Object.entries(value.map(read))) : wrong(value)),
});

export const union = (schemas: readonly Schema[]): Schema => ({
  read(value) {
    const readings = schemas.map(({ read }) => read(value));
    const [one, other] = readings.filter(({ typed }) => typed);
    return readings.find(({ path }) => !path) ?? (one && !other ? one : wrong(value, Boolean(one)));
  },
});

export const pipe = (schema: Schema, ...steps: readonly Step[]): Schema => ({
  read: (value) => steps.reduce((reading, step) => step(reading), schema.read(value)),
});

export const transform =
  (change: (value: never) => unknown): Step =>
  ({ output, path }) =>
    path ? wrong(output, false, path) : right(change(output as never));

export const check =
  (is: (value: never) => boolean): Step =>
  (reading) =>
    reading.path || is(reading.output as never) ? reading : wrong(reading.output, true);

export const safeInteger = () => check(Number.isSafeInteger);
export const minValue = (least: number) => check((value: number) => value >= least);
export const maxValue = (most: number) => check((value: number) => value <= most);
export const minLength = (least: number) => check(({ length }: string) => length >= least);
export const maxLength = (most: number) => check(({ length }: string) => length <= most);
export const regex = (pattern: RegExp) => check((text: string) => pattern.test(text));
