import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { pauses } from '../pauses.ts';
import { onItsWay, opened, type OperationCase } from './operation-case.ts';

async function listenersOf(act: () => Promise<void>): Promise<{ readonly added: number; readonly left: number }> {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const present = new Map<string, number>();
  const ids = new Map<unknown, number>();
  type Given = Parameters<EventTarget['addEventListener']>;
  const note = (target: unknown, [type, listener, options]: Given, isPresent: number) => {
    if (target !== window && target !== document && target !== document.body) return;
    ids.set(listener, ids.get(listener) ?? ids.size);
    const capture = typeof options === 'object' ? options.capture === true : options === true;
    present.set([target === window, type, ids.get(listener), capture].join(), isPresent);
  };
  EventTarget.prototype.addEventListener = function (...given) {
    note(this ?? window, given, 1);
    add.apply(this ?? window, given);
  };
  EventTarget.prototype.removeEventListener = function (...given) {
    note(this ?? window, given, 0);
    remove.apply(this ?? window, given);
  };
  await act();
  Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
  return { added: present.size, left: Array.from(present.values()).reduce((sum, one) => sum + one, 0) };
}

/** Leaks of one opening. The bench measures a thousand openings. */
export function describeLeaks(operation: OperationCase): void {
  const countElements = (modal: Person) => [document, modal.root].map((root) => root.querySelectorAll('*').length);
  /** The lengths of running pauses. The test runner's commands wait for 20 seconds. */
  const running = () =>
    pauses.flatMap(({ isOver, milliseconds }) => (isOver || milliseconds === 20_000 ? [] : [milliseconds]));

  it(`The page after ${operation.what} has no element, listener or timer of the modal after it was closed`, async () => {
    const modal = await opened(operation);
    await modal.close();
    const before = [...countElements(modal), ...running()];
    const listeners = await listenersOf(async () => {
      operation.begin(modal);
      await operation.ready(modal);
      await modal.close();
    });
    expect([...countElements(modal), ...running()]).to.deep.equal(before);
    expect(listeners.added, 'the modal does listen to the page while it is open').to.be.above(0);
    expect(listeners.left).to.equal(0);
  });

  it(`The page after ${operation.what} has no element or listener of the modal after its removal during a submission`, async () => {
    await (await opened(operation)).end();
    const before = document.querySelectorAll('*').length;
    const { left } = await listenersOf(async () => {
      const { modal } = await onItsWay(operation);
      await modal.end();
    });
    expect(document.querySelectorAll('*').length).to.equal(before);
    expect(left).to.equal(0);
  });
}
