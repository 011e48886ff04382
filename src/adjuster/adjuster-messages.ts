import { messageLoader } from '../messages/load-messages.ts';
import type { Catalogue } from '../messages/translate.ts';
import { adjusterFormEn } from './adjuster-form.en.ts';
import type { AdjusterMessageKey } from './adjuster.en.ts';

/** The adjuster modal's texts in a language. The English ones that it shows after its first screen are fetched later. */
export const loadAdjusterMessages = messageLoader(
  adjusterFormEn as Catalogue as Catalogue<AdjusterMessageKey>,
  (code) => [
    import(`../messages/shared.${code}.json`, { with: { type: 'json' } }),
    import(`./adjuster.${code}.json`, { with: { type: 'json' } }),
  ],
);
