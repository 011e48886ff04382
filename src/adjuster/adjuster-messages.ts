import { messageLoader } from '../messages/load-messages.ts';
import { adjusterEn } from './adjuster.en.ts';

/** The adjuster modal's texts in a language. */
export const loadAdjusterMessages = messageLoader(adjusterEn, (code) => import(`./adjuster.${code}.ts`));
