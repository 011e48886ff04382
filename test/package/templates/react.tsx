/** @jsxImportSource react */
import type { PaymentInfo, PortalPayment as Element } from 'payment-modals';
import { PortalPayment as Framed } from 'payment-modals/framed/react.js';
import { PortalPayment } from 'payment-modals/react.js';
import type {} from 'payment-modals/types/react.js';
import { useRef } from 'react';
import type { Same } from './same.js';

export function Page({ sessionId }: { readonly sessionId: string }) {
  const portal = useRef<Element>(null);
  return (
    <>
      <button onClick={() => portal.current?.makePayment({ sessionId })}>Pay</button>
      <PortalPayment
        ref={portal}
        baseUrl="https://pay.example.com"
        options={{ paymentCategory: 'CreditCard' }}
        onPaymentComplete={({ detail }) => {
          const isTyped: Same<typeof detail, PaymentInfo> = true;
          return isTyped;
        }}
      />
      <Framed
        ref={portal}
        options={{ paymentCategory: 'CreditCard' }}
        onPaymentComplete={({ detail }) => detail satisfies PaymentInfo}
      />
      {/* @ts-expect-error There is no such category. */}
      <PortalPayment options={{ paymentCategory: 'Cash' }} />
      {/* @ts-expect-error Nor in a frame. */}
      <Framed options={{ paymentCategory: 'Cash' }} />
      <portal-payment ref={portal} baseUrl="" operation="makePayment" data-option-session-id={sessionId} />
      {/* @ts-expect-error There is no such operation. */}
      <portal-payment operation="pay" />
    </>
  );
}
