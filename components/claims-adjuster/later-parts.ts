import { readableDate } from '../../src/readable-date.ts';
import type { ManagedParty } from '../../src/adjuster/wire.ts';
import type * as Claims from '../shared/later/claims.later.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import { methodInWords, type AdjusterTexts } from './adjuster-view.ts';
import { claimInShort, claimLines, processLine } from './claim-lines.ts';
import { partyTable, smallLine } from './party-table.ts';

/**
 * What the later part uses of the first one. It may import only what both claims modals share: decision 12. With
 * `readableDate`, both share the dates of the account modal's form.
 */
export const laterParts = {
  claimInShort,
  claimLines,
  methodInWords,
  partyTable,
  processLine,
  readableDate,
  smallLine,
} as const;

export type LaterView = AdjusterTexts & typeof laterParts & Pick<typeof Claims, 'errorSummary' | 'unknownOutcome'>;

export interface ManageScreenHandlers extends ScreenHandlers {
  readonly onCancelRequest: () => void;
  readonly onResend: (party: ManagedParty) => void;
}
