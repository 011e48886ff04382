import type { ApprovalRequestParty } from '../../../adapters/node/approval-upload.ts';
import { address, merchants } from '../account/examples.ts';
import { group } from '../story.ts';
import { accountId, cardOf, claimant, everyRole, policyholder, repairShop, several, single } from './examples.ts';
import { threeParties, tokenOf, towing, uploaded, vendor, withoutAction } from './examples.ts';

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

const olderContact = { firstName: 'Robin', lastName: 'Okafor', email: 'robin@glassworks.example' };
const olderCompany = { companyName: 'Bay Street Glassworks', companyType: 1, contactDetails: olderContact };

/** A request as older servers write it. */
const olderUpload = {
  claimNumber: '000042',
  totalAmount: 1840.5,
  processType: 'SinglePartyPayment',
  approvalRequestParties: [
    { approvalRole: 3, linkDeliveryType: 1, paymentAmount: 1840.5, companyDetails: olderCompany },
  ],
};

const detailed = several([claimant, repairShop], {
  AccountGroupCode: 'North',
  ClaimDetails: ['Windshield and front bumper', 'Loss of November 2', 'Inspected on November 4'],
  ExtendedParameters: { ClaimantName: 'Ana Núñez', Branch: 'Keene 12' },
});

const threeUploaded = uploaded(threeParties);
const paidAtOnce = withoutAction('250.00', 'BankAccount', { AccountId: accountId(0), Token: tokenOf(0) });
const recipient: ApprovalRequestParty = { ...claimant, ApprovalRole: 'PaymentOnly' };

const creating = group('Create a request', threeUploaded, {
  'one-party': [
    'A person approves a payment and chooses how to be paid. Create the request, and open the link in the outbox.',
    uploaded(single(claimant)),
  ],
  'three-parties': [
    'One party approves, one is paid, one does both. Money moves when all have answered in the outbox.',
  ],
  'every-role': [
    'One party for each of the four roles. The `PaymentOnlyActionBypass` party is paid without an email.',
    uploaded(everyRole),
  ],
  'ten-parties': ['A request can have up to ten parties. The buttons stay visible.', uploaded(several(ten))],
  'vendor-with-document': [
    'The modal shows a vendor’s service date, reference and document address as text.',
    uploaded(several([claimant, vendor])),
  ],
  'parties-without-action': [
    'Four parties are paid without an email: saved account, saved card, virtual card and mailed check.',
    uploaded(several([policyholder, towing, ...paidWithoutAction])),
  ],
  'nothing-to-wait-for': [
    'If no party has anything to do, the request is `Completed` and paid when it is created.',
    { title: 'Completed at once', ...uploaded(single(paidAtOnce)) },
  ],
  'one-step': [
    'This merchant sends all emails when the request is created, and pays when all parties have answered.',
    { title: 'Emails in one step' },
  ],
  'two-step': [
    'This merchant asks the approvers first, then the others. Each recipient is paid separately.',
    { title: 'Emails in two steps', merchant: merchants.twoStep },
  ],
  'numbers-and-camel-case': [
    'Older servers send lowercase names and numbers: role 3 is a party that approves and is paid.',
    uploaded(olderUpload),
  ],
  'more-about-the-claim': [
    'The modal and the emails show claim details. The modal also shows the account group and your parameters.',
    { title: 'Claim details and parameters', ...uploaded(detailed) },
  ],
});

/** What all stories begin with that manage a request. */
export const managed = { ...threeUploaded, method: 'manageApprovalRequest', stage: 'open' } as const;

const managing = group('Manage a request', managed, {
  'open-request': ['The modal shows the status of the request and of each party, and updates it while it is open.'],
  'send-again': [
    'A party that has something left to do can get the email again, with the same link.',
    { title: 'Resend an email' },
  ],
  'cancel-request': ['The parties can no longer act. “Reset the sandbox” at the ledger gives a new request.'],
  'under-way': [
    'One party has approved. Only the others can get the email again. Answer for them in the outbox.',
    { title: 'Partly approved', stage: 'underWay' },
  ],
  'waiting-for-approval': [
    'This merchant asks in two steps: recipients have no link until the approvers have approved.',
    { merchant: merchants.twoStep, ...uploaded(everyRole) },
  ],
});

const ends = group('Completed and ended requests', managed, {
  completed: ['All parties have acted, and all recipients are paid.', { stage: 'completed' }],
  rejected: ['One party has rejected the payment, and no recipient is paid.', { stage: 'rejected' }],
  expired: ['A party did not act in time, and nothing was paid.', { stage: 'expired' }],
  incomplete: [
    'This merchant pays each recipient separately: one was paid before the request expired.',
    { merchant: merchants.twoStep, stage: 'incomplete', ...uploaded(several([policyholder, repairShop, recipient])) },
  ],
  cancelled: [
    'Another window has canceled the request. Open a link in the outbox to see what the party learns.',
    { title: 'Canceled', stage: 'cancelled' },
  ],
});

const byButton = { ...threeUploaded, declarative: true } as const;

const buttons = group('HTML buttons', byButton, {
  'html-button-create': [
    'A button with `data-toggle="claims"` opens the modal. Your server writes the session key into it.',
    { title: 'HTML button to create a request' },
  ],
  'html-button-manage': [
    'The same with `data-method="manageApprovalRequest"` and the id of the request.',
    { title: 'HTML button to manage a request', ...managed },
  ],
});

export const requests = [creating, managing, ends, buttons];
