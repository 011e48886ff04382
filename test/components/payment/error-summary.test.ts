import { describeErrorSummary } from '../suites/error-summary-suite.ts';
import { bankPayment, cardPayment } from './payment-cases.ts';

describeErrorSummary({
  operation: cardPayment,
  errors: {
    'Card number': 'Enter the card number',
    'Expiration date': 'Enter the expiration date',
    'Security code': 'Enter the security code',
    'Name on card': 'Enter the name on the card',
    'Billing ZIP code': 'Enter the billing ZIP code',
  },
  wrong: ['Card number', '9'],
  unfinished: ['Security code', '12', 'The security code is incomplete'],
});
