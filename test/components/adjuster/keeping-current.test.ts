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

/** The state of the request is requested, and the service answers when the test says so. */
async function asked() {
  const modal = await openManage();
  const late = modal.service.hold('current');
  await modal.keepCurrent();
  return { modal, late };
}

/** The service has answered so, one after the other. */
async function kept(...answers: ManagedRequest[]): Promise<AdjusterHarness> {
  const modal = await openManage();
  for (const answer of answers) await modal.keepCurrent(answer);
  return modal;
}

describe('a request on the screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is requested every five seconds, with the keys of the operation', async () => {
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

  it('is shown in its current state', async () => {
    const modal = await kept(withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' }));
    expect(modal.party('Sam').Status).to.contain('Approved Since November 24, 2026 at 12:00 PM');
    expect(modal.eventCodes, 'no event tells of it').to.deep.equal(['claims.load']);
  });

  const both = withParty('Harbor Bakery', { status: 'Paid' }, approved);
  const announcements: readonly [what: string, answers: readonly ManagedRequest[], text: string][] = [
    ['nothing if nothing has changed', [managed], 'Prairie Mutual. Claim 0002041 · $2,500.00'],
    ['all whose status has changed at once, in words', [both], 'Sam Okafor: Approved. Harbor Bakery: Paid'],
    ['that it has ended, if no party has changed', [ended('Expired')], 'The request is now: Expired.'],
    ['a change until the next one, for those who look for it', [approved, approved], 'Sam Okafor: Approved'],
    ['each change once', [approved, both], 'Harbor Bakery: Paid'],
  ];
  for (const [what, answers, text] of announcements) {
    it(`announces ${what}`, async () => {
      const modal = await kept(...answers);
      expect(modal.status).to.equal(text);
    });
  }

  it('does not move the focus', async () => {
    const modal = await openManage();
    await modal.key('Tab', 2);
    await modal.keepCurrent(approved);
    expect(modal.focused).to.equal('Resend email to Jordan Rivera');
  });

  it('leaves the focus in the row whose button disappears', async () => {
    const modal = await openManage();
    await modal.key('Tab', 3);
    expect(modal.focused).to.equal('Resend email to Sam Okafor');
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done', canResend: false }));
    expect(modal.focused).to.match(/^Sam Okafor Approves/);
    await modal.key('Tab');
    expect(modal.focused).to.equal('Resend email to Oak Roofing LLC');
  });

  it('moves the focus to the heading if the button to cancel disappears', async () => {
    const modal = await openManage();
    await modal.key('Tab', 5);
    expect(modal.focused).to.equal('Cancel request');
    await modal.keepCurrent(ended('Completed'));
    expect(modal.focused).to.equal('Approval request 40017');
  });

  it('loses its buttons once it has ended', async () => {
    const modal = await kept(ended('Rejected', rejected));
    expect(modal.pill).to.equal('Rejected');
    expect(modal.status).to.equal('The request is now: Rejected. Sam Okafor: Rejected');
    expect(modal.headers).not.to.contain('Action');
    expect(modal.buttons.slice(1)).to.deep.equal(['Print', 'Done']);
  });

  it('is not requested while the page is in the background, and again when it is in front', async () => {
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
  it('delays the next question until it has arrived', async () => {
    const { modal, late } = await asked();
    expect(modal.timers).to.deep.equal([]);
    late.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.have.length(1);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('does not replace a newer one', async () => {
    const { modal, late } = await asked();
    modal.service.script('resendEmail', approved);
    await modal.resend('Jordan Rivera');
    expect(modal.party('Sam').Status).to.contain('Approved');
    late.resolve(managed);
    await modal.rest();
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('does not replace a newer one if an e-mail has requested it', async () => {
    const modal = await openManage();
    const late = modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(approved);
    late.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('does not affect a newer one if it fails', async () => {
    const { modal, late } = await asked();
    await modal.resend('Jordan Rivera');
    late.reject(lost());
    await modal.rest();
    expect(modal.screen).not.to.contain('could not be brought up to date');
    expect(modal.timers).to.have.length(1);
  });

  it('changes nothing after the modal was closed, and no question follows', async () => {
    const { modal, late } = await asked();
    await modal.close();
    late.resolve(approved);
    await modal.rest();
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
  });

  it('does not double the questions if it was requested before a declined cancellation', async () => {
    const { modal, late } = await asked();
    modal.service.script('cancelRequest', { code: 'GatewayInternalError' });
    await modal.cancelRequest();
    await modal.showsProblem();
    late.resolve(approved);
    await modal.rest();
    expect(modal.party('Sam').Status, 'it is older than the cancelling').to.contain('Needs to approve');
    expect(modal.timers).to.have.length(1);
  });
});

describe('a request that cannot be updated', () => {
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
  const since = 'Last updated November 25, 2026 at 8:30 AM';
  const text = `${since}. We’re trying to refresh it.`;

  afterEach(() => {
    window.Date = RealDate;
  });

  it('shows and announces that, with the time of the last update, and stays as it was', async () => {
    const modal = await disconnected();
    expect(modal.screen).to.contain(text);
    expect(modal.status).to.equal(text);
    expect(modal.parties).to.have.length(4);
  });

  it('raises one error for consecutive failures, and one more for the next series', async () => {
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

  it('is requested again, and removes the message once it is current', async () => {
    const modal = await disconnected();
    await modal.keepCurrent(approved);
    expect(modal.screen).not.to.contain(since);
    expect(modal.status).to.equal('Sam Okafor: Approved');
    expect(modal.timers).to.have.length(1);
  });

  it('does not repeat earlier announcements', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    modal.service.script('current', lost());
    await modal.keepCurrent();
    await modal.keepCurrent();
    expect(modal.status).to.equal('');
  });

  it('still announces the result of an e-mail', async () => {
    const modal = await disconnected();
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.contain('We can’t tell whether the email to Jordan Rivera was sent.');
  });

  it('is not requested again if the service refuses, and says so', async () => {
    setClock('2026-11-25T08:30:00');
    const modal = await openManage();
    modal.service.script('current', refused('SessionExpired', 'sessionId'));
    await modal.keepCurrent();
    const over = `${since}. This list no longer refreshes. Close this and open the request again.`;
    expect(modal.screen).to.contain(over);
    expect(modal.status).to.equal(over);
    expect(modal.buttons.slice(1), 'it cannot be acted on any more').to.deep.equal(['Print', 'Done']);
    expect(modal.timers).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('treats an answer about another request as lost', async () => {
    setClock('2026-11-25T08:30:00');
    const modal = await openManage();
    modal.service.script('current', { ...approved, approvalRequestId: 40018 });
    await modal.keepCurrent();
    expect(modal.status).to.equal(text);
    expect(modal.party('Sam').Status).to.contain('Needs to approve');
  });

  it('treats an unknown error as a lost answer, and reports it', async () => {
    const { reportError } = window;
    const bug = new TypeError('The service of the page has a bug.');
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    setClock('2026-11-25T08:30:00');
    const { modal, late } = await asked();
    late.reject(bug as never);
    await modal.rest();
    window.reportError = reportError;
    expect(modal.status).to.equal(text);
    expect(modal.timers).to.have.length(1);
    expect(reported.map(String)).to.deep.equal(['Error: TypeError: The service of the page has a bug.']);
  });
});

describe('the modal does not ask for the state of a request', () => {
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

  it('while the question whether to cancel is open, and asks again afterwards', async () => {
    const modal = await openManage();
    await modal.press('Cancel request');
    expect(modal.timers).to.deep.equal([]);
    await modal.press('Keep the request');
    expect(modal.timers).to.have.length(1);
    await modal.keepCurrent(approved);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('and ignores an earlier answer behind the question', async () => {
    const { modal, late } = await asked();
    await modal.press('Cancel request');
    late.resolve(ended('Completed'));
    await modal.rest();
    expect(modal.heading).to.equal('Cancel this approval request?');
    await modal.press('Keep the request');
    expect(modal.pill).to.equal('In progress');
    expect(modal.timers).to.have.length(1);
  });

  it('but asks again after a declined cancellation', async () => {
    const modal = await openManage();
    modal.service.script('cancelRequest', { code: 'GatewayInternalError' });
    await modal.cancelRequest();
    await modal.showsProblem();
    await modal.keepCurrent(approved);
    expect(modal.party('Sam').Status).to.contain('Approved');
  });
});
