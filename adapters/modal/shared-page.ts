import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import type { JQueryLike } from './jquery-like.ts';
import type { ModalPart, ModalSettings } from './modal-part.ts';

/*
 * What the copies of the adapter on one page find of each other: a script and a module, one script loaded twice, the
 * scripts of several modals. Whichever comes first makes it, the others add to it.
 */

export type MakeModalElement = (modal: ContainerModal, part: ModalPart) => ModalElement;

/** What the adapters of a page have in common. */
export interface Page {
  readonly jQuerys: readonly JQueryLike[];
  /** What makes the element behind a container, by tag. It comes with the element. */
  readonly makers: Record<string, MakeModalElement | undefined>;
  /** Makes an element available behind its plugin, for the buttons and for every jQuery. */
  readonly define: (part: ModalPart) => void;
  /** Gives a jQuery the plugins, and has it told of the events. Does nothing for one that has them. */
  readonly install: ($: JQueryLike) => void;
  /** Raises an event through each jQuery of the page. */
  readonly trigger: (target: Element | Document, code: string, data: unknown[]) => void;
  /** Raises the plugin's load event on the document: from now on it can be used. */
  readonly announce: (plugin: string) => void;
}

/** One container with one plugin. It is there before any element is loaded, and remembers the calls. */
export interface ContainerModal {
  readonly container: Element;
  readonly instance: ModalInstance;
  /** What the page has set for the container so far. */
  readonly settings: ModalSettings;
  readonly configure: (more: object) => void;
  /** The operations of all parts, by the names that pages call. */
  readonly methods: () => readonly string[];
  /** Gives the instance the operations of a part. */
  readonly learn: (part: ModalPart) => void;
  /** Does something with an element of the container, once that is loaded. Should that fail, an error event tells. */
  readonly run: (part: ModalPart, action: (element: ModalElement) => void) => void;
  /** Raises the plugin's error event on the container. `subject` names what was wrong, as an option name would. */
  readonly fail: (part: ModalPart, text: string, subject: string) => void;
  /** The same for another container. */
  readonly modalOf: (container: Element) => ContainerModal;
}

/** What `$(container).data('portal')` gives: the operations of the modal, and these two. */
export interface ModalInstance {
  /**
   * The element behind the container. Undefined until it is loaded: nothing is made before. Where the plugin has several,
   * it is that of the latest operation; before there is one, that of the script that came first.
   */
  readonly element: HTMLElement | undefined;
  /** Takes the element away. The container can be initialised anew. */
  readonly destroy: () => void;
}

/** The element of one part behind a container: the page's own one, or else one that is made. */
export interface ModalElement {
  /** The element, in its place. */
  readonly place: () => HTMLElement;
  /** @param form The form of the interface for this one operation, where it differs. */
  readonly call: (method: string, options: unknown, form?: InterfaceVersion) => void;
  /** Does what the attributes of a button say. */
  readonly press: (button: Element) => void;
  /** Passes settings on to the element, where there is one. */
  readonly configure: (settings: ModalSettings) => void;
  /** Lets go of the element. An operation that is open ends, and its last events are still raised. */
  readonly release: () => void;
}

const place = 'paymentModals';

/** The page that this runs in. Undefined where no adapter has made it yet. */
export function sharedPage(): Page | undefined {
  const page = (window as { [place]?: Page })[place];
  // On a page with an element of this id, that is what stands here.
  return page?.define && page;
}

export function sharePage(page: Page): Page {
  (window as { [place]?: Page })[place] = page;
  return page;
}
