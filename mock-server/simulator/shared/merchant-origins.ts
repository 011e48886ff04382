import { Refusal } from './refusal.ts';

/** A merchant that may have said on whose pages its modals may be. */
export interface MerchantOrigins {
  /** Such as `https://pay.insurer.example`. Pages of every origin where there is no list. */
  readonly origins?: readonly string[];
}

/** Refuses the page of an origin that is not in the merchant's list. */
export function requireOrigin({ origins }: MerchantOrigins, origin: string | undefined): void {
  if (!origins || (origin !== undefined && origins.includes(origin))) return;
  throw new Refusal('OriginNotAllowed', 'The merchant has not listed the origin of this page.', 'sessionId');
}
