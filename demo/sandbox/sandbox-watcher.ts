import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sandbox, type SandboxState } from './sandbox.ts';

/** Renders its host again when the sandbox has started, or has not. */
export class SandboxWatcher implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
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

  readonly #onChange = (): void => this.#host.requestUpdate();
}
