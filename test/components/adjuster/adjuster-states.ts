import type { ManagedParty } from '../../../src/adjuster/wire.ts';
import {
  askToCancel,
  openCreate,
  openCreated,
  openManage,
  setupAdjuster,
  type AdjusterHarness,
  type AdjusterSettings,
} from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { asked, ended, managed, tenParties, toCreate, toManage, uploaded, withParty } from './adjuster-samples.ts';

const unknown = 'We are checking what happened';
const ten = { parties: tenParties.map(asked) };

/** Ten parties, of which each stands somewhere else. */
const standings = {
  parties: ten.parties.map((party, index): ManagedParty => {
    const status = (['Asked', 'Done', 'Waiting', 'Paid', 'Rejected'] as const)[index % 5] ?? 'Asked';
    const declined = index === 1 ? 'ACHTransactionFailed' : null;
    return { ...party, status, declined, changedAt: '2026-11-23T10:00:00', canResend: status === 'Asked' };
  }),
};

async function creating(settings: AdjusterSettings, prepare: (modal: AdjusterHarness) => void) {
  const modal = await openCreate(settings);
  prepare(modal);
  await modal.press('Create request');
  await modal.rest();
  return modal;
}

async function cancelling(settings: AdjusterSettings, prepare: (modal: AdjusterHarness) => void) {
  const modal = await openManage(settings);
  prepare(modal);
  await modal.cancelRequest();
  await modal.rest();
  return modal;
}

async function resending(settings: AdjusterSettings, prepare: (modal: AdjusterHarness) => void) {
  const modal = await openManage(settings);
  prepare(modal);
  await modal.resend('Jordan Rivera');
  return modal;
}

const ends = Object.fromEntries(
  (['Expired', 'Rejected', 'Cancelled', 'Completed', 'Incomplete'] as const).map((status) => [
    `with a request that has ended: ${status}`,
    (settings: AdjusterSettings) => openManage({ request: ended(status), ...settings }),
  ]),
);

/** Brings the adjuster modal to each state that a person can see. The names are those of the tests. */
export const states: Readonly<Record<string, (settings: AdjusterSettings) => Promise<AdjusterHarness>>> = {
  'while the upload is loading': async (settings) => {
    const modal = await setupAdjuster(settings);
    modal.service.hold('openCreate');
    modal.element.createApprovalRequest(toCreate);
    await modal.hears('claims.load');
    return modal;
  },

  'while the request is loading': async (settings) => {
    const modal = await setupAdjuster(settings);
    modal.service.hold('openManage');
    modal.element.manageApprovalRequest(toManage);
    await modal.hears('claims.load');
    return modal;
  },

  'when the service cannot be reached': async (settings) => {
    const modal = await setupAdjuster(settings);
    modal.service.script('openCreate', lost());
    modal.element.createApprovalRequest(toCreate);
    await modal.shows('We could not connect');
    return modal;
  },

  'when the session is refused': async (settings) => {
    const modal = await setupAdjuster(settings);
    modal.service.script('openCreate', refused('SessionUsed', 'sessionId'));
    modal.element.createApprovalRequest(toCreate);
    await modal.shows('This cannot be started');
    return modal;
  },

  'when the request is refused': async (settings) => {
    const modal = await setupAdjuster(settings);
    modal.service.script('openManage', refused('ApprovalRequestNotFound', 'approvalRequestId'));
    modal.element.manageApprovalRequest(toManage);
    await modal.shows('This cannot be started');
    return modal;
  },

  'with what was uploaded for one party': (settings) =>
    openCreate({
      upload: {
        parties: uploaded.parties.slice(0, 1),
        processType: 'SinglePartyPayment',
        accountGroupCode: null,
        claimDetails: [],
        extendedParameters: {},
      },
      ...settings,
    }),

  'with what was uploaded for four parties': openCreate,

  'with what was uploaded for ten parties': (settings) => openCreate({ upload: { parties: tenParties }, ...settings }),

  'while the request is being created': (settings) => creating(settings, ({ service }) => service.hold('create')),

  'when the creation is declined': (settings) =>
    creating(settings, ({ service }) => service.script('create', { code: 'GatewayInternalError' })),

  'when the creation was not received': (settings) =>
    creating(settings, ({ service }) => service.script('create', lost())),

  'when the answer to the creation is lost': async (settings) => {
    const modal = await creating(settings, ({ service }) => {
      service.script('create', lost());
      service.hold('createStatus');
    });
    await modal.shows(unknown);
    return modal;
  },

  'when the person may leave without an answer': async (settings) => {
    const modal = await creating(settings, ({ service }) => {
      service.script('create', lost());
      service.script('createStatus', lost(), lost(), lost(), lost(), lost());
    });
    await modal.until(() => modal.buttons.length > 0, 'the service was asked in vain');
    await modal.askNow(4);
    return modal;
  },

  'when the request is created': openCreated,

  'with a request that is open': openManage,

  'with a request of ten parties': (settings) => openManage({ request: standings, ...settings }),

  ...ends,

  'while an e-mail is sent again': (settings) => resending(settings, ({ service }) => service.hold('resendEmail')),

  'when an e-mail was sent again': (settings) => resending(settings, () => undefined),

  'when it is not known whether an e-mail was sent': (settings) =>
    resending(settings, ({ service }) => service.script('resendEmail', lost())),

  'when an e-mail was refused': (settings) =>
    resending(settings, ({ service }) => service.script('resendEmail', refused('ResendNotPossible'))),

  'when an e-mail was refused for another reason': (settings) =>
    resending(settings, ({ service }) => service.script('resendEmail', refused('SessionExpired', 'sessionId'))),

  'when the parties have changed': async (settings) => {
    const modal = await openManage(settings);
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' }));
    return modal;
  },

  'when the list could not be brought up to date': async (settings) => {
    const modal = await openManage(settings);
    modal.service.script('current', lost());
    await modal.keepCurrent();
    return modal;
  },

  'when the list is no longer kept up to date': async (settings) => {
    const modal = await openManage(settings);
    modal.service.script('current', refused('SessionExpired', 'sessionId'));
    await modal.keepCurrent();
    return modal;
  },

  'when it asks whether to cancel': askToCancel,

  'when it asks whether to cancel, and somebody was paid': (settings) =>
    askToCancel({ request: withParty('Harbor Bakery', { status: 'Paid' }), ...settings }),

  'while the request is being cancelled': (settings) =>
    cancelling(settings, ({ service }) => service.hold('cancelRequest')),

  'when the cancelling is declined': (settings) =>
    cancelling(settings, ({ service }) => service.script('cancelRequest', { code: 'NoProcessorResponse' })),

  'when the answer to the cancelling is lost': async (settings) => {
    const modal = await cancelling(settings, ({ service }) => {
      service.script('cancelRequest', lost());
      service.hold('cancelStatus');
    });
    await modal.shows(unknown);
    return modal;
  },

  'when the request is cancelled': async (settings) => {
    const modal = await cancelling({ request: managed, ...settings }, () => undefined);
    await modal.shows('Approval request cancelled');
    return modal;
  },
};
