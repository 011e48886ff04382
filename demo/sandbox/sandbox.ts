import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { startSandbox } from '../../mock-server/browser.ts';

export type SandboxState =
  | { readonly is: 'starting' }
  | { readonly is: 'ready' }
  /** `insecure`: the elements do not work on a page without https. */
  | { readonly is: 'failed'; readonly why: 'insecure' | 'notStarted'; readonly detail: string };

/** How long a worker may take to start, in milliseconds. */
const patience = 15_000;

/** The sandbox of this page. It dispatches `change`. */
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

/** Renders its host again when the state of the sandbox changes. */
export class SandboxWatcher implements ReactiveController {
  readonly #onChange: () => void;

  constructor(host: ReactiveControllerHost) {
    this.#onChange = () => host.requestUpdate();
    host.addController(this);
  }

  get state(): SandboxState {
    return sandbox.state;
  }

  hostConnected(): void {
    sandbox.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    sandbox.removeEventListener('change', this.#onChange);
  }
}
