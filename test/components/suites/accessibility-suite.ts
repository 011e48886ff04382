import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectNoViolation, expectViolation } from '../axe.ts';
import { has, suiteNeeds } from '../../engine.ts';
import { addStyle } from '../layout.ts';
import type { Person } from '../person.ts';

/** High enough for a form: axe takes what is scrolled beneath the footer for a target that is too small. */
function inHighWindow(): void {
  const { innerWidth: width, innerHeight: height } = window;
  before(() => setViewport({ width, height: 1_400 }));
  after(() => setViewport({ width, height }));
}

/** Each language and each scheme once: neither says anything of the other. */
const looks = [
  { lang: 'en', scheme: 'light' },
  { lang: 'es', scheme: 'dark' },
] as const;

type Reach = (settings: { readonly lang?: string }) => Promise<Person>;
type States = Readonly<Record<string, Reach>>;

/** Reaches a state, and makes something in it wrong, to show that axe would find it. */
async function spoiled(states: States, state: string, style: string): Promise<HTMLElement | undefined> {
  const modal = await states[state]?.({});
  addStyle(modal, style);
  return modal?.element;
}

/**
 * Has axe look at each state, in English and light, in Spanish and dark.
 *
 * @param form The name of a state with a quiet text in it, to show that axe would find something.
 */
export function describeAccessibility(states: States, form: string): void {
  describe('what axe finds', () => {
    suiteNeeds('a look at every state by axe');
    inHighWindow();

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

    it('would be a contrast that is too low', async () => {
      const modal = await states[form]?.({});
      modal?.element.style.setProperty('--portal-color-text-quiet', '#cccccc');
      await expectViolation(modal?.element);
    });

    it('would be the dark colors on a light surface', async () => {
      document.documentElement.style.colorScheme = 'dark';
      const modal = await states[form]?.({});
      modal?.element.style.setProperty('--portal-color-surface', '#ffffff');
      await expectViolation(modal?.element);
    });

    it('would be small targets side by side', async () => {
      const style =
        '.button { min-block-size: 0; padding: 0; border: 0; font-size: 1px } .actions { gap: 0; display: block }';
      await expectViolation(await spoiled(states, form, style));
    });
  });
}

/** Has axe look at each state with forced colors, which do not depend on the language. */
export function describeForcedColors(states: States, form: string): void {
  describe('what axe finds with forced colors', () => {
    suiteNeeds('settings of the computer');
    inHighWindow();
    before(() => emulateMedia({ forcedColors: 'active' }));
    after(() => has('settings of the computer') && emulateMedia({ forcedColors: 'none' }));

    for (const [state, reach] of Object.entries(states)) {
      it(`is nothing ${state}`, async () => {
        await expectNoViolation((await reach({})).element);
      });
    }

    it('would be a color of its own', async () => {
      const style = '.heading { forced-color-adjust: none; color: #bbbbbb; background: #ffffff }';
      await expectViolation(await spoiled(states, form, style));
    });
  });
}

/** Looks at the buttons of each state with forced colors: the one that goes on has to differ from the others. */
export function describePrimary(states: States): void {
  describe('the button that goes on, with forced colors', () => {
    suiteNeeds('settings of the computer');
    before(() => emulateMedia({ forcedColors: 'active' }));
    after(() => has('settings of the computer') && emulateMedia({ forcedColors: 'none' }));

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
