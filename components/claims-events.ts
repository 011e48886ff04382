import type { AdjusterEventDetails } from '../src/adjuster/adjuster-events.ts';
import type { AccountEventDetails } from '../src/account/account-events.ts';

type Details = AccountEventDetails | AdjusterEventDetails;
type Code = keyof AccountEventDetails | keyof AdjusterEventDetails;
type DetailOf<C extends Code> = Details extends infer D ? (C extends keyof D ? D[C] : never) : never;

/** The events of both claims modals by code, for typed listeners. They share three codes. */
export type ClaimsEventMap = { [C in Code]: CustomEvent<DetailOf<C>> };

declare global {
  // A member-less interface is how these events are added to those of all elements.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends ClaimsEventMap {}
}
