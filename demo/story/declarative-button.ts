import type { PreparedSession } from '../stories/sessions.ts';
import { buttonAttributes } from '../snippets/attributes.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';

/** A button of a page without code: its attributes hold everything about the operation. */
export class DeclarativeButton {
  readonly element = document.createElement('button');
  readonly #modal: ModalKind;
  readonly #containerId: string;

  constructor(modal: ModalKind, containerId: string) {
    this.#modal = modal;
    this.#containerId = containerId;
    this.element.type = 'button';
    this.element.className = 'primary';
    this.element.textContent = modal.buttonLabel;
    this.element.disabled = true;
    void installAdapter();
  }

  /** Replaces all attributes. */
  write(values: StoryValues, { sessionId, options = {} }: PreparedSession): void {
    const { element } = this;
    const old = element.getAttributeNames().filter((name) => name.startsWith('data-'));
    old.forEach((name) => element.removeAttribute(name));
    const context = { target: `#${this.#containerId}`, sessionId, more: options };
    const attributes = buttonAttributes(this.#modal, values, context);
    Object.entries(attributes).forEach(([name, text]) => element.setAttribute(name, text));
    element.disabled = false;
  }
}

async function installAdapter(): Promise<void> {
  const [{ install }, { default: $ }] = await Promise.all([import('../../adapters/jquery/index.ts'), import('jquery')]);
  install($);
}
