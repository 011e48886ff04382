import { createComponent, type EventName, type ReactWebComponent } from '@lit/react';
import * as react from 'react';
import type { ClaimsAccount } from '../../components/claims-account/claims-account.ts';
import type { ClaimsAdjuster } from '../../components/claims-adjuster/claims-adjuster.ts';
import type { AccountEventMap, AdjusterEventMap } from '../../components/claims-events.ts';
import type { PortalEventMap, PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { accountEventCodes } from '../../src/account/account-events.ts';
import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import { portalEventCodes } from '../../src/payment/events.ts';

/** A listener in JSX for each event: `onPaymentComplete` for `portal.paymentComplete`. */
type Listeners<EventMap> = {
  [
    Code in keyof EventMap as Code extends `${string}.${infer Name}` ? `on${Capitalize<Name>}` : never
  ]: EventMap[Code] extends Event ? EventName<EventMap[Code]> : never;
};

type ModalComponent<Element extends HTMLElement, EventMap> = ReactWebComponent<Element, Listeners<EventMap>>;

/**
 * Returns the elements as React components (18 or later). Listeners are added with `addEventListener`. A framed element
 * has the type of page mode's element, as its tag does.
 */
export function modalComponents(
  payment: CustomElementConstructor,
  account: CustomElementConstructor,
  adjuster: CustomElementConstructor,
) {
  return {
    PortalPayment: component<PortalPayment, PortalEventMap>('portal-payment', payment, portalEventCodes),
    ClaimsAccount: component<ClaimsAccount, AccountEventMap>('claims-account', account, accountEventCodes),
    ClaimsAdjuster: component<ClaimsAdjuster, AdjusterEventMap>('claims-adjuster', adjuster, adjusterEventCodes),
  };
}

function component<Element extends HTMLElement, EventMap>(
  tagName: string,
  elementClass: CustomElementConstructor,
  codes: readonly (keyof EventMap & string)[],
): ModalComponent<Element, EventMap> {
  const listenerOf = (code: string) => code.replace(/.*\.(.)/, (_, first: string) => `on${first.toUpperCase()}`);
  const events = Object.fromEntries(codes.map((code) => [listenerOf(code), code])) as unknown as Listeners<EventMap>;
  // Named type arguments: inferring them costs the compiler 8 s.
  const constructor = elementClass as new () => Element;
  return createComponent<Element, Listeners<EventMap>>({ react, tagName, elementClass: constructor, events });
}
