import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import { ResponseCode } from './response-code.ts';

/** The codes that a test number gives for every amount. For absent codes, the amount decides. */
export const FixedCodes = v.object({
  save: v.exactOptional(ResponseCode),
  /** The charge of a card, or the debit or credit of a bank account. */
  charge: v.exactOptional(ResponseCode),
  void: v.exactOptional(ResponseCode),
  refund: v.exactOptional(ResponseCode),
});
export type FixedCodes = Shape<typeof FixedCodes>;

export interface TestNumber {
  readonly number: string;
  readonly codes: FixedCodes;
}

export interface TestCard extends TestNumber {
  /** Flagged for push-to-card payments of the claims service. */
  readonly pushToCard?: true;
}

const byAmount = (number: string): TestNumber => ({ number, codes: {} });
const always = (number: string, code: ResponseCode): TestNumber => ({ number, codes: { save: code, charge: code } });
const reversed = (number: string, code: ResponseCode): TestNumber => ({ number, codes: { void: code, refund: code } });
const pushToCard = (number: string): TestCard => ({ number, codes: {}, pushToCard: true });

/**
 * Well-known public test numbers with their results here. For other card numbers, the amount decides.
 * The first one is the designated test card of the amount table.
 */
export const testCards: readonly TestCard[] = [
  byAmount('4111111111111111'),
  byAmount('4012888888881881'),
  byAmount('5555555555554444'),
  byAmount('2223003122003222'),
  byAmount('378282246310005'),
  byAmount('6011111111111117'),
  byAmount('30569309025904'),
  byAmount('3530111333300000'),
  byAmount('6200000000000005'),

  always('4242424242424242', 'Success'),
  always('4000000000000127', 'IncorrectValidationValue'),
  always('4000000000000002', 'Declined'),
  always('4000000000009995', 'OverMaximumPayment'),
  always('4000000000009979', 'DuplicateTransaction'),
  always('4000000000000119', 'GatewayInternalError'),
  always('4000000000009987', 'InvalidCardNumber'),
  always('4000000000000010', 'AvsVerificationFailed'),
  always('4000000000000036', 'Call'),
  always('4000000000004954', 'NoProcessorResponse'),
  { number: '4000000000000341', codes: { save: 'Success', charge: 'Declined' } },

  { number: '4000000000000077', codes: { void: 'Success' } },
  { number: '4000000000007726', codes: { refund: 'Success' } },
  reversed('4000000000000101', 'IncorrectValidationValue'),
  reversed('4000000000005126', 'Declined'),
  reversed('4000000000000028', 'OverMaximumPayment'),
  reversed('4000000000000259', 'DuplicateTransaction'),
  reversed('4000000000002685', 'GatewayInternalError'),
  reversed('4000000000001976', 'InvalidCardNumber'),
  reversed('4000000000005423', 'AvsVerificationFailed'),
  reversed('4000000000003220', 'Call'),
  reversed('4000000000003055', 'NoProcessorResponse'),
  reversed('4000000000003063', 'InvalidCreditCardAmount'),
  reversed('5105105105105100', 'CardTypeNotAccepted'),
  reversed('4000000000000069', 'CardExpired'),

  pushToCard('4000056655665556'),
  pushToCard('5200828282828210'),
  pushToCard('6011981111111113'),
];

/**
 * Well-known public test account numbers. For other numbers, the first digit decides, then the amount. The first one is
 * the designated test account of the amount tables. Each can be used with any valid routing number.
 */
export const testBankAccounts: readonly TestNumber[] = [
  byAmount('000123456789'),
  byAmount('1111222233330000'),

  always('000777777771', 'Success'),
  always('000111111116', 'InvalidAccountNumber'),
  always('000444444440', 'InvalidRoutingNumber'),
  always('000222222227', 'ACHTransactionFailed'),
  always('000111111113', 'GatewayInternalError'),
  always('000333333335', 'NoProcessorResponse'),
  { number: '000000004954', codes: { save: 'Success', charge: 'ACHTransactionFailed' } },

  reversed('000999999991', 'Success'),
  reversed('000555555559', 'ACHTransactionFailed'),
  reversed('000666666661', 'GatewayInternalError'),
  reversed('000000000009', 'NoProcessorResponse'),
];

/** Routing numbers to try: two banks with a name, and a valid number that belongs to no bank. */
export const testRoutingNumbers: readonly string[] = ['021000021', '121000248', '110000000'];

const codesByNumber = new Map(
  [...testCards, ...testBankAccounts].map(({ number, codes }): [string, FixedCodes] => [number, codes]),
);

export function fixedCodes(number: string): FixedCodes {
  return codesByNumber.get(number) ?? {};
}
