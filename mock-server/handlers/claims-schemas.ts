import * as v from 'valibot';
import { AccountContext } from '../../src/account/enumerations.ts';
import { PayeeAccountType, webAccessNumbers, type WebAccess } from '../../src/claims/enumerations.ts';
import type { Payee } from '../../src/claims/payee.ts';
import { checkEmail } from '../../src/fields/email.ts';
import { checkPersonName } from '../../src/fields/person-name.ts';
import { plainText } from '../../src/plain-text.ts';
import type { AccountOpenRequest, AccountSubmission } from '../../src/account/claims-account-service.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import { amount, attempt, credentials, digits, text, type AttemptRequest } from './schema-parts.ts';

/*
 * The shapes of the requests of the account modal, and of whoever opens the link of an e-mail. They only say what can be
 * read at all; whether a number is right is for the simulator to say, with the code of a decline.
 */

/** Text that stands in e-mails, too: it must not break their lines. */
const words = v.pipe(v.string(), v.transform(plainText), text);

/** A name that is a number would put the number in the ledger. */
const name = v.pipe(
  words,
  v.check((typed) => {
    const verdict = checkPersonName(typed);
    return verdict.state !== 'invalid' || verdict.code !== 'number';
  }),
);
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const email = v.pipe(
  words,
  v.check((typed) => checkEmail(typed).state === 'valid'),
);

const address = { address: words, city: words, state: words, zip: words };

function payee(nameKind: typeof words | typeof name): v.GenericSchema<unknown, Payee> {
  const person = {
    firstName: nameKind,
    lastName: nameKind,
    // A page may have stored anything: the modal shows it, and asks for a better one.
    email: words,
    phone: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  };
  return v.variant('type', [
    v.object({ type: v.literal('individual'), ...person, ...address }),
    v.object({
      type: v.literal('company'),
      companyName: nameKind,
      taxId: v.exactOptional(words),
      ...address,
      contact: v.object({
        contactId: v.exactOptional(id),
        ...person,
        webAccess: v.exactOptional(v.picklist(Object.keys(webAccessNumbers) as WebAccess[])),
      }),
    }),
  ]);
}

const directMethods = [
  v.object({
    type: v.literal('bankAccount'),
    routingNumber: digits(9),
    accountNumber: digits(17),
    accountType: v.enum(PayeeAccountType),
  }),
  v.object({ type: v.literal('savedBankAccount'), token: text }),
  v.object({ type: v.literal('prepaidAccount') }),
] as const;

export const accountOpenRequest: v.GenericSchema<unknown, OperationCredentials & AccountOpenRequest> = v.object({
  ...credentials,
  context: v.enum(AccountContext),
  accountId: v.exactOptional(id),
  // A name that is a number too: the modal's form has it corrected.
  payee: v.exactOptional(payee(words)),
  accountGroupCode: v.exactOptional(text),
});

export const accountSubmitRequest: AttemptRequest<AccountSubmission> = v.object({
  ...credentials,
  ...attempt,
  payee: payee(name),
  method: v.variant('type', [...directMethods, v.object({ type: v.literal('ePay'), email })]),
  amount: v.exactOptional(amount),
  claimNumber: v.exactOptional(words),
  sourceUser: v.exactOptional(words),
});

/** What a payee chooses who has opened the link of an e-mail payment request. */
export const linkChoiceRequest = v.object({ method: v.variant('type', [...directMethods]) });
