/* The messages between a page and the service's document in its frame. They never contain typed text. */

/** The version of the messages, which is also in the document's address. */
export const version = 1;

export interface Handover {
  readonly paymentModals: typeof version;
}

/** More than any option needs, because a page's texts may be legal texts. */
export const maxCharacters = { option: 2_000, text: 20_000 };

/** An option, or an object of options. Any other value travels as a list, which no option accepts. */
export type Plain =
  string | number | boolean | null | undefined | readonly never[] | { readonly [name: string]: Plain };

/** The theme, language and direction of the element's place. */
export interface Surroundings {
  /** The place's language tag. */
  readonly language: string;
  readonly direction: string;
  readonly colorScheme: string;
  readonly theme: Readonly<Record<string, string | undefined>>;
}

export interface OpenMessage extends Surroundings {
  readonly type: 'open';
  readonly method: string;
  /** The options of the call, of the property, and of the attributes by the attributes' names. */
  readonly options: { readonly call: Plain; readonly property: Plain; readonly attributes: Plain };
  readonly form: Plain;
  readonly display: Plain;
  /** True if a person has pressed something, so that an inline modal may take the focus. */
  readonly isPressed: boolean;
  readonly texts: Plain;
}

/** An operation as the element describes it. Its frame adds where it is shown. */
export type OpenCall = Omit<OpenMessage, 'display'>;

export type PageMessage =
  | OpenMessage
  /** The page has recorded a payment. */
  | { readonly type: 'acknowledge'; readonly transactionId: string }
  /** The person wants to close, by a key or a gesture that the browser gave to the page. */
  | { readonly type: 'dismiss' }
  | { readonly type: 'remove' }
  /** Asks whether the document still runs. */
  | { readonly type: 'ping' };

export interface EventMessage {
  readonly type: 'event';
  readonly code: string;
  readonly detail: unknown;
  /** The payment that the page can acknowledge. */
  readonly transactionId?: string;
  /** True if the error answers a call that started no operation. */
  readonly refusesCall?: true;
  /** True if the operation is over and the modal only shows its result. */
  readonly showsEnd?: true;
}

export type FrameMessage =
  | { readonly type: 'ready' }
  /** The answer to `ping`. A document that prints answers only afterwards. */
  | { readonly type: 'beat'; readonly isPrinting?: true }
  /** The height of an inline modal, in pixels. */
  | { readonly type: 'size'; readonly height: number }
  /** Sent right before a submission. */
  | { readonly type: 'submitted' }
  | EventMessage;
