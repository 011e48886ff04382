import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { suiteNeeds } from '../../engine.ts';
import { iconsIn, smallTargetsIn } from '../layout.ts';
import { restoreWindow, spoiled, type States } from './states.ts';

/**
 * Looks at the size of what is hit, and of icons, in each state.
 *
 * @param form The name of a state with buttons, of which one would be found that is small.
 */
export function describeTargets(states: States, form: string): void {
  describe('all can be hit', () => {
    suiteNeeds('every state and size');
    restoreWindow();

    for (const [state, reach] of Object.entries(states)) {
      it(state, async () => {
        for (const size of [
          { width: 1280, height: 720 },
          { width: 390, height: 700 },
        ]) {
          await setViewport(size);
          const modal = await reach({});
          expect(smallTargetsIn(modal.front), `${size.width} pixels wide`).to.deep.equal([]);
          await modal.end();
        }
      });
    }

    it('would be too small if one were made smaller', async () => {
      const { front } = await spoiled(states, form, '.button { min-block-size: 0; padding: 0 }');
      expect(smallTargetsIn(front)).not.to.deep.equal([]);
    });
  });

  describe('icons', () => {
    suiteNeeds('every state and size');

    afterEach(() => {
      document.documentElement.style.fontSize = '';
    });

    for (const [state, reach] of Object.entries(states)) {
      it(`grow with the text ${state}`, async () => {
        const usual = await reach({});
        const sizes = iconsIn(usual.front);
        await usual.end();
        document.documentElement.style.fontSize = '200%';
        const factors = iconsIn((await reach({})).front).map((size, index) => Math.round(size / (sizes[index] ?? 0)));
        expect(factors).to.deep.equal(sizes.map(() => 2));
      });
    }
  });
}
