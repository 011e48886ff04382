import { html, nothing } from 'lit';
import { readableDate } from '../../src/wall-time.ts';
import type { ManagedParty } from '../../src/adjuster/wire.ts';
import { unknownOutcome } from '../shared/later/unknown-outcome.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import { methodInWords, type AdjusterTexts } from './adjuster-view.ts';
import { claimInShort, claimLines, claimSubmitted, statusLines } from './claim-lines.ts';
import { finalStep } from './final-step.ts';
import { partyTable, smallLine } from './party-table.ts';
import { setbackNotice } from './setback-notice.ts';
import { pill, requestPill } from './status-pill.ts';

/** What the screens of an existing request use of the first part. They are fetched later, and must not import it. */
export const manageParts = {
  html,
  nothing,
  claimInShort,
  claimLines,
  claimSubmitted,
  finalStep,
  methodInWords,
  partyTable,
  pill,
  readableDate,
  requestPill,
  setbackNotice,
  smallLine,
  statusLines,
  unknownOutcome,
} as const;

export type ManageView = AdjusterTexts & typeof manageParts;

export interface ManageScreenHandlers extends ScreenHandlers {
  readonly onCancelRequest: () => void;
  readonly onResend: (party: ManagedParty) => void;
}
