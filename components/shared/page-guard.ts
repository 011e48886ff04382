/**
 * Watches over the page while a modal is open: has secrets dropped when it goes, and asks before it is left where that
 * could lose track of a submission. Only then: a page that always asks is not kept for the way back.
 */
export class PageGuard {
  readonly #onPageHide: () => void;

  /** @param onPageHide The page is going away: what must not stay in memory is to be dropped now. */
  constructor(onPageHide: () => void) {
    this.#onPageHide = onPageHide;
  }

  start(): void {
    addEventListener('pagehide', this.#onPageHide);
  }

  /** Whether leaving the page now is to be asked about. */
  ask(isAsking: boolean): void {
    if (isAsking) addEventListener('beforeunload', this.#onBeforeUnload);
    else removeEventListener('beforeunload', this.#onBeforeUnload);
  }

  stop(): void {
    removeEventListener('pagehide', this.#onPageHide);
    this.ask(false);
  }

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
}
