import type { PaymentSubmission, SaveSubmission } from '../../../src/payment/requests.ts';

type Method = PaymentSubmission['method'];
type Card = Extract<Method, { type: 'card' }>;
type BankAccount = Extract<Method, { type: 'bankAccount' }>;

export const authorization = { version: '2026-11', language: 'en-US', sha256: 'ab'.repeat(32) };

export function card(changes: Partial<Card> = {}): Card {
  const numbers = { number: '4111111111111111', expirationMonth: 12, expirationYear: 2029, securityCode: '123' };
  return { type: 'card', ...numbers, name: 'Jordan Rivera', zip: '10001', ...changes };
}

export function bankAccount(changes: Partial<BankAccount> = {}): BankAccount {
  const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
  return { type: 'bankAccount', ...numbers, accountType: 'Checking', name: 'Jordan Rivera', ...changes };
}

const authorized = ({ type }: Method) => (type === 'card' ? {} : { authorization });

export function payment(amount: number, method: Method = card(), changes: Partial<PaymentSubmission> = {}) {
  const defaults = { feeContext: 'PaymentWithFee', save: false, acknowledgmentRequired: false } as const;
  const references = { clientReferenceData1: 'POLICY-4711' };
  const quote = { amount, fee: 0, total: amount };
  return { method, quote, references, ...defaults, ...authorized(method), ...changes };
}

export function saving(method: SaveSubmission['method'], changes: Partial<SaveSubmission> = {}): SaveSubmission {
  return { method, references: {}, ...authorized(method), ...changes };
}
