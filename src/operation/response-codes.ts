/**
 * How the processor answers a submission. `Success` is the only one that moves money or saves a method;
 * every other one is a decline that the payer may correct.
 * Source: payment modal, Errors, simulated response codes.
 */
export const ResponseCode = {
  Success: 'Success',
  IncorrectValidationValue: 'IncorrectValidationValue',
  Declined: 'Declined',
  OverMaximumPayment: 'OverMaximumPayment',
  DuplicateTransaction: 'DuplicateTransaction',
  GatewayInternalError: 'GatewayInternalError',
  InvalidCardNumber: 'InvalidCardNumber',
  AvsVerificationFailed: 'AvsVerificationFailed',
  Call: 'Call',
  NoProcessorResponse: 'NoProcessorResponse',
  ACHTransactionFailed: 'ACHTransactionFailed',
  InvalidAccountNumber: 'InvalidAccountNumber',
  InvalidRoutingNumber: 'InvalidRoutingNumber',
  InvalidCreditCardAmount: 'InvalidCreditCardAmount',
  CardTypeNotAccepted: 'CardTypeNotAccepted',
  CardExpired: 'CardExpired',
  /** Ours: the fee or total that was reviewed is no longer the one that the service would charge. */
  QuoteChanged: 'QuoteChanged',
  /** Ours: the saved method is gone by now. Another one can be chosen. */
  TokenNotFound: 'TokenNotFound',
} as const;
export type ResponseCode = (typeof ResponseCode)[keyof typeof ResponseCode];

/** Every code but Success: the attempt is over, nothing was moved or saved, and another attempt is allowed. */
export type DeclineCode = Exclude<ResponseCode, 'Success'>;

export function isDecline(code: string): code is DeclineCode {
  return code !== ResponseCode.Success && Object.hasOwn(ResponseCode, code);
}
