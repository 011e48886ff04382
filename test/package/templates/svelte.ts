import type { PaymentInfo } from 'payment-modals';
import type {} from 'payment-modals/types/svelte.js';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { Same } from './same.js';

export const attributes: SvelteHTMLElements['portal-payment'] = {
  'base-url': 'https://pay.example.com',
  options: { paymentCategory: 'CreditCard' },
  'onportal-payment-complete': ({ detail }) => {
    const isTyped: Same<typeof detail, PaymentInfo> = true;
    return isTyped;
  },
};
// @ts-expect-error There is no such category.
export const wrong: SvelteHTMLElements['portal-payment'] = { options: { paymentCategory: 'Cash' } };
