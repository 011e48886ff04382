/* The enumerations of approval requests. Uploads use names or numbers. Source: claims modals, enumerations. */

/** The task of a party. */
export const partyRoleNumbers = {
  /** Approves or rejects, and is not paid. */
  ApprovalOnly: 1,
  /** Is paid and has to choose a method, but does not approve. */
  PaymentOnly: 2,
  /** Approves or rejects, and chooses a method. */
  ApprovalAndPayment: 3,
  /** Is paid automatically, by the method in the upload. */
  PaymentOnlyActionBypass: 4,
} as const;
export type PartyRole = keyof typeof partyRoleNumbers;

/** How a party gets its link. */
export const messageDeliveryNumbers = { Email: 1 } as const;

/** How a party is paid. A check is mailed by the carrier. */
export const partyMethodNumbers = { BankAccount: 1, Check: 2, VirtualCard: 3, PushToCard: 4 } as const;
export type PartyMethod = keyof typeof partyMethodNumbers;

/** A policyholder or claimant that is a business, or a business that is paid for a service. */
export const companyTypeNumbers = { Business: 1, Vendor: 2 } as const;
export type CompanyType = keyof typeof companyTypeNumbers;

/** Whether an account or contact was created or updated, by its number. */
export const entityStateNumbers = { Unchanged: 0, Created: 1, Updated: 2 } as const;
export type EntityState = keyof typeof entityStateNumbers;

/** One party is paid after its own actions, or all after the actions of all. */
export const ProcessType = {
  MultiPartyPayment: 'MultiPartyPayment',
  SinglePartyPayment: 'SinglePartyPayment',
} as const;
export type ProcessType = (typeof ProcessType)[keyof typeof ProcessType];

/** The status of a request. Only Initiated is open; the others are final. Source: claims modals, States. */
export const ApprovalRequestStatus = {
  Initiated: 'Initiated',
  Expired: 'Expired',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Completed: 'Completed',
  Incomplete: 'Incomplete',
} as const;
export type ApprovalRequestStatus = (typeof ApprovalRequestStatus)[keyof typeof ApprovalRequestStatus];

export const PartyStatus = {
  /** Another party's turn comes first (two-step welcome e-mails). */
  Waiting: 'Waiting',
  /** Has been asked, and has not yet done everything that its role requires. */
  Asked: 'Asked',
  /** Has done everything that its role requires. A payment may still follow. */
  Done: 'Done',
  Rejected: 'Rejected',
  Paid: 'Paid',
} as const;
export type PartyStatus = (typeof PartyStatus)[keyof typeof PartyStatus];
