import type { ManagedParty } from '../../../src/adjuster/wire.ts';
import { holds, scripts, walk } from '../person.ts';
import { operationStates, type Reach } from '../suites/operation-states.ts';
import { cancelling, creation } from './adjuster-cases.ts';
import * as adjuster from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { asked, ended, endedParties, tenParties, uploaded, withParty } from './adjuster-samples.ts';

const ten = { parties: tenParties.map(asked) };

const standings = {
  parties: ten.parties.map((party, index): ManagedParty => {
    const status = (['Asked', 'Done', 'Waiting', 'Paid', 'Rejected'] as const)[index % 5] ?? 'Asked';
    const declined = index === 1 ? 'ACHTransactionFailed' : null;
    return { ...party, status, declined, changedAt: '2026-11-23T10:00:00', canResend: status === 'Asked' };
  }),
};

type Prepare = (modal: adjuster.AdjusterHarness) => void;
const resending = (prepare: Prepare) => walk(adjuster.openManage, prepare, (modal) => modal.resend('Jordan Rivera'));
const updating = (prepare: Prepare) => walk(adjuster.openManage, prepare, (modal) => modal.keepCurrent());
const sessionOver = refused('SessionExpired', 'sessionId');
const approved = withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' });

const ends = Object.fromEntries(
  (['Expired', 'Rejected', 'Cancelled', 'Completed', 'Incomplete'] as const).map((status) => [
    `with a request that has ended: ${status}`,
    (settings: adjuster.AdjusterSettings) =>
      adjuster.openManage({ request: ended(status, endedParties[status]), ...settings }),
  ]),
);

export const states: Readonly<Record<string, Reach<adjuster.AdjusterSettings>>> = {
  ...operationStates(creation),
  ...operationStates(cancelling),
  'with what was uploaded for one party': (settings) =>
    adjuster.openCreate({
      upload: {
        parties: uploaded.parties.slice(0, 1),
        processType: 'SinglePartyPayment',
        accountGroupCode: null,
        claimDetails: [],
        extendedParameters: {},
      },
      ...settings,
    }),
  'with what was uploaded for four parties': adjuster.openCreate,
  'with what was uploaded for ten parties': (settings) =>
    adjuster.openCreate({ upload: { parties: tenParties }, ...settings }),
  'with a request that is open': adjuster.openManage,
  'with a request of ten parties': (settings) => adjuster.openManage({ request: standings, ...settings }),
  ...ends,
  'while an e-mail is sent again': resending(holds('resendEmail')),
  'when an e-mail was sent again': resending(() => undefined),
  'when it is not known whether an e-mail was sent': resending(scripts('resendEmail', lost())),
  'when an e-mail was refused': resending(scripts('resendEmail', refused('ResendNotPossible'))),
  'when an e-mail was refused for another reason': resending(scripts('resendEmail', sessionOver)),
  'when the parties have changed': walk(adjuster.openManage, (modal) => modal.keepCurrent(approved)),
  'when the list could not be brought up to date': updating(scripts('current', lost())),
  'when the list is no longer kept up to date': updating(scripts('current', sessionOver)),
  'when it asks whether to cancel': adjuster.askToCancel,
  'when it asks whether to cancel, and somebody was paid': (settings) =>
    adjuster.askToCancel({ request: withParty('Harbor Bakery', { status: 'Paid' }), ...settings }),
};
