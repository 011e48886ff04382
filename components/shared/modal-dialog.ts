import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { OperationStep } from '../../src/operation/operation-state.ts';
import { firstInput } from './focus-order.ts';
import { keepHeight } from './keep-height.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';
import { ModalWindow } from './modal-window.ts';
import { OpenQuestion } from './open-question.ts';
import { PageSection } from './page-section.ts';
import { printAlone } from './print-alone.ts';
import type { Question } from './question-dialog.ts';
import type { ModalDisplay, Surface, SurfaceHandlers } from './surface.ts';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Shows one flow at a time: in a window, or in a section of the page. */
export class ModalDialog implements ReactiveController {
  #flow: ModalFlow | undefined;
  #step: OperationStep | undefined;
  #isFocusWanted = false;
  /** The field to focus; undefined for the place where the person must look next. */
  #wantedField: string | undefined;
  /** The element with the focus while it is rendered, and the place that that stands in. */
  #focused: Element | null = null;
  #place: HTMLElement | null = null;
  #inputs: NodeListOf<HTMLInputElement> | undefined;
  #endPrinting: (() => void) | undefined;
  /** Text announced once instead of the status it replaces. */
  #said: { readonly text: string; readonly over: string } | undefined;
  #endKeepingHeight: (() => void) | undefined;
  readonly #host: Host;
  readonly #question: OpenQuestion;
  #surface: Surface;

