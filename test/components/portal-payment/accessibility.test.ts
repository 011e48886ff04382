import { expect } from '@open-wc/testing';
import { states } from '../states.ts';

const schemes = ['light', 'dark'] as const;
const languages = ['en', 'es'] as const;

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
    const modal = await states['with the form for a card']?.({});
    modal?.element.style.setProperty('--portal-color-text-quiet', '#cccccc');
    await expect(modal?.element).not.to.be.accessible();
  });

  it('would be the dark colours on a light surface', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const modal = await states['with the form for a card']?.({});
    modal?.element.style.setProperty('--portal-color-surface', '#ffffff');
    await expect(modal?.element).not.to.be.accessible();
  });
});
