import { accountModal } from '../modals.ts';
import { startScript } from './start-script.ts';

/* Claims.js: the script of the account modal, for pages without a bundler. Source: claims modals, Endpoints. */

startScript({
  table: accountModal,
  documented: /^([^?#]*)\/Claims\/[^/]+\/Modal\/Cdn\/Claims\.js/i,
  // That of both claims modals, so that what they share is loaded once.
  folder: '/Claims/Cdn/',
  policyName: 'claims-account-loader',
});
