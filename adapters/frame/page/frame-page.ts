import * as v from 'valibot';
import { reportFault, serviceTimeout } from '../../../components/shared/browser.ts';
import { raiser, type HasRaiser } from '../../../components/shared/event-path.ts';
import { firstInput } from '../../../components/shared/focus-order.ts';
import type { ModalDisplay } from '../../../components/shared/surface.ts';
import type { HttpClientOptions } from '../../../src/http/http-client.ts';
import { optionOf } from '../../../src/options/data-attributes.ts';
import type { InterfaceVersion } from '../../../src/payment/payment-options.ts';
import type { ModalTable } from '../../modals.ts';
import { moduleLoader } from '../../module-loader.ts';
import type { FrameMessage } from '../protocol.ts';
import { Handover, PageMessage, type OpenMessage } from './messages.ts';
import { removeUnreadableColors } from './readable-colors.ts';

type Operable = HTMLElement &
  HasRaiser & {
    baseUrl: string;
    options: unknown;
    messages: unknown;
    service: unknown;
    formVersion?: InterfaceVersion;
    display: ModalDisplay;
    isPressed: boolean;
    readonly showsEnd: boolean;
  };
type CreateService = (options: HttpClientOptions) => object;
type Methods = Readonly<Record<string, ((options: unknown) => void) | undefined>>;

/** Shows a modal to the page that embeds this document. Only the channel that the page hands over is used. */
export function serveFrame(table: ModalTable, createService: CreateService, rehearse?: () => Promise<void>): void {
  // The build makes the script load its later files with this.
  Object.assign(window, { paymentModals: { [table.tag]: moduleLoader('', `${table.tag}-frame`, '') } });
  const take = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== parent || !port || !v.is(Handover, data)) return;
    removeEventListener('message', take);
    const isCalled = connect(port, origin, table, createService);
    // A pending call comes first.
    setTimeout(() => {
      // An error in a rehearsal occurs again when the modal opens, and is reported then.
      if (!isCalled()) rehearse?.().catch(() => undefined);
    });
  };
  // Outside a frame, the document stays empty.
  if (parent !== window) addEventListener('message', take);
}

/** @returns whether the page has begun an operation. */
function connect(port: MessagePort, origin: string, table: ModalTable, createService: CreateService): () => boolean {
  const post = (message: FrameMessage): void => port.postMessage(message);
  const acknowledgers = new Map<string, () => void>();
  const element = document.createElement(table.tag) as Operable;
  const theme = new CSSStyleSheet();
  const methods = Object.values(table.methods);
  const titles = new MutationObserver(() => {
    const heading = element.shadowRoot?.getElementById('heading');
    if (heading) document.title = heading.textContent.trim();
  });
  let isCalling = false;
  let isCalled = false;
  // The page can choose query and fragment.
  const baseUrl = location.origin + location.pathname.replace(/\/\w+\/Frame\/v\d+\/[^/]*$/, '');
  document.adoptedStyleSheets.push(theme);
  element.baseUrl = baseUrl;
  element.service = createService({
    baseUrl,
    timeout: serviceTimeout,
    fetch: fetchFor(origin, () => post({ type: 'submitted' })),
  });
  element[raiser] = (_targets, code, detail) => postEvent(code, detail);

  const { documentElement: root } = document;
  let carriedOut = Promise.resolve();

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(PageMessage, data, { abortEarly: true });
    if (!read.success) return;
    // These are handled at once.
    if (read.output.type === 'ping') post({ type: 'beat' });
    else if (read.output.type === 'acknowledge') {
      acknowledgers.get(read.output.transactionId)?.();
      removeEventListener('beforeunload', beforeLeaving);
    } else carriedOut = carriedOut.then(() => carryOut(read.output)).catch(reportFault);
  };
  keepFocus(element);
  new ResizeObserver(() => {
    if (element.display === 'inline') post({ type: 'size', height: Math.ceil(root.getBoundingClientRect().height) });
  }).observe(root);
  addEventListener('beforeprint', () => post({ type: 'beat', isPrinting: true }));
  post({ type: 'ready' });
  return () => isCalled;

  function postEvent(code: string, detail: unknown): void {
    const { data, payment } = splitAcknowledge(detail);
    if (payment) {
      acknowledgers.set(payment.transactionId, payment.acknowledge);
      addEventListener('beforeunload', beforeLeaving);
    }
    post({
      type: 'event',
      code,
      detail: data,
      ...(payment ? { transactionId: payment.transactionId } : {}),
      ...(isCalling && code.endsWith('.error') ? { refusesCall: true } : {}),
      ...(element.showsEnd ? { showsEnd: true } : {}),
    });
  }

  async function carryOut(message: PageMessage): Promise<void> {
    if (message.type === 'open') {
      isCalled = true;
      // The page can show an inline modal later.
      if (message.display !== 'inline') await waitUntilRendered();
      open(message);
    } else if (message.type === 'remove') element.remove();
    else if (message.type === 'dismiss') dismiss();
  }

  function open({ method, options, form, display, isPressed, texts, ...surroundings }: OpenMessage): void {
    applySurroundings(surroundings, theme);
    for (const { name } of Array.from(element.attributes)) if (optionOf(name)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(options.attributes)) element.setAttribute(name, value);
    element.options = options.property;
    element.messages = texts;
    element.formVersion = form;
    element.display = display;
    element.isPressed = isPressed;
    if (!element.isConnected) document.body.append(element);
    const { shadowRoot } = element;
    if (shadowRoot) {
      void waitUntilRendered().then(() =>
        removeUnreadableColors((theme.cssRules[0] as CSSStyleRule).style, shadowRoot),
      );
      titles.observe(shadowRoot, { characterData: true, childList: true, subtree: true });
    }
    isCalling = true;
    if (methods.includes(method)) (element as unknown as Methods)[method]?.(options.call);
    else
      postEvent(
        `${table.plugin}.error`,
        table.describeError(`The operation must be ${methods.join(' or ')}.`, 'operation', form),
      );
    isCalling = false;
  }

  /** Asks the modal to close, as the browser does. */
  function dismiss(): void {
    element.shadowRoot?.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}

