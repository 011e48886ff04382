import { idle, nextFrame, required } from './dom.ts';

export interface BenchModal {
  /** Opens it for {@link payment}, without waiting. */
  open(): void;
  /** Set if the page cannot see the fields. Resolves when the first one has the focus, or has been painted with it. */
  shown?(how: 'focused' | 'painted'): Promise<unknown>;
  cardNumber(): Pick<HTMLElement, 'focus'>;
  close(): Promise<void>;
}

/** The payment for which every modal is opened. Amounts are dollars, as on a page. */
export const payment = { minAmountDue: '107.98', accountBalance: '430.00' };

export const paymentOptions = {
  sessionId: 'bench',
  paymentCategory: 'UserSelect',
  feeContext: 'PaymentWithFee',
  clientReferenceData1: 'POL-1',
  ...payment,
} as const;

export interface BenchPage {
  /** Resolves with the milliseconds until the first field is painted with the focus. The button has it before. */
  open(isForeseen?: boolean): Promise<number>;
  /** Waits as long as {@link open} without opening anything, to measure the browser's own time. */
  idle(isForeseen?: boolean): Promise<void>;
  close(): Promise<void>;
  openAndClose(times: number): Promise<void>;
  focusCardNumber(): void;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** In milliseconds. */
const longestOpening = 20_000;

export function benchPage(modal: BenchModal): void {
  window.bench = {
    async open(isForeseen = true) {
      if (isForeseen) required(document, '#opener', HTMLElement).focus();
      await nextFrame();
      const start = performance.now();
      modal.open();
      await (modal.shown?.('painted') ?? untilFieldPainted());
      return performance.now() - start;
    },
    idle,
    close: () => modal.close(),
    async openAndClose(times) {
      for (let count = 0; count < times; count++) {
        modal.open();
        await (modal.shown?.('focused') ?? untilFieldFocused(nextTask));
        await modal.close();
      }
    },
    focusCardNumber: () => modal.cardNumber().focus(),
  };
}

async function untilFieldPainted(): Promise<void> {
  await untilFieldFocused(nextFrame);
  // The animation frame with the focus has been painted when the next one begins.
  await nextFrame();
}

/** Waits at least once. Fails if the modal does not open. */
async function untilFieldFocused(wait: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + longestOpening;
  do {
    if (performance.now() > deadline) throw new Error('The modal did not open.');
    await wait();
  } while (!isFieldFocused());
}

export function isFieldFocused(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches('input, [role="radio"]') ?? false;
}

/** A message arrives sooner than any timer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise((resolve) => (port1.onmessage = resolve));
  port2.postMessage(undefined);
  return received.finally(() => port1.close());
}
