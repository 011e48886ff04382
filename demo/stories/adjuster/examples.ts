import { demoAccounts } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import { savedCards } from '../../../mock-server/simulator/adjuster/push-to-card-wallet.ts';
import type { ApprovalRequestParty, ApprovalRequestUpload } from '../../../adapters/node/approval-upload.ts';
import { parseCents, toDecimalText } from '../../../src/money.ts';
import { address, companyAddress, contactPerson, person } from '../account/examples.ts';
import { rowOf } from '../shared-examples.ts';

/* What the stories share. Accounts and tokens come from the sandbox's tables. */

type Party = ApprovalRequestParty;

/** A person who is new to the service: approves, and is paid. */
export const claimant: Party = {
  ReferenceId: 'claimant-1',
  ApprovalRole: 'ApprovalAndPayment',
  PaymentAmount: '1840.50',
  IndividualDetails: { ...person, ...address, PhoneNumber: '6035550188' },
};

/** A stored person, who only approves. */
export const policyholder: Party = {
  ReferenceId: 'policyholder',
  AccountId: accountId(1),
  ApprovalRole: 'ApprovalOnly',
  PaymentAmount: 0,
};

/** A stored company, paid for its work without approving. */
export const repairShop: Party = {
  ReferenceId: 'repair-shop',
  AccountId: accountId(0),
  ApprovalRole: 'PaymentOnly',
  PaymentAmount: '620.00',
};

/** A party without an action: the upload says how it is paid. */
export function withoutAction(
  PaymentAmount: string,
  PaymentMethodType: Party['PaymentMethodType'],
  more: Partial<Party>,
): Party {
  return { ApprovalRole: 'PaymentOnlyActionBypass', PaymentAmount, PaymentMethodType, ...more };
}

/** A stored company without an action. */
export const towing = withoutAction('145.00', 'BankAccount', {
  ReferenceId: 'towing',
  AccountId: accountId(2),
  Token: tokenOf(2),
});

/** A business that is paid for a service, with its invoice. */
export const vendor: Party = {
  ReferenceId: 'glass',
  ApprovalRole: 'PaymentOnly',
  PaymentAmount: '480.00',
  CompanyDetails: {
    CompanyName: 'Bay Street Glassworks',
    CompanyType: 'Vendor',
    ...companyAddress,
    ContactDetails: { ...contactPerson, PhoneNumber: '6175550142' },
  },
  ExtendedParameters: {
    VendorServiceDate: '2026-11-03',
    VendorRefNumber: 'INV-20417',
    DocumentUrl: 'https://documents.example/invoices/20417.pdf',
  },
};

/** A request for several parties; the total is what they get together. */
export function several(parties: readonly Party[], more: Partial<ApprovalRequestUpload> = {}): ApprovalRequestUpload {
  const total = parties.reduce((sum, { PaymentAmount }) => sum + (parseCents(String(PaymentAmount)) ?? 0), 0);
  return {
    ClaimNumber: 'CLM-2026-0042',
    ClaimDetails: ['Windshield and front bumper', 'Loss of November 2'],
    TotalAmount: toDecimalText(total),
    ProcessType: 'MultiPartyPayment',
    ApprovalRequestParties: parties,
    ...more,
  };
}

/** A request for one party. */
export function single(party: Party): ApprovalRequestUpload {
  return several([party], { ProcessType: 'SinglePartyPayment' });
}

export const threeParties = several([policyholder, repairShop, claimant]);

/** One party for each role. */
export const everyRole = several([policyholder, repairShop, claimant, towing]);

export function accountId(index: number): number {
  return rowOf(demoAccounts, index).account.id;
}

export function tokenOf(index: number): string {
  const [token = ''] = rowOf(demoAccounts, index).account.bankAccounts.keys();
  return token;
}

export function cardOf(index: number): string {
  return savedCards.find((card) => card.accountId === accountId(index))?.token ?? '';
}

/** The story values of an upload. Invisible characters are escaped: `\\u202e`. */
export function uploaded(upload: object): { readonly upload: string } {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { upload: JSON.stringify(upload, null, 2).replace(/\p{Cf}/gu, escape) };
}
