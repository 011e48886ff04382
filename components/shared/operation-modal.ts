import { html, nothing, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Language } from '../../src/messages/languages.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { Operation, type OperationCalls, type OperationReport } from '../../src/operation/operation.ts';
import {
  mayClose,
  type OperationState,
  type OperationStep,
  type OperationTypes,
  type Refusal,
} from '../../src/operation/operation-state.ts';
import { FocusKeeper } from './focus-keeper.ts';
import { ModalDialog } from './modal-dialog.ts';
import { PageGuard } from './page-guard.ts';
import { PrintView } from './print-view.ts';
import { Question } from './question.ts';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export interface OperationModalSettings {
  /** Whether the person has entered something that closing would lose. */
  readonly isTouched: () => boolean;
  /** What was typed and must not stay in memory is to be dropped now. */
  readonly dropSecrets: () => void;
  /** The page goes away, perhaps to come back. The secrets are dropped already. */
  readonly onPageHide: () => void;
}

/** One operation that is to be shown. */
export interface ModalOperation<T extends OperationTypes, Submission> {
  readonly calls: OperationCalls<T, Submission>;
  readonly refusalOf: (session: T['Session']) => Refusal | null;
  /** The dialog is on the screen. */
  readonly onLoad: () => void;
  readonly onState: (state: OperationState<T>) => void;
  readonly onReport: (report: OperationReport<T>) => void;
}

/** The language that is spoken. */
export interface ModalTexts {
  readonly t: Translate<SharedMessageKey>;
  readonly language: Language;
}

/** What stands in the modal in one step of its operation. */
export interface ModalContent {
  /** Who the person deals with, above the heading. */
  readonly merchant: string | undefined;
  readonly heading: string;
  /** Said to screen readers when it changes. */
  readonly status: string;
  readonly body: unknown;
}

/**
 * Shows one operation at a time in a modal dialog, from opening to closing.
 *
 * It keeps the dialog in step with the operation: where the focus goes, when the modal may be closed and when the
 * person is asked first, what happens when the page or the element goes away.
 */
export class OperationModal<T extends OperationTypes, Submission> implements ReactiveController {
  #operation: Operation<T, Submission> | undefined;
  #focusWanted = false;
  #step: OperationStep | undefined;
  readonly #host: Host;
  readonly #settings: OperationModalSettings;
  readonly #dialog: ModalDialog;
  readonly #question: Question;
  readonly #guard: PageGuard;
  readonly #printView: PrintView;

  constructor(host: Host, settings: OperationModalSettings) {
    this.#host = host;
    this.#settings = settings;
    this.#dialog = new ModalDialog(host, {
      onDismiss: () => this.dismiss(),
      onRemoved: () => {
        settings.dropSecrets();
        this.#operation?.remove();
      },
    });
    this.#question = new Question(host, () => this.#operation?.close());
    this.#guard = new PageGuard(() => {
      settings.dropSecrets();
      if (this.state?.step === 'reviewing') settings.onPageHide();
    });
    this.#printView = new PrintView(host);
    host.addController(this);
    host.addController(new FocusKeeper(host));
  }

  /** The operation that is open; undefined where none is. */
  get operation(): Operation<T, Submission> | undefined {
    return this.#operation;
  }

  get state(): OperationState<T> | undefined {
    return this.#operation?.state;
  }

  /** Opens the modal for an operation. Only one may be open at a time. */
  async start({ calls, refusalOf, onLoad, onState, onReport }: ModalOperation<T, Submission>): Promise<void> {
    const operation = new Operation<T, Submission>({
      calls,
      refusalOf,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onState: (state) => {
        this.#follow(state);
        onState(state);
      },
      onReport,
    });
    this.#operation = operation;
    this.#guard.start();
    this.#printView.start();
    this.#focusWanted = true;
    await this.#dialog.show();
    if (this.#operation !== operation) return;
    onLoad();
    await operation.open();
  }

  /** Moves the focus to where the person has to look next, once that is on the screen. */
  focusNext(): void {
    this.#focusWanted = true;
    this.#host.requestUpdate();
  }

  /** The person wants to close: at once where nothing is lost, after a question where something is. */
  dismiss(): void {
    const { state } = this;
    if (!state || !mayClose(state)) return;
    const isEntered = state.step === 'entering' || state.step === 'quoting' || state.step === 'reviewing';
    if (isEntered && this.#settings.isTouched()) void this.#question.ask();
    else this.#operation?.close();
  }

  hostUpdated(): void {
    if (!this.#focusWanted) return;
    const dialog = this.#host.renderRoot.querySelector<HTMLElement>('dialog.modal:modal');
    const target =
      dialog?.querySelector<HTMLElement>('[data-takes-focus]') ??
      (this.state?.step === 'entering' ? firstInput(dialog) : undefined) ??
      dialog?.querySelector<HTMLElement>('.heading');
    if (!target) return;
    this.#focusWanted = false;
    target.focus();
  }

  /** The heading is made anew in each step: a heading that has the focus already is not read again by getting it. */
  render({ t, language }: ModalTexts, { merchant, heading, status, body }: ModalContent): TemplateResult {
    const isClosable = this.state !== undefined && mayClose(this.state) && !closesInBody.includes(this.state.step);
    const content = html`<div class="header" part="header">
        ${merchant ? html`<p class="merchant">${merchant}</p>` : ''}
        ${keyed(this.state?.step, html`<h2 class="heading" id="heading" tabindex="-1">${heading}</h2>`)}
        <button
          type="button"
          class="close"
          part="close"
          aria-label=${t('close')}
          ?hidden=${!isClosable}
          @click=${() => this.dismiss()}
        >
          ${cross}
        </button>
      </div>
      <div class="status" role="status">${status}</div>
      <div class="body" part="body">${body}</div>
      ${this.#question.render({
        heading: t('leave.heading'),
        text: t('leave.text'),
        stay: t('leave.stay'),
        go: t('leave.go'),
      })}`;
    return this.#dialog.render(content, { labelId: 'heading', language });
  }

  renderClosed(): TemplateResult {
    return this.#dialog.render(nothing, { labelId: 'heading', language: 'en' });
  }

  #follow(state: OperationState<T>): void {
    // The same step again, such as one more question about a lost answer, moves nobody's focus.
    if (state.step !== this.#step) this.#focusWanted = true;
    this.#step = state.step;
    if (state.step === 'complete' || state.step === 'refused') this.#settings.dropSecrets();
    if (state.step === 'closed') {
      this.#settings.dropSecrets();
      this.#operation = undefined;
      this.#guard.stop();
      this.#printView.stop();
      this.#question.withdraw();
      this.#dialog.hide();
    }
    const isBusy = state.step === 'submitting' || state.step === 'unknown';
    this.#guard.ask(isBusy);
    if (!mayClose(state)) this.#question.withdraw();
    this.#host.requestUpdate();
  }
}

/** The steps with a close button of their own in the body: one is enough. */
const closesInBody: readonly OperationStep[] = ['refused', 'unknown', 'complete'];

const cross = svg`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
  <path d="M5 5l10 10M15 5L5 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;

/** The chosen one of a group of choices, else the first thing to fill in. */
function firstInput(dialog: HTMLElement | null): HTMLElement | null | undefined {
  const first = dialog?.querySelector<HTMLInputElement>('form input, form button[type="submit"]');
  return first?.type === 'radio'
    ? (first.closest('fieldset')?.querySelector<HTMLElement>('input:checked') ?? first)
    : first;
}
