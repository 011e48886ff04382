import type { ReactiveControllerHost } from 'lit';
import { elementAttributes } from '../snippets/attributes.ts';
import { prepareSession, type PreparedSession } from '../stories/sessions.ts';
import { setFaults } from '../sandbox/sandbox-client.ts';
import { networkConditions } from '../sandbox/network.ts';
import { callOf, givenOptions, sessionName, type ModalKind } from '../stories/modal-kind.ts';
import type { Story } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes, type Theme } from '../themes/themes.ts';
import type { LoggedEvent } from './logged-event.ts';

type Operations = Readonly<Record<string, (options: object) => void>>;

/** The element of a story in its container, with the log of its events. */
export class StagedModal {
  readonly container = document.createElement('div');
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #element: HTMLElement;
  readonly #modal: ModalKind;
  readonly #onEvent: (event: LoggedEvent) => void;
  readonly #defined: Promise<void>;
  #session: PreparedSession | undefined;
  #count = 0;

  constructor(
    host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    modal: ModalKind,
    { adapt }: Pick<Story, 'adapt'>,
    onEvent: (event: LoggedEvent) => void,
  ) {
    this.#host = host;
    this.#modal = modal;
    this.#defined = modal.define().then(() => adapt?.(this.#element));
    this.#onEvent = onEvent;
    this.#element = document.createElement(modal.demoTag ?? modal.tag);
    this.container.id = `${modal.plugin}-container`;
    this.container.append(this.#element);
    modal.results.codes.forEach((code) => this.container.addEventListener(code, this.#onModalEvent));
  }

  /** Sets the attributes and texts of the element as a page does. */
  dress(values: StoryValues): void {
    const { className = '' }: Theme = themes[values.theme];
    this.container.className = className;
    ['form-version', 'lang', 'dir', 'display'].forEach((name) => this.#element.removeAttribute(name));
    if (this.#modal.hasForms) this.#element.setAttribute('form-version', 'later');
    Object.assign(this.#element, { messages: values.messages ?? {} });
    Object.entries(elementAttributes(values)).forEach(([name, value]) => this.#element.setAttribute(name, value));
  }

  /** Prepares the session and the network of the story. */
  async prepare(values: StoryValues): Promise<PreparedSession> {
    await this.#defined;
    await this.#settle();
    await setFaults([]);
    this.#session = await prepareSession(this.#modal.sandbox, values);
    await setFaults(networkConditions[values.network].faults);
    return this.#session;
  }

  open(values: StoryValues, { sessionId, options }: PreparedSession): void {
    const operation = (this.#element as unknown as Operations)[callOf(this.#modal, values)];
    operation?.call(this.#element, {
      ...(sessionId === undefined ? {} : { [sessionName(this.#modal, values)]: sessionId }),
      ...options,
      ...givenOptions(this.#modal, values),
    });
  }

  /** Removes the effects of this story from the sandbox. */
  leave(): void {
    void this.#settle().catch(() => undefined);
  }

  readonly #onModalEvent = (event: Event): void => {
    const { type: code, detail } = event as CustomEvent<unknown>;
    this.#count += 1;
    this.#onEvent({ number: this.#count, time: new Date(), code, detail });
    if (code.endsWith('.unload')) this.leave();
    this.#host.requestUpdate();
  };

  async #settle(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.settle();
  }
}
