import { paymentOptions, readPaymentOptions } from '../../../src/payment/payment-options.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';

const right = {
  sessionId: 'S1',
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '250.00',
  clientReferenceData1: 'P-1',
};

checkHostileOptions({
  modal: 'the payment modal',
  names: Object.keys(paymentOptions),
  required: ['sessionId', 'paymentCategory'],
  readers: (['makePayment', 'savePaymentMethod'] as const).flatMap((method) =>
    (['later', 'earlier'] as const).map((form) => (sources) => readPaymentOptions(method, sources, form)),
  ),
  everywhere: (given, name) => ({ ...right, [name]: given }),
});
