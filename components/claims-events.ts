import type { AdjusterEventDetails } from '../src/adjuster/adjuster-events.ts';
import type { AccountEventDetails } from '../src/account/account-events.ts';
import type { EventMap } from './shared/event-map.ts';

type InEither<Code, Map> = Map extends unknown ? (Code extends keyof Map ? Map[Code] : never) : never;

/** The events of `<claims-account>` by name. */
export type AccountEventMap = EventMap<AccountEventDetails>;

/** The events of `<claims-adjuster>` by name. */
export type AdjusterEventMap = EventMap<AdjusterEventDetails>;

/**
 * The events of both claims modals by name, for typed listeners. They share three names. The detail of `claims.error`
 * is that of either modal.
 */
export type ClaimsEventMap = {
  [Code in keyof AccountEventMap | keyof AdjusterEventMap]: InEither<Code, AccountEventMap | AdjusterEventMap>;
};

declare global {
  // A member-less interface is how these events are added to those of all elements.
  interface HTMLElementEventMap extends ClaimsEventMap {}
}
