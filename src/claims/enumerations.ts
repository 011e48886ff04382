/* The values that the options, uploads and payloads of both claims modals share. Source: claims modals. */

/** Access to the company's prepaid-card self-service website. Pages send the name or the number. */
export const webAccessNumbers = { Enabled: 0, Disabled: 1 } as const;
export type WebAccess = keyof typeof webAccessNumbers;

/** The kind of bank account, in the claims modals' spelling (the payment modal says `Saving`). */
export const PayeeAccountType = { Checking: 'Checking', Savings: 'Savings' } as const;
export type PayeeAccountType = (typeof PayeeAccountType)[keyof typeof PayeeAccountType];
