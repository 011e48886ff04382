import { networkConditions } from '../sandbox/network.ts';
import { moveClock, setFaults } from '../sandbox/sandbox-client.ts';
import { buttonAttributes, elementAttributes } from '../snippets/attributes.ts';
import { callOf, givenOptions, type BegunSession, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes, type Theme } from '../themes/themes.ts';

export interface LoggedEvent {
  readonly time: Date;
  readonly code: string;
  readonly detail: unknown;
}

/** Without a key if the story has no session. */
export type PreparedSession = Partial<BegunSession>;

/** Longer than any session lasts, in minutes. */
const oneDay = 24 * 60;

export class StagedModal {
  readonly container = document.createElement('div');
  readonly #element: HTMLElement;
  readonly #modal: ModalKind;
  readonly #defined: Promise<void>;
  #isClockMoved = false;

  constructor(modal: ModalKind, onEvent: (event: LoggedEvent) => void, adapt?: (element: HTMLElement) => void) {
    this.#modal = modal;
    this.#element = document.createElement(modal.demoTag ?? modal.tag);
    this.#defined = modal.define().then(() => adapt?.(this.#element));
    this.container.id = `${modal.plugin}-container`;
    this.container.append(this.#element);
    const onModalEvent = (event: Event) => {
      const { type: code, detail } = event as CustomEvent<unknown>;
      onEvent({ time: new Date(), code, detail });
      if (code.endsWith('.unload')) this.leave();
    };
    modal.codes.forEach((code) => this.container.addEventListener(code, onModalEvent));
  }

  dress(values: StoryValues): void {
    const { className = '' }: Theme = themes[values.theme];
    this.container.className = className;
    const formVersion = this.#modal.plugin === 'portal' && { 'form-version': 'later' };
    replaceAttributes(this.#element, /^(form-version|lang|dir|display)$/, {
      ...formVersion,
      ...elementAttributes(values),
    });
    Object.assign(this.#element, { messages: values.messages ?? {} });
  }

  async prepare(values: StoryValues): Promise<PreparedSession> {
    await this.#defined;
    await this.#resetClock();
    await setFaults([]);
    const session = await this.#begin(values);
    await setFaults(networkConditions[values.network].faults);
    return session;
  }

  open(values: StoryValues, { sessionKey, options }: PreparedSession): void {
    const operations = this.#element as unknown as Readonly<Record<string, (options: object) => void>>;
    operations[callOf(this.#modal, values)]?.({
      ...(sessionKey === undefined ? {} : { [this.#modal.sessionOption]: sessionKey }),
      ...options,
      ...givenOptions(this.#modal, values),
    });
  }

  writeButton(button: HTMLButtonElement, values: StoryValues, { sessionKey, options }: PreparedSession): void {
    const target = `#${this.container.id}`;
    replaceAttributes(button, /^data-/, buttonAttributes(this.#modal, values, target, sessionKey, options));
  }

  leave(): void {
    void this.#resetClock().catch(() => undefined);
  }

  async #begin(values: StoryValues): Promise<PreparedSession> {
    const { sandbox } = this.#modal;
    if (values.session === 'none') return {};
    const begun = await sandbox.begin(values);
    if (values.session === 'reserved') await sandbox.reserve(begun);
    if (values.session === 'used') await sandbox.spend(begun.sessionKey);
    if (values.session === 'expired') {
      this.#isClockMoved = true;
      await moveClock(oneDay);
    }
    return values.session === 'invented' ? { ...begun, sessionKey: crypto.randomUUID() } : begun;
  }

  async #resetClock(): Promise<void> {
    if (!this.#isClockMoved) return;
    this.#isClockMoved = false;
    await moveClock(-oneDay);
  }
}

export async function installAdapter(): Promise<void> {
  const [{ install }, { default: $ }] = await Promise.all([import('../../adapters/jquery/index.ts'), import('jquery')]);
  install($);
}

function replaceAttributes(element: HTMLElement, old: RegExp, attributes: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames().filter((name) => old.test(name))) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
