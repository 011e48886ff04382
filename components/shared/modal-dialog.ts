import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { OperationStep } from '../../src/operation/operation-state.ts';
import { dialogTemplate, type DialogHandlers } from './dialog-template.ts';
import { deepActiveElement, firstInput, turnRound } from './focus-order.ts';
import { holdPage } from './hold-page.ts';
import { keepHeight } from './keep-height.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';
import { makeRoom, scrollByKey } from './make-room.ts';
import { OpenQuestion } from './open-question.ts';
import { printAlone } from './print-alone.ts';
import type { Question } from './question-dialog.ts';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/**
 * A native `<dialog>` that shows one flow at a time, and closes only when that says so.
 *
 * Browsers close a modal dialog on the second Escape whatever the page does, and Android's back button knows only the
 * dialog's own `cancel`. So Escape is caught as a key, `cancel` is prevented where that holds, and a dialog that was
 * closed all the same is opened again before the person is asked.
 */
export class ModalDialog implements ReactiveController {
  #flow: ModalFlow | undefined;
  #step: OperationStep | undefined;
  #isFocusWanted = false;
  /** The field that it is wanted at; undefined for where the person has to look next. */
  #wantedField: string | undefined;
  /** Had the focus before the dialog, and gets it back. */
  #opener: HTMLElement | undefined;
  /** The element with the focus while the dialog is rendered, and the place that it stands in. */
  #focused: Element | null = null;
  #place: HTMLElement | null = null;
  #inputs: NodeListOf<HTMLInputElement> | undefined;
  #endPrinting: (() => void) | undefined;
  #letGoOfPage: (() => void) | undefined;
  /** Said once, in the place of the status that it was said over. */
  #said: { readonly text: string; readonly over: string } | undefined;
  #endMakingRoom: (() => void) | undefined;
  #endKeepingHeight: (() => void) | undefined;
  readonly #host: Host;
  readonly #question: OpenQuestion;

