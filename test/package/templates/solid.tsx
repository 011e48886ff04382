/** @jsxImportSource solid-js */
import type { PaymentInfo } from 'payment-modals';
import type {} from 'payment-modals/types/solid.js';
import type { Same } from './same.js';

export const element = (
  <portal-payment
    base-url="https://pay.example.com"
    prop:options={{ paymentCategory: 'CreditCard' }}
    on:portal-payment-complete={({ detail }) => {
      const isTyped: Same<typeof detail, PaymentInfo> = true;
      return isTyped;
    }}
  />
);
// @ts-expect-error There is no such category.
export const wrong = <portal-payment prop:options={{ paymentCategory: 'Cash' }} />;
