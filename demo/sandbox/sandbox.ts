import type { ReactiveControllerHost } from 'lit';
import { startSandbox } from '../../mock-server/browser.ts';
import { messageOf } from './sandbox-client.ts';

export type SandboxState = 'starting' | 'ready' | { readonly problem: string };

/** How long a worker may take to start, in milliseconds. */
const patience = 15_000;

/** The sandbox of this page. Dispatches `change`. */
class PageSandbox extends EventTarget {
  state: SandboxState = 'starting';

  async start(): Promise<void> {
    const become = (state: SandboxState) => {
      this.state = state;
      this.dispatchEvent(new Event('change'));
    };
    const tooLate = setTimeout(() => become({ problem: 'The service worker did not start in time.' }), patience);
    try {
      await startSandbox(`${import.meta.env.BASE_URL}mockServiceWorker.js`);
      become('ready');
    } catch (error) {
      become({ problem: messageOf(error) });
    } finally {
      clearTimeout(tooLate);
    }
  }
}

export const sandbox = new PageSandbox();

/** Renders a host again when the state of the sandbox changes. */
export function watchSandbox(host: ReactiveControllerHost): void {
  const onChange = () => host.requestUpdate();
  host.addController({
    hostConnected: () => sandbox.addEventListener('change', onChange),
    hostDisconnected: () => sandbox.removeEventListener('change', onChange),
  });
}
