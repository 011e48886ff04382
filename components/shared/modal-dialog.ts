import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { OperationStep } from '../../src/operation/operation-state.ts';
import { addStyles } from './add-styles.ts';
import { chosenOf, firstInput, wrapFocus } from './focus-order.ts';
import { keepHeight } from './keep-height.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';
import type { DialogPart } from './later-part.ts';
import { ModalWindow } from './modal-window.ts';
import { OpenQuestion } from './open-question.ts';
import { PageSection } from './page-section.ts';
import type { Question } from './question-dialog.ts';
import type { ModalDisplay, Surface, SurfaceHandlers } from './surface.ts';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

const growingSteps: readonly (OperationStep | undefined)[] = ['loading', 'unreachable', 'entering'];

export class ModalDialog implements ReactiveController {
  #flow: ModalFlow | undefined;
  #step: OperationStep | undefined;
  #isFocusWanted = false;
  #wantedField = '';
  #focused: Element | null = null;
  #place: HTMLElement | null = null;
  #inputs: NodeListOf<HTMLInputElement> | undefined;
  #endPrinting: (() => void) | undefined;
  /** Text announced once instead of the status it replaces. */
  #announcement: { readonly text: string; readonly replaces: string; readonly isBrief: boolean } | undefined;
  #isOdd = false;
  /** The height of the step that has just ended, until the next one is shown. */
  #heightBefore = 0;
  #endKeepingHeight: (() => void) | undefined;
  #later: DialogPart | undefined;
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

