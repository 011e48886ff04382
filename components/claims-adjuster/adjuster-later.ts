import { adjusterFormEn } from '../../src/adjuster/adjuster-form.en.ts';
import { LaterPart, together } from '../shared/later-part.ts';

export const adjusterLater = new LaterPart(
  () => together(import('../shared/later/claims.later.ts'), import('./later/adjuster.later.ts')),
  adjusterFormEn,
);
