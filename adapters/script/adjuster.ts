import { adjusterModal } from '../modals.ts';
import { startScript } from './start-script.ts';

/* GetAdjusterModalJs: the script of the adjuster modal, for pages without a bundler. Source: claims modals, Endpoints. */

startScript(
  adjusterModal,
  /^([^?#]*)\/Claims\/AdjusterModal\/Cdn\//i,
  // Both claims modals use this folder, so that their shared chunk loads once.
  '/Claims/Cdn/',
  'claims-adjuster-loader',
);
