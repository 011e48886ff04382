/** What the adapter uses of jQuery. From 1.7 to 4.0 these members are the same. */
export interface JQueryLike {
  (target: Node): JQuerySet;
  readonly fn: object;
}

interface JQuerySet {
  trigger(code: string, data: unknown[]): unknown;
  data(name: string, value: object): unknown;
  removeData(name: string): unknown;
}

/** Whether something on the page is a jQuery, and not another library that calls itself `$`. */
export function isJQuery(value: unknown): value is JQueryLike {
  const members = typeof value === 'function' && (value as Partial<JQueryLike>).fn;
  return !!members && 'trigger' in members && 'removeData' in members;
}
