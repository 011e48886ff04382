import type { AccountReceipt, PayeeMethodReceipt } from './wire.ts';
import { payloadDate, toDollars } from '../payload-values.ts';
import type { PayeeMethodType } from './enumerations.ts';
import type { PayeeAccountType } from '../claims/enumerations.ts';

/** A bank account that was paid to or saved. Source: claims modals, BankAccountSummary. */
export interface BankAccountSummary {
  /** The saved account. */
  Token: string;
  AccountType: PayeeAccountType;
  LastFourDigits: string;
  /** By the routing number; null if the bank is not known. */
  BankName: string | null;
  /** The name of the individual, or of the company. */
  NameOnAccount: string;
}

/** A request that was sent by e-mail. Source: claims modals, EPaySummary. */
export interface EPaySummary {
  EPayRequestId: string;
  EPayEmailAddress: string;
}

/** The payload of `claims.saveComplete` under `paymentInfo`. Source: claims modals, SavePaymentInfo. */
export interface AccountSaveInfo {
  AccountId: number;
  /** Company accounts only. */
  ContactId?: string;
  PaymentMethodType: PayeeMethodType;
  /** EPay only. */
  EPaySummary?: EPaySummary;
  /** ECheck only. */
  BankAccountSummary?: BankAccountSummary;
}

/** The payload of `claims.paymentComplete` under `paymentInfo`. Source: claims modals, PaymentInfo. */
export interface AccountPaymentInfo {
  AccountId: number;
  /** Company accounts only. */
  ContactId?: string;
  /** The confirmation number. */
  TransactionId: string;
  /** MM/DD/YYYY hh:mm:ss AM/PM and the zone code, in the merchant's local time. */
  TransactionDate: string;
  /** The name of the zone. */
  TimeZone: string;
  /** In dollars. */
  Amount: number;
  PaymentMethodType: Exclude<PayeeMethodType, 'EPay'>;
  /** ECheck only. */
  BankAccountSummary?: BankAccountSummary;
  /** PrepaidAccount only: the balance after the payment, in dollars as text. */
  PrepaidAccountBalance?: string;
}

/** The payload of a receipt without a transaction: something was saved, or a request was sent by e-mail. */
export function accountSaveInfo(receipt: AccountReceipt): AccountSaveInfo {
  const { method } = receipt;
  return {
    ...accountFields(receipt),
    PaymentMethodType: method.type,
    ...(method.type === 'EPay'
      ? { EPaySummary: { EPayRequestId: method.requestId, EPayEmailAddress: method.email } }
      : {}),
    ...bankAccountFields(method),
  };
}

export function accountPaymentInfo(receipt: AccountReceipt): AccountPaymentInfo | undefined {
  const { method, transaction } = receipt;
  if (!transaction || method.type === 'EPay') return undefined;
  const { transactedAt, zoneCode } = transaction;
  return {
    ...accountFields(receipt),
    TransactionId: transaction.transactionId,
    TransactionDate: `${payloadDate(transactedAt)} ${zoneCode}`,
    TimeZone: transaction.timeZone,
    Amount: toDollars(transaction.amount),
    PaymentMethodType: method.type,
    ...bankAccountFields(method),
    ...(method.type === 'PrepaidAccount' ? { PrepaidAccountBalance: toDollars(method.balance).toFixed(2) } : {}),
  };
}

function accountFields({ accountId, contactId }: AccountReceipt): Pick<AccountSaveInfo, 'AccountId' | 'ContactId'> {
  return { AccountId: accountId, ...(contactId === null ? {} : { ContactId: contactId }) };
}

function bankAccountFields(method: PayeeMethodReceipt): Pick<AccountSaveInfo, 'BankAccountSummary'> {
  if (method.type !== 'ECheck') return {};
  const { token, accountType, lastFourDigits, bankName } = method.bankAccount;
  return {
    BankAccountSummary: {
      Token: token,
      AccountType: accountType,
      LastFourDigits: lastFourDigits,
      BankName: bankName,
      NameOnAccount: method.nameOnAccount,
    },
  };
}
