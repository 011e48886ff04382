import * as v from 'valibot';
import { LastFourDigits, type Shape } from '../http/wire.ts';
import { AccountType } from '../payment/enumerations.ts';
import { MethodCategory } from '../payment/wire.ts';
import { allowUnknown } from './allow-unknown.ts';

/** An amount in dollars, as the events have it: `107.98`. */
export const Dollars = v.pipe(v.number(), v.minValue(0));

const optionalText = v.exactOptional(v.string());

/** The payload of the events, and the references that the page gave. Source: payment modal, payloads. */
const saved = {
  /** The session in which it was done. */
  sessionId: v.string(),
  customerName: v.string(),
  lastFourDigits: LastFourDigits,
  paymentCategory: allowUnknown(MethodCategory),
  /** MM/DD/YYYY hh:mm:ss AM/PM, in the merchant's local time. */
  transactionDate: v.string(),
  /** The code of the zone: `EST`. */
  timeZone: v.string(),
  /** The saved card or account; absent if nothing was saved. */
  tokenId: optionalText,
  /** Cards only: the brand in words. */
  cardType: optionalText,
  cardExpirationMonth: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** Four digits. */
  cardExpirationYear: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** Cards only: the billing ZIP code. */
  holderZip: optionalText,
  /** Bank accounts only. */
  accountType: v.exactOptional(allowUnknown(v.enum(AccountType))),
  /** Bank accounts only; null if the bank is not known. */
  bankName: v.exactOptional(v.nullable(v.string())),
  /** Its account group, also if the page did not name one. */
  accountGroupCode: v.string(),
  policyHolderName: optionalText,
  clientReferenceData1: optionalText,
  clientReferenceData2: optionalText,
  clientReferenceData3: optionalText,
  clientReferenceData4: optionalText,
  clientReferenceData5: optionalText,
};

/** A method that was saved, and nothing was paid. */
export const PortalSave = v.object({ status: v.literal('Saved'), ...saved });
export type PortalSave = Shape<typeof PortalSave>;

/** A payment that was approved. Amounts are in dollars. */
export const PortalPayment = v.object({
  /** `Refunded` if any part was paid back: see `refundedAmount`. */
  status: allowUnknown(v.picklist(['Paid', 'Voided', 'Refunded'])),
  /** The confirmation number. It identifies the payment permanently: record the payment by it. */
  transactionId: v.string(),
  ...saved,
  batchNumber: v.string(),
  /** Cards only. */
  authCode: optionalText,
  /** Without the convenience fee. */
  paymentAmount: Dollars,
  convenienceFee: Dollars,
  totalPaymentAmount: Dollars,
  /** All that voids and refunds have taken back, the fee included. */
  refundedAmount: Dollars,
  acknowledgmentRequired: v.picklist(['true', 'false']),
  /** True once the page has called `acknowledge()`. */
  acknowledged: v.boolean(),
});
export type PortalPayment = Shape<typeof PortalPayment>;

/** One operation of the payment modal that was completed: a payment has a `transactionId`, a save does not. */
// The save comes first, because its status is fixed and a payment accepts any.
export const PortalTransaction = v.variant('status', [PortalSave, PortalPayment]);
export type PortalTransaction = Shape<typeof PortalTransaction>;
