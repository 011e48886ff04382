import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The address within the page: `#/payment/make-a-payment` gives `payment/make-a-payment`, none gives empty text. */
export class Route implements ReactiveController {
  address = read();
  readonly #host: ReactiveControllerHost;
  readonly #onChange: () => void;

  /** @param onChange Called after the host has rendered the new address. */
  constructor(host: ReactiveControllerHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#onHashChange);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onHashChange);
  }

  readonly #onHashChange = (): void => void this.#follow();

  async #follow(): Promise<void> {
    const address = read();
    if (address === this.address) return;
    this.address = address;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#onChange();
  }
}

function read(): string {
  return decodeURI(location.hash).replace(/^#\/?/, '');
}
