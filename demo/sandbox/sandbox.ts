import { startSandbox } from '../../mock-server/browser.ts';

export type SandboxState =
  | { readonly is: 'starting' }
  | { readonly is: 'ready' }
  /** `insecure`: the page was not loaded securely, and the elements refuse to work there. */
  | { readonly is: 'failed'; readonly why: 'insecure' | 'notStarted'; readonly detail: string };

/** A worker that is not there by then will not come. */
const patience = 15_000;

/**
 * The sandbox of this page. It dispatches `change`. A browser without service workers, as some private windows are, has
 * it in the page's own `fetch` instead: MSW sees to that.
 */
class PageSandbox extends EventTarget {
  #state: SandboxState = { is: 'starting' };

  get state(): SandboxState {
    return this.#state;
  }

  async start(): Promise<void> {
    if (!isSecureContext) this.#become({ is: 'failed', why: 'insecure', detail: location.origin });
    else await this.#startWorker();
  }

  async #startWorker(): Promise<void> {
    const tooLate = setTimeout(() => this.#fail('The service worker did not start in time.'), patience);
    try {
      await startSandbox({ workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
      this.#become({ is: 'ready' });
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(tooLate);
    }
  }

  #fail(detail: string): void {
    this.#become({ is: 'failed', why: 'notStarted', detail });
  }

  #become(state: SandboxState): void {
    this.#state = state;
    this.dispatchEvent(new Event('change'));
  }
}

export const sandbox = new PageSandbox();
