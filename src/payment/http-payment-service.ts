import * as v from 'valibot';
import { AccountType } from './enumerations.ts';
import { wallTimePattern } from '../wall-time.ts';
import { answerSchema, cents, done, lastFourDigits, statusSchema, toAnswer, toStatus, words } from '../http/answers.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import type { PaymentService } from './payment-service.ts';
import { refusals } from '../http/refusals.ts';

const feeSchedule = v.union([
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('flat'), cents }),
  v.object({ kind: v.literal('percentage'), basisPoints: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);

const maskedMethod = v.union([
  v.object({
    category: v.literal('CreditCard'),
    cardType: words,
    lastFourDigits,
    expirationMonth: v.pipe(v.number(), v.integer()),
    expirationYear: v.pipe(v.number(), v.integer()),
  }),
  v.object({
    category: v.literal('ECheck'),
    accountType: v.enum(AccountType),
    bankName: v.nullable(words),
    lastFourDigits,
  }),
]);

const session = v.object({
  merchant: v.object({
    name: words,
    phone: words,
    methods: v.array(v.picklist(['CreditCard', 'ECheck'])),
    fees: v.object({ CreditCard: feeSchedule, ECheck: feeSchedule }),
    accountGroups: v.array(v.string()),
  }),
  savedMethod: v.nullable(maskedMethod),
});

const quote = v.pipe(
  v.object({ amount: cents, fee: cents, total: cents }),
  v.check(({ amount, fee, total }) => amount + fee === total),
);

const saveReceipt = v.object({
  method: maskedMethod,
  customerName: words,
  holderZip: v.nullable(v.string()),
  tokenId: v.nullable(v.string()),
  transactedAt: v.pipe(v.string(), v.regex(wallTimePattern)),
  timeZone: v.string(),
});

const paymentReceipt = v.object({
  ...saveReceipt.entries,
  quote,
  authCode: v.nullable(v.string()),
  batchNumber: words,
  transactionId: words,
});

/** The payment service over HTTP. Every path lies under `{baseUrl}/GenericModal/Operations`. */
export function createHttpPaymentService(options: HttpClientOptions): PaymentService {
  const client = createHttpClient(options, refusals);
  const post = <Schema extends v.GenericSchema>(name: string, body: object, answer: Schema, keepalive = false) =>
    client(`/GenericModal/Operations/${name}`, { body, answer, keepalive });

  return {
    async open(credentials, request) {
      const answer = await post('Open', { ...credentials, ...request }, v.object({ ...done.entries, session }));
      return answer.session;
    },
    async quote(credentials, request) {
      const answer = await post('Quote', { ...credentials, ...request }, v.object({ ...done.entries, quote }));
      return answer.quote;
    },
    async pay(credentials, attempt, submission) {
      return toAnswer(await post('Pay', { ...credentials, attempt, ...submission }, answerSchema(paymentReceipt)));
    },
    async save(credentials, attempt, submission) {
      return toAnswer(await post('Save', { ...credentials, attempt, ...submission }, answerSchema(saveReceipt)));
    },
    async paymentStatus(credentials, attempt) {
      return toStatus((await post('Status', { ...credentials, attempt }, statusSchema(paymentReceipt))).status);
    },
    async saveStatus(credentials, attempt) {
      return toStatus((await post('Status', { ...credentials, attempt }, statusSchema(saveReceipt))).status);
    },
    async acknowledge(credentials, transactionId) {
      await post('Acknowledge', { ...credentials, transactionId }, done, true);
    },
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, done, true);
    },
  };
}
