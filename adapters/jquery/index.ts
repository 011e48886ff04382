import type { PaymentOptionObject } from '../../src/options/payment-options.ts';
import type { JQueryLike } from '../modal/jquery-like.ts';
import type { ModalSettings } from '../modal/modal-part.ts';
import { provide } from '../modal/modal-element.ts';
import { thisPage } from '../modal/page.ts';
import { portalElement } from '../modal/portal-element.ts';
import { portalPart } from '../modal/portal-part.ts';
import type { ModalInstance } from '../modal/shared-page.ts';

export type { JQueryLike, ModalSettings };

/** What `$(container).data('portal')` gives. */
export interface PortalInstance extends ModalInstance {
  /** Opens the modal for a payment. Results are delivered by events on the container only. */
  readonly makePayment: (options?: PaymentOptionObject) => void;
  /** Opens the modal to save a card or bank account. */
  readonly savePaymentMethod: (options?: PaymentOptionObject) => void;
}

/**
 * Gives a jQuery, 1.7 or later, the plugin `$(container).portal()`, and makes buttons with `data-toggle="portal"` work.
 * It may be called again, and for several jQuerys on one page.
 *
 * ```ts
 * import $ from 'jquery';
 * import { install } from 'payment-modals/jquery.js';
 *
 * install($, { baseUrl: 'https://pay.example.com' });
 * $('#payment').portal().on('portal.paymentComplete', (event, payment) => console.log(payment.transactionId));
 * $('#payment').data('portal').makePayment({ sessionId, … });
 * ```
 *
 * The modal itself is loaded when it is first wanted. A page that imports `payment-modals/define/portal-payment.js` has
 * it from the start.
 *
 * @param settings For containers and buttons that bring none of their own. The first call decides.
 */
export function install($: JQueryLike, settings: ModalSettings = {}): void {
  const page = thisPage();
  page.define(portalPart(() => import('../../components/define/portal-payment.ts'), settings));
  provide(portalElement, page);
  page.install($);
}

declare global {
  // What @types/jquery declares, where a project has it.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface JQuery<TElement = HTMLElement> {
    /** Puts the payment modal behind each element of the set. */
    portal(settings?: ModalSettings): this;
    /** Opens the modal of each element of the set. */
    portal(method: 'makePayment' | 'savePaymentMethod', options?: PaymentOptionObject): this;
    /** Takes the modals away again. */
    portal(method: 'destroy'): this;
    /** The payment modal behind the first element of the set. */
    data(key: 'portal'): PortalInstance | undefined;
  }
}
