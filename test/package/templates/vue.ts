import type { PaymentInfo } from 'payment-modals';
import type {} from 'payment-modals/types/vue.js';
import type { GlobalComponents } from 'vue';

type Portal = InstanceType<GlobalComponents['portal-payment']>;
declare const portal: Portal;
declare const info: CustomEvent<PaymentInfo>;

export const attributes: Partial<Portal['$props']> = { 'base-url': '', options: { paymentCategory: 'CreditCard' } };
// @ts-expect-error There is no such category.
export const wrong: Partial<Portal['$props']> = { options: { paymentCategory: 'Cash' } };
portal.$emit('portal-payment-complete', info);
// @ts-expect-error The event has no such detail.
portal.$emit('portal-payment-complete', new CustomEvent('portal-payment-complete', { detail: 1 }));
