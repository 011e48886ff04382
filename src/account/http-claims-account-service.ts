import * as v from 'valibot';
import { PayeeMethodType } from './enumerations.ts';
import { PayeeAccountType, webAccessNumbers, type WebAccess } from '../claims/enumerations.ts';
import type { Payee } from '../claims/payee.ts';
import { wallTimePattern } from '../wall-time.ts';
import { answerSchema, cents, done, lastFourDigits, statusSchema, toAnswer, toStatus, words } from '../http/answers.ts';
import type { AccountReceipt, AccountSession, ClaimsAccountService } from './claims-account-service.ts';
import { claimsRefusals } from '../claims/claims-refusals.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';

const { ECheck, PrepaidAccount, EPay } = PayeeMethodType;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** An id that a person may read. */
const shownId = v.pipe(words, v.maxLength(100));

const address = { address: words, city: words, state: words, zip: words };
const person = { firstName: words, lastName: words, email: words, phone: words };

/** A tax id has no place here: one that is sent nevertheless is dropped. */
const payee: v.GenericSchema<unknown, Payee> = v.variant('type', [
  v.object({ type: v.literal('individual'), ...person, ...address }),
  v.object({
    type: v.literal('company'),
    companyName: words,
    ...address,
    contact: v.object({
      contactId: v.exactOptional(id),
      ...person,
      webAccess: v.exactOptional(v.picklist(Object.keys(webAccessNumbers) as WebAccess[])),
    }),
  }),
]);

const savedBankAccount = v.object({
  token: v.string(),
  accountType: v.enum(PayeeAccountType),
  bankName: v.nullable(words),
  lastFourDigits,
});

const session: v.GenericSchema<unknown, AccountSession> = v.object({
  merchant: v.object({ name: words, phone: words }),
  payee,
  bankAccounts: v.array(savedBankAccount),
  prepaidAccount: v.nullable(v.object({ balance: cents })),
});

const receipt: v.GenericSchema<unknown, AccountReceipt> = v.object({
  accountId: id,
  contactId: v.nullable(shownId),
  method: v.variant('type', [
    v.object({ type: v.literal(ECheck), bankAccount: savedBankAccount, nameOnAccount: words }),
    v.object({ type: v.literal(PrepaidAccount), balance: cents }),
    v.object({ type: v.literal(EPay), requestId: shownId, email: words }),
  ]),
  transaction: v.nullable(
    v.object({
      transactionId: shownId,
      transactedAt: v.pipe(v.string(), v.regex(wallTimePattern)),
      zoneCode: words,
      timeZone: words,
      amount: cents,
    }),
  ),
});

/** The service of the account modal over HTTP. Every path lies under `{baseUrl}/Claims/AccountModal/Operations`. */
export function createHttpClaimsAccountService(options: HttpClientOptions): ClaimsAccountService {
  const client = createHttpClient(options, claimsRefusals);
  const post = <Schema extends v.GenericSchema>(name: string, body: object, answer: Schema, keepalive = false) =>
    client(`/Claims/AccountModal/Operations/${name}`, { body, answer, keepalive });

  return {
    async open(credentials, request) {
      const answer = await post('Open', { ...credentials, ...request }, v.object({ ...done.entries, session }));
      return answer.session;
    },
    async submit(credentials, attempt, submission) {
      return toAnswer(await post('Submit', { ...credentials, attempt, ...submission }, answerSchema(receipt)));
    },
    async status(credentials, attempt) {
      return toStatus((await post('Status', { ...credentials, attempt }, statusSchema(receipt))).status);
    },
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, done, true);
    },
  };
}
