import { expect } from '@open-wc/testing';

const schemes = ['light', 'dark'] as const;
const languages = ['en', 'es'] as const;

type Reach = (settings: { readonly lang?: string }) => Promise<{ readonly element: HTMLElement }>;

/**
 * Has axe look at each state, in both languages, in light and dark.
 *
 * @param form The name of a state with a quiet text in it, to show that axe would find something.
 */
export function describeAccessibility(states: Readonly<Record<string, Reach>>, form: string): void {
  describe('what axe finds', () => {
    afterEach(() => {
      document.documentElement.style.colorScheme = '';
    });

    for (const lang of languages) {
      for (const scheme of schemes) {
        for (const [state, reach] of Object.entries(states)) {
          it(`is nothing ${state} (${lang}, ${scheme})`, async () => {
            document.documentElement.style.colorScheme = scheme;
            const modal = await reach({ lang });
            await expect(modal.element).to.be.accessible();
          });
        }
      }
    }

    it('would be a contrast that is too low', async () => {
      const modal = await states[form]?.({});
      modal?.element.style.setProperty('--portal-color-text-quiet', '#cccccc');
      await expect(modal?.element).not.to.be.accessible();
    });

    it('would be the dark colours on a light surface', async () => {
      document.documentElement.style.colorScheme = 'dark';
      const modal = await states[form]?.({});
      modal?.element.style.setProperty('--portal-color-surface', '#ffffff');
      await expect(modal?.element).not.to.be.accessible();
    });
  });
}
