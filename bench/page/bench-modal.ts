/** One of the modals that are compared. */
export interface BenchModal {
  /** Opens it for the same payment, without waiting for anything. */
  open(): void;
  /** The input of the card number; the modal is open. */
  cardNumber(): HTMLInputElement;
  /** Closes it, whatever was typed, and resolves when it is gone. */
  close(): Promise<void>;
}

/** The payment that every modal is opened for. In dollars, as on a page. */
export const payment = { minAmountDue: '107.98', accountBalance: '430.00' };

/** The one element that the page cannot do without. */
export function required<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${kind.name} for "${selector}".`);
}
