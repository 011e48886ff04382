import { createContainerModal } from './container-modal.ts';
import type { JQueryLike } from './jquery-like.ts';
import type { ModalPart } from './modal-part.ts';
import type { ContainerModal, Page } from './shared-page.ts';
import { isSupported } from './support.ts';

/** One plugin: what its parts have in common. */
export interface Plugin {
  /** Adds a part, unless there is one with its tag already. */
  readonly add: (part: ModalPart) => void;
  readonly install: ($: JQueryLike) => void;
  /** Does what the attributes of a button say. */
  readonly press: (button: Element) => void;
  /** Has the element of a button loaded ahead. */
  readonly expect: (button: Element) => void;
}

type Marked = Element & Record<string, ContainerModal | undefined>;

export function createPlugin(name: string, page: Page): Plugin {
  const parts: ModalPart[] = [];
  const loading: Record<string, Promise<void> | undefined> = {};
  // On the container itself: there every copy of the adapter finds it, and it goes when the container goes.
  const mark = `paymentModals-${name}`;

  return { add, install, press, expect };

  function add(part: ModalPart): void {
    if (!parts.some(({ tag }) => tag === part.tag)) parts.push(part);
  }

  function install($: JQueryLike): void {
    ($.fn as Record<string, unknown>)[name] = bridge;
    // Containers that were there before this jQuery came, or before a part did.
    Array.prototype.forEach.call(document.querySelectorAll('*'), (element: Marked) => {
      if (element[mark]) $(element).data(name, modalOf(element).instance);
    });
  }

  /** `$(c).portal()`, `$(c).portal({ form: 'earlier' })`, `$(c).portal('makePayment', options)`, `$(c).portal('destroy')` */
  function bridge<Set extends ArrayLike<Element>>(this: Set, request?: unknown, options?: unknown): Set {
    const names = methods().concat('destroy');
    if (typeof request === 'string' && !names.some((known) => known === request)) {
      throw new TypeError(`${name}() has no method "${request}". Use one of: ${names.join(', ')}.`);
    }
    Array.prototype.forEach.call(this, (container: Element) => {
      const { instance, configure } = modalOf(container);
      page.jQuerys.forEach(($) => $(container).data(name, instance));
      if (typeof request === 'string') {
        (instance as unknown as Record<string, (options: unknown) => void>)[request]?.(options);
      } else {
        configure(request ?? {});
        parts.forEach(prepare);
      }
    });
    return this;
  }

  function methods(): string[] {
    return parts.reduce<string[]>((all, part) => all.concat(part.methods), []);
  }

  function modalOf(container: Element): ContainerModal {
    const marked = container as Marked;
    const onDestroy = (): void => {
      marked[mark] = undefined;
      page.jQuerys.forEach(($) => $(container).removeData(name));
    };
    const modal = (marked[mark] ??= createContainerModal({
      container,
      page,
      parts,
      isReady,
      load,
      methods,
      modalOf,
      onDestroy,
    }));
    parts.forEach(modal.learn);
    return modal;
  }

  function press(button: Element): void {
    partOf(button).forEach((part) => modalOf(button).run(part, (element) => element.press(button)));
  }

  function expect(button: Element): void {
    partOf(button).forEach(prepare);
  }

  /** The part whose operation a button names. Where it names none, the first one will say so. */
  function partOf(button: Element): ModalPart[] {
    const method = button.getAttribute('data-method');
    const named = parts.filter(({ methods }) => methods.some((known) => known === method));
    return named.concat(parts).slice(0, 1);
  }

  /** Loads ahead, once. Should that fail, the call that follows tries again and tells. */
  function prepare(part: ModalPart): void {
    if (isSupported() && !(part.tag in loading)) load(part).catch(() => undefined);
  }

  function isReady({ tag }: ModalPart): boolean {
    return tag in page.makers && !!customElements.get(tag);
  }

  /** Once for all who want it, and again where that failed. */
  function load(part: ModalPart): Promise<void> {
    const { tag } = part;
    return (loading[tag] ??= part
      .load()
      .then(() => {
        if (!isReady(part)) throw new Error(`<${tag}> was not defined.`);
      })
      .catch((cause: unknown) => {
        loading[tag] = undefined;
        throw cause;
      }));
  }
}