  constructor(host: Host) {
    this.#host = host;
    // The element that was focused before the question may be gone by now.
    this.#question = new OpenQuestion(host, () => {
      if (!this.#root.activeElement) this.#heading?.focus();
    });
    host.addController(this);
  }

  /** Shows a flow. Resolves when it is on the screen, with whether it still stands there. */
  async show(flow: ModalFlow): Promise<boolean> {
    this.#flow = flow;
    this.#step = flow.step;
    this.#opener = deepActiveElement();
    this.#isFocusWanted = true;
    this.#endPrinting = printAlone(this.#host);
    addEventListener('pagehide', this.#onPageHide);
    this.requestUpdate();
    await this.#host.updateComplete;
    this.#showModal();
    if (this.#flow === flow && !this.#modal?.checkVisibility()) this.#hide();
    return this.#flow === flow;
  }

  /** The flow has reached a step. */
  follow(): void {
    const flow = this.#flow;
    if (!flow) return;
    const { step, mayClose } = flow;
    // The same step again, such as one more question about a lost answer, moves nobody's focus.
    if (step !== this.#step) this.#isFocusWanted = true;
    this.#said = undefined;
    // Known by now, and to those who see the screen only: the dialog was read when it came up.
    if (this.#step === 'loading' && step === 'entering') this.#say(introduction(flow.content()));
    this.#step = step;
    // Only then: a page that always asks is not kept for the way back.
    if (step === 'submitting' || step === 'unknown') addEventListener('beforeunload', this.#onBeforeUnload);
    else removeEventListener('beforeunload', this.#onBeforeUnload);
    if (!mayClose || step === 'refused' || step === 'complete') this.#question.withdraw();
    this.#keepHeight(step);
    if (step === 'closed') this.#hide();
    this.requestUpdate();
  }

  /** Tells those who do not see the screen what a press of a button has done. */
  say(key: SharedMessageKey): void {
    if (this.#flow) this.#say(this.#flow.texts.t(key));
    this.requestUpdate();
  }

  /** Renders what the flow shows. */
  requestUpdate(): void {
    this.#host.requestUpdate();
  }

  /** Moves the focus to a field, else to where the person has to look next, once that is on the screen. */
  focusNext(field?: string): void {
    this.#isFocusWanted = true;
    this.#wantedField = field;
    this.requestUpdate();
  }

  /** Asks before something is done that cannot be undone. */
  ask(texts: Question, onAnswer: (isToBeDone: boolean) => void): void {
    this.#question.ask(texts, onAnswer);
  }

  /** The person wants to close: at once where nothing is lost, after a question where something is. */
  readonly dismiss = (): void => {
    const flow = this.#flow;
    if (!flow?.mayClose) return;
    if (!flow.isTouched) {
      flow.close();
      return;
    }
    const { t } = flow.texts;
    this.ask(
      { heading: t('leave.heading'), text: t('leave.text'), stay: t('leave.stay'), go: t('leave.go') },
      (isToBeDone) => {
        if (isToBeDone) flow.close();
      },
    );
  };

  hostConnected(): void {
    if (this.#flow) void this.#host.updateComplete.then(() => this.#showModal());
  }

  hostDisconnected(): void {
    const flow = this.#flow;
    if (!flow) return;
    // Moving the host in the page does not count.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  hostUpdate(): void {
    this.#focused = this.#root.activeElement;
    this.#place = this.#focused?.closest<HTMLElement>('[data-keeps-focus]') ?? null;
    this.#inputs = this.#root.querySelectorAll('input');
  }

  hostUpdated(): void {
    // What was typed stays readable in an input that is out of the page, for as long as anything knows of it.
    this.#inputs?.forEach((input) => {
      if (!input.isConnected) input.value = '';
    });
    if (this.#isFocusWanted) this.#moveFocus();
    this.#keepFocus();
  }

  render(): TemplateResult {
    const flow = this.#flow;
    const content = flow?.content();
    // What was said once must not be said again when the status is what it was before.
    if (this.#said?.over !== content?.status) this.#said = undefined;
    const shown = flow &&
      content && {
        flow,
        content: { ...content, status: this.#said?.text ?? content.status },
        question: (warning: unknown) => this.#question.render(warning),
      };
    return dialogTemplate(shown, this.#handlers);
  }

  #say(text: string): void {
    this.#said = { text, over: this.#flow?.content().status ?? '' };
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  get #modal(): HTMLDialogElement | null {
    return this.#root.querySelector<HTMLDialogElement>('dialog.modal');
  }

  get #heading(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('dialog.modal:modal .heading');
  }

  #showModal(): void {
    const dialog = this.#modal;
    if (!this.#flow || !dialog || !this.#host.isConnected) return;
    // A dialog that was moved in the page is still marked open, but no longer modal.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    // First: what it sets on the page and asks of it would be another round of style and layout afterwards.
    this.#letGoOfPage ??= holdPage(dialog, () => this.#leave());
    if (!dialog.open) {
      dialog.showModal();
      // Browsers disagree on what they focus by themselves: the heading, or the first button.
      if (this.#isFocusWanted) this.#moveFocus();
      else this.#heading?.focus();
    }
    this.#endMakingRoom ??= makeRoom(dialog);
  }

  /** The page has taken away what is on the screen. */
  #leave(): void {
    const flow = this.#flow;
    this.#freePage();
    flow?.dropSecrets();
    flow?.remove();
  }

  /** Gives the page its keys, its clicks and the focus back. */
  #freePage(): void {
    this.#letGoOfPage?.();
    this.#letGoOfPage = undefined;
    this.#endMakingRoom?.();
    this.#endMakingRoom = undefined;
    this.#modal?.close();
    this.#giveFocusBack();
  }

  #hide(): void {
    this.#flow = undefined;
    removeEventListener('pagehide', this.#onPageHide);
    this.#endPrinting?.();
    this.#freePage();
  }

  /** The window does not jump while the modal is at work. */
  #keepHeight(step: OperationStep): void {
    const modal = this.#modal;
    if (modal && atWork.includes(step)) this.#endKeepingHeight ??= keepHeight(this.#root, modal);
    else {
      this.#endKeepingHeight?.();
      this.#endKeepingHeight = undefined;
    }
  }

  #giveFocusBack(): void {
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
    this.#opener = undefined;
  }

  #moveFocus(): void {
    const dialog = this.#modal;
    if (!dialog?.matches(':modal')) return;
    const target =
      (this.#wantedField === undefined ? null : this.#root.getElementById(this.#wantedField)) ??
      dialog.querySelector<HTMLElement>('[data-takes-focus]') ??
      (this.#flow?.step === 'entering' ? firstInput(dialog) : undefined) ??
      this.#heading;
    if (!target) return;
    this.#isFocusWanted = false;
    this.#wantedField = undefined;
    if (target !== this.#root.activeElement) target.focus();
  }

  /**
   * Keeps the focus in the dialog where a new answer takes away what had it, such as the button of something that is
   * done by now: it goes to what that stood in, marked `data-keeps-focus`, else to the heading.
   */
  #keepFocus(): void {
    const isTaken = this.#focused && !this.#focused.isConnected && !this.#root.activeElement;
    if (isTaken) (this.#place?.isConnected ? this.#place : this.#heading)?.focus();
    this.#focused = null;
    this.#place = null;
  }

  readonly #onPageHide = (): void => this.#flow?.dropSecrets();

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

  /** Not while a pointer is down: where the warning goes away, what is pressed would move. */
  readonly #onActivity = (): void => this.#flow?.time?.touch();

  readonly #onKeydown = (event: KeyboardEvent): void => {
    this.#onActivity();
    turnRound(event);
    // The heading, which has the focus where nothing is typed, does not scroll itself.
    if ((event.target as Element).id === 'heading') scrollByKey(event, this.#root.querySelector('.body'));
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) this.dismiss();
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.dismiss();
  };

  readonly #onClose = (event: Event): void => {
    const dialog = event.target as HTMLDialogElement;
    // The event is late: the dialog may be open again by now, for the next operation.
    if (dialog !== event.currentTarget || dialog.open || !this.#letGoOfPage) return;
    this.#showModal();
    this.dismiss();
  };

  readonly #handlers: DialogHandlers = {
    onKeydown: this.#onKeydown,
    onActivity: this.#onActivity,
    onCancel: this.#onCancel,
    onClose: this.#onClose,
    onDismiss: this.dismiss,
  };
}

const atWork: readonly OperationStep[] = ['quoting', 'submitting', 'unknown'];

/** A dialog as far as a flow has to know it. */
export type FlowDialog = Pick<ModalDialog, 'follow' | 'requestUpdate' | 'say' | 'ask' | 'focusNext' | 'dismiss'>;

function introduction({ merchant, subject }: ModalContent): string {
  return [merchant, subject].filter(Boolean).join('. ');
}
