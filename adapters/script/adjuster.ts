import { adjusterModal } from '../modals.ts';
import { startScript } from './start-script.ts';

/* GetAdjusterModalJs: the script of the adjuster modal, for pages without a bundler. Source: claims modals, Endpoints. */

startScript(
  adjusterModal,
  /^([^?#]*)\/Claims\/AdjusterModal\/Cdn\/[^?#]*GetAdjusterModalJs/i,
  // That of both claims modals, so that what they share is loaded once.
  '/Claims/Cdn/',
  'claims-adjuster-loader',
);
