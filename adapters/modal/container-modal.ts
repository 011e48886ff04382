import type { ModalPart } from './modal-part.ts';
import { raiseNative } from './raise.ts';
import type { ContainerModal, ModalElement, ModalInstance, Page } from './shared-page.ts';
import { isSupported } from './support.ts';

export interface ContainerModalContext {
  readonly container: Element;
  readonly page: Page;
  /** The parts of the plugin. Scripts that come later add to them. */
  readonly parts: readonly ModalPart[];
  readonly isReady: (part: ModalPart) => boolean;
  readonly load: (part: ModalPart) => Promise<void>;
  readonly methods: () => readonly string[];
  readonly modalOf: (container: Element) => ContainerModal;
  readonly onDestroy: () => void;
}

type Operations = Record<string, ((options: unknown) => void) | undefined>;

export function createContainerModal(context: ContainerModalContext): ContainerModal {
  const { container, page, parts, isReady, load, methods, modalOf, onDestroy } = context;
  const elements: Record<string, ModalElement> = {};
  const settings = Object.create(null) as Record<string, unknown>;
  let isDestroyed = false;
  let latest = parts[0];

  const instance = Object.defineProperty({ destroy }, 'element', {
    get: () => latest && elementOf(latest)?.place(),
    enumerable: true,
  }) as ModalInstance;
  const modal: ContainerModal = { container, instance, settings, configure, methods, learn, run, fail, modalOf };
  return modal;

  function configure(more: object): void {
    Object.keys(more).forEach((name) => (settings[name] = (more as Record<string, unknown>)[name]));
    made().forEach((element) => element.configure(settings));
  }

  function learn(part: ModalPart): void {
    const operations = instance as unknown as Operations;
    part.methods.forEach((method) => {
      // Functions of their own, not of a prototype: pages pass them on without their object.
      operations[method] ??= (options) => {
        latest = part;
        run(part, (element) => element.call(method, options));
      };
    });
  }

  function run(part: ModalPart, action: (element: ModalElement) => void): void {
    if (isDestroyed) throw new TypeError(`Destroyed. $(container).${part.plugin}() makes a new instance.`);
    if (!isSupported()) {
      fail(part, 'This browser is too old. Use a current Chrome, Edge, Firefox or Safari.', 'browser');
      return;
    }
    const element = elementOf(part);
    if (element) {
      action(element);
    } else {
      load(part).then(
        () => isDestroyed || run(part, action),
        (cause: unknown) => isDestroyed || fail(part, `The modal could not be loaded. ${String(cause)}`, 'script'),
      );
    }
  }

  function fail({ plugin, defaults, describeError }: ModalPart, text: string, subject: string): void {
    const form = modal.settings.form ?? defaults.form;
    const code = `${plugin}.error`;
    const detail = describeError(text, subject, form);
    page.trigger(container, code, [detail]);
    raiseNative(container, code, detail);
  }

  function elementOf(part: ModalPart): ModalElement | undefined {
    const make = page.makers[part.tag];
    if (make && isReady(part) && !elements[part.tag]) elements[part.tag] = make(modal, part);
    return elements[part.tag];
  }

  function destroy(): void {
    isDestroyed = true;
    made().forEach((element) => element.release());
    onDestroy();
  }

  function made(): ModalElement[] {
    return parts.map(({ tag }) => elements[tag]).filter((element) => !!element);
  }
}
