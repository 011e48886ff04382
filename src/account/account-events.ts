import type { UnloadReason } from '../operation/operation-state.ts';
import { describeProblems, type OptionProblems } from '../options/option-problems.ts';
import type { AccountPaymentInfo, AccountSaveInfo } from './account-payloads.ts';

/** The payload of the account modal's `claims.error`. Source: claims modals, FailReason. */
export interface AccountError {
  description: {
    /** Messages by field name. For a declined submission, `ResponseCode` holds the code. */
    description: Record<string, string[]>;
  };
}

/** The events of the account modal by code, with what their `detail` holds. Source: claims modals, Events. */
export interface AccountEventDetails {
  'claims.load': null;
  'claims.unload': { reason: UnloadReason };
  'claims.error': AccountError;
  'claims.paymentComplete': { paymentInfo: AccountPaymentInfo };
  'claims.saveComplete': { paymentInfo: AccountSaveInfo };
  'claims.canceled': null;
}

export type AccountEventCode = keyof AccountEventDetails;

export const accountEventCodes = [
  'claims.load',
  'claims.unload',
  'claims.error',
  'claims.paymentComplete',
  'claims.saveComplete',
  'claims.canceled',
] as const satisfies readonly AccountEventCode[];

/** `{ description: { description: { Phone: ['…'] } } }` */
export function accountError(messages: Record<string, string[]>): AccountError {
  return { description: { description: messages } };
}

export function accountOptionError(problems: OptionProblems): AccountError {
  return accountError(describeProblems(problems));
}
