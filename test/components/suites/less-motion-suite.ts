import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { has, suiteNeeds } from '../../engine.ts';
import { addStyle } from '../layout.ts';
import type { Person } from '../person.ts';

type Reach = (settings: { readonly lang?: string }) => Promise<Person>;

/**
 * Looks for anything that moves where less motion is asked for.
 *
 * @param form The name of a state in which something would be found where it is made to move.
 */
export function describeLessMotion(states: Readonly<Record<string, Reach>>, form: string): void {
  describe('with less motion', () => {
    suiteNeeds('settings of the computer');
    before(() => emulateMedia({ reducedMotion: 'reduce' }));
    after(() => has('settings of the computer') && emulateMedia({ reducedMotion: 'no-preference' }));

    const moving = (modal: Person) =>
      modal.front.getAnimations({ subtree: true }).map((it) => (it as CSSAnimation).animationName);

    for (const [state, reach] of Object.entries(states)) {
      it(`nothing moves ${state}`, async () => {
        expect(moving(await reach({}))).to.deep.equal([]);
      });
    }

    it('a spinner turns where it is not asked for', async () => {
      await emulateMedia({ reducedMotion: 'no-preference' });
      const loading = Object.keys(states).find((state) => state.includes('loading')) ?? '';
      const modal = await states[loading]?.({});
      expect(modal && moving(modal)).to.include('turn');
      await emulateMedia({ reducedMotion: 'reduce' });
    });

    it('something would move where it is not asked for', async () => {
      await emulateMedia({ reducedMotion: 'no-preference' });
      const modal = await states[form]?.({});
      addStyle(modal, '.body > * > * { animation: arrive 9s }');
      expect(modal && moving(modal)).not.to.deep.equal([]);
      await emulateMedia({ reducedMotion: 'reduce' });
    });
  });
}
