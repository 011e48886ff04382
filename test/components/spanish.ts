import type { Catalogue } from '../../src/messages/translate.ts';
import { plain } from './accessibility-tree.ts';

/** Tells the Spanish for a text of a catalogue; any other text stays as it is. `'Pay' => 'Pagar'` for `Pay {total}`. */
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

/** Finds every piece of a modal's English in some texts, unless it is Spanish at the same time. */
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

/** Whether a text has these words in it, not only their letters: `Cancelar` has no `Cancel`. */
function has(text: string, words: string): boolean {
  const escaped = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(text);
}
