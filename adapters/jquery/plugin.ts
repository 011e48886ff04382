import { createAnnouncement } from './announcement.ts';
import { createContainerModal, isSupported } from './container-modal.ts';
import type { JQueryLike } from './jquery-like.ts';
import {
  globalName,
  type ContainerModal,
  type CreateModalElement,
  type ModalOffer,
  type Page,
  type Plugin,
} from './shared-page.ts';

type Marked = Element & Record<string, ContainerModal | undefined>;

export function createPlugin(name: string, page: Page): Plugin {
  const modals: ModalOffer[] = [];
  const loading: Record<string, Promise<void> | undefined> = {};
  // Stored on the container, where every copy of the adapter finds it until the container is removed.
  const mark = globalName + name;
  const { announce, listen } = createAnnouncement(name, modals, page.jQuerys);
  const plugin: Plugin = {
    name,
    page,
    modals,
    announce,
    add,
    install,
    methods,
    modalOf,
    forget,
    loaded,
    load,
    press,
    preload: (button) => preload(button, offeredBy(button)),
  };
  return plugin;

  function add(modal: ModalOffer): void {
    if (!modals.some(({ table }) => table.tag === modal.table.tag)) modals.push(modal);
  }

  function install($: JQueryLike): void {
    ($.fn as Record<string, unknown>)[name] = bridge;
    // Containers that are older than this jQuery or modal.
    [].forEach.call(document.querySelectorAll('*'), (element: Marked) => {
      if (element[mark]) $(element).data(name, modalOf(element).instance);
    });
    listen($);
  }

  /** `$(c).portal()`, `$(c).portal({ form: 'earlier' })`, `$(c).portal('makePayment', options)`, `$(c).portal('destroy')` */
  function bridge<Set extends ArrayLike<Element>>(this: Set, request?: unknown, options?: unknown): Set {
    const names = methods().concat('destroy');
    if (typeof request === 'string' && !names.some((known) => known === request)) {
      throw new TypeError(`${name}() has no method "${request}". Use ${names.join(', ')}.`);
    }
    [].forEach.call(this, (container: Element) => {
      const { instance, configure } = modalOf(container);
      page.jQuerys.forEach(($) => $(container).data(name, instance));
      if (typeof request === 'string') {
        (instance[request as 'destroy'] as (options: unknown) => void)(options);
      } else {
        configure(Object(request) as object);
        modals.forEach((modal) => preload(container, modal));
      }
    });
    return this;
  }

  function methods(): string[] {
    return modals.reduce<string[]>((all, { table }) => all.concat(Object.keys(table.methods)), []);
  }

  function modalOf(container: Element): ContainerModal {
    const modal = ((container as Marked)[mark] ??= createContainerModal(container, plugin));
    modals.forEach(modal.extend);
    return modal;
  }

  function forget(container: Element): void {
    (container as Marked)[mark] = undefined;
    page.jQuerys.forEach(($) => $(container).removeData(name));
  }

  function press(button: Element): void {
    modalOf(button).run(offeredBy(button), (element) => element.press());
  }

  function offeredBy(button: Element): ModalOffer {
    const method = String(button.getAttribute('data-method'));
    return modals.reduce((first, modal) => (typeof modal.table.methods[method] === 'string' ? modal : first));
  }

  /** Preloads once. If that fails, the next call tries again and reports the error. */
  function preload(container: Element, modal: ModalOffer): void {
    if (isSupported() && !(modal.table.tag in loading)) load(modal, container).catch(() => undefined);
  }

  function loaded({ table }: ModalOffer): CreateModalElement | undefined {
    return customElements.get(table.tag) && page.createElement;
  }

  function load(modal: ModalOffer, container: Element): Promise<void> {
    const { tag } = modal.table;
    return (loading[tag] ??= modal
      .load(container.getAttribute('data-mode') ?? modalOf(container).settings.mode ?? modal.defaults.mode)
      .then(() => {
        if (!loaded(modal)) throw new Error(`<${tag}> was not defined.`);
        // Somebody is about to use it.
        void page.preload?.(modal, modalOf(container).settings);
      })
      .catch((cause: unknown) => {
        loading[tag] = undefined;
        throw cause;
      }));
  }
}
