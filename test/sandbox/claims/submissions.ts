import type { AccountSubmission, PayeeBankAccount, PayeeMethod } from '../../../src/account/requests.ts';
import type { Payee } from '../../../src/claims/requests.ts';
import { individual } from './payees.ts';

export const prepaid = { type: 'prepaidAccount' } as const;
export const ePay = { type: 'ePay', email: 'pay.me@mail.example' } as const;

export function payeeBankAccount(changes: Partial<PayeeBankAccount> = {}): PayeeBankAccount {
  const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
  return { type: 'bankAccount', ...numbers, accountType: 'Checking', ...changes };
}

export function claimPayment(amount: number, method: PayeeMethod = payeeBankAccount(), payee: Payee = individual()) {
  return { payee, method, amount, claimNumber: 'CLAIM-4711', sourceUser: 'adjuster-12' };
}

export function methodSave(method: PayeeMethod = payeeBankAccount(), payee: Payee = individual()): AccountSubmission {
  return { payee, method };
}
