/** Every code but Success: the attempt is over, nothing was moved or saved, and another attempt is allowed. */
export const declineCodes = [
  'IncorrectValidationValue',
  'Declined',
  'OverMaximumPayment',
  'DuplicateTransaction',
  'GatewayInternalError',
  'InvalidCardNumber',
  'AvsVerificationFailed',
  'Call',
  'NoProcessorResponse',
  'ACHTransactionFailed',
  'InvalidAccountNumber',
  'InvalidRoutingNumber',
  'InvalidCreditCardAmount',
  'CardTypeNotAccepted',
  'CardExpired',
  // Ours: the fee or total that was reviewed is no longer the one that the service would charge.
  'QuoteChanged',
  // Ours: the saved method is gone by now. Another one can be chosen.
  'TokenNotFound',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/**
 * How the processor answers a submission. `Success` is the only one that moves money or saves a method;
 * every other one is a decline that the payer may correct.
 * Source: payment modal, Errors, simulated response codes.
 */
export type ResponseCode = 'Success' | DeclineCode;
export const ResponseCode = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ ['Success', ...declineCodes].map((code) => [code, code]),
) as { readonly [Code in ResponseCode]: Code };

export const isDecline = (code: string): code is DeclineCode => declineCodes.some((known) => known === code);
