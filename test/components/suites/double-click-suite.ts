import { expect } from '@open-wc/testing';
import { needing } from '../../engine.ts';
import type { Person } from '../person.ts';
import { lost } from '../scripted-service.ts';

interface DoubleClick<Modal extends Person> {
  /** Opens the modal, or only the page, where the next press brings up the button that submits. */
  before(): Promise<Modal>;
  readonly first: string;
  bringUp(modal: Modal): Promise<void>;
  readonly button: string;
  readonly call: string;
}

/* In milliseconds. */
const withinDoubleClick = 400;
const longerThanDoubleClick = 600;

/** The page puts each of these buttons into the same place, so that one comes up under the pointer that has pressed another. */
const sameSpot = new CSSStyleSheet();
sameSpot.replaceSync('main > button, ::part(submit) { position: fixed; inset: 0 auto auto 0 }');

/** Double-clicks with the real pointer, so that the second click may hit a button that submits. */
export function describeDoubleClick<Modal extends Person>(
  what: string,
  { before: open, first, bringUp, button, call }: DoubleClick<Modal>,
): void {
  /** The time of the page's clock, which is stopped, so that no test depends on its speed. */
  let now = 0;
  const clocks: [clock: object, name: string, stopped: PropertyDescriptor][] = [
    [performance, 'now', { value: () => now, configurable: true }],
    [MouseEvent.prototype, 'timeStamp', { get: () => now, configurable: true }],
  ];

  /** The button has been on the screen for longer than a double click takes. */
  async function lookedAt(): Promise<Modal> {
    const modal = await open();
    await bringUp(modal);
    now += longerThanDoubleClick;
    return modal;
  }

  const counted = (title: string, test: () => Promise<void>) =>
    it(title, needing('clicks that are counted as told', test));

  describe(`a real click on ${what}`, () => {
    before(() => {
      document.adoptedStyleSheets.push(sameSpot);
      for (const [clock, name, stopped] of clocks) Object.defineProperty(clock, name, stopped);
    });

    after(() => {
      document.adoptedStyleSheets.pop();
      for (const [clock, name] of clocks) Reflect.deleteProperty(clock, name);
    });

    counted('submits nothing where it belongs to the double click that brought the button up', async () => {
      const modal = await open();
      const [brought, hit] = await modal.click(first, [1, 2]);
      expect(brought).to.equal(first);
      expect(hit).to.match(new RegExp(`^${button}`));
      expect(modal.service.callsOf(call)).to.deep.equal([]);
    });

    counted('submits nothing as long as that series goes on', async () => {
      const modal = await open();
      await modal.click(first, [1, 2]);
      for (const further of [3, 4]) {
        now += withinDoubleClick;
        await modal.click(button, [further]);
      }
      expect(modal.service.callsOf(call)).to.deep.equal([]);
    });

    counted('submits at once where it is a click of its own', async () => {
      const modal = await open();
      await bringUp(modal);
      await modal.click(button, [1]);
      expect(modal.service.callsOf(call)).to.have.length(1);
    });

    counted('submits where the person has looked, though the browser counts it as a further click', async () => {
      const modal = await lookedAt();
      await modal.click(button, [2]);
      expect(modal.service.callsOf(call)).to.have.length(1);
    });

    counted(
      'submits once more at the same spot after an answer, though the browser counts it as a further click',
      async () => {
        const modal = await lookedAt();
        modal.service.script(call, lost());
        await modal.click(button, [1]);
        await modal.showsProblem();
        now += longerThanDoubleClick;
        await modal.click(button, [2]);
        expect(modal.service.callsOf(call)).to.have.length(2);
      },
    );
  });
}
