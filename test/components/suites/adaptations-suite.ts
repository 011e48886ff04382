import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { suiteNeeds } from '../../engine.ts';
import { addStyle, clippedIn, overlappingIn } from '../layout.ts';
import type { Person } from '../person.ts';
import { spoiled, type States } from './states.ts';

/** Settings of page, browser and computer. */
interface Adaptation {
  readonly width: number;
  readonly height: number;
  /** Of the root of the page, in percent. */
  readonly text?: number;
  readonly direction?: 'ltr' | 'rtl';
  readonly style?: string;
}

/** The values of WCAG 1.4.12, which must override those of the modal. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

const adaptations: Readonly<Record<string, Adaptation>> = {
  'at 400 % zoom': { width: 320, height: 256 },
  'with text spaced out': { width: 1280, height: 720, style: spacing },
  'with text spaced out on a phone': { width: 390, height: 700, style: spacing },
  'with doubled text': { width: 1280, height: 720, text: 200 },
  'with doubled text on a small phone': { width: 320, height: 568, text: 200 },
  'from right to left': { width: 1280, height: 720, direction: 'rtl' },
  'from right to left on a phone': { width: 390, height: 700, direction: 'rtl' },
};

async function adapt({ width, height, text = 100, direction = 'ltr' }: Adaptation): Promise<void> {
  await setViewport({ width, height });
  document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
  document.documentElement.dir = direction;
}

/**
 * Looks at each state the way people have set it up for themselves: all of it can be read and hit.
 *
 * @param form The name of a state with a form, in which something would be found where it is made to.
 */
export function describeAdaptations(states: States, form: string): void {
  const unread = (modal: Person) => ({
    'beyond the edge': modal.beyondTheEdge,
    clipped: clippedIn(modal.front),
    overlapping: overlappingIn(modal.front),
  });
  const nothing = { 'beyond the edge': [], clipped: [], overlapping: [] };

  describe('all can be read', () => {
    suiteNeeds('every state and size');

    const { innerWidth: width, innerHeight: height } = window;
    afterEach(() => adapt({ width, height }));

    for (const [how, adaptation] of Object.entries(adaptations)) {
      for (const [state, reach] of Object.entries(states)) {
        it(`${how}, ${state}`, async () => {
          await adapt(adaptation);
          const modal = await reach({});
          addStyle(modal, adaptation.style ?? '');
          await modal.rest();
          expect(unread(modal)).to.deep.equal(nothing);
        });
      }
    }

    for (const [what, style] of Object.entries({
      'beyond the edge': 'dialog { min-inline-size: 200vw }',
      clipped: '.button { inline-size: 2em; overflow: hidden; white-space: nowrap }',
      overlapping: '.body * { line-height: 0.2 !important }',
    })) {
      it(`would not be where something is ${what}`, async () => {
        expect(unread(await spoiled(states, form, style))).to.have.property(what).that.is.not.empty;
      });
    }
  });
}
