import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { declines, optionErrors } from './errors.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';
import { pages } from './pages.ts';
import { paying } from './paying.ts';
import { paymentModal } from './payment-modal.ts';

const paymentLooks = looks(
  { options: { ...bill, paymentCategory: 'UserSelect' }, typed: [cardNumber] },
  {
    toTry: 'Go to the review: the authorization is the insurer’s own, and its hash goes with the payment.',
    options: bankBill,
    typed: bankAccount,
    messages: {
      'makePayment.heading': 'Pay your premium',
      'authorization.debit':
        'I allow {merchant} to take {total} from my account ({method}) once, on {date}. I can take this back by calling {phone}.',
    },
  },
);

const network = networkFaults(
  { what: 'charge', act: 'Pay', once: 'the ledger has one line' },
  { options: bill, typed: [cardNumber] },
  {
    'down-at-review': {
      about: 'The service does not tell the total. The payer is back at the form, and all input is kept.',
      toTry: 'Go on to the review, twice.',
      typed: bankAccount,
      options: bankBill,
      values: { network: 'downAtReview' },
    },
  },
);

export const paymentSection: StorySection = {
  id: 'payment',
  title: 'Payment',
  about: 'A policyholder pays a bill by card or bank account, or saves one of them for later.',
  modal: paymentModal,
  defaults: { ...plainValues, method: 'makePayment', merchant: merchants.flatFee },
  groups: [
    ...paying,
    paymentLooks,
    ...pages,
    optionErrors,
    sessionErrors({ option: 'sessionId', load: 'portal.load' }, { options: bill }),
    ...declines,
    network,
  ],
};
