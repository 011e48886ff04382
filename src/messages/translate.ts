/** Texts by key. `{name}` in a text is filled in by the caller. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;

/** Gives the text of a key with its placeholders filled in. */
export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string;

/**
 * A translator over a catalogue. A text that is not fetched yet is empty.
 *
 * @param operation Returns the current operation, which locked options may name later. Its own texts, such as `makePayment.unknown.text`, come before those for all.
 * @param replacements The insurer's texts, which replace ours, for example legal ones. Values that are not text are
 * ignored, so that they cannot end a payment halfway.
 */
export function createTranslate<Key extends string>(
  catalogue: Catalogue<Key>,
  replacements?: Partial<Catalogue<Key>> | null,
  operation?: () => string | undefined,
): Translate<Key> {
  return (key, values = {}) => {
    const own = `${operation?.()}.${key}` as Key;
    const replacement: unknown = replacements?.[own] ?? replacements?.[key];
    const ours = catalogue[own] ?? catalogue[key] ?? '';
    const text = typeof replacement === 'string' ? replacement : ours;
    // `Acme Inc.` ends a sentence with one full stop.
    return text.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
      const value: unknown = values[name];
      return typeof value === 'string' ? value + (value.endsWith('.') ? '' : stop) : placeholder;
    });
  };
}
