import { claimsAdjusterPart } from '../modal/claims-adjuster-part.ts';
import { startClaims } from './start-claims.ts';

/* GetAdjusterModalJs: the script of the adjuster modal, for pages without a bundler. Source: claims modals, Endpoints. */

startClaims({
  documented: /^([^?#]*)\/Claims\/AdjusterModal\/Cdn\/GetAdjusterModalJs/i,
  module: 'claims-adjuster',
  part: claimsAdjusterPart,
});
