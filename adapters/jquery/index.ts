import type { AccountOptionObject } from '../../src/account/account-options.ts';
import type { AdjusterOptionObject } from '../../src/adjuster/adjuster-options.ts';
import type { PaymentOptionObject } from '../../src/payment/payment-options.ts';
import type { JQueryLike } from './jquery-like.ts';
import { registerElements } from './modal-element.ts';
import { accountModal, adjusterModal, paymentModal, type ModalTable } from '../modals.ts';
import { thisPage } from './page.ts';
import type { ModalInstance, ModalSettings } from './shared-page.ts';

export type { JQueryLike, ModalSettings };

/** The answer of `$(container).data('portal')`. */
export interface PortalInstance extends ModalInstance {
  /** Opens the modal for a payment. Results are delivered by events on the container only. */
  readonly makePayment: (options?: PaymentOptionObject) => void;
  /** Opens the modal to save a card or bank account. */
  readonly savePaymentMethod: (options?: PaymentOptionObject) => void;
}

/** The answer of `$(container).data('claims')`: the operations of both claims modals. */
export interface ClaimsInstance extends ModalInstance {
  /** Opens the account modal. Results are delivered by events on the container only. */
  readonly ClaimsModal: (options?: AccountOptionObject) => void;
  /** Opens the adjuster modal with what was uploaded for the session. */
  readonly createApprovalRequest: (options?: AdjusterOptionObject) => void;
  /** Opens the adjuster modal with a request that exists. */
  readonly manageApprovalRequest: (options?: AdjusterOptionObject) => void;
}

/**
 * Gives a jQuery, 1.7 or later, the plugins `$(container).portal()` and `$(container).claims()`, and makes buttons with
 * `data-toggle="portal"` or `data-toggle="claims"` work. It may be called again, and for several jQuerys on one page.
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
 * A modal is loaded when it is first needed, or at once if the page imports `payment-modals/define/portal-payment.js`.
 *
 * @param settings Defaults for containers and buttons. The first call decides.
 */
export function install($: JQueryLike, settings: ModalSettings = {}): void {
  const page = thisPage();
  const offer = (table: ModalTable, inPage: () => Promise<unknown>, inFrame: () => Promise<unknown>) =>
    page.offer({ table, load: (mode) => (mode && mode !== 'page' ? inFrame() : inPage()), defaults: settings });
  offer(
    paymentModal,
    () => import('../../components/define/portal-payment.ts'),
    () => import('../frame/define/portal-payment.ts'),
  );
  offer(
    accountModal,
    () => import('../../components/define/claims-account.ts'),
    () => import('../frame/define/claims-account.ts'),
  );
  offer(
    adjusterModal,
    () => import('../../components/define/claims-adjuster.ts'),
    () => import('../frame/define/claims-adjuster.ts'),
  );
  registerElements();
  page.install($);
}

declare global {
  // As @types/jquery declares it, if the project has those types.
  interface JQuery<TElement = HTMLElement> {
    /** Puts the payment modal behind each element of the set. */
    portal(settings?: ModalSettings): this;
    /** Opens the modal of each element of the set. */
    portal(method: 'makePayment' | 'savePaymentMethod', options?: PaymentOptionObject): this;
    /** Removes the modals. */
    portal(method: 'destroy'): this;
    /** Puts the claims modals behind each element of the set. */
    claims(settings?: ModalSettings): this;
    /** Opens the account modal of each element of the set. */
    claims(method: 'ClaimsModal', options?: AccountOptionObject): this;
    /** Opens the adjuster modal of each element of the set. */
    claims(method: 'createApprovalRequest' | 'manageApprovalRequest', options?: AdjusterOptionObject): this;
    /** Removes the modals. */
    claims(method: 'destroy'): this;
    // Undefined before `portal()`. The type omits that, as jQuery's own type does: pages write `data('portal').makePayment`.
    /** The payment modal behind the first element of the set. */
    data(key: 'portal'): PortalInstance;
    /** The claims modals behind the first element of the set. */
    data(key: 'claims'): ClaimsInstance;
  }
}
