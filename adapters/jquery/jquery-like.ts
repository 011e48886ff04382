/** The members of jQuery that the adapter uses. They are the same from 1.7 to 4.0. */
export interface JQueryLike {
  (target: Node): JQuerySet;
  readonly fn: object;
  readonly event: { readonly special: object };
}

interface JQuerySet {
  trigger(code: string, data: unknown[]): unknown;
  triggerHandler(code: string, data: unknown[]): unknown;
  data(name: string, value: object): unknown;
  removeData(name: string): unknown;
}

/** True of what has plugins and events: a page may take it for a jQuery. */
export function isLikeJQuery(value: unknown): value is { readonly fn: object } {
  return typeof value === 'function' && 'trigger' in Object((value as Partial<JQueryLike>).fn);
}

/** True of a jQuery, and not of another library that calls itself `$`. */
export function isJQuery(value: unknown): value is JQueryLike {
  return isLikeJQuery(value) && 'jquery' in value.fn;
}
