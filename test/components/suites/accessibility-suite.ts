import { expect } from '@open-wc/testing';
import { has, suiteNeeds } from '../../engine.ts';
import { expectNoViolation, expectViolation } from '../axe.ts';
import { highEnough, inWindow, spoiled, withMedia, type States } from './states.ts';

/** Each language and each scheme once: neither affects the other. */
const looks = [
  { lang: 'en', scheme: 'light' },
  { lang: 'es', scheme: 'dark' },
] as const;

/**
 * Checks each state with axe, in English and light, in Spanish and dark.
 *
 * @param form The name of a state with a quiet text in it, to show that axe would find something.
 */
export function describeAccessibility(states: States, form: string): void {
  describe('what axe finds', () => {
    suiteNeeds('a look at every state by axe');
    inWindow({ height: highEnough });

    afterEach(() => {
      document.documentElement.style.colorScheme = '';
    });

    for (const { lang, scheme } of looks) {
      for (const [state, reach] of Object.entries(states)) {
        it(`is nothing ${state} (${lang}, ${scheme})`, async () => {
          document.documentElement.style.colorScheme = scheme;
          await expectNoViolation((await reach({ lang })).element);
        });
      }
    }

    for (const [what, scheme, style] of [
      ['a contrast that is too low', '', ':host { --portal-color-text-quiet: #cccccc !important }'],
      ['the dark colors on a light surface', 'dark', ':host { --portal-color-surface: #ffffff !important }'],
      [
        'small targets side by side',
        '',
        '.button { min-block-size: 0; padding: 0; border: 0; font-size: 1px } .actions { gap: 0; display: block }',
      ],
    ] as const) {
      it(`would be ${what}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        await expectViolation((await spoiled(states, form, style)).element);
      });
    }
  });
}

const withForcedColors = () => withMedia({ forcedColors: 'active' }, { forcedColors: 'none' });

/** Checks each state with axe and forced colors, which do not depend on the language. */
export function describeForcedColors(states: States, form: string): void {
  describe('what axe finds with forced colors', () => {
    suiteNeeds('settings of the computer');
    inWindow({ height: highEnough });
    withForcedColors();

    for (const [state, reach] of Object.entries(states)) {
      it(`is nothing ${state}`, async () => {
        await expectNoViolation((await reach({})).element);
      });
    }

    it('would be a color set by the modal', async () => {
      const style = '.heading { forced-color-adjust: none; color: #bbbbbb; background: #ffffff }';
      await expectViolation((await spoiled(states, form, style)).element);
    });
  });
}

/** Checks the buttons of each state with forced colors: the one that goes on has to differ from the others. */
export function describePrimary(states: States): void {
  describe('the primary button with forced colors', () => {
    suiteNeeds('settings of the computer');
    withForcedColors();

    let found = 0;
    after(() => has('settings of the computer') && expect(found, 'buttons that go on').to.be.above(0));

    for (const [state, reach] of Object.entries(states)) {
      it(`differs from the others ${state}`, async () => {
        const { front } = await reach({});
        const fills = (selector: string) =>
          Array.from(front.querySelectorAll(selector), (it) => getComputedStyle(it).backgroundColor);
        const others = fills('.button:not(.primary)');
        const primary = fills('.button.primary');
        for (const fill of primary) expect(others).not.to.include(fill);
        found += primary.length;
      });
    }
  });
}
