import type { StoryGroup } from '../story.ts';
import { claimant, single, text } from './examples.ts';

const upload = text(single(claimant));

export const optionErrors: StoryGroup = {
  title: 'Option errors',
  stories: [
    {
      id: 'unknown-request',
      title: 'Unknown request',
      about: 'The merchant has no approval request of this id.',
      toTry: 'Open, then clear `approvalRequestId`: the sandbox gives one.',
      values: { method: 'manageApprovalRequest', upload, options: { approvalRequestId: '999999' } },
    },
    {
      id: 'wrong-request-id',
      title: 'Not an id',
      about: 'An id is a whole number. The modal does not open.',
      toTry: 'Open: an error, and no `claims.load` before it.',
      values: { method: 'manageApprovalRequest', upload, options: { approvalRequestId: 'CLM-2026-0042' } },
    },
  ],
};
