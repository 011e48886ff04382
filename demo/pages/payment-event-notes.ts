import { toDollars } from '../../src/money.ts';
import { missing, notAllowed, type OptionProblems } from '../../src/options/option-problems.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import { PaymentCategory } from '../../src/payment/payment-category.ts';
import {
  optionError,
  portalError,
  portalEventCodes,
  type PortalEventCode,
  type PortalEventDetails,
} from '../../src/payment/events.ts';
import { paymentInfo, savePaymentInfo } from '../../src/payment/payloads.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { PaymentReceipt, SaveReceipt } from '../../src/payment/wire.ts';
import type { EventExample, EventNote } from './event-notes.ts';

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

function inForm(form: InterfaceVersion, info: object): object {
  return form === 'later' ? info : { paymentInfo: info };
}

/** The same payload in both forms, once where it is the same. */
function inBothForms(example: (form: InterfaceVersion) => unknown): readonly EventExample[] {
  return [{ payload: example('later') }, { title: 'In the earlier form', payload: example('earlier') }];
}

const wrongOptions: OptionProblems = new Map([
  ['feeContext', [missing]],
  ['paymentCategory', [notAllowed(Object.values(PaymentCategory))]],
]);

const unloaded: PortalEventDetails['portal.unload'] = { reason: 'complete' };

/** Every event of the payment modal. A new one in the table of events is missed here by the compiler. */
const notes: Readonly<Record<PortalEventCode, Omit<EventNote, 'code'>>> = {
  'portal.load': { about: 'The modal is on the screen.', examples: [] },
  'portal.error': {
    about: 'Something was wrong. Without a load before it, nothing was opened: all problems are in this one event.',
    examples: inBothForms((form) => optionError(wrongOptions, form)),
  },
  'portal.paymentComplete': {
    about: `The payment was made. Raised as soon as the service says so, before the confirmation. Amounts are in dollars: ${toDollars(107_98)}.`,
    examples: inBothForms((form) => inForm(form, paymentInfo(paid, sessionId, form))),
  },
  'portal.paymentCanceled': { about: 'The payer closed the modal without paying.', examples: [] },
  'portal.saveComplete': {
    about: 'The card or account was saved. Its tokenId is what the option token takes.',
    examples: inBothForms((form) => inForm(form, savePaymentInfo(saved, sessionId, form))),
  },
  'portal.saveCanceled': { about: 'The payer closed the modal without saving.', examples: [] },
  'portal.unload': {
    about: 'The modal has left the screen. Always the last event, and once. The native event has the reason.',
    examples: [{ payload: unloaded }],
  },
};

export const paymentEventNotes: readonly EventNote[] = [
  ...portalEventCodes.map((code) => ({ code, ...notes[code] })),
  {
    code: 'portal.error',
    when: 'after a decline',
    about: 'The modal stays open, and the payer may correct what was typed or use another method.',
    examples: inBothForms((form) =>
      portalError(
        'The submission was declined. The person may correct it.',
        { responseCode: ['Declined'] satisfies DeclineCode[] },
        form,
      ),
    ),
  },
];
