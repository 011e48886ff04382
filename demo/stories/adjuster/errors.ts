import type { ApprovalRequestParty, ApprovalRequestUpload } from '../../../adapters/node/approval-upload.ts';
import { merchants } from '../account/examples.ts';
import { group, type StoryRow, type StorySetup } from '../story.ts';
import {
  accountId,
  claimant,
  policyholder,
  repairShop,
  several,
  single,
  tokenOf,
  towing,
  uploaded,
  vendor,
} from './examples.ts';

const long = 'A name that goes on and on '.repeat(8).trim();

/** A request of the claimant with changed texts. */
function renamed(
  [FirstName, LastName, Email]: readonly [string, string, string],
  claim: Partial<ApprovalRequestUpload>,
  party: Partial<ApprovalRequestParty> = {},
  others: readonly ApprovalRequestParty[] = [],
): StorySetup {
  return uploaded(
    several([{ ...claimant, ...party, IndividualDetails: { FirstName, LastName, Email } }, ...others], claim),
  );
}

export const hostile = group(
  'Untrusted text',
  {},
  {
    markup: [
      'A claim can contain markup. The modal and emails show all of it as text.',
      'Open: you see no picture, no bold letters and no alert.',
      renamed(
        ['<b>Ana</b>', '<img src=x onerror=alert(1)>', 'ana@mail.example'],
        {
          ClaimNumber: '{{claim}} ${claim} <i>42</i>',
          ClaimDetails: ['<a href="javascript:alert(1)">Read this</a>', "'; DROP TABLE claims; --"],
          ExtendedParameters: { '<u>Branch</u>': '&lt;12&gt;', ['__proto__']: 'polluted' },
        },
        { ReferenceId: '"><script>alert(1)</script>' },
      ),
    ],
    'long-and-wide': [
      'Long names and words without a break stay within the modal.',
      'Open, and make the window narrow.',
      {
        title: 'Long texts',
        ...renamed(
          [long, 'W'.repeat(120), `${'w'.repeat(60)}@mail.example`],
          { ClaimNumber: 'C'.repeat(120), ClaimDetails: ['W'.repeat(200), long] },
          {},
          [withInvoice('W'.repeat(15), `https://documents.example/${'w'.repeat(220)}`)],
        ),
      },
    ],
    'unseen-characters': [
      'Invisible characters, and those that turn the writing direction, could change the meaning of a text.',
      'Open: the name is “Ana gnp.exe”, and not turned around.',
      {
        title: 'Invisible characters',
        ...renamed(['Ana', '\u202Egnp.exe', 'ana@mail.example'], { ClaimNumber: 'CLM\u200B-2026\u0000-0042' }),
      },
    ],
  },
);

function withInvoice(VendorRefNumber: string, DocumentUrl: string): ApprovalRequestParty {
  return { ...vendor, ExtendedParameters: { VendorRefNumber, DocumentUrl } };
}

/** A story of an upload that the service refuses. */
function refused(about: string, upload: object, more: StorySetup = {}): StoryRow {
  const toTry = 'Open: this page shows what your server would get as `ResponseMessage`. No modal opens.';
  return [about, toTry, { ...uploaded(upload), ...more }];
}

export const uploadErrors = group(
  'Upload errors',
  {},
  {
    'amounts-do-not-add-up': refused(
      'The sum of the parties’ amounts is not the total.',
      several([claimant, repairShop], { TotalAmount: '2000.00' }),
    ),
    'nobody-is-paid': refused(
      'At least one party must be a recipient.',
      several([policyholder], { TotalAmount: '100.00' }),
      { title: 'No recipient' },
    ),
    'eleven-parties': refused(
      'A request has one to ten parties.',
      several(Array.from({ length: 11 }, () => ({ ...claimant, PaymentAmount: '10.00' }))),
    ),
    'same-account-twice': refused(
      'Each party needs a different account.',
      several([repairShop, { ...repairShop, ReferenceId: 'again' }]),
    ),
    'approver-with-amount': refused(
      'A party that only approves gets 0.00, a recipient more than that.',
      several([
        { ...policyholder, PaymentAmount: '5.00' },
        { ...repairShop, PaymentAmount: 0 },
      ]),
    ),
    'vendor-data': refused(
      'The reference is longer than 15 characters, and the document’s address is not a web address.',
      several([withInvoice('INVOICE-2026-20417', 'javascript:alert(1)')]),
      { title: 'Invalid vendor data' },
    ),
    'no-token': refused(
      'A party without an action needs a method. An account or a card also needs its token.',
      several([
        { ...towing, Token: '' },
        { ApprovalRole: 'PaymentOnlyActionBypass', AccountId: accountId(0), PaymentAmount: '10.00' },
      ]),
    ),
    'unknown-account-and-token': refused(
      'The service compares with its records: an unknown account, and the token of another account.',
      several([
        { ...repairShop, AccountId: 999_999 },
        { ...towing, Token: tokenOf(0) },
      ]),
    ),
    'check-not-allowed': refused(
      'This merchant does not mail checks.',
      several([
        claimant,
        {
          ...towing,
          PaymentMethodType: 'Check',
          Address: { Address: '14 Foundry Street', City: 'Albany', State: 'NY', Zip: '12207' },
        },
      ]),
      { merchant: merchants.twoStep },
    ),
    'all-at-once': refused(
      'The answer lists all problems: first those of the request, then party by party.',
      {
        TotalAmount: '1,000.00',
        ProcessType: 'PartyPayment',
        ApprovalRequestParties: [
          { ApprovalRole: 'Owner', PaymentAmount: '10.005', EmailAddress: 'nobody' },
          {
            AccountId: accountId(0),
            ApprovalRole: 1,
            PaymentAmount: 0,
            CompanyDetails: { ContactDetails: { Email: 'x' } },
          },
        ],
      },
      { title: 'Several errors' },
    ),
    'no-json': [
      'The upload has a trailing comma. Your server’s JSON library would not send this.',
      'Open the modal, read the error, and correct the upload.',
      { title: 'Not JSON', upload: '{ "ClaimNumber": "CLM-2026-0042", }' },
    ],
    'nothing-uploaded': [
      'The session is valid, but nothing was uploaded for it.',
      'Open: the event reports it under `claimsSessionKey`.',
    ],
  },
);

export const optionErrors = group(
  'Option errors',
  { ...uploaded(single(claimant)), method: 'manageApprovalRequest' },
  {
    'unknown-request': [
      'The merchant has no approval request with this id.',
      'Open, then clear `approvalRequestId`: the sandbox gives one.',
      { options: { approvalRequestId: '999999' } },
    ],
    'wrong-request-id': [
      'An id is a whole number. The modal does not open.',
      'Open: you get an error without `claims.load` before it.',
      { title: 'Invalid request id', options: { approvalRequestId: 'CLM-2026-0042' } },
    ],
  },
);
