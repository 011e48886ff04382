import type { BankNameCall, BankNames } from '../../src/fields/bank-names.ts';
import { routingNumberOrEmpty } from '../../src/fields/routing-number.ts';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import { completeOptions, type OptionReader, type OptionReading } from '../../src/options/locked-options.ts';
import { describeProblems } from '../../src/options/option-problems.ts';
import type { OperationState, Refusal } from '../../src/operation/operation-state.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { OperationCalls, SubmissionCalls } from '../../src/operation/operation.ts';
import type { FormState } from './form-state.ts';
import type { LaterModule, LaterPart } from './later-part.ts';
import type { Modal } from './modal-element.ts';
import type { ModalFlow } from './modal-flow.ts';
import { OperationFlow } from './operation-flow.ts';
import { screenHandlers, type ScreenHandlers, type ShownTypes } from './operation-screen.ts';

export interface Entry {
  readonly form: Pick<FormState<'routingNumber'>, 'fields'> &
    Pick<FormState<string>, 'submit' | 'onlyWrongField' | 'isComplete' | 'dropSecrets'>;
  /** The authorization that the form shows. */
  readonly shownAuthorization?: string | undefined;
  /** Closing would lose something. */
  readonly isTouched: boolean;
  /** Renders again if the typed text, or a bank's name, has changed what else is shown. */
  followDerived(): void;
  /** Follows a declined submission. Returns the field that must change. */
  decline(code: DeclineCode): string | undefined;
}

export interface FormHandlers<Review> extends ScreenHandlers {
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  /** Goes back to a field of the form. */
  readonly onChange: (field: string) => void;
  readonly onPay: (review: Review) => void;
  readonly onCopied: () => void;
}

export interface CallOptions {
  readonly options: OptionReading['values'];
  readonly readOptions: OptionReader<OptionReading>;
}

interface FormLater<E> {
  readonly BankNames: typeof BankNames;
  /** Keeps what was entered when a session ends, for the same task with the next session. */
  readonly keepDraft: (owner: object, entry: E) => boolean;
  readonly resumeDraft: (owner: object, entry: E) => void;
}

export abstract class FormFlow<T extends ShownTypes, E extends Entry>
  extends OperationFlow<T, FormHandlers<T['Review']>>
  implements Required<ModalFlow>
{
  protected entry: E | undefined;
  #banks: BankNames | undefined;
  readonly #calls: BankNameCall;
  readonly #given: CallOptions;

  constructor(modal: Modal<SharedMessageKey>, calls: OperationCalls<T> & BankNameCall, given: CallOptions) {
    super(modal, calls);
    this.#calls = calls;
    this.#given = given;
  }

  get isLoadDeferred(): boolean {
    return this.#given.options.lockedOptions ?? false;
  }

  get isTouched(): boolean {
    const { step } = this;
    return (step === 'entering' || step === 'quoting' || step === 'reviewing') && (this.entry?.isTouched ?? false);
  }

  dropSecrets(): void {
    this.entry?.form.dropSecrets();
    this.#editWithoutSecrets();
  }

  protected abstract override readonly later: LaterPart<LaterModule & FormLater<E>>;

  /** Returns problems of the options that only the session reveals. */
  protected refusalOf?(session: T['Session']): Refusal | null;

  /** The bank of the routing number in the form; undefined until the later part is there. */
  protected readonly banks = (): BankNames | undefined => {
    const { BankNames } = this.later.module ?? {};
    return (this.#banks ??=
      BankNames &&
      new BankNames({
        routingNumber: () => routingNumberOrEmpty(this.entry?.form.fields.routingNumber ?? ''),
        calls: this.#calls,
        onName: () => this.entry?.followDerived(),
        flow: this,
      }));
  };

  protected abstract makeEntry(session: T['Session']): E;
  protected abstract send(entry: E, shownAuthorization: string | undefined): Promise<void>;
  /** Available once the later part is loaded. */
  protected abstract readonly submissionCalls: SubmissionCalls<T>;
  /** Returns the reviewed submission; undefined if a new review is needed. */
  protected abstract submissionOf(entry: E, review: T['Review']): T['Submission'] | undefined;

  protected override readonly handlers: FormHandlers<T['Review']> = {
    ...screenHandlers(this.operation, this.dialog, this.texts.t),
    onSubmit: () => void this.#onSubmit(),
    onBack: () => this.operation.edit(),
    onChange: (field) => {
      this.operation.edit();
      this.dialog.focusNext(field);
    },
    onPay: (review) => this.#onPay(review),
    onCopied: () => this.dialog.announce(this.texts.t('copied')),
  };

  protected override check(session: T['Session']): Refusal | null {
    const { options, readOptions } = this.#given;
    const problems = completeOptions(options, readOptions, session.lockedOptions);
    if (problems.size > 0) return { code: 'options', details: describeProblems(problems) };
    return this.refusalOf?.(session) ?? null;
  }

  protected override follow(state: OperationState<T>): void {
    const { step } = state;
    if (step === 'entering') {
      this.entry ??= this.#begin(state.session);
      const field = state.setback?.kind === 'declined' ? this.entry.decline(state.setback.code) : undefined;
      if (field) this.dialog.focusNext(field);
    }
    if (step === 'complete' || step === 'refused' || step === 'closed') this.entry?.form.dropSecrets();
    if (step === 'refused' && state.refusal.code === 'SessionExpired' && this.entry)
      this.isDraftKept = this.later.module?.keepDraft(this.dialog, this.entry) ?? false;
    this.#editWithoutSecrets();
  }

  #begin(session: T['Session']): E {
    const entry = this.makeEntry(session);
    this.later.module?.resumeDraft(this.dialog, entry);
    // The page has sent something wrong.
    const field = entry.form.onlyWrongField;
    if (field) this.dialog.focusNext(field);
    return entry;
  }

  /** Goes back from the review to the form, because nothing can be submitted without the secrets. */
  #editWithoutSecrets(): void {
    if (this.step === 'reviewing' && !this.entry?.form.isComplete) this.operation.edit();
  }

  async #onSubmit(): Promise<void> {
    const { entry } = this;
    // Loading the later part may show an authorization that was not on the screen at the press.
    const shown = entry?.shownAuthorization;
    // The later part also has the texts of errors.
    if (!(await this.prepare())) return;
    if (entry?.form.submit()) await this.send(entry, shown);
    else this.dialog.focusNext(entry?.form.onlyWrongField);
  }

  #onPay(review: T['Review']): void {
    const { state } = this.operation;
    if (!this.entry || state.step !== 'reviewing' || state.review !== review) return;
    const submission = this.submissionOf(this.entry, review);
    if (submission) {
      void this.operation.submit(submission, this.submissionCalls);
      return;
    }
    this.operation.edit();
    if (this.entry.form.isComplete) void this.send(this.entry, undefined);
  }
}
