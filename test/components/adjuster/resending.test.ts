import { expect } from '@open-wc/testing';
import { openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { managed, withParty } from './adjuster-samples.ts';

const sent = 'The email to Jordan Rivera was sent again.';
const sending = 'Sending the email to Jordan Rivera…';
const unknown =
  'We can’t tell whether the email to Jordan Rivera was sent. Select Resend email again. It will only be sent once.';
const refusedText = 'The email to Jordan Rivera wasn’t sent. The party has nothing left to do.';

describe('an e-mail that is sent again', () => {
  it('goes to the party whose button was pressed, with a key of its own', async () => {
    const modal = await openManage();
    await modal.resend('Sam Okafor');
    const [[credentials, resend] = [], ...others] = modal.service.callsOf('resendEmail');
    expect(credentials).to.deep.equal(modal.service.callsOf('openManage')[0]?.[0]);
    expect(resend?.approvalRequestPartyId).to.equal(502);
    expect(resend?.resendKey).to.match(/^[\da-f-]{36}$/);
    expect(resend?.resendKey).not.to.equal(credentials?.operationKey);
    expect(others).to.deep.equal([]);
  });

  it('is said to be on its way, at the party and to those who do not see it', async () => {
    const modal = await openManage();
    modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    expect(modal.party('Jordan').Status).to.contain(sending);
    expect(modal.status).to.equal(sending);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('is said to have been sent, at the party alone and to those who do not see it', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    expect(modal.party('Jordan').Status).to.contain(sent);
    expect(modal.party('Sam').Status).not.to.contain(sent);
    expect(modal.status).to.equal(sent);
    expect(modal.party('Jordan').Status).to.contain('Email sent November 25, 2026 at 8:30 AM');
  });

  it('is sent and told to the page once, without a detail, however often the button is pressed', async () => {
    const modal = await openManage();
    const answer = modal.service.hold('resendEmail');
    await modal.press('Resend email to Jordan Rivera', 3);
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.service.callsOf('resendEmail')).to.have.length(1);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.involvedPartyEmailSent']);
    expect(modal.detail('claims.involvedPartyEmailSent')).to.be.null;
  });

  it('does not keep another party’s from being sent meanwhile', async () => {
    const modal = await openManage();
    const answer = modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    await modal.resend('Sam Okafor');
    expect(modal.status).to.equal('The email to Sam Okafor was sent again.');
    answer.resolve(managed);
    await modal.rest();
    expect(modal.status).to.equal(sent);
    expect(modal.eventCodes.filter((code) => code === 'claims.involvedPartyEmailSent')).to.have.length(2);
  });

  it('is no news any more once its party has done something', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(withParty('Jordan Rivera', { status: 'Done' }));
    expect(modal.screen).not.to.contain('was sent again');
  });

  it('may be sent once more after that, under another key', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    await modal.resend('Jordan Rivera');
    const keys = modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey);
    expect(new Set(keys).size).to.equal(2);
    expect(modal.eventCodes.filter((code) => code === 'claims.involvedPartyEmailSent')).to.have.length(2);
  });

  it('is sent under the same key once more where the answer cannot be read', async () => {
    const modal = await openManage();
    const unreadable = { approvalRequestId: managed.approvalRequestId } as typeof managed;
    modal.service.script('resendEmail', unreadable);
    const { reportError } = window;
    window.reportError = () => undefined;
    await modal.resend('Jordan Rivera');
    window.reportError = reportError;
    expect(modal.status).to.equal(unknown);
    await modal.resend('Jordan Rivera');
    const keys = modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey);
    expect(new Set(keys).size).to.equal(1);
  });

  it('is followed by that of another party, and the news with it', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    await modal.resend('Sam Okafor');
    expect(modal.party('Jordan').Status).not.to.contain(sent);
    expect(modal.party('Sam').Status).to.contain('The email to Sam Okafor was sent again.');
  });

  it('brings what has changed meanwhile, which is announced with it', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', withParty('Sam Okafor', { status: 'Done' }));
    await modal.resend('Jordan Rivera');
    expect(modal.party('Sam').Status).to.contain('Approved');
    expect(modal.status).to.equal(`${sent} Sam Okafor: Approved`);
  });

  it('is not announced again with what changes later', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Approved');
    await modal.keepCurrent();
    expect(modal.status).to.equal('Sam Okafor: Approved');
    expect(modal.party('Jordan').Status, 'it stays at the party').to.contain(sent);
  });

  for (const [what, leave] of [
    ['closed', (modal: AdjusterHarness) => modal.close()],
    ['taken away', (modal: AdjusterHarness) => modal.remove()],
  ] as const) {
    it(`is heard of before the last event where the modal is ${what} meanwhile, which leaves the screen at once`, async () => {
      const modal = await openManage();
      const answer = modal.service.hold('resendEmail');
      await modal.resend('Jordan Rivera');
      await leave(modal);
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      expect(modal.service.callsOf('close'), 'the session is open until then').to.deep.equal([]);
      answer.resolve(managed);
      await modal.hears('claims.unload');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.involvedPartyEmailSent', 'claims.unload']);
      expect(modal.service.callsOf('close')).to.have.length(1);
    });
  }

  it('still tells the page while the request is being cancelled', async () => {
    const modal = await openManage();
    const answer = modal.service.hold('resendEmail');
    await modal.resend('Jordan Rivera');
    modal.service.hold('cancelRequest');
    await modal.cancelRequest();
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.status).to.equal('Keep this window open.');
  });
});

