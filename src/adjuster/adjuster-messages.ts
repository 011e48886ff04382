import { messageLoader } from '../messages/load-messages.ts';
import { adjusterEn } from './adjuster.en.ts';

/** The adjuster modal's texts in a language. */
export const loadAdjusterMessages = messageLoader(adjusterEn, (code) => [
  import(`../messages/shared.${code}.json`, { with: { type: 'json' } }),
  import(`./adjuster.${code}.json`, { with: { type: 'json' } }),
]);
