import * as v from 'valibot';
import { PayeeAccountType } from '../claims/enumerations.ts';
import { NamedPayee, SuppliedPayee } from '../claims/requests.ts';
import { Id, line } from '../claims/wire.ts';
import { AttemptRequest, digits, EmailAddress, Text, type Content } from '../http/requests.ts';
import { Amount, type Shape } from '../http/wire.ts';
import { OperationCredentials } from '../operation/operation-service.ts';
import { AccountContext } from './enumerations.ts';

/* The requests of the account modal. */

/** A page's request to an account session. */
export const AccountOpenRequest = v.object({
  ...OperationCredentials.entries,
  /** Absent if the server may have fixed it. */
  context: v.exactOptional(v.enum(AccountContext)),
  /** Names a stored account. Absent if a new one is created. */
  accountId: v.exactOptional(Id),
  /**
   * The details that the page supplied. Required and complete without an account id. With one, they replace the stored
   * details. Nothing is stored before the submission. A person's name that is a number is accepted, because the form
   * asks for a correction.
   */
  payee: v.exactOptional(SuppliedPayee),
  accountGroupCode: v.exactOptional(Text),
});
export type AccountOpenRequest = Content<typeof AccountOpenRequest>;

/**
 * Bank account data as typed. It exists only in the form and in the body of one request. The routing number is also
 * sent to get the bank's name.
 */
export const PayeeBankAccount = v.object({
  type: v.literal('bankAccount'),
  routingNumber: digits(9),
  /** Digits only, leading zeros kept. */
  accountNumber: digits(17),
  accountType: v.enum(PayeeAccountType),
});
export type PayeeBankAccount = Shape<typeof PayeeBankAccount>;

export const SavedBankAccountReference = v.object({ type: v.literal('savedBankAccount'), token: Text });

/** A method that is paid to at once. */
export const DirectMethod = v.variant('type', [
  PayeeBankAccount,
  SavedBankAccountReference,
  v.object({ type: v.literal('prepaidAccount') }),
]);
export type DirectMethod = Shape<typeof DirectMethod>;

/** How the payee wants to be paid. */
export const PayeeMethod = v.variant('type', [
  ...DirectMethod.options,
  v.object({
    type: v.literal('ePay'),
    /** The address of the e-mail. The payee chooses a method at its link. */
    email: EmailAddress,
  }),
]);
export type PayeeMethod = Shape<typeof PayeeMethod>;

export const AccountSubmitRequest = v.object({
  ...AttemptRequest.entries,
  /** The details as shown in the modal. They are stored; without an id, the account or contact is created. */
  payee: NamedPayee,
  method: PayeeMethod,
  /** In cents. Present if a claim is paid, absent if a method is saved. */
  amount: v.exactOptional(Amount),
  /** Required if a claim is paid. */
  claimNumber: v.exactOptional(line),
  sourceUser: v.exactOptional(line),
});
export type AccountSubmission = Content<typeof AccountSubmitRequest>;
