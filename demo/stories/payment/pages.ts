import type { ModalKind } from '../modal-kind.ts';
import { group } from '../story.ts';
import { payOneCent } from './changed-services.ts';
import { bill, cardNumber } from './examples.ts';
import { paymentModal } from './payment-modal.ts';

const typed = [cardNumber];
const byCard = { options: bill, typed };

const framedModal: ModalKind = {
  ...paymentModal,
  module: 'payment-modals/framed/portal-payment.js',
  script: `${paymentModal.script}?mode=frame`,
  demoTag: 'demo-framed-payment',
  define: () => import('../../framed/demo-framed-payment.ts'),
};

const options = { referenceNumber: bill.clientReferenceData1, clientReferenceData1: '' };
const tooNew = { ...options, paymentCategory: 'UserSelect', amountContext: 'SelectOrEnterAmountConstrained' };
const locked = { locked: { ...bill, amountContext: 'AmountDueOnly' }, options: { lockedOptions: 'true' }, typed };

export const pages = [
  group('Integration options', byCard, {
    'html-button': [
      'A button with data attributes opens the modal, without code. The element in `data-target` gets the events.',
      { title: 'HTML button', declarative: true },
    ],
    inline: [
      'With `display="inline"` the form is a part of the page. Steps, options and events are the same.',
      { options: { paymentCategory: 'UserSelect' }, display: 'inline' },
    ],
    framed: [
      'Scripts of your page cannot read what is typed in the service’s frame. (This demo has only one origin.)',
      { title: 'Secure frame mode', modal: framedModal },
    ],
  }),

  group('Event format', byCard, {
    'later-form': [
      'The event’s data is the payload. Clear `feeContext` to see an error with `Description` and `Details`.',
      { title: 'Current format' },
    ],
    'earlier-form': [
      'For older pages: payloads are under `paymentInfo`, and errors under `description`.',
      { title: 'Earlier format', options, form: 'earlier' },
    ],
    'earlier-form-refuses': [
      '`UserSelect` and `SelectOrEnterAmountConstrained` require the current format.',
      { title: 'Not supported in the earlier format', options: tooNew, form: 'earlier' },
    ],
    'obsolete-reference': [
      'The old `referenceNumber` is read as `clientReferenceData1`. The console has a warning.',
      { options },
    ],
  }),

  group('Options fixed by the server', locked, {
    'locked-options': [
      'The server has fixed the bill with the session. If you give another `minAmountDue`, you get an error.',
    ],
    'locked-options-page-tampered': [
      'The amount in the page was changed. The event names `minAmountDue`, and the modal does not open.',
      { title: 'Tampered page', typed: [], options: { minAmountDue: '0.01' } },
    ],
    'locked-options-script-tampered': [
      'The modal’s script was changed and sends 0.01. The service refuses the payment: `OptionLocked`.',
      { title: 'Tampered script', adapt: payOneCent },
    ],
  }),
];
