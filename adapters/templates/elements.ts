import type { LitElement } from 'lit';
import type { AccountEventMap, AdjusterEventMap } from '../../components/claims-events.ts';
import type { ClaimsAccount } from '../../components/claims-account/claims-account.ts';
import type { ClaimsAdjuster } from '../../components/claims-adjuster/claims-adjuster.ts';
import type { PortalEventMap, PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import type { Dashed } from '../../components/shared/event-map.ts';

/* What the templates of frameworks accept for the elements, derived from their classes. */

export interface Elements {
  'portal-payment': PortalPayment;
  'claims-account': ClaimsAccount;
  'claims-adjuster': ClaimsAdjuster;
}

export interface ElementEvents {
  'portal-payment': PortalEventMap;
  'claims-account': AccountEventMap;
  'claims-adjuster': AdjusterEventMap;
}

export type Tag = keyof ElementEvents;

type Own<Element> = Exclude<keyof Element & string, keyof LitElement>;

/** The properties of an element, beyond those of all elements, that can be set. */
export type Properties<Name extends Tag, Element = Elements[Name]> = {
  [Property in Own<Element> as Element[Property] extends (...given: never[]) => unknown ? never : Property]?:
    Element[Property] | undefined;
};

/** The properties that have an attribute: those that are text. */
export type Attributes<Name extends Tag, Element = Elements[Name]> = {
  [Property in Own<Element> as Element[Property] extends string ? Dashed<Property> : never]?:
    Element[Property] | undefined;
};

/** Members under names with a prefix: `prop:options`. */
export type Prefixed<Prefix extends string, Members> = {
  [Name in keyof Members & string as `${Prefix}${Name}`]?: Members[Name];
};

/** A listener for each event, under its name with a prefix: `onportal-payment-complete`. */
export type Listeners<Prefix extends string, Name extends Tag, Events = ElementEvents[Name]> = {
  [Event in keyof Events & string as `${Prefix}${Event}`]?: ((event: Events[Event]) => void) | undefined;
};
