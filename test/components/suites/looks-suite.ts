import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { has, suiteNeeds } from '../../engine.ts';
import { violationsIn } from '../axe.ts';
import { addStyle, brokenIn, clippedIn, iconsIn, linesIn, overlappingIn, smallTargetsIn } from '../layout.ts';
import type { Person } from '../person.ts';
import type { Reach } from './operation-states.ts';

const checks = {
  axe: ({ element }: Person) => violationsIn(element),
  contrast: ({ element }: Person) => violationsIn(element, { runOnly: ['color-contrast', 'link-in-text-block'] }),
  sizes: ({ element }: Person) => violationsIn(element, { runOnly: ['target-size'] }),
  edges: ({ overflowing }: Person) => overflowing,
  texts: ({ front }: Person) => {
    const lines = linesIn(front);
    return [...clippedIn(front, lines), ...overlappingIn(lines), ...brokenIn(lines)];
  },
  icons: ({ front }: Person) => {
    const large = iconsIn(front);
    document.documentElement.style.fontSize = '100%';
    const usual = iconsIn(front);
    return large.filter((size, index) => Math.round(size / (usual[index] ?? 0)) !== 2);
  },
  targets: ({ front }: Person) => smallTargetsIn(front),
  motion: ({ front }: Person) =>
    front.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
  forced: () => (matchMedia('(forced-colors: active)').matches ? [] : ['The colors are not forced.']),
  primary: ({ front }: Person) => {
    const fills = (selector: string) =>
      Array.from(front.querySelectorAll(selector), (button) => getComputedStyle(button).backgroundColor);
    const others = fills('.button:not(.primary)');
    return fills('.button.primary').filter((fill) => others.includes(fill));
  },
};
type Check = keyof typeof checks;

type Setting = 'lang' | 'scheme' | 'direction' | 'style' | 'forcedColors' | 'motion';

interface Look extends Readonly<Partial<Record<Setting, string>>> {
  readonly width: number;
  readonly height: number;
  readonly checks: readonly Check[];
  /** Font size of the root of the page, in percent. */
  readonly text?: number;
}

/** The values of WCAG 1.4.12, which must override those of the modal. */
const style =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

const computer = { width: 1280, height: 720, checks: [] } as const;
const tablet = { width: 900, height: 800 };
const phone = { width: 390, height: 700 };
/** High enough for every form: axe finds a target too small that is partly scrolled below the footer. */
const high = { width: 800, height: 4_000 };
/** The narrowest supported screen: a small phone, or a window of 1,280 pixels at 400 percent. */
const narrow = { width: 320, height: 4_000 };
const readable = { checks: ['edges', 'texts'] } as const;

const looks = {
  'in English and light': { ...high, scheme: 'light', checks: ['axe'] },
  'in Spanish and dark': { ...high, lang: 'es', scheme: 'dark', checks: ['contrast'] },
  'with forced colors': { ...high, forcedColors: 'active', checks: ['forced', 'contrast', 'primary'] },
  'with less motion': { ...computer, motion: 'reduce', checks: ['motion', 'targets'] },
  'on a tablet': { ...tablet, checks: ['edges'] },
  'on a phone': { ...phone, checks: ['targets'] },
  'on a narrow screen': { ...narrow, checks: ['edges', 'sizes'] },
  'on a narrow screen in Spanish': { ...narrow, lang: 'es', checks: ['edges', 'axe'] },
  'at 400 % zoom': { width: 320, height: 256, ...readable },
  'with text spaced out': { ...computer, style, ...readable },
  'with text spaced out on a phone': { ...phone, style, ...readable },
  'with doubled text': { ...computer, text: 200, checks: ['edges', 'texts', 'icons'] },
  'with doubled text on a phone in Spanish': { ...phone, lang: 'es', text: 200, ...readable },
  'with doubled text on a small phone': { width: 320, height: 568, text: 200, ...readable },
  'from right to left': { ...computer, direction: 'rtl', ...readable },
  'from right to left on a phone': { ...phone, direction: 'rtl', ...readable },
} as const satisfies Record<string, Look>;

