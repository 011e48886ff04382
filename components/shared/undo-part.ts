import type * as undo from './later/undo.ts';

export type UndoPart = typeof undo;

/** The functions of undo. Empty until they are fetched. */
export const undoPart: Partial<UndoPart> = {};
