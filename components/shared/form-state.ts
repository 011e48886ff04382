import type { ReactiveControllerHost } from 'lit';
import type { Verdict } from '../../src/fields/verdict.ts';
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
 * The texts of a form and what is wrong with them. While it is typed, a text is an error only if it cannot become valid.
 * Everything else is reported on submission.
 */
export class FormState<Name extends string> {
  readonly fields: Record<Name, string>;
  /** The problems by field, each as the second half of a message key. */
  readonly errors = new Map<Name, string>();
  announced: Name | undefined;
  /** The problems of the last submission. The list stands still until the next one, while the fields are corrected. */
  listed: ReadonlyMap<Name, string> = new Map();
  /** Grows when the inputs must be recreated, which clears typed text from their undo history. */
  generation = 0;

  /** The field that the service found wrong, whatever we think of it. It stays wrong until it is typed in. */
  #rejected: Name | undefined;
  readonly #initial: Readonly<Record<Name, string>>;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #settings: FormSettings<Name>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: FormSettings<Name>) {
    this.#host = host;
    this.#settings = settings;
    this.fields = Object.fromEntries(settings.names.map((name) => [name, settings.texts[name] ?? ''])) as Record<
      Name,
      string
    >;
    this.#initial = { ...this.fields };
  }

  get isTouched(): boolean {
    return this.#settings.names.some((name) => this.fields[name] !== this.#initial[name]);
  }

  get isComplete(): boolean {
    return this.#settings.visible().every((name) => this.#check(name).state === 'valid');
  }

  get typed(): Partial<Record<Name, string>> {
    const { names, secrets } = this.#settings;
    const typed = names.filter((name) => !secrets.includes(name) && this.fields[name] !== this.#initial[name]);
    return Object.fromEntries(typed.map((name) => [name, this.fields[name]])) as Partial<Record<Name, string>>;
  }

  resume(typed: Partial<Readonly<Record<Name, string>>>): void {
    Object.assign(this.fields, typed);
    this.revise();
  }

  dropSecrets(): void {
    this.#wipe(this.#settings.secrets);
    this.#settings.onDrop?.();
  }

  /** After a decline all input stays but what is good for one attempt, and the field that it is about is shown. */
  decline(code: DeclineCode): void {
    const { onceOnly } = this.#settings;
    if (onceOnly) this.#wipe(onceOnly);
    const field = this.declinedField(code);
    if (!field) return;
    this.#forgetErrors();
    this.#rejected = field;
    this.errors.set(field, code);
    this.#host.requestUpdate();
  }

  declinedField(code: DeclineCode): Name | undefined {
    const field = this.#settings.declined(code);
    return field && this.#settings.visible().includes(field) ? field : undefined;
  }

  input(name: Name, text: string): void {
    const isEmptied = (text === '') !== (this.fields[name] === '');
    this.fields[name] = text;
    if (this.#rejected === name) this.#rejected = undefined;
    const verdict = this.#check(name);
    const before = this.errors.get(name);
    if (verdict.state === 'invalid') this.errors.set(name, verdict.code);
    else this.errors.delete(name);
    const after = this.errors.get(name);
    this.announced = after ? name : undefined;
    const others = this.#dropCorrected();
    if (before !== after || others || isEmptied) this.#host.requestUpdate();
    this.#settings.onInput?.(name);
  }

  submit(): boolean {
    return this.judge(this.#settings.visible());
  }

  judge(names: readonly Name[]): boolean {
    this.#forgetErrors();
    for (const name of names) {
      const verdict = this.#check(name);
      if (verdict.state === 'valid') continue;
      this.errors.set(name, ('code' in verdict && verdict.code) || verdict.state);
    }
    this.listed = new Map(this.errors);
    this.#host.requestUpdate();
    return this.errors.size === 0;
  }

  /** Drops the errors of fields that are no longer there, or right by now. */
  revise(): void {
    const visible = this.#settings.visible();
    this.listed = new Map(Array.from(this.listed).filter(([name]) => visible.includes(name)));
    this.#dropCorrected();
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
    return this.#settings.check(name, this.fields);
  }

  /** A correction in one field may set another one right, or take it off the page. */
  #dropCorrected(): boolean {
    if (this.errors.size === 0) return false;
    const visible = this.#settings.visible();
    let hasDropped = false;
    for (const name of this.errors.keys()) {
      const isWrong = name === this.#rejected || this.#check(name).state !== 'valid';
      if (visible.includes(name) && isWrong) continue;
      hasDropped = this.errors.delete(name) || hasDropped;
    }
    return hasDropped;
  }

  #forgetErrors(): void {
    this.errors.clear();
    this.announced = undefined;
    this.listed = new Map();
    this.#rejected = undefined;
  }
}
