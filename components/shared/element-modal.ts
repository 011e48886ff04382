import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { locales, type Language } from '../../src/messages/languages.ts';
import type { Messages } from '../../src/messages/load-messages.ts';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import { createTranslate, type Catalogue } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import type { OperationCalls, OperationControls, OperationReport } from '../../src/operation/operation.ts';
import type { OperationState, OperationTypes, Refusal } from '../../src/operation/operation-state.ts';
import { dialogStyles } from './dialog.styles.ts';
import { formStyles } from './form.styles.ts';
import { languageAround } from './language.ts';
import { OperationModal, type ModalContent } from './operation-modal.ts';
import type { ScreenHandlers } from './operation-screen.ts';
import type { Texts } from './texts.ts';
import { tokens } from './tokens.styles.ts';

export const modalStyles = [tokens, dialogStyles, formStyles];

/** An event that the page hears. */
export interface ModalEvent {
  readonly code: string;
  readonly detail: unknown;
}

/** What a person has entered. */
export interface Entry {
  /** Whether closing would lose something. */
  readonly isTouched: boolean;
  /** Whether it can be submitted as it stands; not once its secrets are gone. */
  readonly isComplete: boolean;
  dropSecrets(): void;
}

/** One operation of an element, from the call that opened it to its last event. */
export interface ModalFlow<T extends OperationTypes, Submission> {
  readonly calls: OperationCalls<T, Submission>;
  /** Absent where nothing is entered, or nothing yet. */
  readonly entry?: Entry | undefined;
  /** Whether the modal closes without a last screen. */
  readonly closesAtOnce?: boolean;
  /** Problems of the options that only the session shows. */
  refusalOf?(session: T['Session']): Refusal | null;
  /** A step has been reached. */
  follow?(state: OperationState<T>): void;
  /** What the page hears of a report; undefined where it hears nothing. */
  eventOf(report: OperationReport<T>): ModalEvent | undefined;
  content(
    state: OperationState<T>,
    operation: OperationControls<T, Submission>,
    handlers: ScreenHandlers,
  ): ModalContent;
}

export interface ElementModalSettings<Key extends string> {
  /** What stands before the dot of the event codes. */
  readonly namespace: string;
  readonly loadMessages: (language: Language) => Promise<Messages<SharedMessageKey | Key>>;
  /** Tells the page that an operation was not started, for a reason that is none of its options. */
  readonly fail: (reason: string) => void;
  /** The modal has left the screen; its last event comes next. */
  readonly onClosed?: () => void;
}

type Host = LitElement & { readonly messages: Partial<Catalogue> };

/** What the elements have in common: one operation at a time, shown in a modal and told by events. */
export class ElementModal<T extends OperationTypes, Submission, Key extends string> implements ReactiveController {
  #flow: ModalFlow<T, Submission> | undefined;
  #texts: Texts<SharedMessageKey> | undefined;
  #isOpening = false;
  /** What the element stood in last. */
  #place: ParentNode | null = null;
  readonly #host: Host;
  readonly #settings: ElementModalSettings<Key>;
  readonly #modal: OperationModal<T, Submission>;

  constructor(host: Host, settings: ElementModalSettings<Key>) {
    this.#host = host;
    this.#settings = settings;
    this.#modal = new OperationModal<T, Submission>(host, {
      isTouched: () => this.#flow?.entry?.isTouched ?? false,
      dropSecrets: () => this.#flow?.entry?.dropSecrets(),
      onPageHide: () => this.#editWithoutSecrets(),
    });
    host.addController(this);
  }

  /** Whether an operation is on the screen. */
  get isOpen(): boolean {
    return this.#flow !== undefined;
  }

  /** What stands in the way of an operation, whatever its options are. */
  get blockedReason(): string | undefined {
    if (this.#flow || this.#isOpening)
      return `The modal is open already. Wait for ${this.#settings.namespace}.unload before the next operation.`;
    if (!this.#host.isConnected) return this.#notInPage;
    return isSecureContext ? undefined : 'The page was not loaded securely. Payments need https.';
  }

  hostConnected(): void {
    this.#place = this.#host.parentNode;
  }

  /** Opens the modal for an operation, in the language of the place. */
  async open(begin: (texts: Texts<SharedMessageKey | Key>) => ModalFlow<T, Submission>): Promise<void> {
    const { namespace, loadMessages, fail } = this.#settings;
    this.#isOpening = true;
    const { language, catalogue } = await loadMessages(languageAround(this.#host));
    this.#isOpening = false;
    if (!this.#host.isConnected) {
      fail(this.#notInPage);
      return;
    }
    const locale = locales[language];
    const t = createTranslate<SharedMessageKey | Key>(catalogue, this.#host.messages);
    const texts = { t, language, locale, money: (cents: number) => formatMoney(cents, locale) };
    const flow = begin(texts);
    this.#texts = texts;
    this.#flow = flow;
    await this.#modal.start({
      calls: flow.calls,
      refusalOf: (session) => flow.refusalOf?.(session) ?? null,
      onLoad: () => this.raise(`${namespace}.load`, null),
      onState: (state) => {
        if (state.step === 'reviewing') this.#editWithoutSecrets();
        flow.follow?.(state);
      },
      onReport: (report) => this.#report(flow, report),
    });
  }

  /** Moves the focus to where the person has to look next. */
  focusNext(): void {
    this.#modal.focusNext();
  }

  render(): TemplateResult {
    const { state, operation } = this.#modal;
    if (!this.#flow || !this.#texts || !state || !operation) return this.#modal.renderClosed();
    const content = this.#flow.content(state, operation, {
      onBack: () => operation.edit(),
      onRetry: () => void operation.retry(),
      onAskNow: () => operation.askNow(),
      onClose: () => this.#modal.dismiss(),
      onPrint: () => print(),
    });
    return this.#modal.render(this.#texts, content);
  }

  raise(code: string, detail: unknown): void {
    const host = this.#host;
    // Taken out of the page in the middle of an operation: whoever listens around its place hears the end all the same.
    const left = host.isConnected || host.parentNode === this.#place ? null : this.#place;
    const event = new CustomEvent(code, { detail, bubbles: true, composed: true, cancelable: left !== null });
    // An adapter that has seen to it by itself prevents what would come now.
    if (host.dispatchEvent(event))
      left?.dispatchEvent(new CustomEvent(code, { detail, bubbles: true, composed: true }));
  }

  get #notInPage(): string {
    return `The ${this.#host.localName} element is not in the page. Add it before the operation.`;
  }

  #report(flow: ModalFlow<T, Submission>, report: OperationReport<T>): void {
    if (report.type === 'unload') {
      this.#flow = undefined;
      this.#settings.onClosed?.();
    }
    const event = flow.eventOf(report);
    if (event) this.raise(event.code, event.detail);
    if (report.type === 'complete' && flow.closesAtOnce) this.#modal.operation?.close();
  }

  /** Once the secrets are dropped there is nothing left to submit: back to the form. */
  #editWithoutSecrets(): void {
    if (!this.#flow?.entry?.isComplete) this.#modal.operation?.edit();
  }
}
