export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
export const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Renames every field, also in nested objects. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [rename(name), renamed(field, rename)]));
}