/** Browsers ask frames with such a listener before they leave the page, so the page's last messages arrive first. */
const beforeLeaving = () => undefined;

/** Waits until the page has laid out the frame. Nothing in it can be seen or focused before. */
async function waitUntilRendered(): Promise<void> {
  while (!document.documentElement.checkVisibility()) await new Promise(requestAnimationFrame);
}

/**
 * Moves the focus into the modal when the page focuses the frame: Chromium and WebKit have taken it from the field or the
 * heading, and an inline modal waits for it.
 */
function keepFocus(element: HTMLElement): void {
  // Weak, because a removed button keeps the form around it, and with it what was typed.
  let last: WeakRef<EventTarget> | undefined;
  addEventListener('focusout', (event) => (last = new WeakRef(event.composedPath()[0] ?? element)), true);
  addEventListener('focus', () => {
    if (document.activeElement !== document.body) return;
    const { shadowRoot } = element;
    if (!shadowRoot) return;
    const left = last?.deref();
    const first = firstInput(shadowRoot) ?? shadowRoot.getElementById('heading');
    const wanted = left instanceof HTMLElement && left.isConnected ? left : first;
    wanted?.focus({ preventScroll: true });
  });
}

/** The calls that move money, save a method, change a request or send an e-mail. */
const submissions = /\/(Pay|Save|Submit|Create|CancelRequest|ResendEmail)$/;

/**
 * Sends the page's origin as the browser reports it, so that the page cannot choose it. Pages of other origins cannot
 * send the header.
 */
function fetchFor(origin: string, onSubmit: () => void): HttpClientOptions['fetch'] {
  return (url, init) => {
    if (submissions.test(url)) onSubmit();
    const headers = new Headers(init.headers);
    headers.set('Page-Origin', origin);
    return fetch(url, { ...init, headers });
  };
}

type Surroundings = Pick<OpenMessage, 'language' | 'direction' | 'colorScheme' | 'theme'>;

function applySurroundings({ language, direction, colorScheme, theme }: Surroundings, sheet: CSSStyleSheet): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = direction;
  sheet.replaceSync(':root {} body { margin: 0 } :root:has(> body > [display=inline]) { overflow: hidden }');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  style.setProperty('color-scheme', colorScheme);
  Object.entries(theme).forEach(([name, value]) => style.setProperty(name, value ?? ''));
}

interface Acknowledgeable {
  readonly transactionId: string;
  readonly acknowledge: () => void;
}

/** Separates a detail from its function, which a message cannot contain. The earlier form has it one level deeper. */
function splitAcknowledge(detail: unknown): { readonly data: unknown; readonly payment?: Acknowledgeable } {
  const { paymentInfo } = Object(detail) as { readonly paymentInfo?: object };
  const info = (paymentInfo ?? detail) as Partial<Acknowledgeable> | null;
  if (!info?.acknowledge) return { data: detail };
  const { acknowledge, ...data } = info;
  return {
    data: paymentInfo ? { paymentInfo: data } : data,
    payment: { acknowledge, transactionId: String(data.transactionId) },
  };
}
