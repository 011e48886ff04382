import type { ModalKind } from '../modal-kind.ts';
import { group } from '../story.ts';
import { payOneCent } from './changed-services.ts';
import { bill, cardNumber } from './examples.ts';
import { paymentModal } from './payment-modal.ts';

const byCard = { options: bill, typed: [cardNumber] };

const framedModal: ModalKind = {
  ...paymentModal,
  module: 'payment-modals/framed/portal-payment.js',
  script: `${paymentModal.script}?mode=frame`,
  demoTag: 'demo-framed-payment',
  define: () => import('../../framed/demo-framed-payment.ts'),
};

const { clientReferenceData1: referenceNumber = '', ...rest } = bill;
const earlierBill = { ...rest, referenceNumber };
const fixedBill = { ...bill, amountContext: 'AmountDueOnly' };

export const pages = [
  group('Ways onto the page', byCard, {
    'html-button': {
      title: 'HTML button',
      about: 'A button with data attributes opens the modal. The page needs the adapter and no code of its own.',
      toTry: 'Press the button. The tab “HTML button” shows its attributes; `data-target` receives the events.',
      declarative: true,
    },
    inline: {
      about: 'With `display="inline"` the form is a part of the page. Steps, options and events are the same.',
      toTry: 'Open it and scroll: nothing covers the page. Pay, and see the confirmation in place of the form.',
      options: { paymentCategory: 'UserSelect' },
      values: { display: 'inline' },
    },
  }),

  group('In a frame', byCard, {
    framed: {
      about:
        'The modal is a document of the service’s own origin: scripts of your page cannot read what is typed. Here page and frame share one origin, which protects nothing.',
      toTry: 'Pay: options, methods and events are the same. Only the module, or `mode=frame`, differs.',
      modal: framedModal,
    },
  }),

  group(
    'Format of events',
    { typed: [cardNumber] },
    {
      'later-form': {
        title: 'Current format',
        about: 'The default. The event’s data is the payload itself; errors have `Description` and `Details`.',
        toTry: 'Pay, then clear `feeContext` and open again to see an error.',
        options: bill,
      },
      'earlier-form': {
        title: 'Earlier format',
        about: 'For older pages: payloads under `paymentInfo`, errors under `description`, and `referenceNumber`.',
        toTry: 'Pay, then clear `feeContext` and open again to see an error.',
        options: earlierBill,
        values: { form: 'earlier' },
      },
      'earlier-form-refuses': {
        title: 'Too new for the earlier format',
        about: '`UserSelect` and `SelectOrEnterAmountConstrained` require the current format.',
        toTry: 'Open: two problems in one event. Set the format of events to “Current” and open again.',
        options: {
          ...earlierBill,
          paymentCategory: 'UserSelect',
          amountContext: 'SelectOrEnterAmountConstrained',
        },
        values: { form: 'earlier' },
      },
      'obsolete-reference': {
        about: 'An older page’s `referenceNumber` is read as `clientReferenceData1`.',
        toTry: 'Open: the console has one warning, and the reference is in the review.',
        options: earlierBill,
      },
    },
  ),

  group(
    'Server-fixed options',
    { locked: fixedBill, options: { lockedOptions: 'true' }, typed: [cardNumber] },
    {
      'locked-options': {
        about: 'The server has fixed the bill with the session. The page gives only `lockedOptions`.',
        toTry: 'Open, and pay. Then give another `minAmountDue` and open again: an error, and no modal.',
      },
      'locked-options-page-tampered': {
        title: 'Page that was changed',
        about: 'Someone has changed the amount in the page’s options. The server has fixed another amount.',
        toTry: 'Open: the event names `minAmountDue`, there is no `portal.load`, and the ledger stays empty.',
        typed: [],
        options: { minAmountDue: '0.01' },
      },
      'locked-options-script-tampered': {
        title: 'Script that was changed',
        about: 'A changed script of the modal always sends a payment of 0.01. The service checks the fixed bill.',
        toTry: 'Pay: the service refuses the payment, the event says `OptionLocked`, and the ledger stays empty.',
        adapt: payOneCent,
      },
    },
  ),
];
