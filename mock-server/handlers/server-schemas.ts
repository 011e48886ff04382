import * as v from 'valibot';
import { UploadAnswer } from '../../src/http/server-answers.ts';
import { Text } from '../../src/http/requests.ts';
import type { Shape } from '../../src/http/wire.ts';
import { OptionalText } from '../simulator/shared/ids.ts';
import { outcomeSchema } from '../simulator/shared/response-code.ts';
import { Refund, ReversalReceipt } from '../simulator/shared/reversals.ts';

/* The schemas of the calls from the integrator's server. Unknown fields are ignored. */

/** The single-use session id. */
export const SessionKey = v.pipe(v.string(), v.uuid());

/**
 * Options of the operation that the page cannot change, by their documented names and with amounts in dollars. An
 * amount is fixed as a whole: `minAmountDue` with `accountBalance`, or with the context `AmountDueOnly`.
 */
// The names exclude arrays, whose names are numbers.
export const FixedOptions = v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/)), v.unknown());

export const SessionKeyRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  /** The processing instance, if the merchant has several; the default one if absent. */
  ProcessorAuthenticationKey: OptionalText,
  /** Options that the page cannot change. If absent, the page sets all options. */
  Options: v.nullish(FixedOptions),
});

export const ClaimsSessionRequest = v.looseObject({
  /** Your secret key. */
  ClaimsAuthenticationKey: Text,
  /** Options that the page cannot change. If absent, the page sets all options. */
  Options: v.nullish(FixedOptions),
});

export type ClaimsSessionRequest = Shape<typeof ClaimsSessionRequest>;
export const RevokeSessionRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  SessionKey: Text,
});
export const ClaimsRevokeSessionRequest = v.looseObject({
  /** Your secret key. */
  ClaimsAuthenticationKey: Text,
  SessionId: Text,
});

/** Give one of the two ids. With both, only transactions that match both are found. */
export const FindRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  /** All that was done in a session. */
  SessionKey: OptionalText,
  /** One payment, by its confirmation number. */
  TransactionId: OptionalText,
});

/** Give one of the two ids. With both, only transactions that match both are found. */
export const ClaimsFindRequest = v.looseObject({
  /** Your secret key. */
  ClaimsAuthenticationKey: Text,
  /** All that was done in a session, and in the e-mails that it sent. */
  SessionId: OptionalText,
  /** One payment, by its confirmation number. */
  TransactionId: OptionalText,
});

/** `ResponseMessage` has `xsi:nil="true"` if there is no message. */
export const UploadAnswerXml = v.pipe(
  v.object(UploadAnswer.entries),
  v.metadata({ xml: { name: 'LoadRequestDataResponse' } }),
);

export const VoidRequest = v.looseObject({ portalAuthenticationKey: Text, transactionId: Text });
export const RefundRequest = v.looseObject({ portalAuthenticationKey: Text, ...Refund.entries });
export const ClaimsVoidRequest = v.looseObject({ claimsAuthenticationKey: Text, transactionId: Text });
export const ClaimsRefundRequest = v.looseObject({ claimsAuthenticationKey: Text, ...Refund.entries });
export const ReversalAnswer = outcomeSchema(ReversalReceipt);
