import type { ApprovalRequestParty } from '../../../adapters/node/approval-upload.ts';
import { merchants } from '../account/examples.ts';
import { group } from '../story.ts';
import {
  accountId,
  cardOf,
  claimant,
  everyRole,
  policyholder,
  repairShop,
  several,
  single,
  threeParties,
  tokenOf,
  towing,
  uploaded,
  vendor,
} from './examples.ts';

const bypass = { ApprovalRole: 'PaymentOnlyActionBypass' } as const;

/** As many as a request can have: the first approves, the others are paid. */
const ten = Array.from({ length: 10 }, (_, index): ApprovalRequestParty => {
  const number = index + 1;
  return {
    ReferenceId: `party-${number}`,
    ApprovalRole: index === 0 ? 'ApprovalOnly' : 'PaymentOnly',
    PaymentAmount: index === 0 ? 0 : `${number * 10}.00`,
    IndividualDetails: { FirstName: 'Party', LastName: `Number ${number}`, Email: `party${number}@mail.example` },
  };
});

/** A party for each way to pay without an action, besides a saved bank account. */
const withoutAction: readonly ApprovalRequestParty[] = [
  { ...bypass, AccountId: accountId(0), PaymentAmount: '100.00', PaymentMethodType: 'PushToCard', Token: cardOf(0) },
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
];

/** A request as older servers write it. */
const olderUpload = {
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
};

const creating = group('Creating a request', uploaded(threeParties), {
  'one-party': {
    about: 'A person approves a payment and chooses how to be paid. `SinglePartyPayment` has exactly one party.',
    toTry: 'Create the request. Then open the link in the outbox, approve, choose a method, and look at the ledger.',
    values: uploaded(single(claimant)),
  },
  'three-parties': {
    about:
      'The policyholder approves, the repair shop is paid, the claimant does both. Money moves when all have acted.',
    toTry: 'Create the request, and answer for all three in the outbox: the ledger stays empty until the last answer.',
  },
  'every-role': {
    about: 'One party for each of the four roles. The upload says how the `PaymentOnlyActionBypass` party is paid.',
    toTry: 'Create the request: the event has four parties, the outbox three e-mails.',
    values: uploaded(everyRole),
  },
  'ten-parties': {
    about: 'A request can have ten parties. The modal scrolls, and its buttons stay in reach.',
    toTry: 'Create the request, then open it with “Manage” in the list.',
    values: uploaded(several(ten)),
  },
  'vendor-with-document': {
    about: 'A vendor is paid for a service. The modal shows service date, reference and document address as text.',
    toTry: 'Open, and find all three. A reference has up to 15 characters, an address up to 250.',
    values: uploaded(several([claimant, vendor])),
  },
  'parties-without-action': {
    about: 'Four ways to pay a party that has nothing to do: saved account, saved card, virtual card, mailed check.',
    toTry: 'Create the request, and approve for the policyholder: all four are paid at once.',
    values: uploaded(several([policyholder, towing, ...withoutAction])),
  },
  'nothing-to-wait-for': {
    about: 'If no party has anything to do, the request is `Completed` and paid when it is created.',
    toTry: 'Create the request, and look at the status in the event and at the ledger.',
    values: uploaded(
      single({
        ...bypass,
        AccountId: accountId(0),
        PaymentAmount: '250.00',
        PaymentMethodType: 'BankAccount',
        Token: tokenOf(0),
      }),
    ),
  },
  'one-step': {
    title: 'All are asked at once',
    about: 'This merchant sends all e-mails at the creation, and pays when all parties have acted.',
    toTry: 'Create the request: the outbox has an e-mail for each party.',
  },
  'two-step': {
    title: 'Approvers are asked first',
    about: 'This merchant asks the approvers first, then the others. Each recipient is then paid separately.',
    toTry: 'Create the request: two e-mails. Approve for both: the third comes, and the first payment is made.',
    values: { merchant: merchants.twoStep },
  },
  'numbers-and-camel-case': {
    about: 'Names can begin with a small letter, and enumerations can be numbers, as in older servers.',
    toTry: 'Open: role 3 is a party that approves and is paid.',
    values: uploaded(olderUpload),
  },
  'more-about-the-claim': {
    about: 'The modal shows account group, claim details and your own parameters. E-mails show the details too.',
    toTry: 'Open, then create the request and read an e-mail. The ledger has the account group after the payment.',
    values: uploaded(
      several([claimant, repairShop], {
        AccountGroupCode: 'North',
        ClaimDetails: ['Windshield and front bumper', 'Loss of November 2', 'Inspected on November 4'],
        ExtendedParameters: { ClaimantName: 'Ana Núñez', Branch: 'Keene 12' },
      }),
    ),
  },
});

