import { messageLoader } from '../messages/load-messages.ts';
import type { Catalogue } from '../messages/translate.ts';
import { adjusterCreateEn } from './adjuster-create.en.ts';
import type { AdjusterMessageKey } from './adjuster.en.ts';

/** The adjuster modal's texts in a language. The English ones of an existing request are fetched while it opens. */
export const loadAdjusterMessages = messageLoader(
  adjusterCreateEn as Catalogue as Catalogue<AdjusterMessageKey>,
  (code) => [
    import(`../messages/shared.${code}.json`, { with: { type: 'json' } }),
    import(`./adjuster.${code}.json`, { with: { type: 'json' } }),
  ],
);
