import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import { completeOptions, type OptionReader, type OptionReading } from '../../src/options/locked-options.ts';
import { describeProblems } from '../../src/options/option-problems.ts';
import {
  isAboutOptions,
  mayClose,
  type OperationState,
  type OperationStep,
  type Refusal,
} from '../../src/operation/operation-state.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { Operation, type OperationCalls, type OperationReport } from '../../src/operation/operation.ts';
import { now, reportFault, wait } from './browser.ts';
import type { Draft, Drafts } from './draft.ts';
import type { FormState } from './form-state.ts';
import type { FlowDialog } from './modal-dialog.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';
import type { Modal } from './modal-element.ts';
import {
  operationContent,
  screenHandlers,
  type OperationScreen,
  type ScreenHandlers,
  type ShownTypes,
} from './operation-screen.ts';

/** The choices and the typed texts of a person. */
export interface Entry {
  readonly form: Pick<FormState<string>, 'submit' | 'isComplete' | 'dropSecrets'>;
  /** Closing would lose something. */
  readonly isTouched: boolean;
  readonly draft: Draft;
  /** Takes the draft of an entry like this one. */
  resume(draft: this['draft']): void;
  /** The submission was declined: what was chosen or typed may have to change. */
  decline(code: DeclineCode): void;
}

/** The actions of the buttons of a form and its review. */
export interface FormHandlers<Review> extends ScreenHandlers {
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly onPay: (review: Review) => void;
  /** The confirmation number is in the clipboard. */
  readonly onCopied: () => void;
}

/** The options of a call, as they were read. They are completed when the session is there. */
export interface CallOptions {
  readonly options: OptionReading['values'];
  readonly readOptions: OptionReader<OptionReading>;
}

/** An operation with a form, from the call that opened it to its last event. */
export abstract class FormFlow<T extends ShownTypes, E extends Entry> implements ModalFlow {
  readonly texts: ModalFlow['texts'];
  /** Made when the session is there. */
  protected entry: E | undefined;
  protected readonly operation: Operation<T>;
  protected readonly dialog: FlowDialog;
  readonly #handlers: FormHandlers<T['Review']>;
  readonly #drafts: Drafts;
  readonly #given: CallOptions;

  constructor({ dialog, drafts, texts }: Modal<SharedMessageKey>, calls: OperationCalls<T>, given: CallOptions) {
    this.texts = texts;
    this.dialog = dialog;
    this.#given = given;
    this.#drafts = drafts;
    this.operation = new Operation<T>({
      calls,
      refusalOf: (session) => this.#refusalOf(session),
      wait,
      now,
      reportFault,
      onWarning: () => dialog.requestUpdate(),
      onState: (state) => this.#follow(state),
      onReport: (report) => this.tell(report),
    });
    this.#handlers = {
      ...screenHandlers(this.operation, dialog),
      onSubmit: () => this.#onSubmit(),
      onBack: () => this.operation.edit(),
      onPay: (review) => this.#onPay(review),
      onCopied: () => dialog.say('copied'),
    };
  }

  get step(): OperationStep {
    return this.operation.state.step;
  }

  get opensLate(): boolean {
    return this.#given.options.lockedOptions ?? false;
  }

  get hasWrongOptions(): boolean {
    const { state } = this.operation;
    return state.step === 'refused' && isAboutOptions(state.refusal);
  }

  get mayClose(): boolean {
    return mayClose(this.operation.state);
  }

  get isTouched(): boolean {
    const { step } = this;
    return (step === 'entering' || step === 'quoting' || step === 'reviewing') && (this.entry?.isTouched ?? false);
  }

  get time(): ModalFlow['time'] {
    return this.operation.time;
  }

  content(): ModalContent {
    return operationContent(this.operation.state, this.texts.t, this.screen(this.#handlers), this.#handlers);
  }

  open(): Promise<void> {
    return this.operation.open();
  }

  close(): void {
    this.operation.close();
  }

  remove(): void {
    this.operation.remove();
  }

  dropSecrets(): void {
    this.entry?.form.dropSecrets();
    this.#editWithoutSecrets();
  }

  /** Tells this task from another one of the element; undefined where nothing says whose it is. */
  protected abstract readonly task: string | undefined;

  /** Problems of the options that only the session shows. */
  protected refusalOf?(session: T['Session']): Refusal | null;

  /** A bank's name, if it comes while the form is filled in: what is reviewed must not change any more. */
  protected async heeded(name: Promise<string | null> | undefined): Promise<string | null> {
    const known = await name;
    return this.step === 'entering' && known ? known : null;
  }

  protected abstract makeEntry(session: T['Session']): E;
  protected abstract screen(handlers: FormHandlers<T['Review']>): OperationScreen<T>;
  /** Tells the page what it hears of a report. */
  protected abstract tell(report: OperationReport<T>): void;
  /** The form was sent, and nothing in it is wrong. */
  protected abstract send(entry: E): Promise<void>;
  /** The reviewed submission; undefined where something else is chosen by now. */
  protected abstract submissionOf(entry: E, review: T['Review']): T['Submission'] | undefined;

  #refusalOf(session: T['Session']): Refusal | null {
    const { options, readOptions } = this.#given;
    const problems = completeOptions(options, readOptions, session.lockedOptions);
    if (problems.size > 0) return { code: 'options', details: describeProblems(problems) };
    return this.refusalOf?.(session) ?? null;
  }

  #follow(state: OperationState<T>): void {
    const { step } = state;
    if (step === 'entering') {
      this.entry ??= this.#begin(state.session);
      if (state.setback?.kind === 'declined') this.entry.decline(state.setback.code);
    }
    if (step === 'complete' || step === 'refused' || step === 'closed') this.entry?.form.dropSecrets();
    if (step === 'refused' && state.refusal.code === 'SessionExpired' && this.entry && this.task)
      this.#drafts.keep(this.task, this.entry.draft);
    this.#editWithoutSecrets();
    this.dialog.follow();
  }

  #begin(session: T['Session']): E {
    const entry = this.makeEntry(session);
    const draft = this.#drafts.take(this.task);
    if (draft) entry.resume(draft);
    return entry;
  }

  /** Once the secrets are dropped there is nothing left to submit: back from the review to the form. */
  #editWithoutSecrets(): void {
    if (this.step === 'reviewing' && !this.entry?.form.isComplete) this.operation.edit();
  }

  #onSubmit(): void {
    if (this.entry?.form.submit()) void this.send(this.entry);
    else this.dialog.focusNext();
  }

  #onPay(review: T['Review']): void {
    const { state } = this.operation;
    if (!this.entry || state.step !== 'reviewing' || state.review !== review) return;
    const submission = this.submissionOf(this.entry, review);
    if (submission) void this.operation.submit(submission);
    else this.operation.edit();
  }
}
