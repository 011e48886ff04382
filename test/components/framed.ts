import type { LitElement } from 'lit';
import { isInapplicable } from '../../config/framed-suites.ts';

/* The suites in secure frame mode (`npm run test:framed`): the modal is in the document of a frame. */

/** The page of a test, as the document in the frame sees it. */
export interface TestPage extends Window {
  /** Each answers the calls of the modal in the frame with its address. */
  services?: Map<string, object>;
}

export type Modal = LitElement & { baseUrl: string; display: string; service?: unknown; preload(): Promise<void> };

const services = new Map<string, object>();
const ports = new WeakMap<Modal, CountingPort>();
let newestPort: CountingPort | undefined;
Object.assign(window, { services });

beforeEach(function () {
  const elements = ['portal-payment', 'claims-account', 'claims-adjuster'].map((tag) => customElements.get(tag));
  const isInFrame = elements.some((element) => element && 'mode' in element);
  if (isInFrame && isInapplicable(this.currentTest?.fullTitle() ?? '')) this.skip();
});

export function isFramed(element: Element): boolean {
  return 'mode' in element.constructor;
}

export function provide(element: Modal, service: object): void {
  if (!isFramed(element)) {
    element.service = service;
    return;
  }
  element.baseUrl = `/framed/${services.size}`;
  services.set(element.baseUrl, service);
}

export async function ready(element: Modal): Promise<void> {
  if (!isFramed(element)) {
    await element.updateComplete;
    return;
  }
  const loaded = element.preload();
  if (newestPort) ports.set(element, newestPort);
  await loaded;
}

/** The element that renders the modal. It comes up with the first operation if it is in a frame. */
export function rendererOf<Host extends Modal>(element: Host): Host | undefined {
  return isFramed(element)
    ? (frameOf(element)?.contentDocument?.querySelector<Host>(element.localName) ?? undefined)
    : element;
}

/** Waits until the modal is rendered, and its events have arrived. */
export async function rendered(element: Modal): Promise<void> {
  await rendererOf(element)?.updateComplete;
  if (!isFramed(element)) return;
  await answered(element);
  await rendererOf(element)?.updateComplete;
}

export function removeFrame(element: Modal): void {
  const root = frameOf(element)?.getRootNode() as ShadowRoot | undefined;
  root?.host.remove();
}

function frameOf({ shadowRoot, baseUrl }: Modal): HTMLIFrameElement | undefined {
  const roots = [shadowRoot, ...Array.from(document.documentElement.children, (child) => child.shadowRoot)];
  return roots.map((root) => root?.querySelector<HTMLIFrameElement>(`[src*="${baseUrl}/"]`) ?? undefined).find(Boolean);
}

/** The answer to a ping comes after all messages that the frame has posted before. */
function answered(element: Modal): Promise<unknown> {
  const port = ports.get(element);
  const view = frameOf(element)?.contentWindow;
  if (!port || !view) return Promise.resolve();
  return new Promise((resolve) => {
    port.postMessage({ type: 'ping' });
    const answer = port.pings;
    const take = () => {
      if (port.answers >= answer) resolve(port.removeEventListener('message', take));
    };
    port.addEventListener('message', take);
    // The frame may be removed instead.
    view.addEventListener('pagehide', resolve, { once: true });
  });
}

/** Counts the pings to a frame, which the element sends too, and the answers. */
interface CountingPort extends MessagePort {
  pings: number;
  answers: number;
}

window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    const port = Object.assign(this.port1, { pings: 0, answers: 0 });
    const post = port.postMessage.bind(port);
    port.postMessage = (message: { readonly type: string }) => {
      if (message.type === 'ping') port.pings++;
      post(message);
    };
    port.addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => {
      if (data.type === 'beat') port.answers++;
    });
    newestPort = port;
  }
};
