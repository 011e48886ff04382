import type { ModalKind } from '../modal-kind.ts';
import { group } from '../story.ts';
import { payOneCent } from './changed-services.ts';
import { bill, cardNumber } from './examples.ts';
import { paymentModal } from './payment-modal.ts';

const typed = [cardNumber];

const framedModal: ModalKind = {
  ...paymentModal,
  module: 'payment-modals/framed/portal-payment.js',
  script: `${paymentModal.script}?mode=frame`,
  demoTag: 'demo-framed-payment',
  define: () => import('../../framed/demo-framed-payment.ts'),
};

const { clientReferenceData1: referenceNumber = '', ...rest } = bill;
const earlierBill = { ...rest, referenceNumber };
const tooNew = { paymentCategory: 'UserSelect', amountContext: 'SelectOrEnterAmountConstrained' };

export const pages = [
  group(
    'Integration options',
    { options: bill, typed },
    {
      'html-button': [
        'A button with data attributes opens the modal. The page needs the adapter and no code of its own.',
        'Press the button. The tab “HTML button” shows its attributes. The element in `data-target` receives the events.',
        { title: 'HTML button', declarative: true },
      ],
      inline: [
        'With `display="inline"` the form is a part of the page. Steps, options and events are the same.',
        'Open and pay: the confirmation replaces the form, and nothing covers the page.',
        { options: { paymentCategory: 'UserSelect' }, display: 'inline' },
      ],
      framed: [
        'Secure frame mode loads the modal from the service’s origin, so scripts of your page cannot read typed data. ' +
          'In this demo, page and frame have the same origin, which protects nothing.',
        'Pay: options, methods and events are the same. Only the module, or `mode=frame`, differs.',
        { title: 'Secure frame mode', modal: framedModal },
      ],
    },
  ),

  group(
    'Event format',
    { typed },
    {
      'later-form': [
        'The default. The event’s data is the payload itself. Errors have `Description` and `Details`.',
        'Pay, then clear `feeContext` and open again to see an error.',
        { title: 'Current format', options: bill },
      ],
      'earlier-form': [
        'For older pages: payloads under `paymentInfo`, errors under `description`, and `referenceNumber`.',
        'Pay, then clear `feeContext` and open again to see an error.',
        { title: 'Earlier format', options: earlierBill, form: 'earlier' },
      ],
      'earlier-form-refuses': [
        '`UserSelect` and `SelectOrEnterAmountConstrained` require the current format.',
        'Open: one event has two problems. Set the event format to “Current” and open again.',
        { title: 'Not supported in the earlier format', options: { ...earlierBill, ...tooNew }, form: 'earlier' },
      ],
      'obsolete-reference': [
        'An older page’s `referenceNumber` is read as `clientReferenceData1`.',
        'Open: the console has one warning, and the reference is in the review.',
        { options: earlierBill },
      ],
    },
  ),

  group(
    'Options fixed by the server',
    { locked: { ...bill, amountContext: 'AmountDueOnly' }, options: { lockedOptions: 'true' }, typed },
    {
      'locked-options': [
        'The server has fixed the bill with the session. The page gives only `lockedOptions`.',
        'Pay. Then give another `minAmountDue` and open again: you get an error, and no modal.',
      ],
      'locked-options-page-tampered': [
        'Someone has changed the amount in the page’s options. The server has fixed another amount.',
        'Open: the event names `minAmountDue`, there is no `portal.load`, and the ledger stays empty.',
        { title: 'Tampered page', typed: [], options: { minAmountDue: '0.01' } },
      ],
      'locked-options-script-tampered': [
        'A tampered script of the modal sends a payment of 0.01. The service checks the fixed bill.',
        'Pay: the service refuses the payment, the event says `OptionLocked`, and the ledger stays empty.',
        { title: 'Tampered script', adapt: payOneCent },
      ],
    },
  ),
];
