import * as v from 'valibot';
import { ServerCode, ServerMessage } from '../http/server-answers.ts';
import type { Shape } from '../http/wire.ts';
import { ClaimsTransaction } from './claims-transaction.ts';
import { PortalTransaction } from './portal-transaction.ts';

/* The answers to look-ups, whether granted or refused. */

export const FindAnswer = v.object({
  IsSuccessful: v.boolean(),
  /** Oldest first; empty if nothing was found, null if the call was refused. */
  Transactions: v.nullish(v.array(PortalTransaction)),
  ResponseCode: v.nullish(ServerCode),
  ResponseMessage: ServerMessage,
});
export type FindAnswer = Shape<typeof FindAnswer>;

export const ClaimsFindAnswer = v.object({
  /** Oldest first; empty if nothing was found, null if the call was refused. */
  Transactions: v.nullish(v.array(ClaimsTransaction)),
  ResponseCode: ServerCode,
  ResponseMessage: ServerMessage,
});
export type ClaimsFindAnswer = Shape<typeof ClaimsFindAnswer>;
