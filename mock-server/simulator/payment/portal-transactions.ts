import { toDollars } from '../../../src/money.ts';
import { paymentInfo, savePaymentInfo } from '../../../src/payment/payloads.ts';
import type { References } from '../../../src/payment/requests.ts';
import type { PaymentReceipt, SaveReceipt } from '../../../src/payment/wire.ts';
import type { PortalPayment, PortalSave, PortalTransaction } from '../../../src/server/portal-transaction.ts';
import type { BookingState, Tell } from '../shared/books.ts';
import type { Notifications } from '../shared/notifications.ts';

/* What the merchant's server is told of the payment modal: the payloads of the page's events, and where it stands now. */

/** What a submission was for. */
export interface PortalSubject {
  readonly sessionId: string;
  readonly accountGroupCode: string;
  readonly references: Omit<References, 'accountGroupCode'>;
}

export function portalPayment(
  receipt: PaymentReceipt,
  { sessionId, accountGroupCode, references }: PortalSubject,
  acknowledgmentRequired: boolean,
  { status, refunded, acknowledged }: BookingState,
): PortalPayment {
  if (status === 'Saved') throw new Error('A payment was paid.');
  return {
    ...paymentInfo(receipt, sessionId, 'later'),
    ...references,
    accountGroupCode,
    paymentCategory: receipt.method.category,
    acknowledgmentRequired: acknowledgmentRequired ? 'true' : 'false',
    // Nobody was asked to, where it is not required.
    acknowledged: acknowledgmentRequired && acknowledged,
    refundedAmount: toDollars(refunded),
    status,
  };
}

export function portalSave(
  receipt: SaveReceipt,
  { sessionId, accountGroupCode, references }: PortalSubject,
): PortalSave {
  return {
    ...savePaymentInfo(receipt, sessionId, 'later'),
    ...references,
    accountGroupCode,
    paymentCategory: receipt.method.category,
    status: 'Saved',
  };
}

/** Tells of what is completed, and of what is reversed. */
export function tellOfPortal(notifications: Notifications): Tell<PortalTransaction> {
  return (merchantKey, data) => {
    if ('transactionId' in data) notifications.add(merchantKey, { type: paymentType(data.status), data });
    else notifications.add(merchantKey, { type: 'portal.saveComplete', data });
  };
}

function paymentType(status: PortalPayment['status']) {
  return status === 'Paid' ? 'portal.paymentComplete' : 'portal.paymentReversed';
}
