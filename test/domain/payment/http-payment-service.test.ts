import assert from 'node:assert/strict';
import test from 'node:test';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import { answered, attempted, bankName, checkHttpService, success } from '../http/service-checks.ts';
import { accountPaid, cardDetails, cardPaid, cardSaved, merchant, quote, savings, visa } from './samples.ts';

const fees = { CreditCard: { kind: 'percentage', basisPoints: 300 }, ECheck: { kind: 'flat', cents: 100 } };
const session = { merchant: { ...merchant, fees }, savedMethod: null, openedAt: '2026-11-21T21:05:09' };
const save = { method: cardDetails, references: { clientReferenceData1: 'C1' } };
const feeContext = 'PaymentWithFee';
const payment = { ...save, quote, feeContext, save: false, acknowledgmentRequired: false };
const attempt = 2;
const bankPaid = { ...accountPaid, tokenId: null, method: { ...savings, bankName: null } };
const withSession = (changes: object) => ({ ...success, session: { ...session, ...changes } });
const expired = { ...attempted, responseCode: 'CardExpired' };
const declined = { ...attempted, status: { state: 'answered', answer: expired } };
const withSaved = (changes: object) => ({ ...attempted, receipt: { ...cardSaved, ...changes } });

const ask = checkHttpService({
  create: createHttpPaymentService,
  path: 'GenericModal/Operations',
  calls: {
    open: { posts: { operation: 'makePayment' }, answer: withSession({}) },
    quote: { posts: { amount: 10_798, category: 'CreditCard', feeContext }, answer: { ...success, quote } },
    bankName,
    pay: { posts: { attempt, ...payment }, answer: { ...attempted, receipt: cardPaid } },
    save: { posts: { attempt, ...save }, answer: withSaved({}) },
    paymentStatus: { endpoint: 'Status', posts: { attempt }, answer: answered(cardPaid) },
    saveStatus: { endpoint: 'Status', posts: { attempt }, answer: answered(cardSaved) },
    acknowledge: { posts: { transactionId: '900001' }, given: ['900001'], answer: success, outlivesThePage: true },
    cancel: { posts: {}, answer: success, outlivesThePage: true },
  },
  fields: {
    texts:
      'name phone cardType bankName customerName holderZip tokenId timeZone authCode batchNumber transactionId accountGroups',
    nullable: 'savedMethod bankName holderZip tokenId authCode',
    optional: '',
    anyInteger: 'expirationMonth expirationYear',
  },
  readable: [
    ['with a saved card', 'open', withSession({ savedMethod: visa })],
    ['with a saved account of an unknown bank', 'open', withSession({ savedMethod: { ...savings, bankName: null } })],
    ['for a bank payment', 'pay', { ...attempted, receipt: bankPaid }],
    ['with a decline', 'saveStatus', declined],
  ],
  unreadable: [
    ['Declined', 'open', { responseCode: 'Declined', session }],
    ['by an unknown method', 'open', withSession({ merchant: { ...merchant, methods: ['Cash'] } })],
    ['beyond exact numbers', 'quote', { ...success, quote: { ...quote, total: 2 ** 53 } }],
    ['with a wrong total', 'quote', { ...success, quote: { ...quote, total: 1 } }],
    ['without a transaction', 'pay', withSaved({})],
    ['with a whole card number', 'save', withSaved({ method: { ...visa, lastFourDigits: '4242424242424242' } })],
    ...['11/21/2026', '2026-11-21 21:05:09', '2026-11-21T21:05:09Z', '2026-11-21T21:05:09.123', '2026-11-21T21:05'].map(
      (transactedAt) => [`with the date ${transactedAt}`, 'save', withSaved({ transactedAt })] as const,
    ),
    ['with the receipt of a save', 'paymentStatus', answered(cardSaved)],
    ['Declined', 'acknowledge', { responseCode: 'Declined' }],
  ],
});

test('Unknown fields are left out', async () => {
  const result = await ask('save', withSaved({ cardNumber: '4111111111111111' }));
  assert.ok(!JSON.stringify(result).includes('4111111111111111'));
});
