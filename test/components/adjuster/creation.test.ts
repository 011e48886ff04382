import { expect } from '@open-wc/testing';
import { approvalRequestCreated } from '../../../src/adjuster/adjuster-events.ts';
import { openCreate, openCreated, type AdjusterHarness } from './adjuster-harness.ts';
import { approver, business, claimant, claimLines, requestLines, vendor } from './adjuster-samples.ts';

describe('an uploaded request', () => {
  it('is shown with the claim, its group, its parameters, how it is paid and the total', async () => {
    const modal = await openCreate();
    expect(modal.lines).to.deep.equal({ 'Pays out': requestLines['Pays out'], ...claimLines });
    expect(modal.sum).to.equal('$2,500.00');
  });

  it('has no line for missing details', async () => {
    const nothing = { accountGroupCode: null, extendedParameters: {}, claimDetails: [] };
    const modal = await openCreate({ upload: { ...nothing, processType: 'SinglePartyPayment' } });
    expect(modal.lines).to.deep.equal({ 'Pays out': 'After the party responds' });
  });

  it('says what the button does', async () => {
    const modal = await openCreate();
    expect(modal.screen).to.contain('We’ll email the parties when you create the request.');
    expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Create request']);
  });

  it('shows beforehand how much is paid automatically', async () => {
    const modal = await openCreate({ upload: { parties: [claimant, business, { ...business, amount: 1 }] } });
    expect(modal.screen).to.contain('$500.01 will be paid automatically, when you create the request');
  });

  it('shows no automatic payments if every party is asked', async () => {
    const modal = await openCreate({ upload: { parties: [claimant, approver, vendor] } });
    expect(modal.screen).not.to.contain('will be paid automatically');
  });
});

describe('the creation of a request', () => {
  it('is reported to the page as soon as the service confirms it, in the documented fields', async () => {
    const modal = await openCreated();
    expect(modal.detail('claims.approvalRequestCreated')).to.deep.equal(approvalRequestCreated(modal.service.created));
    expect(modal.events.at(-1)?.heading, 'before the last screen').to.equal('Creating the approval request');
  });
});

/** The next creation is carried out, but every payment to a business is declined. */
function declineBypasses({ service }: AdjusterHarness): void {
  const parties = service.created.parties.map((party, index) => {
    const isBypass = service.session.request.parties[index]?.role === business.role;
    return { ...party, declined: isBypass ? ('Declined' as const) : null };
  });
  service.script('create', { code: 'Success', receipt: { ...service.created, parties } });
}

const unpaid = 'An automatic payment didn’t go through. Open the request to see why.';

describe('a request that is created', () => {
  it('is shown with its number, its status and its dates in the merchant’s time zone', async () => {
    const modal = await openCreated();
    expect(modal.screen).to.contain(
      'Approval request 40017 for claim 0002041 was created. We’re emailing the parties.',
    );
    expect(modal.lines).to.deep.equal(requestLines);
  });

  for (const [title, parties, status, text] of [
    ['asked', [claimant, business], 'Initiated', 'We’re emailing the parties.'],
    ['paid', [business], 'Completed', 'Everyone has been paid.'],
    ['not paid', [business], 'Initiated', unpaid],
  ] as const) {
    it(`shows the status of its parties: ${title}`, async () => {
      const modal = await openCreate({ upload: { parties } });
      modal.service.script('create', { code: 'Success', receipt: { ...modal.service.created, status } });
      await modal.createNow();
      expect(modal.screen).to.contain(`Approval request 40017 for claim 0002041 was created. ${text}`);
    });
  }

  it('is reported with the codes of declined payments, and the other parties are asked', async () => {
    const modal = await openCreate({ upload: { parties: [claimant, business, business] } });
    declineBypasses(modal);
    await modal.createNow();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.approvalRequestCreated', 'claims.error']);
    expect(modal.detail('claims.error')).to.deep.equal({
      description: 'A party without an action could not be paid.',
      details: [['responseCode', 'Declined']],
    });
    expect(modal.screen).to.contain(`was created. We’re emailing the parties. ${unpaid}`);
  });

  it('is reported with those codes if the page begins the next operation at once', async () => {
    const modal = await openCreate({ upload: { parties: [business] } });
    declineBypasses(modal);
    modal.element.addEventListener('claims.approvalRequestCreated', () => void modal.create(), { once: true });
    await modal.press('Create request');
    await modal.until(() => modal.service.callsOf('openCreate').length === 2, 'the next one is opened');
    const [load, ...heard] = modal.eventCodes;
    expect(heard).to.deep.equal(['claims.approvalRequestCreated', 'claims.error', 'claims.unload', load]);
  });

  it('is shown with its parties as they were reviewed', async () => {
    const checked = (await openCreate()).parties;
    expect((await openCreated()).parties).to.deep.equal(checked);
  });
});
