import { toDollars } from '../../src/money.ts';
import { missing, notAllowed } from '../../src/options/option-problems.ts';
import type { InterfaceForm } from '../../src/options/payment-options.ts';
import { PaymentCategory } from '../../src/payment/enumerations.ts';
import { optionError, portalError, type PortalEventCode, type PortalEventDetails } from '../../src/payment/events.ts';
import { paymentInfo, savePaymentInfo } from '../../src/payment/payloads.ts';
import type { PaymentReceipt, SaveReceipt } from '../../src/service/payment-service.ts';

export interface EventNote {
  readonly about: string;
  /** A payload, made by the code that makes the real ones. */
  readonly example: (form: InterfaceForm) => unknown;
}

const sessionId = '65110842-b32c-48ac-8e36-8e89ca000001';

const saved: SaveReceipt = {
  method: {
    category: 'CreditCard',
    cardType: 'Visa',
    lastFourDigits: '1111',
    expirationMonth: 12,
    expirationYear: 2029,
  },
  customerName: 'Jordan Rivera',
  holderZip: '10001',
  tokenId: '7d1f2f7c-2f57-4a43-9a0c-51a4c1000002',
  transactedAt: '2026-11-21T21:05:09',
  timeZone: 'EST',
};

const paid: PaymentReceipt = {
  ...saved,
  quote: { amount: 107_98, fee: 2_50, total: 110_48 },
  authCode: '204881',
  batchNumber: '20261121',
  transactionId: '1000000071',
};

function inForm(form: InterfaceForm, info: object): object {
  return form === 'later' ? info : { paymentInfo: info };
}

/** Every event of the payment modal. A new one in the table of events is missed here by the compiler. */
export const paymentEventNotes: Readonly<Record<PortalEventCode, EventNote>> = {
  'portal.load': { about: 'The modal is on the screen.', example: () => null },
  'portal.error': {
    about: 'Something was wrong. Without a load before it, nothing was opened: all problems are in this one event.',
    example: (form) =>
      optionError(
        new Map([
          ['feeContext', [missing]],
          ['paymentCategory', [notAllowed(Object.values(PaymentCategory))]],
        ]),
        form,
      ),
  },
  'portal.paymentComplete': {
    about: `The payment was made. Raised as soon as the service says so, before the confirmation. Amounts are in dollars: ${toDollars(107_98)}.`,
    example: (form) => inForm(form, paymentInfo(paid, sessionId, form)),
  },
  'portal.paymentCanceled': { about: 'The payer closed the modal without paying.', example: () => null },
  'portal.saveComplete': {
    about: 'The card or account was saved. Its tokenId is what the option token takes.',
    example: (form) => inForm(form, savePaymentInfo(saved, sessionId, form)),
  },
  'portal.saveCanceled': { about: 'The payer closed the modal without saving.', example: () => null },
  'portal.unload': {
    about: 'The modal has left the screen. Always the last event, and once. The native event has the reason.',
    example: (): PortalEventDetails['portal.unload'] => ({ reason: 'complete' }),
  },
};

/** What the error event holds where the processor declines. */
export function declineExample(form: InterfaceForm): unknown {
  return portalError('The submission was declined. The person may correct it.', { responseCode: ['Declined'] }, form);
}
