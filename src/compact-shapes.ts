/*
 * The script builds read answers with these functions instead of Valibot. The build writes each wire schema as calls of
 * them (`config/vite/compact-shapes.ts`).
 */

/**
 * Reads a value, or throws an error with its path.
 *
 * @param path The place of the value: `.merchant.name`.
 * @param isLoose Only types are checked.
 */
type Shape = (value: unknown, path: string, isLoose: boolean) => unknown;
type Shapes = Readonly<Record<string, Shape>>;

type ReadAs<Value> = (value: unknown, path: string) => Value;
const partsOf = /* @__PURE__ */ type((value) => typeof value === 'object' && value !== null) as ReadAs<
  Readonly<Record<string, unknown>>
>;
const listOf = /* @__PURE__ */ type(Array.isArray) as ReadAs<readonly unknown[]>;

/** See `read-shape.ts`. */
export function readShape(shape: Shape, value: unknown): unknown {
  try {
    return shape(value, '', false);
  } catch {
    return undefined;
  }
}

/** See `read-shape.ts`. */
export function wrongPart(shape: Shape, value: unknown): string | undefined {
  try {
    shape(value, '', true);
    return undefined;
  } catch (misfit) {
    return (misfit as Error).message;
  }
}

export const unknown: Shape = (value) => value;
export const string: Shape = /* @__PURE__ */ type((value) => typeof value === 'string');
export const number: Shape = /* @__PURE__ */ type((value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean: Shape = /* @__PURE__ */ type((value) => typeof value === 'boolean');
export const oneOf = (values: readonly unknown[]): Shape => type((value) => values.includes(value));

export function orElse(shape: Shape, values: readonly unknown[]): Shape {
  return (value, path, isLoose) => (values.includes(value) ? value : shape(value, path, isLoose));
}

/** Leaves out parts that the shape does not name. */
export function object(parts: Shapes, optional: readonly string[] = []): Shape {
  return (value, path, isLoose) => {
    const given = partsOf(value, path);
    const names = Object.keys(parts).filter((name) => name in given || !optional.includes(name));
    return Object.fromEntries(names.map((name) => [name, parts[name]?.(given[name], `${path}.${name}`, isLoose)]));
  };
}

export function record(key: Shape, part: Shape): Shape {
  return (value, path, isLoose) =>
    Object.fromEntries(
      Object.entries(partsOf(value, path))
        .filter(([name]) => !['__proto__', 'prototype', 'constructor'].includes(name))
        .map(([name, inner]) => {
          const place = `${path}.${name}`;
          return [key(name, place, isLoose) as string, part(inner, place, isLoose)] as const;
        }),
    );
}

export function list(item: Shape): Shape {
  return (value, path, isLoose) =>
    Array.from(listOf(value, path), (inner, index) => item(inner, `${path}.${index}`, isLoose));
}

/** The first of the shapes that fits. */
export function anyOf(shapes: readonly Shape[]): Shape {
  return (value, path, isLoose) => {
    for (const shape of shapes) {
      try {
        return shape(value, path, isLoose);
      } catch {
        // Another one may fit.
      }
    }
    throw new Error(path);
  };
}

export function changed(shape: Shape, change: (value: never) => unknown): Shape {
  return (...given) => change(shape(...given) as never);
}

/** A shape whose values also pass a test, which is no matter of types. */
export function passing(shape: Shape, isRight: (value: never) => boolean): Shape {
  return (value, path, isLoose) => {
    const read = shape(value, path, isLoose);
    if (!isLoose && !isRight(read as never)) throw new Error(path);
    return read;
  };
}

function type(isRight: (value: unknown) => boolean): ReadAs<unknown> {
  return (value, path) => {
    if (!isRight(value)) throw new Error(path);
    return value;
  };
}
