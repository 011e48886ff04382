import type {
  BankAccountDetails,
  CardDetails,
  MethodDetails,
  PaymentSubmission,
  SaveSubmission,
} from '../../../src/payment/requests.ts';

export const authorization = { version: '2026-11', language: 'en-US', sha256: 'ab'.repeat(32) };

export function card(changes: Partial<CardDetails> = {}): CardDetails {
  return {
    type: 'card',
    number: '4111111111111111',
    expirationMonth: 12,
    expirationYear: 2029,
    securityCode: '123',
    name: 'Jordan Rivera',
    zip: '10001',
    ...changes,
  };
}

export function bankAccount(changes: Partial<BankAccountDetails> = {}): BankAccountDetails {
  const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
  return { type: 'bankAccount', ...numbers, accountType: 'Checking', name: 'Jordan Rivera', ...changes };
}

/** A payment at a merchant without a fee. */
export function payment(
  amount: number,
  method: MethodDetails = card(),
  changes: Partial<PaymentSubmission> = {},
): PaymentSubmission {
  return {
    method,
    quote: { amount, fee: 0, total: amount },
    feeContext: 'PaymentWithFee',
    save: false,
    references: { clientReferenceData1: 'POLICY-4711' },
    acknowledgmentRequired: false,
    ...(method.type === 'card' ? {} : { authorization }),
    ...changes,
  };
}

export function saving(method: SaveSubmission['method'], changes: Partial<SaveSubmission> = {}): SaveSubmission {
  return { method, references: {}, ...(method.type === 'card' ? {} : { authorization }), ...changes };
}