  constructor(host: Host) {
    this.#host = host;
    // The previously focused element may be gone.
    this.#question = new OpenQuestion(host, () => {
      if (!this.#root.activeElement) this.#heading?.focus();
    });
    this.#surface = this.surface('dialog');
    host.addController(this);
  }

  /** What the next flow is to be shown in. */
  surface(display: ModalDisplay): Surface {
    return new (display === 'inline' ? PageSection : ModalWindow)(this.#host, this.#handlers);
  }

  /** Shows a flow. Resolves when it is on the screen; with false if it was removed meanwhile. */
  async show(flow: ModalFlow, surface: Surface): Promise<boolean> {
    this.#flow = flow;
    this.#step = flow.step;
    this.#surface = surface;
    this.#endPrinting = printAlone(this.#host);
    addEventListener('pagehide', this.#onPageHide);
    this.requestUpdate();
    await this.#host.updateComplete;
    this.#showSurface();
    this.#isFocusWanted = surface.mayMoveFocus;
    if (this.#isFocusWanted) this.#moveFocus();
    if (this.#flow === flow && !surface.isShown) this.#hide();
    return this.#flow === flow;
  }

  /** The flow has reached a step. */
  follow(): void {
    const flow = this.#flow;
    if (!flow) return;
    const { step, mayClose } = flow;
    const isOpening = this.#step === 'loading' && step === 'entering';
    const isThere = this.#surface.mayMoveFocus;
    this.#said = undefined;
    // The same step again, such as another status request, does not move the focus.
    if (step !== this.#step) this.#isFocusWanted = isThere;
    // Known by now, and to those who see the screen only: the dialog was read when it came up.
    if (isThere && isOpening) this.#say(introduction(flow.content()));
    // A person elsewhere on the page hears it from the live region.
    else if (!isThere && !isOpening && step !== this.#step) this.#say(flow.content().heading);
    this.#step = step;
    // Only then: a page that always asks is not kept for the way back.
    if (step === 'submitting' || step === 'unknown') addEventListener('beforeunload', this.#onBeforeUnload);
    else removeEventListener('beforeunload', this.#onBeforeUnload);
    if (!mayClose || step === 'refused' || step === 'complete') this.#question.withdraw();
    this.#keepHeight();
    if (step === 'closed') this.#hide();
    this.requestUpdate();
  }

  /** Announces to screen readers what a button has done. */
  say(key: SharedMessageKey): void {
    if (this.#flow) this.announce(this.#flow.texts.t(key));
  }

  /** Announces a text of the modal's own. */
  announce(text: string): void {
    this.#say(text);
    this.requestUpdate();
  }

  /** Renders what the flow shows. */
  requestUpdate(): void {
    this.#host.requestUpdate();
  }

  /** After rendering, moves the focus to a field or to the place where the person must look next. */
  focusNext(field?: string): void {
    this.#isFocusWanted = true;
    this.#wantedField = field;
    this.requestUpdate();
  }

  /** Asks before an action that cannot be undone. */
  ask(texts: Question, onAnswer: (isToBeDone: boolean) => void): void {
    this.#question.ask(texts, onAnswer);
  }

  /** Closes for the person. Asks first if something entered would be lost. */
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
    if (this.#flow) void this.#host.updateComplete.then(() => this.#showAgain());
  }

  hostDisconnected(): void {
    const flow = this.#flow;
    if (!flow) return;
    // Ignore a host that was only moved within the page.
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
    // A removed input keeps its text while anything refers to it.
    this.#inputs?.forEach((input) => {
      if (!input.isConnected) input.value = '';
    });
    if (this.#isFocusWanted) this.#moveFocus();
    this.#keepFocus();
  }

  render(): TemplateResult {
    const flow = this.#flow;
    const content = flow?.content();
    // Do not repeat the text when the status returns to what it was.
    if (this.#said?.over !== content?.status) this.#said = undefined;
    const shown = flow &&
      content && {
        flow,
        content: { ...content, status: this.#said?.text ?? content.status },
        question: (warning: unknown) => this.#question.render(warning),
      };
    return this.#surface.render(shown);
  }

  #say(text: string): void {
    this.#said = { text, over: this.#flow?.content().status ?? '' };
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  get #modal(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('.modal');
  }

  get #heading(): HTMLElement | null {
    return this.#surface.isShown ? this.#root.getElementById('heading') : null;
  }

  #showSurface(): void {
    if (!this.#flow || !this.#host.isConnected) return;
    this.#surface.show();
  }

  /** Restores the surface after a move, and the focus if it was lost, since browsers differ in where they put it. */
  #showAgain(): void {
    const isFocusLost = !this.#root.activeElement;
    this.#showSurface();
    if (this.#isFocusWanted) this.#moveFocus();
    else if (isFocusLost && this.#surface.mayMoveFocus) this.#heading?.focus();
  }

  /** Handles removal by the page. */
  #leave(): void {
    const flow = this.#flow;
    this.#surface.free();
    flow?.dropSecrets();
    flow?.remove();
  }

  #hide(): void {
    this.#flow = undefined;
    this.#endKeepingHeight?.();
    this.#endKeepingHeight = undefined;
    removeEventListener('pagehide', this.#onPageHide);
    this.#endPrinting?.();
    this.#surface.free();
  }

  /** Keeps the greatest height of the steps so far. */
  #keepHeight(): void {
    const modal = this.#modal;
    const endBefore = this.#endKeepingHeight;
    if (modal) this.#endKeepingHeight = keepHeight(this.#root, modal);
    endBefore?.();
  }

  #moveFocus(): void {
    if (!this.#surface.isShown) return;
    const root = this.#root;
    const target =
      (this.#wantedField === undefined ? null : root.getElementById(this.#wantedField)) ??
      root.querySelector<HTMLElement>('[data-takes-focus]') ??
      (this.#flow?.step === 'entering' ? firstInput(root) : undefined) ??
      this.#heading;
    if (!target) return;
    this.#isFocusWanted = false;
    this.#wantedField = undefined;
    if (target !== root.activeElement) target.focus();
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

  readonly #handlers: SurfaceHandlers = {
    // Not while a pointer is down: when the warning disappears, the pressed button would move.
    onActivity: () => this.#flow?.time?.touch(),
    onDismiss: this.dismiss,
    onClosed: () => {
      this.#showAgain();
      this.dismiss();
    },
    onHidden: () => this.#leave(),
  };
}

/** The part of a dialog that a flow uses. */
export type FlowDialog = Pick<
  ModalDialog,
  'follow' | 'requestUpdate' | 'say' | 'announce' | 'ask' | 'focusNext' | 'dismiss'
>;

function introduction({ merchant, subject }: ModalContent): string {
  return [merchant, subject].filter(Boolean).join('. ');
}
