/* The values of the account modal's options and payloads. Source: claims modals, Account modal. */

/** The payee is paid for a claim, or only saves a method. */
export const AccountContext = { payment: 'payment', save: 'save' } as const;
export type AccountContext = (typeof AccountContext)[keyof typeof AccountContext];

/** How a payee is paid: to a bank account, to a prepaid account, or as the payee chooses after an e-mail. */
export const PayeeMethodType = { ECheck: 'ECheck', PrepaidAccount: 'PrepaidAccount', EPay: 'EPay' } as const;
export type PayeeMethodType = (typeof PayeeMethodType)[keyof typeof PayeeMethodType];
