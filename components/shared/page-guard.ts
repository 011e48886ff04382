export interface PageGuardSettings {
  /** Whether leaving the page now could lose track of a submission. */
  readonly mustStay: () => boolean;
  /** The page is going away: what must not stay in memory is to be dropped now. */
  readonly onPageHide: () => void;
}

/** Watches over the page while a modal is open: asks before it is left, and has secrets dropped when it goes. */
export class PageGuard {
  readonly #settings: PageGuardSettings;

  constructor(settings: PageGuardSettings) {
    this.#settings = settings;
  }

  start(): void {
    addEventListener('beforeunload', this.#onBeforeUnload);
    addEventListener('pagehide', this.#settings.onPageHide);
  }

  stop(): void {
    removeEventListener('beforeunload', this.#onBeforeUnload);
    removeEventListener('pagehide', this.#settings.onPageHide);
  }

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.#settings.mustStay()) event.preventDefault();
  };
}
