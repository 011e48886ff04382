/** @jsxImportSource preact */
import type { PaymentInfo } from 'payment-modals';
import type {} from 'payment-modals/types/preact.js';
import type { Same } from './same.js';

export const element = (
  <portal-payment
    base-url="https://pay.example.com"
    options={{ paymentCategory: 'CreditCard' }}
    onportal-payment-complete={({ detail }) => {
      const isTyped: Same<typeof detail, PaymentInfo> = true;
      return isTyped;
    }}
  />
);
// @ts-expect-error There is no such category.
export const wrong = <portal-payment options={{ paymentCategory: 'Cash' }} />;
