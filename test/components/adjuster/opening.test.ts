import { expect } from '@open-wc/testing';
import { openCreate, openManage, setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { lost } from '../scripted-service.ts';
import { sessionKey, toCreate, toManage } from './adjuster-samples.ts';

/** The two operations: how each is called, what it opens with, and its first heading. */
const operations = [
  {
    operation: 'createApprovalRequest',
    opening: 'openCreate',
    begin: (modal: AdjusterHarness) => modal.element.createApprovalRequest(toCreate),
    open: openCreate,
    loadingHeading: 'Check the approval request',
    heading: 'Check the approval request',
    given: [{}],
  },
  {
    operation: 'manageApprovalRequest',
    opening: 'openManage',
    begin: (modal: AdjusterHarness) => modal.element.manageApprovalRequest(toManage),
    open: openManage,
    loadingHeading: 'Approval request',
    heading: 'Approval request 40017',
    given: [{}, { approvalRequestId: 40017 }],
  },
] as const;

for (const { operation, opening, begin, open, loadingHeading, heading, given } of operations) {
  describe(`opening the adjuster modal: ${operation}`, () => {
    it('shows and says that it is loading until the service has answered', async () => {
      const modal = await setupAdjuster();
      const answer = modal.service.hold(opening);
      begin(modal);
      await modal.hears('claims.load');
      expect(modal.heading).to.equal(loadingHeading);
      expect(modal.screen).to.contain('Loading…');
      expect(modal.status).to.equal('Loading…');
      expect(modal.focused).to.equal(loadingHeading);
      answer.reject(lost());
      await modal.shows('We could not connect');
      expect(modal.status).to.equal('');
    });

    it('raises claims.load once, with the dialog on the screen and no detail', async () => {
      const modal = await open();
      expect(modal.events).to.deep.equal([{ code: 'claims.load', detail: null, heading: loadingHeading }]);
    });

    it('raises events that bubble through the page and out of shadow roots', async () => {
      const modal = await setupAdjuster();
      const heard: Event[] = [];
      const listen = (event: Event) => heard.push(event);
      document.addEventListener('claims.load', listen);
      begin(modal);
      await modal.hears('claims.load');
      document.removeEventListener('claims.load', listen);
      expect(heard.map(({ composed }) => composed)).to.deep.equal([true]);
    });

    it('says who the adjuster works for, and takes the focus to the heading', async () => {
      const modal = await open();
      expect(modal.heading).to.equal(heading);
      expect(modal.screen).to.match(/^Prairie Mutual /);
      expect(modal.focused).to.equal(heading);
    });

    it('tells the service the session and a key of its own, and nothing more', async () => {
      const modal = await open();
      const [[credentials, ...rest] = []] = modal.service.callsOf(opening);
      expect(credentials?.sessionKey).to.equal(sessionKey);
      expect(credentials?.operationKey).to.match(/^[\da-f-]{36}$/);
      expect([{}, ...rest]).to.deep.equal(given);
      expect(modal.service.calls).to.have.length(1);
    });

    it('makes another key for each operation', async () => {
      const keys = [await open(), await open()].map(({ service }) => service.callsOf(opening)[0]?.[0].operationKey);
      expect(keys[0]).not.to.equal(keys[1]);
    });

    it('gives the focus back to where it was when it closes', async () => {
      const modal = await open();
      await modal.close();
      expect(modal.isOpen).to.be.false;
      expect(modal.focused).to.equal('Settle the claim');
    });

    it('keeps the focus in the modal while it is open', async () => {
      const modal = await open();
      modal.opener.focus();
      expect(modal.focused).to.equal(heading);
    });
  });
}

describe('the keyboard in the adjuster modal', () => {
  async function order(modal: AdjusterHarness, times: number): Promise<string[]> {
    const found: string[] = [];
    for (let count = 0; count < times; count++) {
      await modal.key('Tab');
      found.push(modal.focused);
    }
    return found;
  }

  it('goes through a creation in its order', async () => {
    expect(await order(await openCreate(), 3)).to.deep.equal(['Close', 'Cancel', 'Create request']);
  });

  it('goes through a request in its order, the e-mails in that of the rows', async () => {
    expect(await order(await openManage(), 7)).to.deep.equal([
      'Close',
      'Resend email to Jordan Rivera',
      'Resend email to Sam Okafor',
      'Resend email to Oak Roofing LLC',
      'Cancel request',
      'Print',
      'Close',
    ]);
  });

  it('creates a request without a mouse from beginning to end', async () => {
    const modal = await openCreate();
    await modal.key('Tab', 3);
    await modal.key('Enter');
    await modal.shows('Approval request created');
    expect(modal.focused).to.equal('Approval request created');
    await modal.key('Tab', 2);
    await modal.key('Enter');
    expect(modal.isOpen).to.be.false;
  });

  it('sends an e-mail again without leaving its button', async () => {
    const modal = await openManage();
    await modal.key('Tab', 3);
    await modal.key('Enter');
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.focused).to.equal('Resend email to Sam Okafor');
  });

  it('cancels a request without a mouse from beginning to end', async () => {
    const modal = await openManage();
    await modal.key('Tab', 5);
    await modal.key('Enter');
    await modal.shows('Cancel this approval request?');
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Cancel the request');
    await modal.key('Enter');
    await modal.shows('Approval request cancelled');
  });
});
