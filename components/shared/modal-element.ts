import { LitElement, type CSSResultGroup, type nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { locales, type Language } from '../../src/messages/languages.ts';
import type { Messages } from '../../src/messages/load-messages.ts';
import { createTranslate, type Catalogue } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import type { OptionTable } from '../../src/options/option-table.ts';
import { addStyles } from './add-styles.ts';
import { blockedForm, blockedReason, notInPage } from './blocked-reason.ts';
import { eventPath, raiseAlong, raiser, type HasRaiser, type Raiser } from './event-path.ts';
import { languageAround } from './language.ts';
import { ModalDialog, type FlowDialog } from './modal-dialog.ts';
import type { ModalFlow } from './modal-flow.ts';
import { modalStyles } from './modal.styles.ts';
import { showProgress } from './progress.ts';
import type { ModalDisplay } from './surface.ts';
import type { Texts } from './texts.ts';
import { warnAboutOptions, warnAboutElement } from './usage-warnings.ts';

export interface ModalEvent {
  readonly code: string;
  readonly detail: unknown;
}

export interface Modal<Key extends string> {
  readonly dialog: FlowDialog;
  readonly texts: Texts<Key>;
  readonly raise: (event: ModalEvent) => void;
}

const forRendering = [
  'createElement',
  'createComment',
  'createTextNode',
  'createTreeWalker',
  'importNode',
  'adoptedStyleSheets',
] as const;

let elements = 0;

/**
 * The base of the three elements: one operation at a time, shown in a dialog and reported by events.
 *
 * @cssprop --portal-color-accent - Buttons, links, focus and choices.
 * @cssprop --portal-color-on-accent - Text on the accent color.
 * @cssprop --portal-color-surface - Background of the dialog and the inputs.
 * @cssprop --portal-color-surface-quiet - Background of summaries.
 * @cssprop --portal-color-text - Text.
 * @cssprop --portal-color-text-quiet - Hints and secondary text.
 * @cssprop --portal-color-border - Borders of inputs and choices.
 * @cssprop --portal-color-border-quiet - Dividing lines.
 * @cssprop --portal-color-error - Errors.
 * @cssprop --portal-color-error-surface - Background of the error summary.
 * @cssprop --portal-color-success - Success icon.
 * @cssprop --portal-color-backdrop - Backdrop over the page.
 * @cssprop --portal-radius - Corner radius.
 * @cssprop --portal-font-family - Font.
 */
export abstract class ModalElement extends LitElement implements HasRaiser {
  static override styles: CSSResultGroup = modalStyles;

  static override properties: PropertyDeclarations = {
    baseUrl: { attribute: 'base-url' },
    display: { reflect: true, useDefault: true },
    options: { attribute: false },
    messages: { attribute: false },
    service: { attribute: false },
  };

  /** URL of the service, without a trailing slash. Empty means the page's own origin, or that of its `<base href>`. */
  baseUrl = '';

  /** How the modal appears: as a `dialog`, or `inline` in the page. A change applies to the next operation. */
  display: ModalDisplay = 'dialog';

  // Each element redeclares these with its own types, and the reference uses those.
  /** @ignore */
  abstract options: object | undefined;
  /** @ignore */
  abstract messages: Partial<Catalogue>;
  /** @ignore */
  abstract service: object | undefined;

  /** @ignore */
  declare [raiser]?: Raiser | undefined;

  /** @ignore */
  declare isPressed?: boolean;

  protected abstract readonly namespace: string;

  protected abstract readonly optionTable: OptionTable;

  #flow: ModalFlow | undefined;
  /** True until `load` is raised: once the modal is shown, or with locked options, once the session is there. */
  #isLoadPending = false;
  /** True while the error of an operation that was not started is raised. */
  #isRaisingError = false;
  /** Ends an opening that has no flow yet. */
  #giveUp: ((reason: string) => void) | undefined;
  /** Last known event path, so that listeners still receive the result if the element is removed during an operation. */
  #path: readonly Node[] = [this];
  readonly #dialog = new ModalDialog(this);

  /** Adds a unique sheet: WebKit shares media query results between elements with equal sheets (WebKitGTK 2.50). */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    addStyles(root, `:host { --_element: ${++elements} }`);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#path = eventPath(this);
    if (__DEV__) warnAboutElement(this, this.optionTable);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Ignore an element that was only moved within the page.
    queueMicrotask(() => {
      if (!this.isConnected) this.#giveUp?.(notInPage(this));
    });
  }

  /**
   * Fetches what the first opening needs beside the element, such as the texts of the language around it, so that it opens sooner.
   * It may be called at any time, and again.
   */
  abstract preload(): Promise<void>;

  protected abstract fail(reason: string): void;

  /** @ignore */
  get isOpen(): boolean {
    return Boolean(this.#giveUp ?? this.#flow);
  }

  protected get showsEnd(): boolean {
    const step = this.#flow?.step;
    return step === 'refused' || step === 'complete' || step === 'closed';
  }

  /** Returns true if no operation can begin, independent of its options. Raises the error. */
  protected isBlocked(): boolean {
    if (__DEV__) warnAboutElement(this, this.optionTable);
    const isOpen = this.isOpen && !this.showsEnd;
    const reason = blockedForm() ?? blockedReason(this, this.namespace, isOpen, forRendering);
    // If a listener of this error calls again, do not raise it again.
    if (reason && !this.#isRaisingError) {
      this.#isRaisingError = true;
      this.fail(reason);
      this.#isRaisingError = false;
    }
    // Takes over properties that were set before the element was defined.
    if (!reason && !this.hasUpdated) this.performUpdate();
    return reason !== undefined;
  }

  protected optionSources(given: object | undefined): readonly unknown[] {
    const attributes = optionsFromAttributes(this.attributes);
    if (__DEV__) warnAboutOptions(this.localName, [given, this.options], attributes, this.optionTable);
    return [given, this.options, attributes];
  }

  /** Opens the modal for a flow, in the language around the element. Closes the last screen of an earlier operation. */
  protected async open<Key extends string>(
    loadMessages: (language: Language) => Promise<Messages<Key>>,
    begin: (modal: Modal<Key>) => ModalFlow,
    operation?: () => string | undefined,
  ): Promise<void> {
    if (this.showsEnd) {
      this.#flow?.close();
      // A listener of the last event may have started another operation.
      if (this.isBlocked()) return;
    }
    const surface = this.#dialog.surface(this.display);
    const wanted = languageAround(this);
    let endProgress: (() => void) | undefined;
    const giveUp = (reason: string): void => {
      this.#giveUp = undefined;
      endProgress?.();
      this.fail(reason);
    };
    this.#giveUp = giveUp;
    // An inline modal leaves the rest of the page usable.
    if (this.display !== 'inline') endProgress = showProgress(wanted, giveUp, '');
    const { language, catalogue } = await loadMessages(wanted);
    if (!this.isConnected) this.#giveUp?.(notInPage(this));
    if (this.#giveUp !== giveUp) return;
    endProgress?.();
    this.#giveUp = undefined;
    const locale = locales[language];
    const t = createTranslate<Key>(catalogue, this.messages, operation);
    const texts = { t, messages: this.messages, language, locale, money: formatMoney };
    const flow = begin({
      dialog: this.#dialog,
      texts,
      raise: (event) => this.#raiseFlowEvent(event),
    });
    this.#flow = flow;
    this.#isLoadPending = true;
    if (!(await this.#dialog.show(flow, surface))) {
      if (flow.step === 'closed') return;
      this.#flow = undefined;
      this.fail(`The ${this.localName} element is in a hidden part of the page. Show it before the operation.`);
      return;
    }
    if (!flow.isLoadDeferred) this.#raiseLoad();
    await flow.open();
    if (this.#flow === flow && this.#isLoadPending) this.#raiseLoad();
  }

  protected raise({ code, detail }: ModalEvent): void {
    // Pages without an error listener see here why nothing opened. Errors never contain typed text.
    if (code === `${this.namespace}.error` && !this.#flow) console.error(code, detail);
    raiseAlong(this.#path, this[raiser], code, detail);
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#dialog.render();
  }

  #raiseLoad(): void {
    this.#isLoadPending = false;
    this.raise({ code: `${this.namespace}.load`, detail: null });
  }

  /**
   * Clears the flow before its last event, so that a listener can start another. If options are wrong and `load`
   * is pending, only the error is raised.
   */
  #raiseFlowEvent(event: ModalEvent): void {
    const flow = this.#flow;
    const isLast = event.code === `${this.namespace}.unload`;
    if (isLast) this.#flow = undefined;
    if (isLast && this.#isLoadPending) return;
    if (this.#isLoadPending && flow?.hasWrongOptions) flow.close();
    else if (this.#isLoadPending) this.#raiseLoad();
    this.raise(event);
  }
}
