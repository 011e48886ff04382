import { expect } from '@open-wc/testing';
import { suiteNeeds } from '../../engine.ts';
import { expectNoViolation } from '../axe.ts';
import { highEnough, inWindow, spoiled, type States } from './states.ts';

/** The narrowest supported screen: a small phone, or a window of 1,280 pixels at 400 percent. */
const width = 320;

/**
 * Looks at each state on a narrow screen: nothing may have to be scrolled to sideways.
 *
 * @param wide The name of a state that does stick out where it is made to.
 */
export function describeNarrowScreens(states: States, wide: string): void {
  describe(`on a screen ${width} pixels wide`, () => {
    suiteNeeds('every state and size');

    inWindow({ width, height: highEnough });

    for (const lang of ['en', 'es']) {
      for (const [state, reach] of Object.entries(states)) {
        it(`nothing overflows ${state} (${lang}), and axe finds nothing`, async () => {
          const modal = await reach({ lang });
          expect(innerWidth).to.equal(width);
          expect(modal.beyondTheEdge).to.deep.equal([]);
          await expectNoViolation(modal.element);
        });
      }
    }

    it('the window fills the width', async () => {
      expect((await spoiled(states, wide)).front.getBoundingClientRect().width).to.equal(width);
    });

    it('something would overflow if the dialog were wider than the screen', async () => {
      expect((await spoiled(states, wide, 'dialog { min-inline-size: 400px }')).beyondTheEdge).not.to.deep.equal([]);
    });
  });
}
