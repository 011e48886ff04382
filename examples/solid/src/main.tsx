import 'payment-modals/define/portal-payment.js';
import type { PortalPayment } from 'payment-modals';
import type {} from 'payment-modals/types/solid.js';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function App() {
  let portal!: PortalPayment;
  const [said, setSaid] = createSignal('');

  async function pay() {
    const response = await fetch('/session'); // your own endpoint
    if (!response.ok) return void setSaid('Payments cannot be reached. Try again later.');
    portal.makePayment({ sessionId: await response.text(), lockedOptions: true });
  }

  return (
    <>
      <h1>Your bill: $107.98</h1>
      <button onClick={() => void pay()}>Pay my bill</button>
      <output>{said()}</output>
      <portal-payment
        ref={portal}
        base-url="http://127.0.0.1:4010"
        on:portal-payment-complete={({ detail }) => setSaid(`Paid $${detail.totalPaymentAmount}`)}
        on:portal-error={({ detail }) => console.warn(detail.Description, detail.Details)}
      />
    </>
  );
}

render(() => <App />, document.querySelector('#app')!);
