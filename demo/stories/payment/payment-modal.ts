import { paymentOptionNotes } from '../../../src/options/payment-option-notes.ts';
import { paymentOptions } from '../../../src/options/payment-options.ts';
import { portalEventCodes } from '../../../src/payment/events.ts';
import type { ModalKind } from '../story.ts';

export const paymentModal: ModalKind = {
  tag: 'portal-payment',
  plugin: 'portal',
  module: 'payment-modals/define/portal-payment.js',
  script: 'GenericModal/Cdn/Portal.js',
  methods: {
    makePayment: { label: 'makePayment', completeCode: 'portal.paymentComplete' },
    savePaymentMethod: { label: 'savePaymentMethod', completeCode: 'portal.saveComplete' },
  },
  options: paymentOptions,
  optionNotes: paymentOptionNotes,
  codes: portalEventCodes,
  define: () => import('../../../components/define/portal-payment.ts'),
};
