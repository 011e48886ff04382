import { expect } from '@open-wc/testing';

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
