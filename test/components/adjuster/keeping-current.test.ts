import { expect } from '@open-wc/testing';
import type { ManagedRequest } from '../../../src/adjuster/wire.ts';
import { testIn } from '../../test-in.ts';
import { noted, replace } from '../replace.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { cancelling } from './adjuster-cases.ts';
import { interval, openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { ended, managed, withParty } from './adjuster-samples.ts';

const test = testIn(openManage);
const approved = withParty('Sam Okafor', { status: 'Done' });
const polls = (modal: AdjusterHarness) => modal.service.callsOf('current').length;

const { Date: RealDate } = window;

function setClock(time: string): void {
  const read = (_: object, [given = time]: unknown[]) => new RealDate(given as string);
  replace(window, 'Date', new Proxy(RealDate, { construct: read }) as DateConstructor);
}

function expectSam(modal: AdjusterHarness, status: 'Approved' | 'Needs to approve'): void {
  expect(modal.party('Sam').Status).to.contain(status);
}

const testLate = testIn(async () => {
  const modal = await openManage();
  const late = modal.service.hold('current');
  await modal.keepCurrent();
  return { modal, late };
});

async function kept(...answers: ManagedRequest[]): Promise<AdjusterHarness> {
  const modal = await openManage();
  for (const answer of answers) await modal.keepCurrent(answer);
  return modal;
}

describe('a request on the screen', () => {
  test('is requested every five seconds, with the keys of the operation', async (modal) => {
    expect(modal.timers.map(({ milliseconds }) => milliseconds)).to.deep.equal([interval]);
    for (let count = 1; count <= 3; count++) {
      await modal.keepCurrent();
      expect(polls(modal)).to.equal(count);
      expect(modal.timers).to.have.length(1);
    }
    const credentials = modal.service.callsOf('openManage')[0]?.[0];
    expect(modal.service.callsOf('current')).to.deep.equal([[credentials], [credentials], [credentials]]);
  });

  it('is shown in its current state, without an event', async () => {
    const modal = await kept(withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' }));
    expect(modal.party('Sam').Status).to.contain('Approved November 24, 2026 at 12:00 PM');
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  const both = withParty('Harbor Bakery', { status: 'Paid' }, approved);
  const announcements: readonly [what: string, answers: readonly ManagedRequest[], text: string][] = [
    ['nothing if nothing has changed', [managed], 'Prairie Mutual. Claim 0002041 · $2,500.00'],
    ['all parties whose status has changed', [both], 'Sam Okafor: Approved. Harbor Bakery: Payment sent'],
    ['that it has ended, if no party has changed', [ended('Expired')], 'The request is now: Expired.'],
    ['a change until the next change', [approved, approved], 'Sam Okafor: Approved'],
    ['each change once', [approved, both], 'Harbor Bakery: Payment sent'],
  ];
  for (const [what, answers, text] of announcements) {
    it(`announces ${what}`, async () => expect((await kept(...answers)).status).to.equal(text));
  }

  it('loses its buttons once it has ended', async () => {
    const modal = await kept(ended('Rejected', withParty('Sam Okafor', { status: 'Rejected' })));
    expect(modal.pill).to.equal('Rejected');
    expect(modal.status).to.equal('The request is now: Rejected. Sam Okafor: Rejected');
    expect(modal.headers).not.to.contain('Action');
    expect(modal.buttons.slice(1)).to.deep.equal(['Print', 'Done']);
  });

  for (const [what, tabs, focused, answer, next] of [
    ['stays on its button', 2, 'Resend email to Jordan Rivera', approved, /^Resend email to Jordan Rivera$/],
    [
      'moves to the row of a button that disappears',
      3,
      'Resend email to Sam Okafor',
      withParty('Sam Okafor', { status: 'Done', canResend: false }),
      /^Sam Okafor$/,
    ],
    ['moves to the heading after the last button', 5, 'Cancel request', ended('Completed'), /^Approval request 40017$/],
  ] as const) {
    test(`is updated, and the focus ${what}`, async (modal) => {
      await modal.key('Tab', tabs);
      expect(modal.focused).to.equal(focused);
      await modal.keepCurrent(answer);
      expect(modal.focused).to.match(next);
      expect(modal.headers.includes('Action')).to.equal(answer.status === 'Initiated');
    });
  }

  test('is not requested while the page is in the background, and again when it is in front', async (modal) => {
    const { document } = modal.view;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await modal.keepCurrent(approved);
    await modal.keepCurrent(approved);
    Reflect.deleteProperty(document, 'visibilityState');
    expect(polls(modal)).to.equal(0);
    expectSam(modal, 'Needs to approve');
    await modal.keepCurrent(approved);
    expect(polls(modal)).to.equal(1);
    expectSam(modal, 'Approved');
  });
});

describe('a late answer about a request', () => {
  testLate('delays the next question until it has arrived', async ({ modal, late }) => {
    expect(modal.timers).to.deep.equal([]);
    late.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.have.length(1);
    expectSam(modal, 'Approved');
  });

  testLate('does not replace a newer one', async ({ modal, late }) => {
    modal.service.script('resendEmail', approved);
    await modal.resend('Jordan Rivera');
    expectSam(modal, 'Approved');
    late.resolve(managed);
    await modal.rest();
    expectSam(modal, 'Approved');
  });

  test('to a request for an e-mail does not replace a newer one', async (modal) => {
    const late = modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(approved);
    late.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expectSam(modal, 'Approved');
  });

  testLate('does not affect a newer one if it fails', async ({ modal, late }) => {
    await modal.resend('Jordan Rivera');
    late.reject(lost());
    await modal.rest();
    expect(modal.screen).not.to.contain('could not be brought up to date');
    expect(modal.timers).to.have.length(1);
  });

  testLate('changes nothing after the modal was closed, and no question follows', async ({ modal, late }) => {
    await modal.close();
    late.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
  });

  type Step = (modal: AdjusterHarness) => Promise<void>;
  const decline: Step = (modal) => submitInVain(cancelling, modal, { code: 'GatewayInternalError' });
  for (const [when, act, goOn] of [
    ['after a declined cancellation', decline, () => Promise.resolve()],
    ['while it asks whether to cancel', (modal) => modal.press('Cancel request'), (modal) => modal.key('Escape')],
  ] as const satisfies [string, Step, Step][]) {
    testLate(`is ignored ${when}, and one question follows`, async ({ modal, late }) => {
      await act(modal);
      late.resolve(ended('Completed'));
      await modal.rest();
      await goOn(modal);
      expect(modal.pill).to.equal('In progress');
      expect(modal.timers).to.have.length(1);
      await modal.keepCurrent(approved);
      expectSam(modal, 'Approved');
    });
  }
});

describe('a request that cannot be updated', () => {
  const [zone = ''] = /\S+$/.exec(new Date().toLocaleString('en-US', { timeZoneName: 'short' })) ?? [];
  const since = `Last updated November 25, 2026 at 8:30 AM ${zone}`;
  const text = `${since}. We’re trying to refresh it.`;

  const testDisconnected = testIn(async () => {
    setClock('2026-11-25T08:29:30');
    const modal = await openManage();
    setClock('2026-11-25T08:30:00');
    await modal.keepCurrent();
    setClock('2026-11-25T08:31:00');
    modal.service.script('current', lost());
    await modal.keepCurrent();
    return modal;
  });

  beforeEach(() => setClock('2026-11-25T08:30:00'));

  testDisconnected('stays as it was, and shows and announces the time of the last update', async (modal) => {
    expect(modal.screen).to.contain(text);
    expect(modal.status).to.equal(text);
    expect(modal.parties).to.have.length(4);
    await modal.keepCurrent(approved);
    expect(modal.screen).not.to.contain(since);
    expect(modal.status).to.equal('Sam Okafor: Approved');
    expect(modal.timers).to.have.length(1);
  });

  testDisconnected('raises one error for consecutive failures, and one for the next series', async (modal) => {
    modal.service.script('current', lost());
    await modal.keepCurrent();
    expect(modal.detail('claims.error').details).to.deep.equal([['responseCode', 'ServiceUnreachable']]);
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.contain('We can’t tell whether the email to Jordan Rivera was sent.');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
    await modal.keepCurrent();
    modal.service.script('current', lost());
    await modal.keepCurrent();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.error']);
  });

  test('does not repeat earlier announcements', async (modal) => {
    await modal.resend('Jordan Rivera');
    modal.service.script('current', lost());
    await modal.keepCurrent();
    await modal.keepCurrent();
    expect(modal.status).to.equal('');
  });

  test('is not requested again if the service refuses, and says so', async (modal) => {
    modal.service.script('current', refused('SessionExpired', 'sessionId'));
    await modal.keepCurrent();
    const over = `${since}. This list no longer refreshes. Close this and open the request again.`;
    expect(modal.screen).to.contain(over);
    expect(modal.status).to.equal(over);
    expect(modal.buttons.slice(1), 'the request can no longer be changed').to.deep.equal(['Print', 'Done']);
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
    expect(modal.detail('claims.error').details[0]?.[0]).to.equal('claimsSessionKey');
  });

  it('treats an answer about another request as lost', async () => {
    const modal = await kept({ ...approved, approvalRequestId: 40018 });
    expect(modal.status).to.equal(text);
    expectSam(modal, 'Needs to approve');
  });

  testLate('treats an unknown error as a lost answer, and reports it', async ({ modal, late }) => {
    const reported = noted(window, 'reportError');
    late.reject(new TypeError('The service of the page has a bug.') as never);
    await modal.rest();
    expect(modal.status).to.equal(text);
    expect(modal.timers).to.have.length(1);
    expect(reported.map(String)).to.deep.equal(['Error: TypeError: The service of the page has a bug.']);
  });
});

const steps: Record<string, (modal: AdjusterHarness) => Promise<void>> = {
  'once it is closed': (modal) => modal.close(),
  'once its element is removed': (modal) => modal.remove(),
  'while the request is being canceled': async (modal) => {
    modal.service.hold('cancelRequest');
    await modal.cancelRequest();
  },
  'while the answer to the cancellation is lost': async (modal) => {
    modal.service.script('cancelRequest', lost());
    modal.service.hold('cancelStatus');
    await modal.cancelRequest();
    await modal.shows('We’re checking what happened');
  },
  'while the question whether to cancel is open': (modal) => modal.press('Cancel request'),
  'once the request is canceled': (modal) => modal.cancelNow(),
  'once the cancellation was refused': async (modal) => {
    modal.service.script('cancelRequest', refused('SessionExpired', 'sessionId'));
    await modal.cancelRequest();
    await modal.shows('Your session has expired');
  },
  'when the next operation is a creation': async (modal) => {
    await modal.close();
    await modal.create();
  },
};

for (const [when, act] of Object.entries(steps)) {
  test(`The modal stops asking for the state of a request ${when}`, async (modal) => {
    expect(modal.timers).to.have.length(1);
    await act(modal);
    expect(modal.timers).to.deep.equal([]);
    expect(polls(modal)).to.equal(0);
  });
}