  surface(display: ModalDisplay): Surface {
    return new (display === 'inline' ? PageSection : ModalWindow)(this.#host, this.#handlers);
  }

  async show(flow: ModalFlow, surface: Surface): Promise<boolean> {
    this.#flow = flow;
    this.#step = flow.step;
    this.#surface = surface;
    addEventListener('pagehide', this.#onPageHide);
    this.requestUpdate();
    await this.#host.updateComplete;
    this.#showSurface();
    this.#isFocusWanted = surface.mayMoveFocus;
    if (this.#isFocusWanted) this.#moveFocus();
    if (this.#flow === flow && !surface.isShown) this.#hide();
    return this.#flow === flow;
  }

  follow(): void {
    const flow = this.#flow;
    if (!flow) return;
    const { step, mayClose } = flow;
    const isOpening = this.#step === 'loading' && step === 'entering';
    const isFocusAllowed = this.#surface.mayMoveFocus;
    this.#announcement = undefined;
    // The same step again, such as another status request, does not move the focus.
    if (step !== this.#step) this.#isFocusWanted = isFocusAllowed;
    // Announced, because screen readers read the dialog before merchant and purpose were known.
    if (isFocusAllowed && isOpening) this.announce(introduction(flow.content()));
    // The live region announces it to a person elsewhere on the page.
    else if (!isFocusAllowed && !isOpening && step !== this.#step) this.announce(flow.content().heading);
    this.#step = step;
    // Only during a submission: browsers do not keep a page with this listener for the Back button.
    if (step === 'submitting' || step === 'unknown') addEventListener('beforeunload', this.#onBeforeUnload);
    else removeEventListener('beforeunload', this.#onBeforeUnload);
    if (!mayClose || step === 'refused' || step === 'complete') this.#question.withdraw();
    this.#heightBefore = this.#modal?.offsetHeight ?? 0;
    if (step === 'closed') this.#hide();
    this.requestUpdate();
  }

  /** @param isBrief Only until the next change, not as long as the status stays as it is. */
  announce(text: string, isBrief = false): void {
    // A live region announces only what has changed, and the last text may be the same.
    this.#isOdd = !this.#isOdd;
    const replaces = this.#flow?.content().status ?? '';
    this.#announcement = { text: text + (this.#isOdd ? '' : '\u00a0'), replaces, isBrief };
    this.requestUpdate();
  }

  /** Takes over the part that is fetched later: its styles, its keys, and printing of only the shown modal. */
  adopt(later: DialogPart): void {
    if (this.#flow) this.#endPrinting ??= later.printOnlyModal(this.#host, addStyles);
    if (later === this.#later) return;
    this.#later = later;
    addStyles(this.#root, later.styles);
    this.requestUpdate();
  }

  requestUpdate(): void {
    this.#host.requestUpdate();
  }

  focusNext(field = ''): void {
    this.#isFocusWanted = true;
    this.#wantedField = field;
    this.requestUpdate();
  }

  ask(texts: Question, onAnswer: (isConfirmed: boolean) => void): void {
    this.#question.ask(texts, onAnswer);
  }

  readonly dismiss = (): void => {
    const flow = this.#flow;
    if (this.#question.withdraw() || !flow?.mayClose) return;
    if (!flow.isTouched) {
      flow.close();
      return;
    }
    const { t } = flow.texts;
    this.ask(
      { heading: t('leave.heading'), text: t('leave.text'), stay: t('leave.stay'), go: t('leave.go') },
      (isConfirmed) => {
        if (isConfirmed) flow.close();
      },
    );
  };

  hostConnected(): void {
    if (!this.#flow) return;
    this.#flow.restore?.();
    // It would be modal no longer.
    this.#question.withdraw();
    void this.#host.updateComplete.then(() => this.#showAgain());
  }

  hostDisconnected(): void {
    if (!this.#flow) return;
    // Ignore a host that was only moved within the page.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#onRemoved();
    });
  }

  hostUpdate(): void {
    this.#focused = this.#root.activeElement;
    this.#place = this.#focused?.closest<HTMLElement>('[data-keeps-focus]') ?? null;
    this.#inputs = this.#root.querySelectorAll('input');
  }

  hostUpdated(): void {
    this.#inputs?.forEach((input) => {
      if (input.isConnected) return;
      // Something may still refer to the input, and undo has its steps.
      input.value = '';
      input.dispatchEvent(new CustomEvent('wiped'));
    });
    this.#inputs = undefined;
    if (this.#announcement?.isBrief) this.#announcement = undefined;
    if (this.#isFocusWanted) this.#moveFocus();
    this.#keepFocus();
    if (this.#heightBefore) this.#keepHeight();
  }

  render(): TemplateResult | typeof nothing {
    const flow = this.#flow;
    if (!flow) return nothing;
    const content = flow.content();
    // Do not repeat the text when the status returns to what it was.
    if (this.#announcement?.replaces !== content.status) this.#announcement = undefined;
    return this.#surface.render({
      flow,
      content: { ...content, status: this.#announcement?.text ?? content.status },
      question: (warning) => this.#question.render(warning),
    });
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
    if (this.#flow && this.#host.isConnected) this.#surface.show();
  }

  /** Restores the surface after a move, and the focus if it was lost, since browsers differ in where they put it. */
  #showAgain(): void {
    const isFocusLost = !this.#root.activeElement;
    this.#showSurface();
    if (this.#isFocusWanted) this.#moveFocus();
    else if (isFocusLost && this.#surface.mayMoveFocus) this.#heading?.focus();
  }

  /** Handles removal by the page. */
  #onRemoved(): void {
    const flow = this.#flow;
    this.#surface.release();
    flow?.dropSecrets?.();
    flow?.remove();
  }

  #hide(): void {
    this.#flow = undefined;
    this.#heightBefore = 0;
    this.#endKeepingHeight?.();
    this.#endKeepingHeight = undefined;
    removeEventListener('pagehide', this.#onPageHide);
    this.#endPrinting?.();
    this.#endPrinting = undefined;
    this.#surface.release();
  }

  /** Keeps the greatest height of the steps so far. A sheet is costly, and a form higher than its outline needs none. */
  #keepHeight(): void {
    const height = this.#heightBefore;
    const isFinal = !growingSteps.includes(this.#step);
    this.#heightBefore = 0;
    const endBefore = this.#endKeepingHeight;
    if (!isFinal && !endBefore && (this.#modal?.offsetHeight ?? 0) >= height) return;
    this.#endKeepingHeight = keepHeight(this.#root, height, isFinal);
    endBefore?.();
  }

  #moveFocus(): void {
    if (!this.#surface.isShown) return;
    const root = this.#root;
    const field = this.#wantedField;
    const target =
      chosenOf(root.getElementById(field)) ??
      root.querySelector<HTMLElement>('[data-takes-focus]') ??
      (this.#flow?.step === 'entering' ? firstInput(root) : undefined) ??
      this.#heading;
    if (!target) return;
    this.#isFocusWanted = false;
    this.#wantedField = '';
    const error = root.getElementById(`${field}-error`)?.textContent;
    if (target !== root.activeElement) target.focus();
    // A person who submits in a wrong field hears what is wrong with it.
    else if (error) queueMicrotask(() => this.announce(error, true));
  }

  /** Moves a lost focus to the element marked `data-keeps-focus`, or to the heading. */
  #keepFocus(): void {
    const isTaken = this.#focused && !this.#focused.isConnected && !this.#root.activeElement;
    if (isTaken) (this.#place?.isConnected ? this.#place : this.#heading)?.focus();
    this.#focused = null;
    this.#place = null;
  }

  readonly #onPageHide = (): void => this.#flow?.dropSecrets?.();

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

  readonly #handlers: SurfaceHandlers = {
    onUse: (event) => {
      // Not while a pointer is down: when the warning disappears, the pressed button would move.
      this.#flow?.time?.touch((event as KeyboardEvent).key);
      if (event.type !== 'keydown') return;
      wrapFocus(event as KeyboardEvent, this.#root);
      this.#later?.onKey(event as KeyboardEvent, this.#root);
    },
    onDismiss: this.dismiss,
    onClosed: () => {
      this.#showAgain();
      this.dismiss();
    },
    onHidden: () => this.#onRemoved(),
  };
}

/** The part of a dialog that a flow uses. */
export type FlowDialog = Pick<
  ModalDialog,
  'follow' | 'adopt' | 'requestUpdate' | 'announce' | 'ask' | 'focusNext' | 'dismiss'
>;

function introduction({ merchant, subject }: ModalContent): string {
  return [merchant, subject].filter(Boolean).join('. ');
}