/** What all stories begin with that manage a request. */
export const managed = { ...uploaded(threeParties), method: 'manageApprovalRequest', stage: 'open' } as const;

const managing = group('Managing a request', managed, {
  'open-request': {
    about: 'The modal shows the status of the request and of each party, and keeps it current while it is open.',
    toTry: 'Open, close, answer for a party in the outbox, and open again.',
  },
  'send-again': {
    about: 'The modal can write again to a party that has something left to do. The link stays the same.',
    toTry: 'Send one again: `claims.involvedPartyEmailSent` is raised, and the outbox has one more e-mail.',
  },
  'cancel-request': {
    about: 'Parties can no longer act on a canceled request. The modal asks first.',
    toTry: 'Cancel the request. “Start over” at the ledger gives a new one.',
  },
  'under-way': {
    about: 'One party has approved, and the request waits for the others. Only those can be written to again.',
    toTry: 'Open. Answer for the others in the outbox: the request completes.',
    values: { stage: 'underWay' },
  },
  'waiting-for-approval': {
    about: 'This merchant asks in two steps: recipients have no link until the approvers have approved.',
    toTry: 'Open: only approvers can be written to.',
    values: { merchant: merchants.twoStep, ...uploaded(everyRole) },
  },
});

const ends = group('How requests end', managed, {
  completed: {
    about: 'All parties have acted, and all recipients are paid.',
    toTry: 'Open, and compare with the ledger: two payments.',
    values: { stage: 'completed' },
  },
  rejected: {
    about: 'One party has rejected the payment. That ends the request, and no recipient is paid.',
    toTry: 'Open: the modal shows the request and offers no action.',
    values: { stage: 'rejected' },
  },
  expired: {
    about: 'A party did not act in time, and nothing was paid. The sandbox has moved its clock.',
    toTry: 'Open. The list can move the clock for any request.',
    values: { stage: 'expired' },
  },
  incomplete: {
    about: 'With e-mails in two steps each recipient is paid separately: one was paid before the time was over.',
    toTry: 'Open, and find who was paid. The ledger has one payment.',
    values: {
      merchant: merchants.twoStep,
      stage: 'incomplete',
      ...uploaded(several([policyholder, repairShop, { ...claimant, ApprovalRole: 'PaymentOnly' }])),
    },
  },
  cancelled: {
    title: 'Canceled',
    about: 'The request was canceled in another window.',
    toTry: 'Open, then open a link in the outbox: the party learns that the request is no longer open.',
    values: { stage: 'cancelled' },
  },
});

const buttons = group(
  'HTML buttons',
  { ...uploaded(threeParties), declarative: true },
  {
    'html-button-create': {
      title: 'HTML button that creates',
      about: 'A button with `data-toggle="claims"` opens the modal. Your server writes the session key into it.',
      toTry: 'Press the button. The tab “HTML button” shows its attributes.',
    },
    'html-button-manage': {
      title: 'HTML button that manages',
      about: 'The same with `data-method="manageApprovalRequest"` and the id of the request.',
      toTry: 'Press the button. The id comes from the event of the creation.',
      values: managed,
    },
  },
);

export const requests = [creating, managing, ends, buttons];
