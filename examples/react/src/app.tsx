import type { PortalPayment as PortalPaymentElement } from 'payment-modals';
import { PortalPayment } from 'payment-modals/react.js';
import { useRef, useState } from 'react';

export function App() {
  const portal = useRef<PortalPaymentElement>(null);
  const [said, setSaid] = useState('');

  async function pay() {
    const response = await fetch('/session'); // your own endpoint
    if (!response.ok) return setSaid('Payments cannot be reached. Try again later.');
    portal.current?.makePayment({ sessionId: await response.text(), lockedOptions: true });
  }

  return (
    <>
      <h1>Your bill: $107.98</h1>
      <button onClick={() => void pay()}>Pay my bill</button>
      <output>{said}</output>
      <PortalPayment
        ref={portal}
        baseUrl="http://127.0.0.1:4010"
        onPaymentComplete={({ detail }) => setSaid(`Paid $${detail.totalPaymentAmount}`)}
        onError={({ detail }) => console.warn(detail.Description, detail.Details)}
      />
    </>
  );
}
