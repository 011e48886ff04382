import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import {
  isAboutOptions,
  mayClose,
  type OperationState,
  type OperationStep,
  type Refusal,
} from '../../src/operation/operation-state.ts';
import { Operation, type OperationCalls, type OperationReport } from '../../src/operation/operation.ts';
import { now, reportFault, wait } from './browser.ts';
import type { LaterPart } from './later-part.ts';
import type { FlowDialog } from './modal-dialog.ts';
import type { Modal } from './modal-element.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';
import {
  isAtWork,
  operationContent,
  type OperationScreen,
  type ScreenHandlers,
  type ShownTypes,
} from './operation-screen.ts';
import type { Texts } from './texts.ts';

/** In milliseconds. */
const usualTime = 10_000;
const retryAfter = 30_000;

export abstract class OperationFlow<T extends ShownTypes, Handlers extends ScreenHandlers> implements ModalFlow {
  readonly texts: Texts<SharedMessageKey>;
  protected readonly operation: Operation<T>;
  protected readonly dialog: FlowDialog;
  /** The entries are restored if the person starts again. */
  protected isDraftKept = false;
  /** The present step waits for longer than usual. */
  #isLate = false;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #merchant: T['Session']['merchant'] | undefined;

  constructor({ dialog, texts }: Modal<SharedMessageKey>, calls: OperationCalls<T>) {
    this.texts = texts;
    this.dialog = dialog;
    this.operation = new Operation<T>({
      calls,
      refusalOf: (session) => this.check?.(session) ?? null,
      wait,
      now,
      reportFault,
      onWarning: () => dialog.requestUpdate(),
      onState: (state) => {
        this.#watch(state.step);
        if ('session' in state) this.#merchant = state.session.merchant;
        this.follow?.(state);
        if (state.step === 'refused') void this.#followRefusal();
        else dialog.follow();
      },
      onReport: (report) => this.raiseReport(report),
    });
  }

  get step(): OperationStep {
    return this.operation.state.step;
  }

  get hasWrongOptions(): boolean {
    const { state } = this.operation;
    return state.step === 'refused' && isAboutOptions(state.refusal);
  }

  get mayClose(): boolean {
    return mayClose(this.operation.state);
  }

  get time(): ModalFlow['time'] {
    return this.operation.time;
  }

  get sessionWarning(): unknown {
    const { time } = this.operation;
    return time && this.later.module?.sessionWarning(this.texts.t, time, this.dialog);
  }

  content(): ModalContent {
    return operationContent(
      this.operation.state,
      this.texts,
      {
        ...this.screen(this.handlers),
        merchant: this.#merchant,
        isLate: this.#isLate,
        isDraftKept: this.isDraftKept,
        later: this.later.module,
      },
      this.handlers,
    );
  }

  async open(): Promise<void> {
    this.#watch(this.step);
    await this.operation.open();
    void this.#loadSoon();
  }

  close(): void {
    this.operation.close();
  }

  remove(): void {
    this.operation.remove();
  }

  /** Goes on if the element is back before the end of a submission. */
  restore(): void {
    this.operation.isRemoved = false;
  }

  /** Everything shown after the form. */
  protected abstract readonly later: LaterPart;
  protected abstract readonly handlers: Handlers;
  protected abstract screen(handlers: Handlers): OperationScreen<T>;
  protected abstract raiseReport(report: OperationReport<T>): void;

  /**
   * Waits until this operation has the later part, which a submission needs. Another element may have loaded it already.
   * Returns false if it cannot be loaded now.
   */
  protected async prepare(): Promise<boolean> {
    return this.operation.time !== undefined || this.operation.prepare(() => this.#loadLater());
  }

  /** Tries again until it is there: the session's time and its warning are in it, too. */
  async #loadSoon(): Promise<void> {
    while (this.step !== 'refused' && !(await this.tryToLoad()) && this.step !== 'closed') await wait(retryAfter);
  }

  /** The page is notified of a refusal at once. The person sees it as soon as the later part is there, which has the words. */
  async #followRefusal(): Promise<void> {
    const { module } = this.later;
    // Another element may have loaded it.
    if (module) this.dialog.adopt(module);
    else if (await this.tryToLoad()) return;
    if (this.step === 'refused') this.dialog.follow();
  }

  protected tryToLoad(): Promise<boolean> {
    return this.#loadLater().then(
      () => true,
      () => false,
    );
  }

  async #loadLater(): Promise<void> {
    const later = await this.later.load();
    this.operation.adopt(later);
    if (this.step === 'refused') this.dialog.follow();
    this.dialog.adopt(later);
  }

  /** Tells the person if the modal works for a long time. */
  #watch(step: OperationStep): void {
    clearTimeout(this.#lateTimer);
    this.#isLate = false;
    if (!isAtWork(step)) return;
    this.#lateTimer = setTimeout(() => {
      this.#isLate = true;
      this.dialog.requestUpdate();
    }, usualTime);
  }

  /** Checks the opened session. Returns the reason if the operation cannot go on with it. */
  protected check?(session: T['Session']): Refusal | null;
  protected follow?(state: OperationState<T>): void;
}
