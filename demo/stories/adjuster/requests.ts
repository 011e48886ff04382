import type { ApprovalRequestParty } from '../../../adapters/node/approval-upload.ts';
import { address, merchants } from '../account/examples.ts';
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
  withoutAction,
} from './examples.ts';

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
const paidWithoutAction = [
  withoutAction('100.00', 'PushToCard', { AccountId: accountId(0), Token: cardOf(0) }),
  withoutAction('75.25', 'VirtualCard', {
    IndividualDetails: { FirstName: 'Lee', LastName: 'Sato', Email: 'lee@mail.example' },
  }),
  { ...claimant, ...withoutAction('60.00', 'Check', { Address: { ...address, Address: '9 Mill Road' } }) },
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

const detailed = several([claimant, repairShop], {
  AccountGroupCode: 'North',
  ClaimDetails: ['Windshield and front bumper', 'Loss of November 2', 'Inspected on November 4'],
  ExtendedParameters: { ClaimantName: 'Ana Núñez', Branch: 'Keene 12' },
});

const creating = group('Create a request', uploaded(threeParties), {
  'one-party': [
    'A person approves a payment and chooses how to be paid. `SinglePartyPayment` has exactly one party.',
    'Create the request. Then open the link in the outbox, approve, choose a method, and look at the ledger.',
    uploaded(single(claimant)),
  ],
  'three-parties': [
    'The policyholder approves, the repair shop is paid, the claimant does both. Money moves when all have acted.',
    'Create the request, and answer for all three in the outbox: the ledger stays empty until the last answer.',
  ],
  'every-role': [
    'One party for each of the four roles. The upload says how the `PaymentOnlyActionBypass` party is paid.',
    'Create the request: the event has four parties, the outbox three emails.',
    uploaded(everyRole),
  ],
  'ten-parties': [
    'A request can have ten parties. The modal scrolls, and its buttons stay visible.',
    'Create the request, then open it with “Manage” in the list.',
    uploaded(several(ten)),
  ],
  'vendor-with-document': [
    'A vendor is paid for a service. The modal shows service date, reference and document address as text.',
    'Open, and find all three. A reference has up to 15 characters, an address up to 250.',
    uploaded(several([claimant, vendor])),
  ],
  'parties-without-action': [
    'Four ways to pay a party that has nothing to do: saved account, saved card, virtual card, mailed check.',
    'Create the request, and approve for the policyholder: all four are paid at once.',
    uploaded(several([policyholder, towing, ...paidWithoutAction])),
  ],
  'nothing-to-wait-for': [
    'If no party has anything to do, the request is `Completed` and paid when it is created.',
    'Create the request, and look at the status in the event and at the ledger.',
    {
      title: 'Completed at once',
      ...uploaded(single(withoutAction('250.00', 'BankAccount', { AccountId: accountId(0), Token: tokenOf(0) }))),
    },
  ],
  'one-step': [
    'This merchant sends all emails when the request is created, and pays when all parties have acted.',
    'Create the request: the outbox has an email for each party.',
    { title: 'Emails in one step' },
  ],
  'two-step': [
    'This merchant asks the approvers first, then the others. Each recipient is paid separately.',
    'Create the request: two emails. Approve for both: the third email is sent, and the first payment is made.',
    { title: 'Emails in two steps', merchant: merchants.twoStep },
  ],
  'numbers-and-camel-case': [
    'Names can begin with a lowercase letter, and enumerations can be numbers, as older servers send them.',
    'Open: role 3 is a party that approves and is paid.',
    uploaded(olderUpload),
  ],
  'more-about-the-claim': [
    'The modal shows account group, claim details and your parameters. Emails show the details too.',
    'Open, then create the request and read an email. The ledger has the account group after the payment.',
    { title: 'Claim details and parameters', ...uploaded(detailed) },
  ],
});

/** What all stories begin with that manage a request. */
export const managed = { ...uploaded(threeParties), method: 'manageApprovalRequest', stage: 'open' } as const;

const managing = group('Manage a request', managed, {
  'open-request': [
    'The modal shows the status of the request and of each party, and updates it while it is open.',
    'Open, close, answer for a party in the outbox, and open again.',
  ],
  'send-again': [
    'The modal can send the email again to a party that has something left to do. The link stays the same.',
    'Send one again: the event is `claims.involvedPartyEmailSent`, and the outbox has one more email.',
    { title: 'Resend an email' },
  ],
  'cancel-request': [
    'Parties can no longer act on a canceled request. The modal asks first.',
    'Cancel the request. “Reset the sandbox” at the ledger gives a new one.',
  ],
  'under-way': [
    'One party has approved, and the request waits for the others. Only those can get the email again.',
    'Open. Answer for the others in the outbox: the request completes.',
    { title: 'Partly approved', stage: 'underWay' },
  ],
  'waiting-for-approval': [
    'This merchant asks in two steps: recipients have no link until the approvers have approved.',
    'Open: only approvers can get the email again.',
    { merchant: merchants.twoStep, ...uploaded(everyRole) },
  ],
});

const ends = group('Completed and ended requests', managed, {
  completed: [
    'All parties have acted, and all recipients are paid.',
    'Open, and compare with the ledger: two payments.',
    { stage: 'completed' },
  ],
  rejected: [
    'One party has rejected the payment. That ends the request, and no recipient is paid.',
    'Open: the modal shows the request and offers no action.',
    { stage: 'rejected' },
  ],
  expired: [
    'A party did not act in time, and nothing was paid. The sandbox has moved its clock.',
    'Open. The list can move the clock for any request.',
    { stage: 'expired' },
  ],
  incomplete: [
    'With emails in two steps each recipient is paid separately: one was paid before the request expired.',
    'Open, and find who was paid. The ledger has one payment.',
    {
      merchant: merchants.twoStep,
      stage: 'incomplete',
      ...uploaded(several([policyholder, repairShop, { ...claimant, ApprovalRole: 'PaymentOnly' }])),
    },
  ],
  cancelled: [
    'The request was canceled in another window.',
    'Open, then open a link in the outbox: the party learns that the request was canceled.',
    { title: 'Canceled', stage: 'cancelled' },
  ],
});

const buttons = group(
  'HTML buttons',
  { ...uploaded(threeParties), declarative: true },
  {
    'html-button-create': [
      'A button with `data-toggle="claims"` opens the modal. Your server writes the session key into it.',
      'Press the button. The tab “HTML button” shows its attributes.',
      { title: 'HTML button to create a request' },
    ],
    'html-button-manage': [
      'The same with `data-method="manageApprovalRequest"` and the id of the request.',
      'Press the button. The id comes from the event of the creation.',
      { title: 'HTML button to manage a request', ...managed },
    ],
  },
);

export const requests = [creating, managing, ends, buttons];
