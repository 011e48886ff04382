import { merchants } from '../account/examples.ts';
import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { adjusterModal } from './adjuster-modal.ts';
import { hostile, optionErrors, uploadErrors } from './errors.ts';
import { claimant, everyRole, single, threeParties, uploaded } from './examples.ts';
import { managed, requests } from './requests.ts';

const creation = ['creation', 'Create the request', 'the list has one'] as const;
const messages = { 'create.heading': 'Ask for approval', 'create.button': 'Send to all parties' };

export const adjusterSection: StorySection = {
  id: 'claims-adjuster',
  title: 'Claim approval',
  about: 'An adjuster asks up to ten parties to approve a claim payment and choose a method, and manages the request.',
  modal: adjusterModal,
  defaults: { ...plainValues, method: 'createApprovalRequest', merchant: merchants.oneStep, upload: '', stage: 'open' },
  groups: [
    ...requests,
    looks(uploaded(everyRole), 'Compare heading and button with the other examples.', { messages }),
    hostile,
    uploadErrors,
    optionErrors,
    sessionErrors('claimsSessionKey', 'claims', uploaded(single(claimant))),
    networkFaults(creation, uploaded(threeParties), {
      'resend-lost': [
        'The modal cannot know whether the email was sent. Send it again: the outbox has one more email.',
        { title: 'Lost answer to a resend', ...managed, network: 'resendLost' },
      ],
      'not-current': [
        'The service fails while the modal shows the request. After ten seconds the modal says so, and recovers later.',
        { title: 'Service down while a request is shown', ...managed, network: 'notCurrent' },
      ],
      'cancellation-lost': [
        'The request is canceled and the answer is lost. The modal asks for the result.',
        { title: 'Lost answer to a cancellation', ...managed, network: 'lostAnswer' },
      ],
    }),
  ],
};
