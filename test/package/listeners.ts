import type {
  AccountEventMap,
  AdjusterError,
  EarlierPortalEventMap,
  PortalEventMap,
  PortalPayment,
} from 'payment-modals';
import { PortalPayment as Registered } from 'payment-modals/define/portal-payment.js';
import { ClaimsAccount } from 'payment-modals/define/claims-account.js';
import { ClaimsAdjuster } from 'payment-modals/define/claims-adjuster.js';

/** Each listener has to get the detail of its event, and no wider one. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function is<Right extends true>(right?: Right): void;

const portal: PortalPayment = new Registered();
portal.addEventListener('portal.paymentComplete', ({ detail }) => {
  is<Same<typeof detail.totalPaymentAmount, number>>();
  detail.acknowledge?.();
});
portal.addEventListener('portal.error', ({ detail }) => is<Same<typeof detail.Details, Record<string, string[]>>>());
portal.addEventListener('portal.error', (event: Event) => {
  const { detail } = event as EarlierPortalEventMap['portal.error'];
  is<Same<typeof detail.description, Record<string, string[]>>>();
});
portal.addEventListener('portal-payment-complete', ({ detail }) => {
  is<Same<typeof detail, PortalEventMap['portal.paymentComplete']['detail']>>();
});

const account = new ClaimsAccount();
account.addEventListener('claims.paymentComplete', ({ detail }) => {
  is<Same<typeof detail, AccountEventMap['claims.paymentComplete']['detail']>>();
  detail.paymentInfo.TransactionId.toUpperCase();
});
account.addEventListener('claims.canceled', ({ detail }) => is<Same<typeof detail, null>>());

const adjuster = new ClaimsAdjuster();
adjuster.addEventListener('claims.approvalRequestCreated', ({ detail }) => detail.approvalRequestId.toFixed());
adjuster.addEventListener('claims.error', ({ detail }) => {
  if ('details' in detail) is<Same<typeof detail, AdjusterError>>();
});
document.addEventListener('claims.approvalRequestCanceled', (event) => event);
document.body.addEventListener('claims-approval-request-created', ({ detail }) => detail.approvalRequestId.toFixed());
