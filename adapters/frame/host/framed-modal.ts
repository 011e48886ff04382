import { blockedPage, blockedReason } from '../../../components/shared/blocked-reason.ts';
import { eventPath, raiseAlong, raiser, type HasRaiser, type Raiser } from '../../../components/shared/event-path.ts';
import { deepActiveElement, mayTakeFocus } from '../../../components/shared/focus-order.ts';
import { atIntent } from '../../../components/shared/intent.ts';
import { tagAround } from '../../../components/shared/language.ts';
import type { ModalDisplay } from '../../../components/shared/surface.ts';
import { themeNames } from '../../../components/shared/theme-properties.ts';
import { optionPrefix } from '../../../src/options/data-attributes.ts';
import type { InterfaceVersion } from '../../../src/payment/payment-options.ts';
import type { ModalTable } from '../../modals.ts';
import type { OpenCall, Surroundings } from '../protocol.ts';
import { toPlain } from './plain.ts';
import { idleFrame, linkTo, usableFrame, type FrameUser, type ServiceFrame } from './service-frame.ts';

export interface FramedModalTable extends ModalTable {
  readonly folder: string;
  readonly codes: readonly string[];
  /** The payload of the plugin's error event if the result of a submission stays unknown to the page. */
  readonly describeUnknown: (text: string, form: InterfaceVersion | undefined) => object;
}

/** A base class that also exists in Node, so that the modules can be imported there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * - `called`: a call waits for the frame's answer.
 * - `open`: an operation is on the screen.
 * - `ended`: the page knows the result, which is still on the screen.
 * - `recalled`: the same, and the next call waits.
 */
type State = 'closed' | 'called' | 'open' | 'ended' | 'recalled';

/** The base of the elements for secure frame mode. They pass calls to the frame and raise its events. */
export abstract class FramedModal extends Base implements HasRaiser {
  static readonly observedAttributes: readonly string[] = ['base-url', 'display'];

  /** How the element shows its modal, for the adapters. */
  static readonly mode = 'frame';

  declare baseUrl: string;
  declare display: ModalDisplay;
  declare options: object | undefined;
  declare messages: object;
  declare service: object | undefined;
  /** @ignore */
  declare formVersion?: InterfaceVersion;
  /** @ignore */
  declare [raiser]?: Raiser | undefined;

  protected abstract readonly modal: FramedModalTable;

  #frame: ServiceFrame | undefined;
  /** The frame of an inline modal, inside the element. */
  #section: ServiceFrame | undefined;
  #state: State = 'closed';
  #isRaisingError = false;
  /** Preloads when a person is about to use the element. */
  #endWaiting: (() => void) | undefined;
  /** Last known event path, so that listeners still receive the result if the element is removed during an operation. */
  #path: readonly Node[] = [this];

  constructor() {
    super();
    // The adapters copy a container's theme to it, as to an element of page mode.
    this.attachShadow({ mode: 'open' });
    // Properties set before the element was defined stay.
    this.baseUrl ??= '';
    this.display ??= 'dialog';
    this.messages ??= {};
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    Object.assign(this, { [property]: value ?? '' });
  }

  connectedCallback(): void {
    this.#path = eventPath(this);
    this.#endWaiting ??= atIntent(() => void this.preload());
  }

