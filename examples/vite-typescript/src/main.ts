import 'payment-modals/define/portal-payment.js';

const portal = document.querySelector('portal-payment')!;
const output = document.querySelector('output')!;

portal.addEventListener('portal.paymentComplete', ({ detail }) => {
  output.textContent = `Paid $${detail.totalPaymentAmount}`;
});
portal.addEventListener('portal.error', ({ detail }) => console.warn(detail.Description, detail.Details));

document.querySelector('button')!.addEventListener('click', async () => {
  const response = await fetch('/session'); // your own endpoint
  if (!response.ok) {
    output.textContent = 'Payments cannot be reached. Try again later.';
    return;
  }
  portal.makePayment({ sessionId: await response.text(), lockedOptions: true });
});
