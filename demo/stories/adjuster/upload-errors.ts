import { merchants } from '../claims-examples.ts';
import type { Story, StoryGroup } from '../story.ts';
import { accountId, claimant, policyholder, repairShop, several, text, tokenOf, towing, vendor } from './examples.ts';

const answer = 'Open: this page shows what your server would get as `ResponseMessage`. No modal opens.';

function story(
  texts: Pick<Story, 'id' | 'title' | 'about'>,
  upload: object,
  merchant: string = merchants.oneStep,
): Story {
  return { ...texts, toTry: answer, values: { merchant, upload: text(upload) } };
}

export const uploadErrors: StoryGroup = {
  title: 'Upload errors',
  stories: [
    story(
      {
        id: 'amounts-do-not-add-up',
        title: 'Amounts that do not add up',
        about: 'What the parties get together is not the total.',
      },
      several([claimant, repairShop], { TotalAmount: '2000.00' }),
    ),
    story(
      { id: 'nobody-is-paid', title: 'Nobody is paid', about: 'At least one party has to be a recipient.' },
      several([policyholder], { TotalAmount: '100.00' }),
    ),
    story(
      { id: 'eleven-parties', title: 'Eleven parties', about: 'A request has one to ten parties.' },
      several(Array.from({ length: 11 }, () => ({ ...claimant, PaymentAmount: '10.00' }))),
    ),
    story(
      { id: 'same-account-twice', title: 'The same account twice', about: 'Each party has an account of its own.' },
      several([repairShop, { ...repairShop, ReferenceId: 'again' }]),
    ),
    story(
      {
        id: 'approver-with-amount',
        title: 'Amount for an approver',
        about: 'A party that only approves gets 0.00, a recipient more than that.',
      },
      several([
        { ...policyholder, PaymentAmount: '5.00' },
        { ...repairShop, PaymentAmount: 0 },
      ]),
    ),
    story(
      {
        id: 'vendor-data',
        title: 'What a vendor has sent',
        about: 'The reference is longer than 15 characters, and the document’s address is none that can be followed.',
      },
      several([
        {
          ...vendor,
          ExtendedParameters: { VendorRefNumber: 'INVOICE-2026-20417', DocumentUrl: 'javascript:alert(1)' },
        },
      ]),
    ),
    story(
      {
        id: 'no-token',
        title: 'No account to pay to',
        about: 'A party without an action needs a method, and where that is an account or card, its token.',
      },
      several([
        { ...towing, Token: '' },
        { ApprovalRole: 'PaymentOnlyActionBypass', AccountId: accountId(0), PaymentAmount: '10.00' },
      ]),
    ),
    story(
      {
        id: 'unknown-account-and-token',
        title: 'Unknown account and token',
        about: 'Only the service knows what is stored: one account does not exist, and one token is another account’s.',
      },
      several([
        { ...repairShop, AccountId: 999_999 },
        { ...towing, Token: tokenOf(0) },
      ]),
    ),
    story(
      {
        id: 'check-not-allowed',
        title: 'A check where none are allowed',
        about: 'This merchant does not mail checks.',
      },
      several([
        claimant,
        {
          ...towing,
          PaymentMethodType: 'Check',
          Address: { Address: '14 Foundry Street', City: 'Albany', State: 'NY', Zip: '12207' },
        },
      ]),
      merchants.twoStep,
    ),
    story(
      {
        id: 'all-at-once',
        title: 'All at once',
        about: 'Everything that is wrong is told together: first of the request, then party by party, with its number.',
      },
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
    ),
    {
      id: 'no-json',
      title: 'Not JSON',
      about: 'A comma too many. Your server’s JSON library would not have sent this.',
      toTry: 'Open, and repair it.',
      values: { upload: '{ "ClaimNumber": "CLM-2026-0042", }' },
    },
    {
      id: 'nothing-uploaded',
      title: 'Nothing uploaded',
      about: 'The modal is opened with a good session, but nothing was uploaded for it.',
      toTry: 'Open: the event says so under `claimsSessionKey`.',
      values: { upload: '' },
    },
  ],
};
