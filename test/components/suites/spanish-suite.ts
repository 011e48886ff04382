import { expect } from '@open-wc/testing';
import type { Catalogue } from '../../../src/messages/translate.ts';
import { plain } from '../screen.ts';

/** Finds every piece of a modal's English in some texts, unless it is Spanish at the same time. */
export function englishFinder(english: Catalogue, spanish: Catalogue): (texts: readonly string[]) => readonly string[] {
  const pieces = Object.values(english)
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => plain(piece.replace(/^[\s.,:;()“”]+|[\s.,:;()“”]+$/g, '')))
    .filter((piece) => /[a-z]{2}/i.test(piece) && !Object.values(spanish).some((text) => has(text, piece)));
  return (texts) => pieces.filter((piece) => texts.some((text) => has(text, piece)));
}

/** Whether a text has these words in it, not only their letters: `Cancelar` has no `Cancel`. */
function has(text: string, words: string): boolean {
  const escaped = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(text);
}

type Reach = (settings: { readonly lang?: string }) => Promise<{ readonly texts: readonly string[] }>;

/** Looks for English in each state of a modal that speaks Spanish. */
export function describeSpanish(
  states: Readonly<Record<string, Reach>>,
  englishIn: (texts: readonly string[]) => readonly string[],
): void {
  for (const [state, reach] of Object.entries(states)) {
    it(`has no English left ${state}`, async () => {
      const modal = await reach({ lang: 'es' });
      expect(modal.texts.length).to.be.above(3);
      expect(englishIn(modal.texts)).to.deep.equal([]);
    });

    it(`has the English where it speaks that ${state}`, async () => {
      const modal = await reach({});
      expect(englishIn(modal.texts)).not.to.deep.equal([]);
    });
  }
}
