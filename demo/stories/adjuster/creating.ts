import type { ApprovalRequestParty } from '../../../adapters/node/approval-upload.ts';
import { merchants } from '../claims-examples.ts';
import type { StoryGroup } from '../story.ts';
import {
  accountId,
  cardOf,
  claimant,
  everyRole,
  policyholder,
  repairShop,
  several,
  single,
  text,
  tokenOf,
  towing,
  vendor,
} from './examples.ts';

const bypass = { ApprovalRole: 'PaymentOnlyActionBypass' } as const;

/** As many as a request may have: the first approves, the others are paid. */
const ten = Array.from({ length: 10 }, (_, index): ApprovalRequestParty => {
  const number = index + 1;
  return {
    ReferenceId: `party-${number}`,
    ApprovalRole: index === 0 ? 'ApprovalOnly' : 'PaymentOnly',
    PaymentAmount: index === 0 ? 0 : `${number * 10}.00`,
    IndividualDetails: { FirstName: 'Party', LastName: `Number ${number}`, Email: `party${number}@mail.example` },
  };
});

export const creating: StoryGroup = {
  title: 'Creating a request',
  stories: [
    {
      id: 'one-party',
      title: 'One party',
      about:
        'A person approves a payment and chooses how to be paid. With `SinglePartyPayment` there is exactly one party.',
      toTry: 'Create the request. Then open the link in the outbox, approve, choose a method, and look at the ledger.',
      values: { upload: text(single(claimant)) },
    },
    {
      id: 'three-parties',
      title: 'Three parties',
      about:
        'The policyholder approves, the repair shop is paid, the claimant does both. Money moves when all have acted.',
      toTry: 'Create the request, and answer for all three in the outbox: the ledger stays empty until the last one.',
      values: { upload: text(several([policyholder, repairShop, claimant])) },
    },
    {
      id: 'every-role',
      title: 'Every role',
      about:
        'One party for each of the four roles. The one with `PaymentOnlyActionBypass` does nothing and gets no e-mail: how it is paid is in the upload.',
      toTry: 'Create the request: the event has four parties, the outbox three e-mails.',
      values: { upload: text(everyRole) },
    },
    {
      id: 'ten-parties',
      title: 'Ten parties',
      about: 'As many as a request may have. The modal scrolls, its buttons stay in reach.',
      toTry: 'Create the request, then open it with “Manage” in the list.',
      values: { upload: text(several(ten)) },
    },
    {
      id: 'vendor-with-document',
      title: 'Vendor with a document',
      about:
        'A vendor is paid for a service. Service date, reference and the address of the document stand with the party, as text.',
      toTry: 'Open, and find all three. A reference has up to 15 characters, an address up to 250.',
      values: { upload: text(several([claimant, vendor])) },
    },
    {
      id: 'parties-without-action',
      title: 'Parties without an action',
      about: 'Four ways to pay a party that does nothing: saved account, saved card, virtual card, mailed check.',
      toTry: 'Create the request, and approve for the policyholder: all four are paid at once.',
      values: {
        upload: text(
          several([
            policyholder,
            {
              ...bypass,
              AccountId: accountId(0),
              PaymentAmount: '100.00',
              PaymentMethodType: 'PushToCard',
              Token: cardOf(0),
            },
            towing,
            {
              ...bypass,
              PaymentAmount: '75.25',
              PaymentMethodType: 'VirtualCard',
              IndividualDetails: { FirstName: 'Lee', LastName: 'Sato', Email: 'lee@mail.example' },
            },
            {
              ...claimant,
              ...bypass,
              PaymentAmount: '60.00',
              PaymentMethodType: 'Check',
              Address: { Address: '9 Mill Road', City: 'Keene', State: 'NH', Zip: '03431' },
            },
          ]),
        ),
      },
    },
    {
      id: 'nothing-to-wait-for',
      title: 'Nothing to wait for',
      about: 'Where no party has anything to do, the request is `Completed` and paid as soon as it is created.',
      toTry: 'Create the request, and look at the status in the event and at the ledger.',
      values: {
        upload: text(
          single({
            ...bypass,
            AccountId: accountId(0),
            PaymentAmount: '250.00',
            PaymentMethodType: 'BankAccount',
            Token: tokenOf(0),
          }),
        ),
      },
    },
    {
      id: 'one-step',
      title: 'All are asked at once',
      about: 'This merchant sends all e-mails at the creation, and pays when all parties have acted.',
      toTry: 'Create the request: the outbox has an e-mail for each party.',
      values: { merchant: merchants.oneStep, upload: text(several([policyholder, repairShop, claimant])) },
    },
    {
      id: 'two-step',
      title: 'Approvers are asked first',
      about:
        'This merchant asks those who approve first, and the others once all have. Each recipient is then paid alone.',
      toTry: 'Create the request: two e-mails. Approve for both: the third comes, and the first payment is made.',
      values: { merchant: merchants.twoStep, upload: text(several([policyholder, repairShop, claimant])) },
    },
    {
      id: 'numbers-and-camel-case',
      title: 'Numbers and small letters',
      about: 'Names may begin with a small letter, and enumerations may be numbers, as in older servers.',
      toTry: 'Open: role 3 is a party that approves and is paid.',
      values: {
        upload: text({
          claimNumber: '000042',
          totalAmount: 1840.5,
          processType: 'SinglePartyPayment',
          approvalRequestParties: [
            {
              approvalRole: 3,
              linkDeliveryType: 1,
              paymentAmount: 1840.5,
              companyDetails: {
                companyName: 'Bay Street Glassworks',
                companyType: 1,
                contactDetails: { firstName: 'Robin', lastName: 'Okafor', email: 'robin@glassworks.example' },
              },
            },
          ],
        }),
      },
    },
    {
      id: 'more-about-the-claim',
      title: 'More about the claim',
      about:
        'Account group, details of the claim and parameters of your own stand in the modal, the details in e-mails too.',
      toTry: 'Open, then create the request and read an e-mail. The ledger has the account group once it is paid.',
      values: {
        upload: text(
          several([claimant, repairShop], {
            AccountGroupCode: 'North',
            ClaimDetails: ['Windshield and front bumper', 'Loss of November 2', 'Inspected on November 4'],
            ExtendedParameters: { ClaimantName: 'Ana Núñez', Branch: 'Keene 12' },
          }),
        ),
      },
    },
  ],
};
