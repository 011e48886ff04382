import type { RequestStage } from '../../sandbox/request-stages.ts';
import { merchants } from '../claims-examples.ts';
import type { Story, StoryGroup } from '../story.ts';
import { claimant, everyRole, policyholder, repairShop, several, text } from './examples.ts';

const threeParties = text(several([policyholder, repairShop, claimant]));

function story(stage: RequestStage, texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>): Story {
  return { ...texts, values: { method: 'manageApprovalRequest', stage, upload: threeParties } };
}

export const managing: StoryGroup = {
  title: 'Managing a request',
  stories: [
    story('open', {
      id: 'open-request',
      title: 'An open request',
      about: 'The modal shows where the request and each party stand, and keeps that current while it is open.',
      toTry: 'Open, close, answer for a party in the outbox, and open again.',
    }),
    story('open', {
      id: 'send-again',
      title: 'Send an e-mail again',
      about: 'A party that has something left to do can be written to again. It gets the same link.',
      toTry:
        'Send one again: `claims.involvedPartyEmailSent` is raised, the modal stays, and the outbox has one e-mail more.',
    }),
    story('open', {
      id: 'cancel-request',
      title: 'Cancel the request',
      about: 'Nobody can act on a request that was canceled. The modal asks first.',
      toTry: 'Cancel the request. “Start over” at the ledger gives a new one.',
    }),
    story('underWay', {
      id: 'under-way',
      title: 'Under way',
      about: 'One party has approved and the others are waited for. Whoever has acted cannot be written to again.',
      toTry: 'Open. Answer for the others in the outbox: the request completes.',
    }),
    {
      id: 'waiting-for-approval',
      title: 'Waiting for approval',
      about: 'With the merchant who asks in two steps, recipients are not asked yet and have no link.',
      toTry: 'Open: only those who approve can be written to.',
      values: {
        method: 'manageApprovalRequest',
        merchant: merchants.twoStep,
        stage: 'open',
        upload: text(everyRole),
      },
    },
  ],
};

export const ends: StoryGroup = {
  title: 'How requests end',
  stories: [
    story('completed', {
      id: 'completed',
      title: 'Completed',
      about: 'All parties have acted, and all recipients are paid.',
      toTry: 'Open, and compare with the ledger: two payments.',
    }),
    story('rejected', {
      id: 'rejected',
      title: 'Rejected',
      about: 'One party has rejected the payment. That ends the request for all; nobody is paid.',
      toTry: 'Open: nothing is left to do but to look.',
    }),
    story('expired', {
      id: 'expired',
      title: 'Expired',
      about: 'A party did not act in time, and nothing was paid. The sandbox’s clock made it so.',
      toTry: 'Open. In the list, the clock can be moved for any request.',
    }),
    {
      id: 'incomplete',
      title: 'Incomplete',
      about:
        'With e-mails in two steps each recipient is paid alone: here one was, before the time was over for the other.',
      toTry: 'Open, and find who was paid. The ledger has one payment.',
      values: {
        method: 'manageApprovalRequest',
        merchant: merchants.twoStep,
        stage: 'incomplete',
        upload: text(several([policyholder, repairShop, { ...claimant, ApprovalRole: 'PaymentOnly' }])),
      },
    },
    story('cancelled', {
      id: 'cancelled',
      title: 'Canceled',
      about: 'The request was canceled in another window.',
      toTry: 'Open, then open a link in the outbox: the party is told that the request is not open any more.',
    }),
  ],
};
