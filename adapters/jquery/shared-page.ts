import type { Raiser } from '../../components/shared/event-path.ts';
import type { ModalDisplay } from '../../components/shared/surface.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import type { JQueryLike } from './jquery-like.ts';
import type { ModalTable } from '../modals.ts';

/* What the copies of the adapter in one page share. The first copy creates it. */

/** The settings of a container: `$(container).portal({ baseUrl: 'https://pay.example.com' })`. */
export interface ModalSettings {
  /** The form of the interface that the page uses: `later` or `earlier`. */
  readonly form?: InterfaceVersion | undefined;
  /** Address of the service, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl?: string | undefined;
  /** Texts that replace the library's own. */
  readonly messages?: object | undefined;
  /**
   * Where the modal is shown. The default is `page` with a bundler and `frame` with a script from another origin. All
   * containers of a modal have the same mode.
   */
  readonly mode?: ModalMode | undefined;
  /** The language, such as `es-US`. Default: the language around the container. */
  readonly lang?: string | undefined;
  /** `inline` shows the modal as a part of the page, at the end of the container. Default: a dialog. */
  readonly display?: ModalDisplay | undefined;
}

/** Where a modal is shown: in a frame of the service's own origin, or in the page itself. */
export type ModalMode = 'frame' | 'page';

export interface ModalOffer {
  readonly table: ModalTable;
  /** Defines the element and sets {@link Page.createElement}. Called again after a failure. */
  readonly load: (mode?: string) => Promise<unknown>;
  /** Defaults for containers and buttons. */
  readonly defaults: ModalSettings;
}

export interface Page {
  readonly jQuerys: readonly JQueryLike[];
  readonly plugins: Plugins;
  readonly offer: (modal: ModalOffer) => Plugin;
  /** Adds the plugins and their events to a jQuery. @throws TypeError for another library that calls itself `$`. */
  readonly install: ($: JQueryLike) => void;
  readonly raise: Raiser;
  /** Creates the element of a container. Set when the first element has loaded. */
  createElement?: CreateModalElement;
  /** Fetches what the first opening of a modal needs besides its element. Set when the first element has loaded. */
  preload?: (modal: ModalOffer, settings?: ModalSettings) => Promise<void> | undefined;
}

export type CreateModalElement = (container: ContainerModal, modal: ModalOffer) => ModalElement;

export type Plugins = Record<string, Plugin | undefined>;

export interface Plugin {
  readonly name: string;
  readonly page: Page;
  readonly modals: readonly ModalOffer[];
  readonly announce: () => void;
  readonly add: (modal: ModalOffer) => void;
  readonly install: ($: JQueryLike) => void;
  readonly methods: () => readonly string[];
  readonly modalOf: (container: Element) => ContainerModal;
  /** Loads a modal once, in the mode of the first container or of the script, and again after a failure. */
  readonly load: (offer: ModalOffer, modal?: ContainerModal) => Promise<void>;
  /** Opens the modal on a click. Other events preload it. */
  readonly onButton: (button: Element, event: Event) => void;
}

/** One container with one plugin. It exists before an element is loaded, and keeps the calls. */
export interface ContainerModal {
  readonly container: Element;
  readonly plugin: Plugin;
  readonly instance: ModalInstance;
  readonly settings: ModalSettings;
  /** True if the page has called the plugin on the container. False for buttons and their targets. */
  isInitialized?: boolean;
  /** The modal of the latest operation. */
  latest: ModalOffer | undefined;
  readonly configure: (more: object) => void;
  /** Calls a function with an element of the container once it is loaded. A failure raises an error event. */
  readonly run: (modal: ModalOffer, action: (element: ModalElement) => void) => void;
  readonly fail: (modal: ModalOffer, text: string, subject: string) => void;
}

/** The answer of `$(container).data('portal')`: the operations of the modal, and these two. */
export interface ModalInstance {
  /**
   * The element of the container; undefined until it is loaded. If the plugin has several elements, this is the one of
   * the latest operation, or at first the one of the first script.
   */
  readonly element: HTMLElement | undefined;
  /** Removes the element. The container can be initialised again. */
  readonly destroy: () => void;
}

/** The element of one modal for a container: the page's own element, or a new one. */
export interface ModalElement {
  readonly place: () => HTMLElement;
  /** @param settings Different settings of this operation. */
  readonly call: (method: string, options: unknown, settings?: Pick<ModalSettings, 'form' | 'display'>) => void;
  readonly press: () => void;
  readonly configure: (settings: ModalSettings) => void;
  /** Releases the element. An open operation ends, and its last events are still raised. */
  readonly release: () => void;
}

export const globalName = 'paymentModals';

/** The current page's shared object. Undefined if no adapter has made it yet. */
export function sharedPage(): Page | undefined {
  const page = (window as { [globalName]?: Page })[globalName];
  // An element with this id would be here instead.
  return page && typeof page.offer === 'function' ? page : undefined;
}

export function sharePage(page: Page): Page {
  (window as { [globalName]?: Page })[globalName] = page;
  return page;
}
