/* Finds the places of all fields and items in a value, and replaces one of them. */

export type Place = readonly string[];

export function placesIn(value: object): Place[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = typeof inner === 'object' && inner !== null ? placesIn(inner) : [];
    return [[key], ...below.map((place) => [key, ...place])];
  });
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

export function withValue(value: unknown, [key = '', ...rest]: Place, by: unknown): object {
  const inner = (value as Record<string, unknown>)[key] ?? {};
  const changed = rest.length > 0 ? withValue(inner, rest, by) : by;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? changed : item));
  return { ...(value as object), [key]: changed };
}
