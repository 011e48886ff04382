import 'payment-modals/define/portal-payment.js';

const portal = document.querySelector('portal-payment');

portal.addEventListener('portal.paymentComplete', ({ detail }) => {
  document.querySelector('output').textContent = `Paid $${detail.totalPaymentAmount}`;
});

document.querySelector('button').addEventListener('click', async () => {
  const response = await fetch('/session'); // your own endpoint
  if (!response.ok) return;
  portal.makePayment({
    sessionId: await response.text(),
    paymentCategory: 'CreditCard',
    feeContext: 'PaymentWithFee',
    minAmountDue: '107.98',
    accountBalance: '430.00',
    clientReferenceData1: 'POL-1002003',
  });
});