describe('an e-mail whose answer is lost', () => {
  it('is neither sent nor not sent, and the page hears why', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.party('Jordan').Status).to.contain(unknown);
    expect(modal.status).to.equal(unknown);
    expect(modal.detail('claims.error').details).to.deep.equal([['responseCode', 'ServiceUnreachable']]);
  });

  it('is not asked for before its time, which is said', async () => {
    const modal = await openManage({ request: withParty('Jordan Rivera', { resendFrom: '2026-11-25T09:30:00' }) });
    await modal.resend('Jordan Rivera');
    expect(modal.service.callsOf('resendEmail')).to.deep.equal([]);
    expect(modal.status).to.equal(
      'The email to Jordan Rivera was already sent several times. You can send it again after November 25, 2026 at 9:30 AM.',
    );
  });

  it('is asked for again under the same key, so that it is sent once', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', lost(), lost());
    for (let count = 0; count < 3; count++) await modal.resend('Jordan Rivera');
    const [first, ...others] = modal.service.callsOf('resendEmail').map(([, resend]) => resend);
    expect(others).to.deep.equal([first, first]);
    expect(modal.status).to.equal(sent);
    const heard = ['claims.load', 'claims.error', 'claims.involvedPartyEmailSent'];
    expect(modal.eventCodes, 'one error for both failures').to.deep.equal(heard);
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    expect(modal.eventCodes).to.deep.equal([...heard, 'claims.error']);
  });

  it('is lost as well where the answer is about another request, and the next try is the same one', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', { ...managed, approvalRequestId: 1 });
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.equal(unknown);
    await modal.resend('Jordan Rivera');
    const [first, second] = modal.service.callsOf('resendEmail').map(([, resend]) => resend);
    expect(second).to.deep.equal(first);
  });

  it('has a key that no other party’s e-mail gets', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    await modal.resend('Sam Okafor');
    await modal.resend('Jordan Rivera');
    const keys = modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey);
    expect(keys[2]).to.equal(keys[0]);
    expect(keys[1]).not.to.equal(keys[0]);
  });

  it('does not stop the request from being kept current', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', lost());
    await modal.resend('Jordan Rivera');
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Approved');
  });
});

describe('an e-mail that is refused', () => {
  it('says that the party has nothing left to do, where that is why', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', refused('ResendNotPossible'));
    await modal.resend('Jordan Rivera');
    expect(modal.party('Jordan').Status).to.contain(refusedText);
    expect(modal.status).to.equal(refusedText);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  for (const code of ['SessionExpired', 'ApprovalRequestEnded', 'PartyNotFound']) {
    it(`says nothing of the party where something else is why: ${code}`, async () => {
      const modal = await openManage();
      modal.service.script('resendEmail', refused(code));
      await modal.resend('Jordan Rivera');
      expect(modal.status).to.equal('The email to Jordan Rivera wasn’t sent.');
      expect(modal.party('Jordan').Status).to.contain('The email to Jordan Rivera wasn’t sent.');
    });
  }

  it('may be tried again, under another key', async () => {
    const modal = await openManage();
    modal.service.script('resendEmail', refused('ResendNotPossible'));
    await modal.resend('Jordan Rivera');
    await modal.resend('Jordan Rivera');
    const keys = modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey);
    expect(new Set(keys).size).to.equal(2);
    expect(modal.status).to.equal(sent);
  });
});
