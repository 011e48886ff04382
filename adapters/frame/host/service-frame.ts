import {
  version,
  type EventMessage,
  type FrameMessage,
  type Handover,
  type OpenCall,
  type PageMessage,
} from '../protocol.ts';
import { createFrameSurface } from './frame-surface.ts';

/** How long the document may take to load, to answer, and to begin an operation, in milliseconds. */
const timeToLoad = 20_000;
const timeToAnswer = 5_000;
const timeToBegin = 60_000;

/** A frame is lost if it leaves so many pings unanswered, one a second. */
const mostPings = 4;

export interface FrameUser {
  onEvent(event: EventMessage): void;
  onLost(reason: string, isSubmitted: boolean): void;
}

/** The service's document in a frame of the page, and the channel to it. */
export type ServiceFrame = ReturnType<typeof createServiceFrame>;

/** @param section The root of an element that shows an inline modal. */
function createServiceFrame(address: string, section?: ShadowRoot | null) {
  const { origin } = linkTo(address);
  const { port1, port2 } = new MessageChannel();
  let user: FrameUser | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  /** Unanswered pings. They are not counted before the document is ready, and while it prints. */
  let silence = -Infinity;
  let isSubmitted = false;
  let hasPayment = false;
  let settle!: () => void;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const { frame, isHiddenByPage, prepare, focusSoon, endProgress, show, hide, ...surface } = createFrameSurface(
    address,
    // Without the frame nothing can open later, and the operation has not begun.
    () => lose('It was canceled.'),
    () => post({ type: 'dismiss' }),
    section,
  );
  frame.onload = handOver;
  port1.onmessage = take;
  document.addEventListener('securitypolicyviolation', onViolation);
  expectAnswer(timeToLoad);
  const self = { frame, settled, open, endWait, show, hide, leave, loseFrame, giveBack, discard };
  return self;

  /** Begins an operation. The frame is given up if it does not begin in time. */
  function open(by: FrameUser, message: OpenCall): void {
    user = by;
    if (idle.get(address) === self) idle.delete(address);
    prepare(message);
    isSubmitted = false;
    clearInterval(pinging);
    pinging = setInterval(ping, 1_000);
    if (isReady) begin();
    post({ ...message, display: section ? 'inline' : 'dialog' });
  }

  function begin(): void {
    expectAnswer(timeToBegin);
    focusSoon();
  }

  /** Ends the wait for an answer to the call. */
  function endWait(): void {
    clearTimeout(timer);
    endProgress();
  }

  function post(message: PageMessage): void {
    port1.postMessage(message);
  }

  /** Removes the modal from the screen. Its document follows a submission in flight to its end. */
  function leave(): void {
    endProgress();
    hide();
    post({ type: 'remove' });
  }

  function release(): void {
    user = undefined;
    clearInterval(pinging);
    surface.release();
  }

  /** Ends an operation. The used frame is kept: the page may acknowledge its payment late. */
  function giveBack(): void {
    release();
    if (section) return;
    idle.get(address)?.discard();
    idle.set(address, self);
  }

  /** Removes the frame, unless the page may still acknowledge a payment. */
  function discard(): void {
    if (!hasPayment) remove();
  }

  function remove(): void {
    settle();
    clearTimeout(timer);
    release();
    document.removeEventListener('securitypolicyviolation', onViolation);
    port1.close();
    surface.remove();
  }

  function handOver(): void {
    // Navigated to another document.
    frame.onload = loseFrame;
    expectAnswer(timeToAnswer);
    const handover: Handover = { paymentModals: version };
    // For this origin only: another document there, such as the browser's error page, gets nothing.
    frame.contentWindow?.postMessage(handover, origin, [port2]);
  }

  function take({ data }: MessageEvent<unknown>): void {
    const message = Object(data) as FrameMessage;
    if (message.type === 'event') takeEvent(message);
    else if (message.type === 'submitted') isSubmitted = true;
    else if (message.type === 'size' && section) frame.style.blockSize = `${message.height}px`;
    else if (message.type === 'beat') silence = message.isPrinting ? -Infinity : 0;
    else if (message.type === 'ready' && !isReady) {
      isReady = true;
      silence = 0;
      settle();
      clearTimeout(timer);
      if (user) begin();
    }
  }

  /** Passes on an event of the described shape. The user drops events with unknown codes. */
  function takeEvent(event: EventMessage): void {
    const { transactionId } = event;
    const detail = event.detail as Payload | null;
    if (typeof detail !== 'object') return;
    if (transactionId !== undefined) {
      // The earlier form has the payment one level deeper.
      const payment = detail?.paymentInfo ?? detail;
      if (typeof transactionId !== 'string' || !(payment instanceof Object)) return;
      hasPayment = true;
      payment.acknowledge = () => post({ type: 'acknowledge', transactionId });
    }
    user?.onEvent(event);
  }

  function ping(): void {
    // The page may have removed it.
    if (!frame.isConnected) loseFrame();
    else if (isHiddenByPage()) leave();
    // A hidden document may sleep.
    else if (document.hidden) silence = Math.min(silence, 0);
    else if (silence++ >= mostPings) loseFrame();
    else post({ type: 'ping' });
  }

  function expectAnswer(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => lose(`${address} did not answer.`), milliseconds);
  }

  function loseFrame(): void {
    lose('The frame has stopped.');
  }

  function lose(reason: string): void {
    const lost = user;
    remove();
    lost?.onLost(reason, isSubmitted);
  }

  function onViolation({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void {
    const isOwn = blockedURI.startsWith(origin);
    if (!isReady && isOwn && effectiveDirective === 'frame-src' && disposition === 'enforce')
      lose(`Add ${origin} to frame-src in the page's CSP.`);
  }
}

interface Payload {
  readonly paymentInfo?: Payload;
  acknowledge?: () => void;
}

/** Resolves an address. Not `URL`: a page may have a variable of that name. */
export function linkTo(address: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: address });
}

/** The frames without an operation, by address. */
const idle = new Map<string, ServiceFrame>();

export function idleFrame(address: string): ServiceFrame {
  const frame = usableFrame(address, idle.get(address));
  idle.set(address, frame);
  return frame;
}

/** The kept frame, unless the page has removed it or changed the address. */
export function usableFrame(address: string, kept?: ServiceFrame, section?: ShadowRoot | null): ServiceFrame {
  return kept?.frame.isConnected && kept.frame.src === address ? kept : createServiceFrame(address, section);
}
