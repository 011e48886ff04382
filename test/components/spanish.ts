import type { Catalogue } from '../../src/messages/translate.ts';
import { plain } from './accessibility-tree.ts';

/** Translates a catalogue text to Spanish; other texts stay the same. `'Pay' => 'Pagar'` for `Pay {total}`. */
export function spanishOf<Key extends string>(
  english: Catalogue<Key>,
  spanish: Catalogue<Key>,
): (english: string) => string {
  const texts = new Map(
    Object.entries<string>(english).map(([key, text]) => [
      withoutPlaceholders(text),
      withoutPlaceholders(spanish[key as Key]),
    ]),
  );
  return (text) => texts.get(text) ?? text;
}

/** Finds English catalogue texts among these texts, except those that are also Spanish. */
export function englishFinder(english: Catalogue, spanish: Catalogue): (texts: readonly string[]) => readonly string[] {
  const pieces = Object.values(english)
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => plain(piece.replace(/^[\s.,:;()“”]+|[\s.,:;()“”]+$/g, '')))
    .filter((piece) => /[a-z]{2}/i.test(piece) && !Object.values(spanish).some((text) => has(text, piece)));
  return (texts) => pieces.filter((piece) => texts.some((text) => has(text, piece)));
}

function withoutPlaceholders(text: string): string {
  return plain(text.replace(/\{\w+\}/g, ' '));
}

/** Whether a text contains these whole words: `Cancelar` does not contain `Cancel`. */
function has(text: string, words: string): boolean {
  const escaped = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(text);
}
