import { createComponent, type EventName, type ReactWebComponent } from '@lit/react';
import * as react from 'react';

/** A listener in JSX for each event: `onPaymentComplete` for `portal.paymentComplete`. */
type Listeners<EventMap> = {
  [
    Code in keyof EventMap as Code extends `${string}.${infer Name}` ? `on${Capitalize<Name>}` : never
  ]: EventMap[Code] extends Event ? EventName<EventMap[Code]> : never;
};

export type ModalComponent<Element extends HTMLElement, EventMap> = ReactWebComponent<Element, Listeners<EventMap>>;

/** Returns an element as a React component (18 or later). Listeners are added with `addEventListener`. */
export function modalComponent<Element extends HTMLElement, EventMap>(
  tagName: string,
  elementClass: new () => Element,
  codes: readonly (keyof EventMap & string)[],
): ModalComponent<Element, EventMap> {
  const listenerOf = (code: string) => code.replace(/.*\.(.)/, (_, first: string) => `on${first.toUpperCase()}`);
  const events = Object.fromEntries(codes.map((code) => [listenerOf(code), code])) as unknown as Listeners<EventMap>;
  // Named type arguments: inferring them costs the compiler 8 s.
  return createComponent<Element, Listeners<EventMap>>({ react, tagName, elementClass, events });
}
