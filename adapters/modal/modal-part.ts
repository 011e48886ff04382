import type { InterfaceVersion } from '../../src/payment/payment-options.ts';

/** What a page can set for a container: `$(container).portal({ baseUrl: 'https://pay.example.com' })`. */
export interface ModalSettings {
  /** Which of the two described forms of the interface the page is written for. */
  readonly form?: InterfaceVersion | undefined;
  /** Address of the service, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl?: string | undefined;
  /** Texts that take the place of the library's own. */
  readonly messages?: object | undefined;
  /** The language to speak, such as `es-US`; else that of the page around the container. */
  readonly lang?: string | undefined;
}

/**
 * One element that a plugin puts behind `$(container).portal()`, as far as it is known before the element is loaded. A
 * plugin may have several such parts, which scripts add in any order.
 */
export interface ModalPart {
  /** The plugin's name: in `$.fn`, in `.data()`, in `data-toggle`, and before the dot of each event code. */
  readonly plugin: string;
  readonly tag: string;
  /** The operations, by the names that pages call. */
  readonly methods: readonly string[];
  /** The payload of the plugin's error event; `subject` names what was wrong, as an option name would. */
  readonly describeError: (text: string, subject: string, form: InterfaceVersion | undefined) => object;
  /** Has the element defined and its {@link ElementPart} provided. Called again where it failed. */
  readonly load: () => Promise<unknown>;
  /** Settings of containers and buttons that bring none of their own. */
  readonly defaults: ModalSettings;
}

/** What the adapters know of an element itself. With this, all of it that they know is in two tables. */
export interface ElementPart {
  readonly plugin: string;
  readonly tag: string;
  /** The element's methods by the names that pages call. */
  readonly methods: Readonly<Record<string, string>>;
  /** The events that the element raises. */
  readonly codes: readonly string[];
}
