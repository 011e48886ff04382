import { eventNames, eventPath, eventTargets, raiser, type HasRaiser } from '../../components/shared/event-path.ts';
import type { ModalDisplay } from '../../components/shared/surface.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import { containerBeside, pressButton } from './press-button.ts';
import { elementDefaults, elementProperties, applySurroundings } from './settings.ts';
import {
  sharedPage,
  type ContainerModal,
  type ModalElement,
  type ModalMode,
  type ModalOffer,
  type ModalSettings,
} from './shared-page.ts';

type Operable = HTMLElement & HasRaiser & { formVersion?: InterfaceVersion; display?: ModalDisplay; isOpen?: boolean };
type Operations = Record<string, ((options: unknown) => void) | undefined>;

/** The elements of the adapters. Pages may have their own elements in the body. */
const ownElements = new WeakSet<Element>();

/** Lets the page's adapters create elements for containers. Their calls wait for this. */
export function registerElements(): void {
  const page = sharedPage();
  if (!page) return;
  page.createElement ??= createModalElement;
  page.preload ??= preload;
}

function preload({ table, defaults }: ModalOffer, settings: ModalSettings = {}): Promise<void> | undefined {
  const element: Operable & { preload?: () => Promise<void> } = document.createElement(table.tag);
  const { lang } = document.documentElement;
  Object.assign(element, { lang, ...elementProperties(defaults), ...elementProperties(settings) });
  // The page may have its own element of this name, which has nothing to load.
  return element.preload?.();
}

function createModalElement(modal: ContainerModal, offer: ModalOffer): ModalElement {
  const { container, plugin, settings } = modal;
  const { table, defaults } = offer;
  const { raise } = plugin.page;
  const theme = new CSSStyleSheet();
  let path: readonly Node[] = [container];
  /** The page's container, if the operation was started by a button that names none. */
  let beside: Element | undefined;
  let own: Operable | undefined;
  let current: Operable | undefined;

  // Observes the page while the element is in the body.
  const observer = new MutationObserver(() => {
    if (container.isConnected) follow();
    // Pages may redraw a button at any time. Removing a container ends its operation.
    else if (container.getAttribute('data-toggle') !== table.plugin) leave();
  });

  return { place, call, configure, release, press };

  function press(): void {
    beside = containerBeside(modal);
    pressButton(modal, offer);
  }

  function place(display?: ModalDisplay): Operable {
    const given = givenElement();
    const element = given ?? ownElement(display ?? settings.display ?? defaults.display);
    if (element !== current) {
      current = element;
      Object.assign(element, given ? elementDefaults(given, defaults) : elementProperties(defaults));
      configure(settings);
    }
    if (given) given[raiser] = raiseAround;
    return element;
  }

  function call(
    method: string,
    options: unknown,
    { form, display }: Pick<ModalSettings, 'form' | 'display'> = {},
  ): void {
    if (!container.isConnected) {
      modal.fail(offer, `The container is not in the page. Add it before ${method}() is called.`, 'container');
      return;
    }
    const element = place(display);
    const { mode = 'page' } = element.constructor as { readonly mode?: ModalMode };
    const asked = [container.getAttribute('data-mode'), settings.mode, defaults.mode, mode].find(Boolean);
    if (asked !== mode) {
      modal.fail(offer, `The mode is "${asked}", but <${table.tag}> has the mode "${mode}".`, 'mode');
      return;
    }
    const before = { form: element.formVersion, display: element.display };
    // The element reads them when an operation starts.
    configure({ form, display });
    (element as unknown as Operations)[table.methods[method] ?? '']?.(options);
    configure(before);
  }

  function configure(more: ModalSettings): void {
    if (current) Object.assign(current, elementProperties(more));
  }

  function release(): void {
    if (current && current !== own) current[raiser] = undefined;
    leave();
  }

  /** The page's own element: the container itself, or a child of it. The body has those of adapters, too. */
  function givenElement(): Operable | undefined {
    const isGiven = (element: Operable): boolean => element.localName === table.tag && !ownElements.has(element);
    return ([container, ...container.children] as Operable[]).find(isGiven);
  }

  /** The adapter's element: in the body, where no ancestor can hide, clip or block it, or in the container if inline. */
  function ownElement(display?: ModalDisplay): Operable {
    own ??= Object.assign(document.createElement(table.tag), { [raiser]: raiseOnContainer });
    ownElements.add(own);
    if (container.isConnected) {
      follow();
      // If an image is named `body`, `document.body` is that image.
      const home = display === 'inline' ? container : document.querySelector('body');
      // An element in use stays where it is.
      if (own.parentNode !== home && !(own.isConnected && own.isOpen)) home?.append(own);
      applySurroundings(own, container, theme);
      const lang = settings.lang ?? defaults.lang;
      if (lang) own.lang = lang;
    }
    return own;
  }

  /**
   * Raises an event of the page's own element. Its parent may be the container, and `load` does not bubble beyond that.
   */
  function raiseAround(targets: readonly Node[], code: string, detail: unknown): void {
    const around = code.endsWith('.load') && targets[0]?.parentNode;
    if (around) {
      const stop = (event: Event): void => event.stopPropagation();
      eventNames(code).forEach((name) => around.addEventListener(name, stop, { once: true }));
      targets = [...targets, around];
    }
    raise(targets, code, detail);
  }

  function raiseOnContainer(_targets: readonly Node[], code: string, detail: unknown): void {
    setTimeout(() => {
      // An inline frame goes with its element: the page may still acknowledge a payment.
      if (!own?.isOpen && own?.parentNode !== container) leave();
    });
    raise(eventTargets(path), code, detail);
    // It does not bubble, because an ancestor of both receives the button's event.
    if (beside && !path.includes(beside)) raise([beside], code, detail, true);
  }

  function follow(): void {
    path = eventPath(container);
    const roots = path.filter(({ parentNode }) => !parentNode);
    roots.forEach((root) => observer.observe(root, { childList: true, subtree: true }));
  }

  function leave(): void {
    observer.disconnect();
    own?.parentNode?.removeChild(own);
  }
}
