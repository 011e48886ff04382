/** The members of jQuery that the adapter uses. They are the same from 1.7 to 4.0. */
export interface JQueryLike {
  (target: Node): JQuerySet;
  readonly fn: object;
}

interface JQuerySet {
  trigger(code: string, data: unknown[]): unknown;
  data(name: string, value: object): unknown;
  removeData(name: string): unknown;
}

/** True of a jQuery, and not of another library that calls itself `$`. */
export function isJQuery(value: unknown): value is JQueryLike {
  const members = typeof value === 'function' && (value as Partial<JQueryLike>).fn;
  return !!members && 'trigger' in members && 'removeData' in members;
}
