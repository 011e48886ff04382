import { required, type BenchModal } from './bench-modal.ts';
import { nextFrame } from './frames.ts';
import { handWrittenDialog } from './hand-written-dialog.ts';
import { inMemoryService } from './in-memory-service.ts';
import { libraryModal } from './library-modal.ts';

export type ModalName = 'ours' | 'handWritten';

/** The tasks of the page in the bench. */
export interface BenchPage {
  /** Opens a modal, and resolves with the milliseconds until its first field has the focus and has been painted. */
  open(name: ModalName): Promise<number>;
  /** As much waiting as {@link open} does, and nothing opened: what the browser itself needs meanwhile. */
  idle(): Promise<void>;
  close(name: ModalName): Promise<void>;
  /** Opens and closes a modal, so many times. */
  openAndClose(name: ModalName, times: number): Promise<void>;
  focusCardNumber(name: ModalName): void;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** In milliseconds. */
const longestOpening = 20_000;

const modals: Readonly<Record<ModalName, BenchModal>> = {
  ours: libraryModal(),
  handWritten: handWrittenDialog(inMemoryService),
};

window.bench = {
  async open(name) {
    required(document, '#opener', HTMLElement).focus();
    await nextFrame();
    const start = performance.now();
    modals[name].open();
    await untilFieldFocused(nextFrame);
    // The frame in which it was focused has been painted when the one after it begins.
    await nextFrame();
    return performance.now() - start;
  },
  async idle() {
    required(document, '#opener', HTMLElement).focus();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
  },
  close: (name) => modals[name].close(),
  async openAndClose(name, times) {
    for (let count = 0; count < times; count++) {
      modals[name].open();
      await untilFieldFocused(nextTask);
      await modals[name].close();
    }
  },
  focusCardNumber: (name) => modals[name].cardNumber().focus(),
};

/** Waits at least once. A modal that does not open is an error, and no reason to wait for ever. */
async function untilFieldFocused(wait: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + longestOpening;
  do {
    if (performance.now() > deadline) throw new Error('The modal did not open.');
    await wait();
  } while (!isFieldFocused());
}

function isFieldFocused(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLInputElement;
}

/** Sooner than any timer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise((resolve) => (port1.onmessage = resolve));
  port2.postMessage(undefined);
  return received.finally(() => port1.close());
}
