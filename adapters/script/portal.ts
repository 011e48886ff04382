import { paymentModal } from '../modals.ts';
import { startScript } from './start-script.ts';

/* Portal.js: the script of the payment modal, for pages without a bundler. Source: payment modal, Script load. */

startScript(
  paymentModal,
  /^([^?#]*)(\/GenericModal\/Cdn\/)[^?#]*Portal\.js/i,
  '/GenericModal/Cdn/',
  'portal-loader',
  /[?&]form=earlier\b/,
);
