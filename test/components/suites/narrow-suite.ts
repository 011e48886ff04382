import { suiteNeeds } from '../../engine.ts';
import { expect } from '@open-wc/testing';
import { expectNoViolation } from '../axe.ts';
import { setViewport } from '@web/test-runner-commands';

/**
 * The narrowest that people have: a small phone, or a window of 1,280 pixels at 400 percent. High enough for a form: axe takes
 * what is scrolled beneath the footer for a target that is too small.
 */
const narrow = { width: 320, height: 1_400 };

type Reach = (settings: { readonly lang?: string }) => Promise<{
  readonly element: HTMLElement;
  readonly beyondTheEdge: readonly string[];
}>;

/**
 * Looks at each state on a narrow screen: nothing may have to be scrolled to sideways.
 *
 * @param wide The name of a state that does stick out where it is made to.
 */
export function describeNarrowScreens(states: Readonly<Record<string, Reach>>, wide: string): void {
  describe(`on a screen ${narrow.width} pixels wide`, () => {
    suiteNeeds('every state and size');

    const { innerWidth: width, innerHeight: height } = window;

    before(() => setViewport(narrow));
    after(() => setViewport({ width, height }));

    for (const lang of ['en', 'es']) {
      for (const [state, reach] of Object.entries(states)) {
        it(`nothing sticks out ${state} (${lang}), and axe finds nothing`, async () => {
          const modal = await reach({ lang });
          expect(innerWidth).to.equal(narrow.width);
          expect(modal.beyondTheEdge).to.deep.equal([]);
          await expectNoViolation(modal.element);
        });
      }
    }

    it('the window has all of the width', async () => {
      const modal = await states[wide]?.({});
      expect(modal?.element.shadowRoot?.querySelector('dialog')?.getBoundingClientRect().width).to.equal(narrow.width);
    });

    it('something would stick out of a dialog that is wider than the screen', async () => {
      const modal = await states[wide]?.({});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('dialog { min-inline-size: 400px }');
      modal?.element.shadowRoot?.adoptedStyleSheets.push(sheet);
      expect(modal?.beyondTheEdge).not.to.deep.equal([]);
    });
  });
}
