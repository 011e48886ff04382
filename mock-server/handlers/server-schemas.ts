import * as v from 'valibot';
import { Text } from '../../src/http/requests.ts';
import { outcomeSchema } from '../simulator/shared/response-code.ts';
import { Refund, ReversalReceipt } from '../simulator/shared/reversals.ts';

/* The wire shapes of what the integrator's server asks for. Whatever else it sends is taken and ignored. */

/** The single-use session id. */
export const SessionKey = v.pipe(v.string(), v.uuid());

export const SessionKeyRequest = v.looseObject({
  /** Your secret key. */
  PortalAuthenticationKey: Text,
  /** The processing instance, where the merchant has several; the default one where absent. */
  ProcessorAuthenticationKey: v.nullish(Text),
});

const created = { ResponseCode: v.literal('Success'), ResponseMessage: v.null() };
const notCreated = {
  /** Stable; for programs. */
  ResponseCode: v.string(),
  /** For people; may change. A line for each problem. It never repeats what was sent. */
  ResponseMessage: v.string(),
};

export const SessionKeyAnswer = v.object({ IsSuccessful: v.literal(true), SessionKey, ...created });
export const SessionKeyRefusal = v.object({ IsSuccessful: v.literal(false), SessionKey: v.null(), ...notCreated });

export const ClaimsSessionAnswer = v.object({ SessionId: SessionKey, ...created });
export const ClaimsSessionRefusal = v.object({ SessionId: v.null(), ...notCreated });

export const UploadAnswer = v.object(created);
export const UploadRefusal = v.object(notCreated);

/** `ResponseMessage` has `xsi:nil="true"` where there is none. */
export const UploadAnswerXml = v.pipe(
  v.object({ ResponseCode: v.string(), ResponseMessage: v.nullable(v.string()) }),
  v.metadata({ xml: { name: 'LoadRequestDataResponse' } }),
);

export const VoidRequest = v.looseObject({ portalAuthenticationKey: Text, transactionId: Text });
export const RefundRequest = v.looseObject({ portalAuthenticationKey: Text, ...Refund.entries });
export const ClaimsVoidRequest = v.looseObject({ claimsAuthenticationKey: Text, transactionId: Text });
export const ClaimsRefundRequest = v.looseObject({ claimsAuthenticationKey: Text, ...Refund.entries });
export const ReversalAnswer = outcomeSchema(ReversalReceipt);

/** A call that was refused: nothing was done. */
export const Refusal = v.object({
  /** Stable; for programs. */
  responseCode: v.string(),
  /** For people; may change. It never repeats what was sent. */
  responseMessage: v.string(),
  /** The option or field that is to blame. */
  field: v.exactOptional(v.string()),
});