const tiny = '.button { min-block-size: 0; padding: 0; border: 0; font-size: 1px } .actions { gap: 0; display: block }';
const ownColors = '.heading { forced-color-adjust: none; color: #bbbbbb; background: #ffffff }';
/** Styles that break something, to show that the checks find it. */
const broken: readonly [what: string, look: keyof typeof looks, check: Check, style: string][] = [
  ['low contrast', 'in English and light', 'axe', ':host { --portal-color-text-quiet: #cccccc !important }'],
  ['light in the dark', 'in Spanish and dark', 'contrast', ':host { --portal-color-surface: #fff !important }'],
  ['small targets side by side', 'in English and light', 'axe', tiny],
  ['small targets on a narrow screen', 'on a narrow screen', 'sizes', tiny],
  ['colors of the modal’s own', 'with forced colors', 'contrast', ownColors],
  ['a primary button like the others', 'with forced colors', 'primary', '.button { background: Field !important }'],
  ['a dialog wider than the screen', 'on a narrow screen', 'edges', 'dialog { min-inline-size: 400px }'],
  ['clipped text', 'from right to left', 'texts', '.button { inline-size: 2em; overflow: clip; text-wrap: nowrap }'],
  ['overlapping text', 'from right to left', 'texts', '.body * { line-height: 0.2 !important }'],
  ['broken words', 'with doubled text on a small phone', 'texts', '.body * { word-break: break-all }'],
  ['an icon of a fixed size', 'with doubled text', 'icons', 'svg { inline-size: 20px !important }'],
  ['a small button', 'on a phone', 'targets', '.button { min-block-size: 0; padding: 0 }'],
  ['an animation', 'on a phone', 'motion', '.body > * > * { animation: arrive 9s }'],
];

let applied: Look | undefined;

async function apply(look: Look): Promise<void> {
  const { width, height, scheme = '', text = 100, direction = 'ltr', forcedColors = 'none', motion = '' } = look;
  if (look !== applied) await executeServerCommand('look', { width, height, forcedColors, motion });
  applied = look;
  Object.assign(document.documentElement.style, { colorScheme: scheme, fontSize: `${text}%` });
  document.documentElement.dir = direction;
}

/** Checks each state with each look, and more states on narrow screens. Broken styles are found in the form. */
export function describeLooks(
  states: Readonly<Record<string, Reach>>,
  form: string,
  more: Readonly<Record<string, Reach>> = {},
): void {
  const busy = Object.keys(states).find((state) => state.endsWith('is on its way')) ?? '';

  async function reached(state: string, look: Look, added = look.style ?? ''): Promise<Person> {
    await apply(look);
    const reach = { ...states, ...more }[state];
    if (!reach) throw new Error(`There is no state “${state}”.`);
    const modal = await reach(look.lang ? { lang: look.lang } : {});
    addStyle(modal, added);
    await modal.rest();
    return modal;
  }

  describe('the look of the modal', () => {
    suiteNeeds('settings of the computer');

    const { innerWidth: width, innerHeight: height } = window;
    after(() => has('settings of the computer') && apply({ width, height, checks: [] }));

    for (const [how, look] of Object.entries<Look>(looks)) {
      for (const state of Object.keys({
        ...states,
        ...([narrow.width, tablet.width].includes(look.width) && more),
      })) {
        it(`is right ${how}, ${state}`, async () => {
          const modal = await reached(state, look);
          for (const check of look.checks) expect(await checks[check](modal), check).to.deep.equal([]);
        });
      }
    }

    for (const [what, look, check, added] of broken) {
      it(`is found to be wrong with ${what}`, async () => {
        expect(await checks[check](await reached(form, looks[look], added))).not.to.deep.equal([]);
      });
    }

    it('includes a spinner that turns', async () => {
      expect(checks.motion(await reached(busy, computer))).to.include('turn');
    });
  });
}
