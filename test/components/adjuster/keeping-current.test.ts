import { expect } from '@open-wc/testing';
import type { ManagedRequest } from '../../../src/adjuster/wire.ts';
import { interval, openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { ended, managed, withParty } from './adjuster-samples.ts';

const approved = withParty('Sam Okafor', { status: 'Done' });
const rejected = withParty('Sam Okafor', { status: 'Rejected' });
const polls = (modal: AdjusterHarness) => modal.service.callsOf('current').length;

/** The page is in the background, or in front again. */
function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
}

const { Date: RealDate } = window;

/** The clock of the adjuster's machine shows this until the test is over. */
function setClock(time: string): void {
  window.Date = class extends RealDate {
    constructor() {
      super(time);
    }
  } as DateConstructor;
}

describe('a request on the screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is asked for every five seconds, with the keys of the operation', async () => {
    const modal = await openManage();
    expect(modal.timers.map(({ milliseconds }) => milliseconds)).to.deep.equal([interval]);
    for (let count = 1; count <= 3; count++) {
      await modal.keepCurrent();
      expect(polls(modal)).to.equal(count);
      expect(modal.timers).to.have.length(1);
    }
    const credentials = modal.service.callsOf('openManage')[0]?.[0];
    expect(modal.service.callsOf('current')).to.deep.equal([[credentials], [credentials], [credentials]]);
  });

  it('is shown as it stands now', async () => {
    const modal = await openManage();
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' }));
    expect(modal.party('Sam').Status).to.contain('Approved Since November 24, 2026 at 12:00 PM');
    expect(modal.eventCodes, 'no event tells of it').to.deep.equal(['claims.load']);
  });

  it('announces nothing where nothing has changed', async () => {
    const modal = await openManage();
    const { status } = modal;
    await modal.keepCurrent();
    expect(modal.status).to.equal(status);
  });

  it('announces all whose status has changed at once, in words', async () => {
    const modal = await openManage();
    await modal.keepCurrent(withParty('Harbor Bakery', { status: 'Paid' }, approved));
    expect(modal.status).to.equal('Sam Okafor: Approved. Harbor Bakery: Paid');
  });

  it('announces that it has ended, where no party has changed', async () => {
    const modal = await openManage();
    await modal.keepCurrent(ended('Expired'));
    expect(modal.status).to.equal('The request is now: Expired: nothing was paid.');
  });

  it('announces each change once: what comes later is not the same again', async () => {
    const modal = await openManage();
    await modal.keepCurrent(approved);
    const [announced] = [modal.status];
    await modal.keepCurrent(approved);
    expect(modal.status, 'still there for those who look for it').to.equal(announced);
    await modal.keepCurrent(withParty('Harbor Bakery', { status: 'Paid' }, approved));
    expect(modal.status).to.equal('Harbor Bakery: Paid');
  });

  it('does not move the focus', async () => {
    const modal = await openManage();
    await modal.key('Tab', 2);
    await modal.keepCurrent(approved);
    expect(modal.focused).to.equal('Resend email to Jordan Rivera');
  });

  it('leaves the focus in the row whose button goes', async () => {
    const modal = await openManage();
    await modal.key('Tab', 3);
    expect(modal.focused).to.equal('Resend email to Sam Okafor');
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done', canResend: false }));
    expect(modal.focused).to.match(/^Sam Okafor Approves/);
    await modal.key('Tab');
    expect(modal.focused).to.equal('Resend email to Oak Roofing LLC');
  });

  it('takes the focus to the heading where the button to cancel goes', async () => {
    const modal = await openManage();
    await modal.key('Tab', 5);
    expect(modal.focused).to.equal('Cancel request');
    await modal.keepCurrent(ended('Completed'));
    expect(modal.focused).to.equal('Approval request 40017');
  });

  it('loses its buttons once it has ended', async () => {
    const modal = await openManage();
    await modal.keepCurrent(ended('Rejected', rejected));
    expect(modal.lines.Status).to.equal('Rejected by a party');
    expect(modal.status).to.equal('The request is now: Rejected by a party. Sam Okafor: Rejected');
    expect(modal.headers).not.to.contain('Action');
    expect(modal.buttons.slice(1)).to.deep.equal(['Print', 'Done']);
  });

  it('is not asked for while the page is in the background, and again once it is in front', async () => {
    const modal = await openManage();
    setVisibility('hidden');
    await modal.keepCurrent(approved);
    await modal.keepCurrent(approved);
    expect(polls(modal)).to.equal(0);
    expect(modal.party('Sam').Status).to.contain('Needs to approve');
    setVisibility('visible');
    await modal.keepCurrent(approved);
    expect(polls(modal)).to.equal(1);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });
});

