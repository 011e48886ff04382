import { merchants } from '../account/examples.ts';
import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { adjusterModal } from './adjuster-modal.ts';
import { hostile, optionErrors, uploadErrors } from './errors.ts';
import { claimant, everyRole, single, threeParties, uploaded } from './examples.ts';
import { managed, requests } from './requests.ts';

const network = networkFaults(
  { what: 'creation', act: 'Create the request', once: 'the list has one' },
  uploaded(threeParties),
  {
    'resend-lost': {
      about: 'The modal cannot know whether the e-mail was sent. Another try carries the same key: one e-mail.',
      toTry: 'Send one again, twice. The outbox has one more e-mail.',
      values: { ...managed, network: 'resendLost' },
    },
    'not-current': {
      about: 'The service goes away while the modal shows the request. The modal says that it may be out of date.',
      toTry: 'Open and wait ten seconds; after some more it is current again.',
      values: { ...managed, network: 'notCurrent' },
    },
    'cancellation-lost': {
      about: 'The request is canceled and the answer is lost. The modal asks for the result.',
      toTry: 'Cancel the request. “Start over” at the ledger gives a new one.',
      values: { ...managed, network: 'lostAnswer' },
    },
  },
);

export const adjusterSection: StorySection = {
  id: 'claims-adjuster',
  title: 'Claim approval',
  about: 'An adjuster asks up to ten parties to approve a claim payment and choose a method, and follows the request.',
  modal: adjusterModal,
  defaults: {
    ...plainValues,
    method: 'createApprovalRequest',
    merchant: merchants.oneStep,
    upload: '',
    stage: 'open',
  },
  groups: [
    ...requests,
    looks(uploaded(everyRole), {
      toTry: 'Open, and compare heading and button with those of the other examples.',
      messages: { 'create.heading': 'Ask for approval', 'create.button': 'Send to all parties' },
    }),
    hostile,
    uploadErrors,
    optionErrors,
    sessionErrors({ option: 'claimsSessionKey', load: 'claims.load' }, uploaded(single(claimant))),
    network,
  ],
};
