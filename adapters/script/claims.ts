import { claimsAccountPart } from '../modal/claims-account-part.ts';
import { startClaims } from './start-claims.ts';

/* Claims.js: the script of the account modal, for pages without a bundler. Source: claims modals, Endpoints. */

startClaims({
  documented: /^([^?#]*)\/Claims\/[^/]+\/Modal\/Cdn\/Claims\.js/i,
  module: 'claims-account',
  part: claimsAccountPart,
});
