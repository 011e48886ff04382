import { executeServerCommand } from '@web/test-runner-commands';
import type { Reach } from '../components/suites/operation-states.ts';

/** A modal follows the page's color scheme. */
export const plain = { scheme: 'light', forcedColors: 'none', motion: 'reduce' } as const;

/** The variants that a designer judges separately. */
const looks = {
  light: plain,
  dark: { ...plain, scheme: 'dark' },
  phone: { ...plain, width: 390, height: 844 },
  spanish: { ...plain, lang: 'es' },
  'forced-colors': { ...plain, scheme: 'dark', forcedColors: 'active' },
} as const;

/**
 * Takes a picture of each state in each look: `screenshots/payment/dark/07 when a payment is done.png`.
 *
 * @param window As large as the modal needs it, with some of the page around it.
 */
export function describeScreenshots(
  modal: string,
  states: Readonly<Record<string, Reach>>,
  window: { readonly width: number; readonly height: number },
): void {
  for (const [name, { ...look }] of Object.entries(looks)) {
    describe(`screenshots of the ${modal} modal, ${name}`, () => {
      const { lang, ...seen } = { lang: undefined, ...window, ...look };

      before(async () => {
        document.documentElement.style.colorScheme = seen.scheme;
        await executeServerCommand('look', seen);
      });

      Object.entries(states).forEach(([state, reach], index) => {
        it(state, async () => {
          const person = await reach({ lang });
          await settled(person.element);
          const number = String(index + 1).padStart(2, '0');
          const file = `${number} ${state.replaceAll(/[^\w, -]/g, '')}.png`;
          await executeServerCommand('screenshot', { file: `screenshots/${modal}/${name}/${file}` });
        });
      });
    });
  }
}

/** Waits for late content and transitions, but not for endless animations. */
export async function settled({ shadowRoot }: HTMLElement): Promise<void> {
  const animations = shadowRoot?.getAnimations() ?? [];
  const ends = animations.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ends.map(({ finished }) => finished));
}
