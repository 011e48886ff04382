import type { recordStep } from './later/undo.ts';

/** Records what is typed for undo. Empty until it is fetched. */
export const undoPart: { recordStep?: typeof recordStep } = {};
