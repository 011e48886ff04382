import { fixtureSync, html } from '@open-wc/testing';
import { accountModal, adjusterModal, paymentModal } from '../../adapters/modals.ts';
import { eventPath, raiseAlong, raiser, type HasRaiser } from '../../components/shared/event-path.ts';

/** Stands in for a modal element: records calls, and raises the events that the test chooses. */
export class StubModal extends HTMLElement implements HasRaiser {
  readonly calls: { method: string; options: unknown }[] = [];
  /** The form of the interface in which each call was made. */
  readonly forms: string[] = [];
  baseUrl = '';
  formVersion = 'later';
  messages = {};
  [raiser]: HasRaiser[typeof raiser];
  /** True from a call that raises no error until `unload`. */
  isOpen = false;
  #path = eventPath(this);

  connectedCallback(): void {
    this.#path = eventPath(this);
  }

  raise(code: string, detail: unknown = null): void {
    if (code.endsWith('.unload')) this.isOpen = false;
    raiseAlong(this.#path, this[raiser], code, detail);
  }
}

/** Defines an element with the methods. The option `raises` names an event that a call raises at once. */
export function defineStub(tag: string, methods: readonly string[]): void {
  class Stub extends StubModal {}
  for (const method of methods) {
    Object.defineProperty(Stub.prototype, method, {
      value(this: StubModal, options: unknown) {
        this.calls.push({ method, options });
        this.forms.push(this.formVersion);
        const { raises } = (options ?? {}) as { raises?: string };
        this.isOpen ||= !raises?.endsWith('.error');
        if (raises) this.raise(raises);
      },
    });
  }
  customElements.define(tag, Stub);
}

const modals = [paymentModal, accountModal, adjusterModal];

export function defineStubs(): void {
  for (const { tag, methods } of modals) defineStub(tag, Object.values(methods));
}

export function stubs(tag = 'portal-payment', root: ParentNode = document): StubModal[] {
  return Array.from(root.querySelectorAll<StubModal>(tag));
}

export function stubInBody(tag?: string): StubModal {
  const found = stubs(tag).filter(({ parentNode }) => parentNode === document.body);
  if (found.length !== 1 || !found[0]) throw new Error(`There are ${found.length} elements in the body.`);
  return found[0];
}

export function removeStubs(): void {
  for (const { tag } of modals) stubs(tag).forEach((stub) => stub.remove());
}

export const makeContainer = () => fixtureSync<HTMLDivElement>(html`<div></div>`);
