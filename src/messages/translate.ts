/** Texts by key. `{name}` in a text is filled in by the caller. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;

/** Gives the text of a key with its placeholders filled in. */
export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string;

/**
 * A translator over a complete catalogue.
 *
 * @param operation What is done: its own words for a key, such as `makePayment.unknown.text`, go before those for all.
 * @param replacements Texts of the insurer's own that take the place of ours, for instance the legal ones. What is no
 * text is passed over: it must not end a payment halfway.
 */
export function createTranslate<Key extends string>(
  catalogue: Catalogue<Key>,
  replacements?: Partial<Catalogue<Key>> | null,
  operation?: string,
): Translate<Key> {
  return (key, values = {}) => {
    const own = `${operation}.${key}` as Key;
    const replacement: unknown = replacements?.[own] ?? replacements?.[key];
    const text = typeof replacement === 'string' ? replacement : (catalogue[own] ?? catalogue[key]);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}
