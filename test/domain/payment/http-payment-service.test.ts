import assert from 'node:assert/strict';
import test from 'node:test';
import { refusals } from '../../../src/http/refusals.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { payloadDate } from '../../../src/wall-time.ts';
import { attempted, callOnce, checkHttpService, credentials, success } from '../http/service-checks.ts';
import { accountPaid, cardDetails, cardPaid, cardSaved, merchant, quote, savings, visa } from './samples.ts';

const fees = { CreditCard: { kind: 'percentage', basisPoints: 300 }, ECheck: { kind: 'flat', cents: 100 } };
const session = { merchant: { ...merchant, fees }, savedMethod: null, openedAt: '2026-11-21T21:05:09' };
const ofUnknownBank = { ...accountPaid, tokenId: null, method: { ...savings, bankName: null } };
const references = { clientReferenceData1: 'C1' };
const payment = {
  method: cardDetails,
  quote,
  feeContext: 'PaymentWithFee',
  save: false,
  references,
  acknowledgmentRequired: false,
} as const;
const priced = { amount: 10_798, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;

const save = (service: PaymentService) => service.save(credentials, 2, { method: cardDetails, references });

checkHttpService<Required<PaymentService>>({
  create: createHttpPaymentService,
  path: 'GenericModal/Operations',
  calls: {
    open: {
      endpoint: 'Open',
      use: (service) => service.open(credentials, { operation: 'makePayment' }),
      posts: { operation: 'makePayment' },
      answer: { ...success, session },
    },
    quote: {
      endpoint: 'Quote',
      use: (service) => service.quote(credentials, priced),
      posts: priced,
      answer: { ...success, quote },
    },
    bankName: {
      endpoint: 'BankName',
      use: (service) => service.bankName(credentials, '021000021', new AbortController().signal),
      posts: { routingNumber: '021000021' },
      answer: { ...success, bankName: 'JPMorgan Chase Bank' },
    },
    pay: {
      endpoint: 'Pay',
      use: (service) => service.pay(credentials, 2, payment),
      posts: { attempt: 2, ...payment },
      answer: { ...attempted, receipt: cardPaid },
    },
    save: {
      endpoint: 'Save',
      use: save,
      posts: { attempt: 2, method: cardDetails, references },
      answer: { ...attempted, receipt: cardSaved },
    },
    paymentStatus: {
      endpoint: 'Status',
      use: (service) => service.paymentStatus(credentials, 2),
      posts: { attempt: 2 },
      answer: { ...attempted, status: { state: 'answered', answer: { ...attempted, receipt: cardPaid } } },
    },
    saveStatus: {
      endpoint: 'Status',
      use: (service) => service.saveStatus(credentials, 2),
      posts: { attempt: 2 },
      answer: { ...attempted, status: { state: 'answered', answer: { ...attempted, receipt: cardSaved } } },
    },
    acknowledge: {
      endpoint: 'Acknowledge',
      use: (service) => service.acknowledge(credentials, '900001'),
      posts: { transactionId: '900001' },
      answer: success,
      outlivesThePage: true,
    },
    cancel: {
      endpoint: 'Cancel',
      use: (service) => service.cancel(credentials),
      posts: {},
      answer: success,
      outlivesThePage: true,
    },
  },
  fields: {
    texts:
      'name phone cardType bankName customerName holderZip tokenId timeZone authCode batchNumber transactionId accountGroups',
    nullable: 'savedMethod bankName holderZip tokenId authCode',
    optional: '',
    anyInteger: 'expirationMonth expirationYear',
  },
  readable: [
    ['of an unknown bank', 'bankName', { ...success, bankName: null }],
    ['with a saved card', 'open', { ...success, session: { ...session, savedMethod: visa } }],
    [
      'with a saved account of an unknown bank',
      'open',
      { ...success, session: { ...session, savedMethod: { ...savings, bankName: null } } },
    ],
    ['for a bank payment', 'pay', { ...attempted, receipt: ofUnknownBank }],
    ['absent', 'paymentStatus', { ...attempted, status: { state: 'absent' } }],
    ['processing', 'saveStatus', { ...attempted, status: { state: 'processing' } }],
    [
      'with a decline',
      'saveStatus',
      { ...attempted, status: { state: 'answered', answer: { ...attempted, responseCode: 'CardExpired' } } },
    ],
  ],
  unreadable: [
    ['Declined', 'open', { responseCode: 'Declined', session }],
    [
      'by a method that nobody knows',
      'open',
      { ...success, session: { merchant: { ...merchant, methods: ['Cash'] }, savedMethod: null } },
    ],
    ['beyond exact numbers', 'quote', { ...success, quote: { ...quote, total: 2 ** 53 } }],
    ['with a total that is none', 'quote', { ...success, quote: { ...quote, total: 1 } }],
    ['without a transaction', 'pay', { ...attempted, receipt: cardSaved }],
    ['by a code that is not known here', 'pay', { responseCode: 'Processing', receipt: cardPaid }],
    [
      'with a whole card number',
      'save',
      { ...attempted, receipt: { ...cardSaved, method: { ...visa, lastFourDigits: '4242424242424242' } } },
    ],
    ['with a date as people write it', 'save', { ...attempted, receipt: { ...cardSaved, transactedAt: '11/21/2026' } }],
    [
      'with the receipt of a save',
      'paymentStatus',
      { ...attempted, status: { state: 'answered', answer: { ...attempted, receipt: cardSaved } } },
    ],
    ['Declined', 'acknowledge', { responseCode: 'Declined' }],
  ],
  refusals,
});

test('What the schema does not know is left out', async () => {
  const answer = { ...attempted, receipt: { ...cardSaved, cardNumber: '4111111111111111' } };
  const { result } = await callOnce(createHttpPaymentService, save, answer);
  assert.ok(!JSON.stringify(result).includes('4111111111111111'));
});

const times = [
  '2026-11-21T21:05:09',
  '2026-11-21 21:05:09',
  '2026-11-21T21:05:09Z',
  '2026-11-21T21:05:09.123',
  '2026-11-21T21:05',
  '2026-02-29T00:00:00',
];

for (const transactedAt of times) {
  test(`A receipt dated ${transactedAt} is either taken for a lost answer or can be shown`, async () => {
    const answer = { ...attempted, receipt: { ...cardSaved, transactedAt } };
    const { result } = await callOnce(createHttpPaymentService, save, answer);
    if (!(result instanceof ServiceError))
      assert.match(payloadDate(transactedAt), /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/);
  });
}
