import * as v from 'valibot';
import { UploadAnswer } from '../../src/http/server-answers.ts';
import { Text } from '../../src/http/requests.ts';
import type { Shape } from '../../src/http/wire.ts';
import { outcomeSchema } from '../simulator/shared/response-code.ts';
import { Refund, ReversalReceipt } from '../simulator/shared/reversals.ts';

/* The wire shapes of what the integrator's server asks for. Whatever else it sends is taken and ignored. */

/** The single-use session id. */
export const SessionKey = v.pipe(v.string(), v.uuid());

/**
 * Options of the operation, by their documented names and with amounts in dollars, that hold for the session whatever the
 * page says. An amount is fixed as a whole: `minAmountDue` with `accountBalance`, or with the context `AmountDueOnly`.
 */
// A list has numbers for names.
export const FixedOptions = v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/)), v.unknown());

export const SessionKeyRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  /** The processing instance, where the merchant has several; the default one where absent. */
  ProcessorAuthenticationKey: v.nullish(Text),
  /** Options that the page cannot change; all of them are the page's where absent. */
  Options: v.nullish(FixedOptions),
});

export const ClaimsSessionRequest = v.looseObject({
  /** Your secret key. */
  ClaimsAuthenticationKey: Text,
  /** Options that the page cannot change; all of them are the page's where absent. */
  Options: v.nullish(FixedOptions),
});

export type ClaimsSessionRequest = Shape<typeof ClaimsSessionRequest>;
/** Either of the two; with both, what fits both. */
export const FindRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  /** All that was done in a session. */
  SessionKey: v.nullish(Text),
  /** One payment, by its confirmation number. */
  TransactionId: v.nullish(Text),
});

/** Either of the two; with both, what fits both. */
export const ClaimsFindRequest = v.looseObject({
  /** Your secret key. */
  ClaimsAuthenticationKey: Text,
  /** All that was done in a session, and in the e-mails that it sent. */
  SessionId: v.nullish(Text),
  /** One payment, by its confirmation number. */
  TransactionId: v.nullish(Text),
});

/** `ResponseMessage` has `xsi:nil="true"` where there is none. */
export const UploadAnswerXml = v.pipe(
  v.object(UploadAnswer.entries),
  v.metadata({ xml: { name: 'LoadRequestDataResponse' } }),
);

export const VoidRequest = v.looseObject({ portalAuthenticationKey: Text, transactionId: Text });
export const RefundRequest = v.looseObject({ portalAuthenticationKey: Text, ...Refund.entries });
export const ClaimsVoidRequest = v.looseObject({ claimsAuthenticationKey: Text, transactionId: Text });
export const ClaimsRefundRequest = v.looseObject({ claimsAuthenticationKey: Text, ...Refund.entries });
export const ReversalAnswer = outcomeSchema(ReversalReceipt);
