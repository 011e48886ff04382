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

/** True if a value has plugins and events, so that a page may use it as jQuery. */
export function isLikeJQuery(value: unknown): value is { readonly fn: object } {
  return typeof value === 'function' && 'trigger' in Object((value as Partial<JQueryLike>).fn);
}

/** True for jQuery, but not for another library with the name `$`. */
export function isJQuery(value: unknown): value is JQueryLike {
  return isLikeJQuery(value) && 'jquery' in value.fn;
}
