/* The string values of the payment modal's options. Source: payment modal, Enumerations. */

/** The convenience fee is added to the amount, or not. */
export const FeeContext = { PaymentWithFee: 'PaymentWithFee', PaymentWithoutFee: 'PaymentWithoutFee' } as const;
export type FeeContext = (typeof FeeContext)[keyof typeof FeeContext];

/** The amounts that the payer may pay. `SelectOrEnterAmountConstrained` is in the later form only. */
export const AmountContext = {
  AmountDueOnly: 'AmountDueOnly',
  SelectAmount: 'SelectAmount',
  SelectOrEnterAmount: 'SelectOrEnterAmount',
  SelectOrEnterAmountConstrained: 'SelectOrEnterAmountConstrained',
} as const;
export type AmountContext = (typeof AmountContext)[keyof typeof AmountContext];

/** The method is saved for later payments, or not. */
export const SaveOption = { UserSelect: 'UserSelect', Save: 'Save', DoNotSave: 'DoNotSave' } as const;
export type SaveOption = (typeof SaveOption)[keyof typeof SaveOption];

/** The two operations of the payment modal. */
export const PaymentOperationName = { makePayment: 'makePayment', savePaymentMethod: 'savePaymentMethod' } as const;
export type PaymentOperationName = (typeof PaymentOperationName)[keyof typeof PaymentOperationName];

/** The kind of bank account, in this modal's spelling (the claims modals say `Savings`). */
export const AccountType = { Checking: 'Checking', Saving: 'Saving' } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];
