import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { declines, optionErrors } from './errors.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';
import { pages } from './pages.ts';
import { paying } from './paying.ts';
import { paymentModal } from './payment-modal.ts';

const messages = {
  'makePayment.heading': 'Pay your premium',
  'authorization.debit':
    'I allow {merchant} to take {total} from my account ({method}) once, on {date}. I can cancel this by calling {phone}.',
};

const byCard = { options: bill, typed: [cardNumber] };

export const paymentSection: StorySection = {
  id: 'payment',
  title: 'Payment',
  about: 'A policyholder pays a bill by card or bank account, or saves a payment method.',
  modal: paymentModal,
  defaults: { ...plainValues, method: 'makePayment', merchant: merchants.flatFee },
  groups: [
    ...paying,
    looks(
      { ...byCard, options: { ...bill, paymentCategory: 'UserSelect' } },
      'See the authorization in the review: its hash is sent with the payment.',
      { options: bankBill, typed: bankAccount, messages },
    ),
    ...pages,
    optionErrors,
    sessionErrors('sessionId', 'portal', byCard),
    ...declines,
    networkFaults(['charge', 'Pay', 'the ledger has one line'], byCard, {
      'down-at-review': [
        'The service cannot give the total. The payer returns to the form with all input.',
        { typed: bankAccount, options: bankBill, network: 'downAtReview' },
      ],
    }),
  ],
};
