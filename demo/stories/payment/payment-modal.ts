import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { portalEventCodes } from '../../../src/payment/events.ts';
import notes from '../../../src/payment/payment-option-notes.json' with { type: 'json' };
import { paymentOptions } from '../../../src/payment/payment-options.ts';
import { serviceEndpoints } from '../../../mock-server/endpoints.ts';
import { callAsAnother, createSession } from '../../sandbox/sandbox-client.ts';
import type { ModalKind } from '../modal-kind.ts';

export const paymentModal: ModalKind = {
  tag: 'portal-payment',
  plugin: 'portal',
  module: 'payment-modals/define/portal-payment.js',
  script: 'GenericModal/Cdn/Portal.js',
  methods: { makePayment: 'makePayment', savePaymentMethod: 'savePaymentMethod' },
  sessionOption: 'sessionId',
  options: { fields: paymentOptions, notes },
  codes: portalEventCodes,
  resultCodes: ({ method }) => [method === 'makePayment' ? 'portal.paymentComplete' : 'portal.saveComplete'],
  payload: ({ form }) => (form === 'earlier' ? '.paymentInfo' : ''),
  error: ({ form }) => (form === 'earlier' ? ['.description'] : ['.Description', '.Details']),
  sandbox: {
    merchants: sandboxMerchants,
    begin: async ({ merchant, session, locked: options }) => ({
      sessionKey: await createSession(merchant, session, { options }),
    }),
    reserve: ({ sessionKey }) => callAsAnother(serviceEndpoints.Open, sessionKey, { operation: 'makePayment' }),
    spend: (sessionKey) => callAsAnother(serviceEndpoints.Cancel, sessionKey),
  },
  define: () => import('../../../components/define/portal-payment.ts'),
};

export const framedModal: ModalKind = {
  ...paymentModal,
  module: 'payment-modals/framed/portal-payment.js',
  script: `${paymentModal.script}?mode=frame`,
  demoTag: 'demo-framed-payment',
  define: () => import('../../framed/demo-framed-payment.ts'),
};
