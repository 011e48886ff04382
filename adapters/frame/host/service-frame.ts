import {
  version,
  type EventMessage,
  type FrameMessage,
  type Handover,
  type OpenMessage,
  type PageMessage,
} from '../protocol.ts';
import { createFrameDialog, type FrameDialog } from './frame-dialog.ts';

/** Time limits in milliseconds: until the document loads, until it answers, and until an operation begins. */
const timeouts = { toCome: 20_000, toAnswer: 5_000, toBegin: 60_000 };

export interface FrameUser {
  isKnown(code: string): boolean;
  isAnswer(code: string): boolean;
  onEvent(event: EventMessage): void;
  onLost(reason: string): void;
  onHidden(): void;
}

/** The service's document in a frame of the page, and the channel to it. */
export interface ServiceFrame extends Pick<FrameDialog, 'show' | 'hide'> {
  readonly address: string;
  readonly settled: Promise<void>;
  readonly isConnected: () => boolean;
  /** Begins an operation. `isAwaited`: the frame is given up if it does not begin in time. */
  readonly open: (user: FrameUser, message: OpenMessage, isAwaited: boolean) => void;
  readonly post: (message: PageMessage) => void;
  readonly lose: (reason: string) => void;
  readonly release: () => void;
  readonly remove: () => void;
}

function createServiceFrame(address: string): ServiceFrame {
  const { origin } = new URL(address);
  const { port1, port2 } = new MessageChannel();
  let user: FrameUser | undefined;
  let isReady = false;
  let isAwaited = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (() => void) | undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const { frame, prepare, show, hide, ...dialog } = createFrameDialog(address, {
    onDismiss: () => post({ type: 'dismiss' }),
    onHidden: () => user?.onHidden(),
    onGone: loseFrame,
  });
  frame.onload = handOver;
  port1.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
  document.addEventListener('securitypolicyviolation', onViolation);
  expect(timeouts.toCome, `${address} did not load.`);
  return { address, settled, isConnected: () => frame.isConnected, open, post, show, hide, lose, release, remove };

  function open(by: FrameUser, message: OpenMessage, isToBegin: boolean): void {
    user = by;
    prepare(message);
    isAwaited = isToBegin;
    if (isReady) expectBeginning();
    post(message);
  }

  function post(message: PageMessage): void {
    port1.postMessage(message);
  }

  function release(): void {
    user = undefined;
    isAwaited = false;
    dialog.release();
  }

  function remove(): void {
    settle?.();
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
    port1.close();
    dialog.remove();
  }

  function handOver(): void {
    // Navigated to another document.
    frame.onload = loseFrame;
    expect(timeouts.toAnswer, `${address} did not answer.`);
    const handover: Handover = { paymentModals: version };
    // For this origin only: another document there, such as the browser's error page, gets nothing.
    frame.contentWindow?.postMessage(handover, origin, [port2]);
  }

  function take(message: unknown): void {
    if (!isFrameMessage(message)) return;
    if (message.type === 'event') {
      // Messages of another version do not count as an answer.
      if (!user?.isKnown(message.code)) return;
      if (user.isAnswer(message.code)) clearTimeout(timer);
      user.onEvent(message);
    } else if (!isReady) {
      isReady = true;
      settle?.();
      clearTimeout(timer);
      expectBeginning();
    }
  }

  function expectBeginning(): void {
    if (isAwaited) expect(timeouts.toBegin, 'The modal did not open in time.');
  }

  function expect(milliseconds: number, otherwise: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => lose(otherwise), milliseconds);
  }

  function loseFrame(): void {
    lose('The frame was removed or navigated.');
  }

  function lose(reason: string): void {
    const lost = user;
    user = undefined;
    remove();
    lost?.onLost(reason);
  }

  function onViolation({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void {
    // With a path, or without.
    const isOwn = `${blockedURI}/`.startsWith(`${origin}/`);
    if (!isReady && isOwn && effectiveDirective === 'frame-src' && disposition === 'enforce')
      lose(`Add ${origin} to frame-src in the page's content security policy.`);
  }
}

function isFrameMessage(message: unknown): message is FrameMessage {
  const { type, detail, transactionId } = Object(message) as Readonly<Record<string, unknown>>;
  if (type !== 'event') return type === 'ready';
  const isPayment = typeof transactionId === 'string' && paymentIn(detail) instanceof Object;
  // The user drops events with unknown codes.
  return typeof detail === 'object' && (isPayment || transactionId === undefined);
}

/** The part of a payload that the page acknowledges. The earlier form has it one level deeper. */
export function paymentIn(detail: unknown): unknown {
  return (Object(detail) as { readonly paymentInfo?: unknown }).paymentInfo ?? detail;
}

const idle = new Map<string, ServiceFrame>();

export function takeFrame(address: string): ServiceFrame {
  const kept = idle.get(address);
  idle.delete(address);
  return kept?.isConnected() ? kept : createServiceFrame(address);
}

/** Loads a frame ahead for the next operation. A failure is reported only when an operation needs the frame. */
export function loadAhead(address: string): Promise<void> | undefined {
  if (!idle.get(address)?.isConnected()) idle.set(address, createServiceFrame(address));
  return idle.get(address)?.settled;
}

export function returnFrame(frame: ServiceFrame): void {
  frame.release();
  // Keep the used frame: the page may acknowledge its payment late.
  idle.get(frame.address)?.remove();
  idle.set(frame.address, frame);
}