describe('an answer about a request that is late', () => {
  it('is waited for: the next question comes after it', async () => {
    const modal = await openManage();
    const answer = modal.service.hold('current');
    await modal.keepCurrent();
    expect(modal.timers).to.deep.equal([]);
    answer.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.have.length(1);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('does not take the place of a newer one', async () => {
    const modal = await openManage();
    const late = modal.service.hold('current');
    await modal.keepCurrent();
    modal.service.script('resendEmail', approved);
    await modal.resend('Jordan Rivera');
    expect(modal.party('Sam').Status).to.contain('Approved');
    late.resolve(managed);
    await modal.rest();
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('that an e-mail has brought does not take the place of a newer one', async () => {
    const modal = await openManage();
    const late = modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(approved);
    late.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('that fails says nothing against a newer one', async () => {
    const modal = await openManage();
    const late = modal.service.hold('current');
    await modal.keepCurrent();
    await modal.resend('Jordan Rivera');
    late.reject(lost());
    await modal.rest();
    expect(modal.screen).not.to.contain('could not be brought up to date');
    expect(modal.timers).to.have.length(1);
  });

  it('after the modal was closed changes nothing, and is followed by no question', async () => {
    const modal = await openManage();
    const late = modal.service.hold('current');
    await modal.keepCurrent();
    await modal.close();
    late.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
  });

  it('of before a cancelling that was declined does not make the questions come twice as often', async () => {
    const modal = await openManage();
    const late = modal.service.hold('current');
    await modal.keepCurrent();
    modal.service.script('cancelRequest', { code: 'GatewayInternalError' });
    await modal.cancelRequest();
    await modal.showsProblem();
    late.resolve(approved);
    await modal.rest();
    expect(modal.party('Sam').Status, 'it is older than the cancelling').to.contain('Needs to approve');
    expect(modal.timers).to.have.length(1);
  });
});

describe('a request that cannot be brought up to date', () => {
  /** It was brought up to date at 8:30, and could not be at 8:31. */
  async function disconnected(): Promise<AdjusterHarness> {
    setClock('2026-11-25T08:29:30');
    const modal = await openManage();
    setClock('2026-11-25T08:30:00');
    await modal.keepCurrent();
    setClock('2026-11-25T08:31:00');
    modal.service.script('current', lost());
    await modal.keepCurrent();
    return modal;
  }
  const since = 'This list is from November 25, 2026 at 8:30 AM';
  const text = `${since}. We couldn’t update it since then. We’re still trying.`;

  afterEach(() => {
    window.Date = RealDate;
  });

  it('says so and since when, on the screen and to those who do not see it, and stays as it was', async () => {
    const modal = await disconnected();
    expect(modal.screen).to.contain(text);
    expect(modal.status).to.equal(text);
    expect(modal.parties).to.have.length(4);
  });

  it('raises one error for all failures in a row, and one more for the next', async () => {
    const modal = await disconnected();
    modal.service.script('current', lost());
    await modal.keepCurrent();
    expect(modal.detail('claims.error').details).to.deep.equal([['responseCode', 'ServiceUnreachable']]);
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
    await modal.keepCurrent();
    modal.service.script('current', lost());
    await modal.keepCurrent();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.error']);
  });

  it('is asked for again, and says nothing any more once it is current', async () => {
    const modal = await disconnected();
    await modal.keepCurrent(approved);
    expect(modal.screen).not.to.contain(since);
    expect(modal.status).to.equal('Sam Okafor: Approved');
    expect(modal.timers).to.have.length(1);
  });

  it('does not repeat what was announced before', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    modal.service.script('current', lost());
    await modal.keepCurrent();
    await modal.keepCurrent();
    expect(modal.status).to.equal('');
  });

  it('still announces what becomes of an e-mail', async () => {
    const modal = await disconnected();
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.contain('We can’t tell whether the email to Jordan Rivera was sent.');
  });

  it('is asked for no more where the service refuses, and says that too', async () => {
    setClock('2026-11-25T08:30:00');
    const modal = await openManage();
    modal.service.script('current', refused('SessionExpired', 'sessionId'));
    await modal.keepCurrent();
    const over = `${since} and no longer updates. Close this and open the request again.`;
    expect(modal.screen).to.contain(over);
    expect(modal.status).to.equal(over);
    expect(modal.buttons.slice(1), 'it cannot be acted on any more').to.deep.equal(['Print', 'Done']);
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('takes an answer about another request for a lost one', async () => {
    setClock('2026-11-25T08:30:00');
    const modal = await openManage();
    modal.service.script('current', { ...approved, approvalRequestId: 40018 });
    await modal.keepCurrent();
    expect(modal.status).to.equal(text);
    expect(modal.party('Sam').Status).to.contain('Needs to approve');
  });

  it('takes an error that nobody knows for a lost answer, and reports it', async () => {
    const { reportError } = window;
    const bug = new TypeError('The service of the page has a bug.');
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    setClock('2026-11-25T08:30:00');
    const modal = await openManage();
    const answer = modal.service.hold('current');
    await modal.keepCurrent();
    answer.reject(bug as never);
    await modal.rest();
    window.reportError = reportError;
    expect(modal.status).to.equal(text);
    expect(modal.timers).to.have.length(1);
    expect(reported.map(String)).to.deep.equal(['Error: TypeError: The service of the page has a bug.']);
  });
});

describe('nobody asks how a request stands', () => {
  const leaving: Record<string, (modal: AdjusterHarness) => Promise<void>> = {
    'once the modal is closed': (modal) => modal.close(),
    'once the element is taken away': async (modal) => {
      modal.element.remove();
      await modal.rest();
    },
    'while the request is being cancelled': async (modal) => {
      modal.service.hold('cancelRequest');
      await modal.cancelRequest();
    },
    'while the answer to the cancelling is lost': async (modal) => {
      modal.service.script('cancelRequest', lost());
      modal.service.hold('cancelStatus');
      await modal.cancelRequest();
      await modal.shows('We’re checking what happened');
    },
    'once the request is cancelled': async (modal) => {
      await modal.cancelNow();
    },
    'once the cancelling was refused': async (modal) => {
      modal.service.script('cancelRequest', refused('SessionExpired', 'sessionId'));
      await modal.cancelRequest();
      await modal.shows('Your session has expired');
    },
  };

  for (const [when, leave] of Object.entries(leaving)) {
    it(`${when}: no timer is left`, async () => {
      const modal = await openManage();
      expect(modal.timers).to.have.length(1);
      await leave(modal);
      expect(modal.timers).to.deep.equal([]);
      expect(polls(modal)).to.equal(0);
    });
  }

  it('in the modal of a creation', async () => {
    const modal = await openManage();
    await modal.close();
    await modal.create();
    expect(modal.timers).to.deep.equal([]);
  });

  it('while the question whether to cancel is open, behind which nothing could be heard, but again after it', async () => {
    const modal = await openManage();
    await modal.press('Cancel request');
    expect(modal.timers).to.deep.equal([]);
    await modal.press('Keep the request');
    expect(modal.timers).to.have.length(1);
    await modal.keepCurrent(approved);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('and no answer of before changes it behind the question', async () => {
    const modal = await openManage();
    const late = modal.service.hold('current');
    await modal.keepCurrent();
    await modal.press('Cancel request');
    late.resolve(ended('Completed'));
    await modal.rest();
    expect(modal.heading).to.equal('Cancel this approval request?');
    await modal.press('Keep the request');
    expect(modal.lines.Status).to.equal('In progress');
    expect(modal.timers).to.have.length(1);
  });

  it('but everybody does again once a cancelling was declined', async () => {
    const modal = await openManage();
    modal.service.script('cancelRequest', { code: 'GatewayInternalError' });
    await modal.cancelRequest();
    await modal.showsProblem();
    const current: ManagedRequest = approved;
    await modal.keepCurrent(current);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });
});
