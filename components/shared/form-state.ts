import type { ReactiveControllerHost } from 'lit';
import { problemOf, type Verdict } from '../../src/fields/verdict.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';

export interface FormSettings<Name extends string> {
  readonly names: readonly Name[];
  readonly texts: Partial<Readonly<Record<Name, string>>>;
  readonly visible: () => readonly Name[];
  readonly check: (name: Name, fields: Readonly<Record<Name, string>>) => Verdict<unknown, string>;
  readonly secrets: readonly Name[];
  /** The fields that are typed again for each attempt. */
  readonly onceOnly?: readonly Name[];
  readonly declined: (code: DeclineCode) => Name | undefined;
  readonly onInput?: (name: Name) => void;
  readonly onDrop?: () => void;
}

/**
 * The texts of a form and what is wrong with them.
 *
 * A wrong text is shown when its field is left; whatever is missing or unfinished, when the form is submitted. While a
 * person types, errors only disappear. The host is rendered again only when what it shows changes.
 */
export class FormState<Name extends string> {
  readonly fields: Record<Name, string>;
  /** The problems by field, each as the second half of a message key. */
  readonly errors = new Map<Name, string>();
  /** The field whose error came up when it was left, to be announced. Empty once something else was entered. */
  announced: Name | '' | undefined;
  /** The problems of the last submission, also those that were corrected since. A single one is shown at its field only. */
  listed: ReadonlyMap<Name, string> = new Map();
  /** Grows when the inputs must be recreated, which clears typed text from their undo history. */
  generation = 0;

  /** The texts before anything was typed. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly settings: FormSettings<Name>;
  /** The field that the service rejected. It stays wrong until its text changes. */
  #rejected: Name | undefined;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: FormSettings<Name>) {
    this.#host = host;
    this.settings = settings;
    this.fields = Object.fromEntries(settings.names.map((name) => [name, settings.texts[name] ?? ''])) as Record<
      Name,
      string
    >;
    this.initial = { ...this.fields };
  }

  get isTouched(): boolean {
    return this.settings.names.some((name) => this.fields[name] !== this.initial[name]);
  }

  get isComplete(): boolean {
    return this.settings.visible().every((name) => this.#check(name).state === 'valid');
  }

  dropSecrets(): void {
    this.#wipe(this.settings.secrets);
    this.settings.onDrop?.();
  }

  /** The field to go to after a submission with a single problem. */
  get onlyWrongField(): Name | undefined {
    const [name] = this.errors.keys();
    return this.errors.size === 1 ? name : undefined;
  }

  /**
   * Keeps the input after a decline, except fields that are typed for each attempt. Returns the field that the decline
   * is about.
   */
  decline(code: DeclineCode): Name | undefined {
    const { onceOnly } = this.settings;
    if (onceOnly) this.#wipe(onceOnly);
    this.announced = undefined;
    const field = this.declinedField(code);
    if (field) {
      this.#forgetErrors();
      this.#rejected = field;
      this.errors.set(field, code);
      this.#host.requestUpdate();
    }
    return field;
  }

  declinedField(code: DeclineCode): Name | undefined {
    const field = this.settings.declined(code);
    return field && this.settings.visible().includes(field) ? field : undefined;
  }

  input(name: Name, text: string): void {
    const isEmptied = (text === '') !== (this.fields[name] === '');
    this.fields[name] = text;
    if (this.#rejected === name) this.#rejected = undefined;
    this.announced = '';
    if (this.#dropCorrected() || isEmptied) this.#host.requestUpdate();
    this.settings.onInput?.(name);
  }

  /** Checks a field that a person leaves. An empty or unfinished text is not wrong yet. */
  leave(name: Name): void {
    const verdict = this.#check(name);
    if (this.errors.has(name) || !('code' in verdict && verdict.code)) return;
    this.errors.set(name, verdict.code);
    this.announced = name;
    this.#host.requestUpdate();
  }

  /** Checks the whole form. Returns true if it can be sent; otherwise lists the errors. */
  submit(): boolean {
    return this.judge(this.settings.visible());
  }

  judge(names: readonly Name[]): boolean {
    this.#forgetErrors();
    this.announced = '';
    for (const name of names) {
      const problem = problemOf(this.#check(name));
      if (problem) this.errors.set(name, problem);
    }
    if (this.errors.size > 1) this.listed = new Map(this.errors);
    this.#host.requestUpdate();
    return this.errors.size === 0;
  }

  /** Drops the errors of fields that are gone or correct now. */
  revise(): void {
    this.announced = '';
    this.#dropCorrected();
    this.listed = new Map(Array.from(this.listed).filter(([name]) => this.errors.has(name)));
    this.#host.requestUpdate();
  }

  #wipe(names: readonly Name[]): void {
    for (const name of names) {
      this.fields[name] = '';
      this.errors.delete(name);
    }
    this.generation += 1;
    // The last text that a regular expression matched stays readable for every script of the page until the next match.
    /(?:)/.exec('');
    this.#host.requestUpdate();
  }

  #check(name: Name): Verdict<unknown, string> {
    return this.settings.check(name, this.fields);
  }

  /** Drops errors that no longer apply. A correction in one field may correct another one, or remove it. */
  #dropCorrected(): boolean {
    const before = this.errors.size;
    for (const [name, code] of this.errors) {
      const isWrong = name === this.#rejected || problemOf(this.#check(name)) === code;
      if (!isWrong || !this.settings.visible().includes(name)) this.errors.delete(name);
    }
    return this.errors.size !== before;
  }

  #forgetErrors(): void {
    this.errors.clear();
    this.listed = new Map();
    this.#rejected = undefined;
  }
}
