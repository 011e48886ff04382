import {
  version,
  type EventMessage,
  type FrameMessage,
  type Handover,
  type OpenMessage,
  type PageMessage,
} from '../protocol.ts';
import { FrameDialog } from './frame-dialog.ts';

/**
 * How long the document may take to come, to answer once it is there, and to begin an operation, in milliseconds. Where the
 * server has fixed the options, the modal waits for its service first, and tells by itself when that takes too long.
 */
const patience = { toCome: 20_000, toAnswer: 5_000, toBegin: 60_000 };

const gone = 'The frame is gone.';

/** The side of the element that a frame shows its modal for. */
export interface FrameUser {
  /** Whether it is one of its events. */
  knows(code: string): boolean;
  onEvent(event: EventMessage): void;
  /** There is no frame any more, for this reason. */
  onLost(reason: string): void;
  /** The page has hidden the modal. */
  onHidden(): void;
}

/** The service's document in a frame of the page, and the channel to it. */
export class ServiceFrame {
  readonly address: string;
  readonly #dialog: FrameDialog;
  readonly #channel = new MessageChannel();
  readonly #origin: string;
  #user: FrameUser | undefined;
  #isHandedOver = false;
  #isReady = false;
  #isOpening = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: (() => void) | undefined;
  /** Kept when the document has answered, or is gone. */
  readonly settled = new Promise<void>((resolve) => (this.#settle = resolve));

  constructor(address: string) {
    this.address = address;
    this.#origin = new URL(address).origin;
    this.#dialog = new FrameDialog(address, {
      onLoad: () => this.#onLoad(),
      onDismiss: () => this.post({ type: 'dismiss' }),
      onHidden: () => this.#user?.onHidden(),
      onGone: () => this.#lose(gone),
    });
    this.#channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => this.#onMessage(data);
    document.addEventListener('securitypolicyviolation', this.#onViolation);
    this.#expect(patience.toCome, `${address} has not loaded.`);
  }

  /** The page may have taken it away. */
  get isThere(): boolean {
    return this.#dialog.isThere;
  }

  /** Begins an operation for an element. What comes of it is told to that. */
  open(user: FrameUser, message: OpenMessage): void {
    this.#user = user;
    this.#isOpening = true;
    this.#dialog.prepare(message);
    if (this.#isReady) this.#expectBeginning();
    this.post(message);
  }

  post(message: PageMessage): void {
    this.#channel.port1.postMessage(message);
  }

  show(): void {
    this.#dialog.show();
  }

  hide(): void {
    this.#dialog.hide();
  }

  /** The operations of its user are over. */
  rest(): void {
    this.#user = undefined;
    this.#dialog.rest();
  }

  remove(): void {
    this.#settle?.();
    clearTimeout(this.#timer);
    document.removeEventListener('securitypolicyviolation', this.#onViolation);
    this.#channel.port1.close();
    this.#dialog.remove();
  }

  #onLoad(): void {
    if (this.#isHandedOver) {
      this.#lose(gone);
      return;
    }
    this.#isHandedOver = true;
    this.#expect(patience.toAnswer, `${this.address} has not answered.`);
    const handover: Handover = { paymentModals: version };
    // To nobody else: what stands there instead, such as the browser's own page of an error, gets nothing.
    this.#dialog.window?.postMessage(handover, this.#origin, [this.#channel.port2]);
  }

  #onMessage(message: unknown): void {
    if (!isFrameMessage(message)) return;
    if (message.type === 'event') {
      // What only another version knows is no answer.
      if (!this.#user?.knows(message.code)) return;
      this.#isOpening = false;
      clearTimeout(this.#timer);
      this.#user.onEvent(message);
    } else if (!this.#isReady) {
      this.#isReady = true;
      this.#settle?.();
      clearTimeout(this.#timer);
      if (this.#isOpening) this.#expectBeginning();
    }
  }

  #expectBeginning(): void {
    this.#expect(patience.toBegin, 'The modal has not opened.');
  }

  #expect(milliseconds: number, otherwise: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose(otherwise), milliseconds);
  }

  #lose(reason: string): void {
    const user = this.#user;
    this.#user = undefined;
    this.remove();
    user?.onLost(reason);
  }

  readonly #onViolation = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    const isOwn = blockedURI === this.#origin || blockedURI.startsWith(`${this.#origin}/`);
    if (!this.#isReady && isOwn && effectiveDirective === 'frame-src' && disposition === 'enforce')
      this.#lose(`The page's content security policy has to allow ${this.#origin} in its frame-src.`);
  };
}

function isFrameMessage(message: unknown): message is FrameMessage {
  const { type, code, detail, transactionId } = Object(message) as Readonly<Record<string, unknown>>;
  if (type !== 'event') return type === 'ready';
  const isPayment = typeof transactionId === 'string' && paymentIn(detail) instanceof Object;
  return typeof code === 'string' && typeof detail === 'object' && (isPayment || transactionId === undefined);
}

/** What the page acknowledges. The earlier form has it one level deeper. */
export function paymentIn(detail: unknown): unknown {
  return (Object(detail) as { readonly paymentInfo?: unknown }).paymentInfo ?? detail;
}

/** The frame that nobody uses now, of each address: what is in it need not be loaded again. */
const idle = new Map<string, ServiceFrame>();

export function takeFrame(address: string): ServiceFrame {
  const kept = idle.get(address);
  idle.delete(address);
  return kept?.isThere ? kept : new ServiceFrame(address);
}

/** Has a frame ready for whoever takes the next one. What becomes of it until then is nobody's error. */
export function loadAhead(address: string): Promise<void> | undefined {
  if (!idle.get(address)?.isThere) idle.set(address, new ServiceFrame(address));
  return idle.get(address)?.settled;
}

export function giveFrameBack(frame: ServiceFrame): void {
  frame.rest();
  if (!frame.isThere) {
    frame.remove();
    return;
  }
  // The one that was used stays: what it has paid may be acknowledged late.
  idle.get(frame.address)?.remove();
  idle.set(frame.address, frame);
}
