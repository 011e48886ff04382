import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';

/** The dialog, its heading, its close button, its live region. */
export function header(heading: string): string[] {
  return [`dialog “${heading}”`, `heading 2 “${heading}”`, 'button “Close”', 'status'];
}

/** The same where the close button is among those in the body, or nothing may be closed now. */
export function withoutClose(heading: string, ...buttons: string[]): string[] {
  return [...header(heading).filter((line) => line !== 'button “Close”'), ...buttons.map((name) => `button “${name}”`)];
}

/** What a screen reader finds in each state: roles, names, states, and behind a colon what is read after the name. */
export function describeRoles(
  what: string,
  states: Readonly<Record<string, (settings: object) => Promise<Person>>>,
  outlines: Readonly<Record<string, readonly string[]>>,
): void {
  const all: typeof outlines = {
    'when the service cannot be reached': [...header('We could not connect'), 'button “Cancel”', 'button “Try again”'],
    'when the session is refused': withoutClose('This cannot be started', 'Close'),
    'when the person may leave without an answer': withoutClose('We are checking what happened', 'Close', 'Check now'),
    ...outlines,
  };

  describe(`what a screen reader finds in ${what}`, () => {
    for (const [state, outline] of Object.entries(all)) {
      it(state, async () => {
        const modal = await states[state]?.({});
        expect(modal?.outline).to.deep.equal(outline);
      });
    }

    it('has one live region in every state, there from the start', async () => {
      for (const [state, reach] of Object.entries(states)) {
        const modal = await reach({});
        const regions = modal.outline.filter((line) => line === 'status');
        expect(regions, state).to.have.length(modal.isAsking ? 0 : 1);
        await modal.end();
      }
    }).timeout(60_000);
  });
}
