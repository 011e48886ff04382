import { accountModal } from '../modals.ts';
import { startScript } from './start-script.ts';

/* Claims.js: the script of the account modal, for pages without a bundler. Source: claims modals, Endpoints. */

startScript(
  accountModal,
  /^([^?#]*)\/Claims\/[^/]+\/Modal\/Cdn\/[^?#]*Claims\.js/i,
  // Both claims modals use this folder, so that their shared chunk loads once.
  '/Claims/Cdn/',
  'claims-account-loader',
);
