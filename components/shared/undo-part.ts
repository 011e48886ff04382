import type * as undo from './later/undo.ts';

/** The functions of undo. Empty until they are fetched. */
export const undoPart: Partial<typeof undo> = {};
