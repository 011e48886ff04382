import { merchants } from '../account/examples.ts';
import { group, type StoryText } from '../story.ts';
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

export const hostile = group(
  'Texts that could deceive',
  {},
  {
    markup: {
      about: 'A claim can contain markup. The modal and e-mails show all of it as text.',
      toTry: 'Open: no picture, no bold letters, no window.',
      values: uploaded(
        several(
          [
            {
              ...claimant,
              ReferenceId: '"><script>alert(1)</script>',
              IndividualDetails: {
                FirstName: '<b>Ana</b>',
                LastName: '<img src=x onerror=alert(1)>',
                Email: 'ana@mail.example',
              },
            },
          ],
          {
            ClaimNumber: '{{claim}} ${claim} <i>42</i>',
            ClaimDetails: ['<a href="javascript:alert(1)">Read this</a>', "'; DROP TABLE claims; --"],
            ExtendedParameters: { '<u>Branch</u>': '&lt;12&gt;', ['__proto__']: 'polluted' },
          },
        ),
      ),
    },
    'long-and-wide': {
      title: 'Long texts',
      about: 'Endless names and words without a break stay within the modal.',
      toTry: 'Open, and make the window narrow.',
      values: uploaded(
        several(
          [
            {
              ...claimant,
              IndividualDetails: {
                FirstName: long,
                LastName: 'W'.repeat(120),
                Email: `${'w'.repeat(60)}@mail.example`,
              },
            },
            {
              ...vendor,
              ExtendedParameters: {
                VendorRefNumber: 'W'.repeat(15),
                DocumentUrl: `https://documents.example/${'w'.repeat(220)}`,
              },
            },
          ],
          { ClaimNumber: 'C'.repeat(120), ClaimDetails: ['W'.repeat(200), long] },
        ),
      ),
    },
    'unseen-characters': {
      about: 'Invisible characters, and those that turn the writing direction, could change the meaning of a text.',
      toTry: 'Open: the name is “Ana gnp.exe”, and not turned around.',
      values: uploaded(
        several(
          [
            {
              ...claimant,
              IndividualDetails: { FirstName: 'Ana', LastName: '\u202Egnp.exe', Email: 'ana@mail.example' },
            },
          ],
          { ClaimNumber: 'CLM\u200B-2026\u0000-0042' },
        ),
      ),
    },
  },
);

/** A story of an upload that the service refuses. */
function refused(about: string, upload: object, more: Pick<StoryText, 'title' | 'values'> = {}): StoryText {
  return {
    ...more,
    about,
    toTry: 'Open: this page shows what your server would get as `ResponseMessage`. No modal opens.',
    values: { ...uploaded(upload), ...more.values },
  };
}

export const uploadErrors = group(
  'Upload errors',
  {},
  {
    'amounts-do-not-add-up': refused(
      'The amounts of the parties do not add up to the total.',
      several([claimant, repairShop], { TotalAmount: '2000.00' }),
    ),
    'nobody-is-paid': refused(
      'At least one party must be a recipient.',
      several([policyholder], { TotalAmount: '100.00' }),
    ),
    'eleven-parties': refused(
      'A request has one to ten parties.',
      several(Array.from({ length: 11 }, () => ({ ...claimant, PaymentAmount: '10.00' }))),
    ),
    'same-account-twice': refused(
      'Each party needs an account of its own.',
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
      'The reference is longer than 15 characters, and the document’s address cannot be followed.',
      several([
        {
          ...vendor,
          ExtendedParameters: { VendorRefNumber: 'INVOICE-2026-20417', DocumentUrl: 'javascript:alert(1)' },
        },
      ]),
    ),
    'no-token': refused(
      'A party without an action needs a method, and for an account or a card the token of it.',
      several([
        { ...towing, Token: '' },
        { ApprovalRole: 'PaymentOnlyActionBypass', AccountId: accountId(0), PaymentAmount: '10.00' },
      ]),
    ),
    'unknown-account-and-token': refused(
      'The service compares with what is stored: an unknown account, and the token of another account.',
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
      { values: { merchant: merchants.twoStep } },
    ),
    'all-at-once': refused('The answer lists all problems: first those of the request, then party by party.', {
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
    }),
    'no-json': {
      title: 'Not JSON',
      about: 'One comma too many. Your server’s JSON library would not have sent this.',
      toTry: 'Open, and correct it.',
      values: { upload: '{ "ClaimNumber": "CLM-2026-0042", }' },
    },
    'nothing-uploaded': {
      about: 'The session is valid, but nothing was uploaded for it.',
      toTry: 'Open: the event reports it under `claimsSessionKey`.',
    },
  },
);

export const optionErrors = group(
  'Option errors',
  { ...uploaded(single(claimant)), method: 'manageApprovalRequest' },
  {
    'unknown-request': {
      about: 'The merchant has no approval request with this id.',
      toTry: 'Open, then clear `approvalRequestId`: the sandbox gives one.',
      options: { approvalRequestId: '999999' },
    },
    'wrong-request-id': {
      title: 'Not an id',
      about: 'An id is a whole number. The modal does not open.',
      toTry: 'Open: an error, and no `claims.load` before it.',
      options: { approvalRequestId: 'CLM-2026-0042' },
    },
  },
);
