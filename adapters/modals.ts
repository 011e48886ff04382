import { accountError } from '../src/account/account-events.ts';
import { adjusterError } from '../src/adjuster/adjuster-events.ts';
import { portalError } from '../src/payment/events.ts';
import type { InterfaceVersion } from '../src/payment/payment-options.ts';

/** What plugins and buttons need to know about a modal. */
export interface ModalTable {
  /** The plugin's name: in `$.fn`, in `.data()`, in `data-toggle`, and before the dot of each event code. */
  readonly plugin: string;
  readonly tag: string;
  /** The element's methods, by the names that pages call. */
  readonly methods: Readonly<Record<string, string>>;
  readonly describeError: (text: string, subject: string, form: InterfaceVersion | undefined) => object;
}

/** Source: payment modal, Client-side operations. */
export const paymentModal: ModalTable = {
  plugin: 'portal',
  tag: 'portal-payment',
  methods: { makePayment: 'makePayment', savePaymentMethod: 'savePaymentMethod' },
  describeError: (text, subject, form) => portalError(text, { [subject]: [text] }, form),
};

/** Source: claims modals, Client-side operations. */
export const accountModal: ModalTable = {
  plugin: 'claims',
  tag: 'claims-account',
  methods: { ClaimsModal: 'openAccount' },
  describeError: (text, subject) => accountError({ [subject]: [text] }),
};

/** Source: claims modals, Client-side operations. */
export const adjusterModal: ModalTable = {
  plugin: 'claims',
  tag: 'claims-adjuster',
  methods: { createApprovalRequest: 'createApprovalRequest', manageApprovalRequest: 'manageApprovalRequest' },
  describeError: (text, subject) => adjusterError(text, [[subject, text]]),
};
