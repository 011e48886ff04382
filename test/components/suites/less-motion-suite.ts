import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { suiteNeeds } from '../../engine.ts';
import type { Person } from '../person.ts';
import { spoiled, withMedia, type States } from './states.ts';

const moving = ({ front }: Person) =>
  front.getAnimations({ subtree: true }).map((it) => (it as CSSAnimation).animationName);

/**
 * Looks for anything that moves where less motion is asked for.
 *
 * @param form The name of a state in which something would be found where it is made to move.
 */
export function describeLessMotion(states: States, form: string): void {
  describe('with less motion', () => {
    suiteNeeds('settings of the computer');
    withMedia({ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' });

    for (const [state, reach] of Object.entries(states)) {
      it(`nothing moves ${state}`, async () => {
        expect(moving(await reach({}))).to.deep.equal([]);
      });
    }
  });

  describe('without less motion', () => {
    suiteNeeds('settings of the computer');
    before(() => emulateMedia({ reducedMotion: 'no-preference' }));

    it('a spinner turns', async () => {
      const busy = Object.keys(states).find((state) => state.endsWith('is on its way')) ?? '';
      expect(moving(await spoiled(states, busy))).to.include('turn');
    });

    it('an added animation runs', async () => {
      expect(moving(await spoiled(states, form, '.body > * > * { animation: arrive 9s }'))).not.to.deep.equal([]);
    });
  });
}
