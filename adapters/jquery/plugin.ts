import { showProgress } from '../../components/shared/progress.ts';
import { createAnnouncement } from './announcement.ts';
import type { JQueryLike } from './jquery-like.ts';
import {
  globalName,
  type ContainerModal,
  type ModalElement,
  type ModalInstance,
  type ModalOffer,
  type ModalSettings,
  type Page,
  type Plugin,
} from './shared-page.ts';

/* A part of the loaders, which are ES5: `||` and `&&` are shorter there than `??` and `?.`. */

type Marked = Element & Record<string, ContainerModal | undefined>;
type Operations = Record<string, ((options: unknown) => void) | undefined>;

export function createPlugin(name: string, page: Page): Plugin {
  const { jQuerys } = page;
  const modals: ModalOffer[] = [];
  const loading: Record<string, Promise<void> | undefined> = {};
  // Stored on the container, where every copy of the adapter finds it until the container is removed.
  const mark = globalName + name;
  const { announce, listen } = createAnnouncement(name, modals, jQuerys);
  const plugin: Plugin = { name, page, modals, announce, add, install, methods, modalOf, load, onButton };
  return plugin;

  function add(offer: ModalOffer): void {
    if (!modals.some(({ table }) => table.tag === offer.table.tag)) modals.push(offer);
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
    const isCall = typeof request === 'string';
    const names = methods().concat('destroy');
    if (isCall && names.indexOf(request) < 0)
      throw new TypeError(`${name}() has no method "${request}". Use ${names.join(', ')}.`);
    [].forEach.call(this, (container: Element) => {
      const modal = modalOf(container);
      modal.isInitialized = true;
      jQuerys.forEach(($) => $(container).data(name, modal.instance));
      if (isCall) {
        (modal.instance[request as 'destroy'] as (options: unknown) => void)(options);
      } else {
        modal.configure(Object(request) as object);
        modals.forEach((offer) => preload(offer, modal));
      }
    });
    return this;
  }

  function methods(): string[] {
    return modals.reduce<string[]>((all, { table }) => all.concat(Object.keys(table.methods)), []);
  }

  function onButton(button: Element, event: Event): void {
    const method = String(button.getAttribute('data-method'));
    const offer = modals.reduce((first, other) => (typeof other.table.methods[method] === 'string' ? other : first));
    const modal = modalOf(button);
    if (event.type !== 'click') {
      preload(offer, modal);
      return;
    }
    // A link or submit button that opens a modal must not navigate or submit its form.
    event.preventDefault();
    if (!button.matches || !button.matches(':disabled,[disabled],[aria-disabled=true]'))
      modal.run(offer, (element) => element.press());
  }

  /** Preloads once. If that fails, the next call tries again and reports the error. */
  function preload(offer: ModalOffer, modal: ContainerModal): void {
    if (isSupported() && !(offer.table.tag in loading)) load(offer, modal).catch(() => undefined);
  }

  function load(offer: ModalOffer, modal?: ContainerModal): Promise<void> {
    const { tag } = offer.table;
    const settings: ModalSettings = modal ? modal.settings : {};
    const mode = (modal && modal.container.getAttribute('data-mode')) || settings.mode || offer.defaults.mode;
    return (loading[tag] =
      loading[tag] ||
      offer
        .load(mode)
        .then(() => {
          if (!page.createElement || !customElements.get(tag)) throw new Error(`<${tag}> was not defined.`);
          // Somebody is about to use it.
          if (page.preload) void page.preload(offer, settings);
        })
        .catch((cause: unknown) => {
          loading[tag] = undefined;
          throw cause;
        }));
  }

  function modalOf(container: Element): ContainerModal {
    const modal = ((container as Marked)[mark] = (container as Marked)[mark] || createContainerModal(container));
    const operations = modal.instance as unknown as Operations;
    modals.forEach((offer) =>
      Object.keys(offer.table.methods).forEach((method) => {
        // Own functions instead of methods, because pages pass them on without their object.
        operations[method] =
          operations[method] ||
          ((options) => {
            modal.latest = offer;
            modal.run(offer, (element) => element.call(method, options));
          });
      }),
    );
    return modal;
  }

  function createContainerModal(container: Element): ContainerModal {
    const elements: Record<string, ModalElement | undefined> = {};
    const settings = Object.create(null) as Record<string, unknown>;
    let isDestroyed = false;
    const instance: ModalInstance = {
      destroy() {
        isDestroyed = true;
        eachElement((element) => element.release());
        (container as Marked)[mark] = undefined;
        jQuerys.forEach(($) => $(container).removeData(name));
      },
      get element() {
        const element = self.latest && elementOf(self.latest);
        return element && element.place();
      },
    };
    const self: ContainerModal = {
      container,
      plugin,
      instance,
      settings,
      latest: modals[0],
      configure,
      run,
      fail,
    };
    return self;

    function eachElement(action: (element: ModalElement) => void): void {
      Object.keys(elements).forEach((tag) => {
        const element = elements[tag];
        if (element) action(element);
      });
    }

    function configure(more: object): void {
      Object.keys(more).forEach((setting) => (settings[setting] = (more as Record<string, unknown>)[setting]));
      eachElement((element) => element.configure(settings));
    }

    function elementOf(offer: ModalOffer): ModalElement | undefined {
      const { tag } = offer.table;
      if (!elements[tag] && page.createElement && customElements.get(tag))
        elements[tag] = page.createElement(self, offer);
      return elements[tag];
    }

    function run(offer: ModalOffer, action: (element: ModalElement) => void): void {
      if (isDestroyed) throw new TypeError(`Destroyed. Call ${name}() again.`);
      if (!isSupported()) {
        fail(offer, 'This browser is too old.', 'browser');
        return;
      }
      const element = elementOf(offer);
      if (element) {
        action(element);
        return;
      }
      let endProgress: () => void;
      const after =
        (next: (cause: unknown) => void) =>
        (cause: unknown): void => {
          endProgress();
          if (!isDestroyed) next(cause);
        };
      // Some pages bring their own promises, which have only `then`.
      new Promise((resolve, reject) => {
        endProgress = showProgress(document.documentElement.lang, reject, '');
        load(offer, self).then(resolve, reject);
      }).then(
        after(() => run(offer, action)),
        after((cause) => fail(offer, `The modal did not load. ${String(cause)}`, 'script')),
      );
    }

    function fail({ table, defaults }: ModalOffer, text: string, subject: string): void {
      const detail = table.describeError(text, subject, self.settings.form || defaults.form);
      // The page may have removed the container while the modal was loading.
      const isGone = 'isConnected' in container && !container.isConnected;
      page.raise(isGone ? [container, document] : [container], `${name}.error`, detail);
    }
  }
}

/** Whether the elements work in this browser. `light-dark()` is the newest feature that they need. */
function isSupported(): boolean {
  return 'CSS' in window && CSS.supports('color', 'light-dark(red,red)');
}
