// node start.js, beside the sandbox: npx payment-modals-sandbox --notification-url http://localhost:8080/notifications
import { exampleServer } from './server.js';

const { PORT = '8080', SERVICE_URL = 'http://127.0.0.1:4010' } = process.env;
const {
  PORTAL_AUTHENTICATION_KEY = '10000000-0000-4000-8000-000000000001',
  // The public one of the sandbox.
  NOTIFICATION_SECRETS = 'whsec_c2FuZGJveC1ub3RpZmljYXRpb25zLWFyZS1wdWJsaWM=',
} = process.env;

exampleServer({
  baseUrl: SERVICE_URL,
  portalAuthenticationKey: PORTAL_AUTHENTICATION_KEY,
  secrets: NOTIFICATION_SECRETS.split(','),
  bill: {
    paymentCategory: 'CreditCard',
    feeContext: 'PaymentWithFee',
    amountContext: 'AmountDueOnly',
    minAmountDue: '107.98',
    accountBalance: '430.00',
    clientReferenceData1: 'POL-1002003',
  },
}).listen(Number(PORT), 'localhost', () => console.log(`Hears at http://localhost:${PORT}/notifications`));
