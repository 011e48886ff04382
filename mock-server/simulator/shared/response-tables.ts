import type { Cents } from '../../../src/money.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';

/**
 * The answers of the simulated processor, by amount in cents without the fee. Other amounts are approved.
 * Source: payment modal, Errors, simulated response codes.
 */
export type ResponseTable = ReadonlyMap<Cents, ResponseCode>;

/** Charges of a card without a fixed code. */
export const cardCharge: ResponseTable = new Map([
  [1_00, 'Success'],
  [2_00, 'IncorrectValidationValue'],
  [12_00, 'IncorrectValidationValue'],
  [3_00, 'Declined'],
  [13_00, 'Declined'],
  [4_00, 'OverMaximumPayment'],
  [5_00, 'DuplicateTransaction'],
  [15_00, 'DuplicateTransaction'],
  [6_00, 'GatewayInternalError'],
  [16_00, 'GatewayInternalError'],
  [7_00, 'InvalidCardNumber'],
  [17_00, 'InvalidCardNumber'],
  [14_00, 'AvsVerificationFailed'],
  [18_00, 'Call'],
  [19_00, 'NoProcessorResponse'],
]);

/** Debits, credits and (with 0.00) savings of a bank account without a fixed code. */
export const bankMovement: ResponseTable = new Map([
  [0, 'Success'],
  [1_00, 'Success'],
  [2_00, 'ACHTransactionFailed'],
  [3_00, 'GatewayInternalError'],
  [4_00, 'NoProcessorResponse'],
]);

/** Voids and refunds of a bank payment whose account has no fixed code. */
export const bankReversal: ResponseTable = new Map([
  [11_00, 'ACHTransactionFailed'],
  [12_00, 'GatewayInternalError'],
  [13_00, 'NoProcessorResponse'],
]);

/** The validation of a bank account, by the first digit of its number. Any other digit is valid. */
export const bankValidation: ReadonlyMap<string, ResponseCode> = new Map([
  ['1', 'Success'],
  ['2', 'InvalidAccountNumber'],
  ['3', 'InvalidRoutingNumber'],
  ['4', 'GatewayInternalError'],
]);
