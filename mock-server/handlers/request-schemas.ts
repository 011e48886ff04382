import * as v from 'valibot';
import { checkPersonName } from '../../src/fields/person-name.ts';
import { AccountType, FeeContext, PaymentOperationName } from '../../src/payment/enumerations.ts';
import { methodCategories } from '../../src/payment/methods/payment-methods.ts';
import type { PaymentSubmission, References, SaveSubmission } from '../../src/payment/payment-service.ts';
import { amount, attempt, credentials, digits, text, wholeNumber, type AttemptRequest } from './schema-parts.ts';

/*
 * The shapes of the requests of the payment modal. They only say what can be read at all; whether a number or a name
 * is right is for the simulator to say, with the code of a decline.
 */

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A name that is a number would put the number in the ledger. */
const personName = v.pipe(
  v.string(),
  v.check((name) => checkPersonName(name).state === 'valid'),
);

const card = v.object({
  type: v.literal('card'),
  number: digits(19),
  expirationMonth: wholeNumber(1, 12),
  expirationYear: wholeNumber(2000, 2099),
  securityCode: digits(4),
  name: personName,
  zip: text,
  street: v.exactOptional(text),
});

const bankAccount = v.object({
  type: v.literal('bankAccount'),
  routingNumber: digits(9),
  accountNumber: digits(17),
  accountType: v.enum(AccountType),
  name: personName,
});

const savedMethod = v.object({ type: v.literal('token'), token: text });

const references: v.GenericSchema<unknown, References> = v.object({
  accountGroupCode: v.exactOptional(text),
  policyHolderName: v.exactOptional(text),
  clientReferenceData1: v.exactOptional(text),
  clientReferenceData2: v.exactOptional(text),
  clientReferenceData3: v.exactOptional(text),
  clientReferenceData4: v.exactOptional(text),
  clientReferenceData5: v.exactOptional(text),
});

const authorization = v.object({
  version: text,
  language: text,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const paymentSubmission = {
  method: v.variant('type', [card, bankAccount, savedMethod]),
  quote: v.object({ amount, fee: cents, total: amount }),
  feeContext: v.enum(FeeContext),
  save: v.boolean(),
  references,
  acknowledgmentRequired: v.boolean(),
  authorization: v.exactOptional(authorization),
};

const saveSubmission = {
  method: v.variant('type', [card, bankAccount]),
  references,
  authorization: v.exactOptional(authorization),
};

export const openRequest = v.object({
  ...credentials,
  operation: v.enum(PaymentOperationName),
  token: v.exactOptional(text),
});
export const quoteRequest = v.object({
  ...credentials,
  amount,
  category: v.picklist(methodCategories),
  feeContext: v.enum(FeeContext),
});

export const payRequest: AttemptRequest<PaymentSubmission> = v.object({
  ...credentials,
  ...attempt,
  ...paymentSubmission,
});
export const saveRequest: AttemptRequest<SaveSubmission> = v.object({ ...credentials, ...attempt, ...saveSubmission });
export const acknowledgeRequest = v.object({ ...credentials, transactionId: text });

export const sessionKeyRequest = v.object({
  PortalAuthenticationKey: text,
  ProcessorAuthenticationKey: v.nullish(text),
});
