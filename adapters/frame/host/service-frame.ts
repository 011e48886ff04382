import {
  version,
  type EventMessage,
  type FrameMessage,
  type Handover,
  type OpenMessage,
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
export function createServiceFrame(address: string, section?: ShadowRoot | null) {
  const { origin } = new URL(address);
  const { port1, port2 } = new MessageChannel();
  let user: FrameUser | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  /** Unanswered pings. They are not counted before the document is ready, and while it prints. */
  let silence = -Infinity;
  let isSubmitted = false;
  let hasPayment = false;
  let settle: (() => void) | undefined;
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
  return { frame, settled, open, endWait, show, hide, leave, loseFrame, release, discard };

  /** Begins an operation. The frame is given up if it does not begin in time. */
  function open(by: FrameUser, message: OpenMessage): void {
    user = by;
    prepare(message);
    isSubmitted = false;
    clearInterval(pinging);
    pinging = setInterval(ping, 1_000);
    if (isReady) begin();
    post(message);
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

  /** Removes the frame, unless the page may still acknowledge a payment. */
  function discard(): void {
    if (!hasPayment) remove();
  }

  function remove(): void {
    settle?.();
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
      settle?.();
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
      lose(`Add ${origin} to frame-src in the page's content security policy.`);
  }
}

interface Payload {
  readonly paymentInfo?: Payload;
  acknowledge?: () => void;
}

/** The frames without an operation, by address. */
const idle = new Map<string, ServiceFrame>();

/** The frame for the next operation, loaded ahead. A failure is reported only when an operation needs the frame. */
export function idleFrame(address: string): ServiceFrame {
  const kept = idle.get(address);
  const frame = kept?.frame.isConnected ? kept : createServiceFrame(address);
  idle.set(address, frame);
  return frame;
}

export function takeFrame(address: string): ServiceFrame {
  const frame = idleFrame(address);
  idle.delete(address);
  return frame;
}

export function returnFrame(frame: ServiceFrame): void {
  frame.release();
  // Keep the used frame: the page may acknowledge its payment late.
  const { src } = frame.frame;
  idle.get(src)?.discard();
  idle.set(src, frame);
}
