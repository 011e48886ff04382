import { portalError } from '../../src/payment/events.ts';
import type { ModalPart, ModalSettings } from './modal-part.ts';

/** `<portal-payment>` behind `$(container).portal()`. Source: payment modal, Client-side operations. */
export function portalPart(load: () => Promise<unknown>, defaults: ModalSettings): ModalPart {
  return {
    plugin: 'portal',
    tag: 'portal-payment',
    methods: ['makePayment', 'savePaymentMethod'],
    describeError: (text, subject, form) => portalError(text, { [subject]: [text] }, form ?? 'later'),
    load,
    defaults,
  };
}