  disconnectedCallback(): void {
    // Ignore an element that was only moved within the page.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#endWaiting?.();
      this.#endWaiting = undefined;
      this.#section?.loseFrame();
      this.#frame?.leave();
    });
  }

  /**
   * Loads the service's document ahead, so that the modal opens sooner. The element does so itself when a person is about
   * to press a button or link of the page. Call it earlier if you like: errors are reported when the modal opens.
   *
   * @returns a promise that is fulfilled when the document has loaded or failed to load.
   */
  async preload(): Promise<void> {
    if (this.#frame || this.service || blockedPage(needed) || !this.#address) return;
    await this.#nextFrame().settled;
  }

  /** @ignore */
  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  /** The operation is over, and the modal shows how it ended. */
  protected get showsEnd(): boolean {
    return this.#state === 'ended' || this.#state === 'recalled';
  }

  /** Opens the modal. If it only shows a result, the call starts the next operation; the frame decides. */
  protected open(method: string, call: object | undefined): void {
    const reason = this.#blockedReason;
    if (reason) {
      this.#fail(reason);
      return;
    }
    this.#state = this.showsEnd ? 'recalled' : 'called';
    const message: OpenCall = {
      type: 'open',
      method,
      options: { call: toPlain(call), property: toPlain(this.options), attributes: optionAttributes(this) },
      form: toPlain(this.formVersion),
      isPressed: mayTakeFocus(deepActiveElement()),
      texts: toPlain(this.messages),
      ...surroundings(this),
    };
    const frame = (this.#frame ??= this.#nextFrame());
    frame.open(this.#user, message);
  }

  protected raise(code: string, detail: unknown): void {
    raiseAlong(this.#path, this[raiser], code, detail);
  }

  readonly #user: FrameUser = {
    onEvent: ({ code, detail, refusesCall, showsEnd }) => {
      const frame = this.#frame;
      const { plugin, codes } = this.modal;
      if (!frame || !codes.includes(code)) return;
      const isUnload = code === `${plugin}.unload`;
      const isRecalled = this.#state === 'recalled';
      // The end of an earlier operation comes before the answer to a call.
      if (!isRecalled || !isUnload) frame.endWait();
      if (code === `${plugin}.load`) {
        this.#state = 'open';
        if (this.isConnected) frame.show();
      } else if (isUnload) {
        this.#state = isRecalled ? 'called' : 'closed';
        frame.hide();
      } else if (this.#state === 'called' && code === `${plugin}.error`) this.#state = 'closed';
      else if (isRecalled ? refusesCall : showsEnd && this.#state === 'open') this.#state = 'ended';
      if (!this.isOpen) {
        this.#frame = undefined;
        frame.giveBack();
      }
      this.raise(code, detail);
    },

    onLost: (reason, isSubmitted) => {
      const { plugin, describeUnknown } = this.modal;
      const state = this.#state;
      this.#frame = this.#section = undefined;
      this.#state = 'closed';
      if (state === 'open' && isSubmitted)
        this.raise(`${plugin}.error`, describeUnknown(`${reason} The result is unknown.`, this.formVersion));
      else if (state === 'open') this.#fail(`${reason} Nothing was submitted.`);
      if (state !== 'called') this.raise(`${plugin}.unload`, { reason: state === 'open' ? 'error' : 'removed' });
      if (state.endsWith('called')) this.#fail(reason);
    },
  };

  /** The frame for the next operation, loaded ahead. A failure is reported only when an operation needs the frame. */
  #nextFrame(): ServiceFrame {
    return this.display === 'inline'
      ? (this.#section = usableFrame(this.#address, this.#section, this.shadowRoot))
      : idleFrame(this.#address);
  }

  /** The address of the service's document; empty if `baseUrl` is no valid address. */
  get #address(): string {
    const { tag, folder } = this.modal;
    const { href, protocol } = linkTo(`${this.baseUrl.replace(/\/$/, '')}${folder}${tag}.html`);
    // A frame would run an address such as `javascript:` as a script of the page.
    return /^https?:/.test(protocol) ? href : '';
  }

  get #blockedReason(): string | undefined {
    if (this.service) return 'Secure frame mode has no `service`. Remove it.';
    return (
      blockedReason(this, this.modal.plugin, this.isOpen && this.#state !== 'ended', needed) ??
      (this.#address ? undefined : `${this.baseUrl} is not an http(s) address. Correct base-url.`)
    );
  }

  /** Tells the page why an operation was not started. If a listener of this error calls again, it is not raised again. */
  #fail(reason: string): void {
    if (this.#isRaisingError) return;
    const { plugin, describeError } = this.modal;
    this.#isRaisingError = true;
    this.raise(`${plugin}.error`, describeError(reason, 'operation', this.formVersion));
    this.#isRaisingError = false;
  }
}

const needed = ['createElement', 'adoptedStyleSheets'] as const;

function optionAttributes({ attributes }: Element): Record<string, string> {
  const all = Array.from(attributes, ({ name, value }) => [name, value] as const);
  return Object.fromEntries(all.filter(([name]) => name.startsWith(optionPrefix)));
}

function surroundings(element: HTMLElement): Surroundings {
  const computed = getComputedStyle(element);
  const theme = themeNames.map((name) => [name, computed.getPropertyValue(name)]);
  return {
    language: tagAround(element),
    direction: computed.direction,
    colorScheme: computed.colorScheme,
    theme: Object.fromEntries(theme) as Surroundings['theme'],
  };
}
