import * as v from 'valibot';
import type { Shape } from '../http/wire.ts';
import { ApprovalRecord } from './approval-record.ts';
import { ClaimsPayment, ClaimsSave, ClaimsTransaction } from './claims-transaction.ts';
import { PortalPayment, PortalSave } from './portal-transaction.ts';

/** When it happened: an instant in ISO 8601. Retries have the same time. */
const timestamp = v.pipe(v.string(), v.isoTimestamp());

/**
 * A notification to the merchant's server. Its type is the code of the page's event, if there is one. Its data is the
 * record that a look-up returns at that moment.
 */
export const Notification = v.variant('type', [
  v.object({
    /** A payment was approved. */
    type: v.literal('portal.paymentComplete'),
    timestamp,
    data: PortalPayment,
  }),
  v.object({
    /** A card or a bank account was saved. */
    type: v.literal('portal.saveComplete'),
    timestamp,
    data: PortalSave,
  }),
  v.object({
    /** A payment was voided, or a part of it refunded. */
    type: v.literal('portal.paymentReversed'),
    timestamp,
    data: PortalPayment,
  }),
  v.object({
    /** A claim was paid, by any method and to any payee. */
    type: v.literal('claims.paymentComplete'),
    timestamp,
    data: ClaimsPayment,
  }),
  v.object({
    /** A payee's method was saved, or a request was sent by e-mail. */
    type: v.literal('claims.saveComplete'),
    timestamp,
    data: ClaimsSave,
  }),
  v.object({
    /** A claim payment was voided, or a part of it refunded. */
    type: v.literal('claims.paymentReversed'),
    timestamp,
    data: ClaimsPayment,
  }),
  v.object({
    /** A payee has answered an e-mail request. The payment or save itself is a second notification. */
    type: v.literal('claims.ePayRequestAnswered'),
    timestamp,
    data: ClaimsTransaction,
  }),
  v.object({ type: v.literal('claims.approvalRequestCreated'), timestamp, data: ApprovalRecord }),
  v.object({
    /** The request has ended: completed, rejected, canceled, expired or incomplete, as `status` says. */
    type: v.literal('claims.approvalRequestEnded'),
    timestamp,
    data: ApprovalRecord,
  }),
]);
export type Notification = Shape<typeof Notification>;
export type NotificationType = Notification['type'];
