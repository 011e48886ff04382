import * as v from 'valibot';
import type { Shape } from './wire.ts';

/* The answers to the calls of an integrator's server, whether granted or refused. No page reads them. */

/** How the call ended: `Success`, or why not. Stable; for programs. */
// A code of the service. Other text could quote what was sent.
export const ServerCode = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,59}$/));

/** For people; may change. A line for each problem. It never repeats what was sent. */
export const ServerMessage = v.nullish(v.string());

/**
 * True if the session was requested with `Options`, which are now locked. A service that omits it may have ignored
 * them.
 */
export const OptionsFixed = v.nullish(v.boolean());

/** Source: payment modal, Session key response. */
export const SessionKeyAnswer = v.object({
  IsSuccessful: v.boolean(),
  /** The single-use session id; absent if the request was refused. */
  SessionKey: v.nullish(v.string()),
  OptionsFixed,
  ResponseCode: v.nullish(ServerCode),
  ResponseMessage: ServerMessage,
});
export type SessionKeyAnswer = Shape<typeof SessionKeyAnswer>;

export const RevokeSessionAnswer = v.object({
  IsSuccessful: v.boolean(),
  ResponseCode: v.nullish(ServerCode),
  ResponseMessage: ServerMessage,
});
export type RevokeSessionAnswer = Shape<typeof RevokeSessionAnswer>;

/** Source: claims modals, Endpoints. */
export const ClaimsSessionAnswer = v.object({
  /** The single-use session id; absent if the request was refused. */
  SessionId: v.nullish(v.string()),
  OptionsFixed,
  ResponseCode: ServerCode,
  ResponseMessage: ServerMessage,
});
export type ClaimsSessionAnswer = Shape<typeof ClaimsSessionAnswer>;

/** Source: claims modals, Load request data response. */
export const UploadAnswer = v.object({ ResponseCode: ServerCode, ResponseMessage: ServerMessage });
export type UploadAnswer = Shape<typeof UploadAnswer>;
