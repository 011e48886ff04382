import { portalEventCodes } from '../../src/payment/events.ts';
import type { ElementPart } from './modal-part.ts';

/** `<portal-payment>` as the adapters use it. */
export const portalElement: ElementPart = {
  plugin: 'portal',
  tag: 'portal-payment',
  methods: { makePayment: 'makePayment', savePaymentMethod: 'savePaymentMethod' },
  codes: portalEventCodes,
};
