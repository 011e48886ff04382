import { adjusterCreateEn } from './adjuster-create.en.ts';
import { adjusterManageEn } from './adjuster-manage.en.ts';

/** The texts of the adjuster modal, in US English. */
export const adjusterEn = { ...adjusterCreateEn, ...adjusterManageEn } as const;

export type AdjusterMessageKey = keyof typeof adjusterEn;
