import {
  adjusterError,
  adjusterEventCodes,
  adjusterOptionError,
  approvalRequestCreated,
  type AdjusterEventCode,
  type AdjusterEventDetails,
} from '../../src/adjuster/adjuster-events.ts';
import { adjusterOptions } from '../../src/adjuster/adjuster-options.ts';
import { readOptions } from '../../src/options/read-options.ts';
import type { CreatedRequest } from '../../src/adjuster/wire.ts';
import type { EventNote } from './event-notes.ts';

const created: CreatedRequest = {
  approvalRequestId: 500_042,
  creationDate: '2026-11-21T21:05:09',
  expirationDate: '2026-12-21T21:05:09',
  timeZone: 'EST',
  processType: 'MultiPartyPayment',
  accountGroupCode: null,
  status: 'Initiated',
  parties: [
    {
      approvalRequestPartyId: 500_043,
      referenceId: 'policyholder',
      declined: null,
      account: { accountId: 1002, operation: 'Unchanged', contact: null },
    },
    {
      approvalRequestPartyId: 500_044,
      referenceId: 'glass',
      declined: null,
      account: { accountId: 500_045, operation: 'Created', contact: { contactId: 500_046, operation: 'Created' } },
    },
  ],
};

const unloaded: AdjusterEventDetails['claims.unload'] = { reason: 'complete' };
const canceled: AdjusterEventDetails['claims.approvalRequestCanceled'] = { approvalRequestId: 500_042 };
const wrongOptions = readOptions(adjusterOptions, 'manageApprovalRequest', [{ approvalRequestId: 'CLM-2026-0042' }]);

/** Every event of the adjuster modal. A new one in the table of events is missed here by the compiler. */
const notes: Readonly<Record<AdjusterEventCode, Omit<EventNote, 'code'>>> = {
  'claims.load': { about: 'The modal is on the screen.', examples: [] },
  'claims.unload': {
    about:
      'The modal has left the screen. Always the last event, and once. A creation that was closed without a result is told by this alone: its reason is canceled.',
    examples: [{ payload: unloaded }],
  },
  'claims.error': {
    about: 'Something was wrong. Without a load before it, nothing was opened: all problems are in this one event.',
    examples: [
      { payload: adjusterOptionError(wrongOptions.problems) },
      {
        title: 'The service did not carry it out',
        payload: adjusterError('The service did not carry it out.', [['responseCode', 'GatewayInternalError']]),
      },
    ],
  },
  'claims.approvalRequestCreated': {
    about:
      'The request was created, and the e-mails are sent. referenceId is yours; operation says what became of the account and contact of a party.',
    examples: [{ payload: approvalRequestCreated(created) }],
  },
  'claims.approvalRequestCanceled': {
    about: 'The adjuster has canceled the request.',
    examples: [{ payload: canceled }],
  },
  'claims.involvedPartyEmailSent': {
    about: 'The e-mail of a party was sent again. The modal stays open.',
    examples: [],
  },
};

export const adjusterEventNotes: readonly EventNote[] = adjusterEventCodes.map((code) => ({ code, ...notes[code] }));
