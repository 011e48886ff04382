import { demoAccounts } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import { savedCards } from '../../../mock-server/simulator/adjuster/push-to-card-wallet.ts';
import type { ApprovalRequestParty, ApprovalRequestUpload } from '../../../adapters/node/approval-upload.ts';
import { parseCents, toDecimalText } from '../../../src/money.ts';
import { rowOf } from '../shared-examples.ts';

/* What the stories share. Accounts and tokens come from the sandbox's tables. */

/** A person who is new to the service: approves, and is paid. */
export const claimant: ApprovalRequestParty = {
  ReferenceId: 'claimant-1',
  ApprovalRole: 'ApprovalAndPayment',
  PaymentAmount: '1840.50',
  IndividualDetails: {
    FirstName: 'Ana',
    LastName: 'Núñez',
    Email: 'ana@mail.example',
    Address: '5 Elm Street',
    City: 'Keene',
    State: 'NH',
    Zip: '03431',
    PhoneNumber: '6035550188',
  },
};

/** A stored person, who only approves. */
export const policyholder: ApprovalRequestParty = {
  ReferenceId: 'policyholder',
  AccountId: accountId(1),
  ApprovalRole: 'ApprovalOnly',
  PaymentAmount: 0,
};

/** A stored company, paid for its work without approving. */
export const repairShop: ApprovalRequestParty = {
  ReferenceId: 'repair-shop',
  AccountId: accountId(0),
  ApprovalRole: 'PaymentOnly',
  PaymentAmount: '620.00',
};

/** A stored company without an action: the upload says how it is paid. */
export const towing: ApprovalRequestParty = {
  ReferenceId: 'towing',
  AccountId: accountId(2),
  ApprovalRole: 'PaymentOnlyActionBypass',
  PaymentAmount: '145.00',
  PaymentMethodType: 'BankAccount',
  Token: tokenOf(2),
};

/** A business that is paid for a service, with what it has sent in. */
export const vendor: ApprovalRequestParty = {
  ReferenceId: 'glass',
  ApprovalRole: 'PaymentOnly',
  PaymentAmount: '480.00',
  CompanyDetails: {
    CompanyName: 'Bay Street Glassworks',
    CompanyType: 'Vendor',
    Address: '80 Bay Street',
    City: 'Boston',
    State: 'MA',
    Zip: '02110',
    ContactDetails: {
      FirstName: 'Robin',
      LastName: 'Okafor',
      Email: 'robin@glassworks.example',
      PhoneNumber: '6175550142',
    },
  },
  ExtendedParameters: {
    VendorServiceDate: '2026-11-03',
    VendorRefNumber: 'INV-20417',
    DocumentUrl: 'https://documents.example/invoices/20417.pdf',
  },
};

/** A request for several parties; the total is what they get together. */
export function several(
  parties: readonly ApprovalRequestParty[],
  more: Partial<ApprovalRequestUpload> = {},
): ApprovalRequestUpload {
  return {
    ClaimNumber: 'CLM-2026-0042',
    ClaimDetails: ['Windshield and front bumper', 'Loss of November 2'],
    TotalAmount: totalOf(parties),
    ProcessType: 'MultiPartyPayment',
    ApprovalRequestParties: parties,
    ...more,
  };
}

/** A request for one party. */
export function single(party: ApprovalRequestParty): ApprovalRequestUpload {
  return several([party], { ProcessType: 'SinglePartyPayment' });
}

export const threeParties = several([policyholder, repairShop, claimant]);

/** One party for each role. */
export const everyRole = several([policyholder, repairShop, claimant, towing]);

/** The upload to show and send. Invisible characters are escaped: `\\u202e`. */
function text(upload: object): string {
  return JSON.stringify(upload, null, 2).replace(
    /\p{Cf}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function accountId(index: number): number {
  return demo(index).id;
}

export function tokenOf(index: number): string {
  const [token = ''] = demo(index).bankAccounts.keys();
  return token;
}

export function cardOf(index: number): string {
  return savedCards.find((card) => card.accountId === accountId(index))?.token ?? '';
}

function demo(index: number) {
  return rowOf(demoAccounts, index).account;
}

function totalOf(parties: readonly ApprovalRequestParty[]): string {
  return toDecimalText(parties.reduce((sum, { PaymentAmount }) => sum + (parseCents(String(PaymentAmount)) ?? 0), 0));
}

/** The story values of an upload. */
export function uploaded(upload: object): { readonly upload: string } {
  return { upload: text(upload) };
}
