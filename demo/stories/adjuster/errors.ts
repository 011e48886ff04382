import type { ApprovalRequestParty, ApprovalRequestUpload } from '../../../adapters/node/approval-upload.ts';
import { address, merchants } from '../account/examples.ts';
import { group, type StorySetup } from '../story.ts';
import { accountId, claimant, policyholder, repairShop, several, single, tokenOf } from './examples.ts';
import { towing, uploaded, vendor, withoutAction } from './examples.ts';

const long = 'A name that goes on and on '.repeat(8).trim();
const email = 'ana@mail.example';

/** A request of a person with this name, and other parties. */
function named(
  [FirstName, LastName, Email]: readonly [string, string, string],
  claim: Partial<ApprovalRequestUpload>,
  ...others: readonly ApprovalRequestParty[]
): StorySetup {
  return uploaded(several([{ ...claimant, IndividualDetails: { FirstName, LastName, Email } }, ...others], claim));
}

function withInvoice(VendorRefNumber: string, DocumentUrl: string): ApprovalRequestParty {
  return { ...vendor, ExtendedParameters: { VendorRefNumber, DocumentUrl } };
}

const markup = named(['<b>Ana</b>', '<img src=x onerror=alert(1)>', email], {
  ClaimNumber: '{{claim}} ${claim} <i>42</i>',
  ClaimDetails: ['<a href="javascript:alert(1)">Read this</a>', "'; DROP TABLE claims; --"],
  ExtendedParameters: { '<u>Branch</u>': '&lt;12&gt;', ['__proto__']: 'polluted' },
});

const wide = named(
  [long, 'W'.repeat(120), `${'w'.repeat(60)}@mail.example`],
  { ClaimNumber: 'C'.repeat(120), ClaimDetails: ['W'.repeat(200), long] },
  withInvoice('W'.repeat(15), `https://documents.example/${'w'.repeat(220)}`),
);

const invisible = named(['Ana', '\u202Egnp.exe', email], { ClaimNumber: 'CLM\u200B-2026\u0000-0042' });
const nothing: StorySetup = {};

export const hostile = group('Untrusted text', nothing, {
  markup: ['The modal and emails show markup as text: no picture, no bold letters, no alert.', markup],
  'long-and-wide': ['Long names and words without a break stay within the modal.', { title: 'Long texts', ...wide }],
  'unseen-characters': [
    'Characters that turn the writing direction have no effect: the name is “Ana gnp.exe”.',
    { title: 'Invisible characters', ...invisible },
  ],
});

const eleven = Array.from({ length: 11 }, () => ({ ...claimant, PaymentAmount: '10.00' }));
const paidApprover = { ...policyholder, PaymentAmount: '5.00' };
const byCheck = withoutAction('145.00', 'Check', { AccountId: accountId(2), Address: address });
const withoutMethod: ApprovalRequestParty = {
  ApprovalRole: 'PaymentOnlyActionBypass',
  AccountId: accountId(0),
  PaymentAmount: '10.00',
};

const allWrong = {
  TotalAmount: '1,000.00',
  ProcessType: 'PartyPayment',
  ApprovalRequestParties: [
    { ApprovalRole: 'Owner', PaymentAmount: '10.005', EmailAddress: 'nobody' },
    { AccountId: accountId(0), ApprovalRole: 1, PaymentAmount: 0, CompanyDetails: { ContactDetails: { Email: 'x' } } },
  ],
};

/** The service refuses these uploads, and the page shows what your server would get as `ResponseMessage`. */
export const uploadErrors = group('Upload errors', nothing, {
  'amounts-do-not-add-up': [
    'The sum of the parties’ amounts is not the total.',
    uploaded(several([claimant, repairShop], { TotalAmount: '2000.00' })),
  ],
  'nobody-is-paid': [
    'At least one party must be a recipient.',
    { title: 'No recipient', ...uploaded(several([policyholder], { TotalAmount: '100.00' })) },
  ],
  'eleven-parties': ['A request has one to ten parties.', uploaded(several(eleven))],
  'same-account-twice': [
    'Each party needs a different account.',
    uploaded(several([repairShop, { ...repairShop, ReferenceId: 'again' }])),
  ],
  'approver-with-amount': [
    'A party that only approves gets 0.00, a recipient more than that.',
    uploaded(several([paidApprover, { ...repairShop, PaymentAmount: 0 }])),
  ],
  'vendor-data': [
    'The reference is longer than 15 characters, and the document’s address is not a web address.',
    { title: 'Invalid vendor data', ...uploaded(several([withInvoice('INVOICE-2026-20417', 'javascript:alert(1)')])) },
  ],
  'no-token': [
    'A party without an action needs a method. An account or a card also needs its token.',
    uploaded(several([{ ...towing, Token: '' }, withoutMethod])),
  ],
  'unknown-account-and-token': [
    'The service compares with its records: an unknown account, and the token of another account.',
    uploaded(
      several([
        { ...repairShop, AccountId: 999_999 },
        { ...towing, Token: tokenOf(0) },
      ]),
    ),
  ],
  'check-not-allowed': [
    'This merchant does not mail checks.',
    { ...uploaded(several([claimant, byCheck])), merchant: merchants.twoStep },
  ],
  'all-at-once': [
    'The answer lists all problems: first those of the request, then party by party.',
    { title: 'Several errors', ...uploaded(allWrong) },
  ],
  'no-json': ['The upload has a trailing comma.', { title: 'Not JSON', upload: '{ "ClaimNumber": "CLM-2026-0042", }' }],
  'nothing-uploaded': ['Nothing was uploaded for this session. The error is under `claimsSessionKey`.'],
});

const managedWrong = { ...uploaded(single(claimant)), method: 'manageApprovalRequest' };

export const optionErrors = group('Option errors', managedWrong, {
  'unknown-request': [
    'The merchant has no such request. Clear `approvalRequestId`: the sandbox gives one.',
    { options: { approvalRequestId: '999999' } },
  ],
  'wrong-request-id': [
    'An id is a whole number. You get an error without `claims.load` before it.',
    { title: 'Invalid request id', options: { approvalRequestId: 'CLM-2026-0042' } },
  ],
});
