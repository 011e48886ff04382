import type { StorySection } from '../story.ts';
import { amounts } from './amounts.ts';
import { bankDeclineStories, cardDeclineStories } from './declines.ts';
import { endings } from './endings.ts';
import { merchants } from './examples.ts';
import { fees } from './fees.ts';
import { forms } from './forms.ts';
import { framed } from './framed.ts';
import { lockedSessions } from './locked.ts';
import { looks } from './looks.ts';
import { methods } from './methods.ts';
import { network } from './network.ts';
import { operations } from './operations.ts';
import { optionErrors } from './option-errors.ts';
import { pages } from './pages.ts';
import { paymentModal } from './payment-modal.ts';
import { saving } from './saving.ts';
import { sessionErrors } from './session-errors.ts';

export const paymentSection: StorySection = {
  id: 'payment',
  title: 'Payment',
  about: 'A policyholder pays a bill by card or bank account, or saves one of them for later.',
  modal: paymentModal,
  defaults: {
    method: 'makePayment',
    merchant: merchants.flatFee,
    session: 'fresh',
    network: 'normal',
    form: 'later',
    names: 'listed',
    language: 'en',
    theme: 'page',
    options: {},
  },
  groups: [
    operations,
    amounts,
    methods,
    fees,
    saving,
    endings,
    looks,
    pages,
    framed,
    forms,
    lockedSessions,
    optionErrors,
    sessionErrors,
    cardDeclineStories,
    bankDeclineStories,
    network,
  ],
};
