import { expect } from '@open-wc/testing';
import { openCreated, openManage } from './adjuster-harness.ts';
import { toManage, withParty } from './adjuster-samples.ts';

describe('an adjuster element that is moved in the page', () => {
  it('keeps a request current', async () => {
    const modal = await openManage();
    await modal.move();
    expect(modal.timers).to.have.length(1);
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.party('Sam').Status).to.contain('Approved');
  });
});

describe('a second adjuster operation', () => {
  it('manages the request of the first, if the listener of claims.unload starts it', async () => {
    const modal = await openCreated();
    const { approvalRequestId } = modal.detail('claims.approvalRequestCreated');
    const manage = () => modal.element.manageApprovalRequest({ ...toManage, approvalRequestId });
    modal.element.addEventListener('claims.unload', manage, { once: true });
    await modal.untilClosed(() => modal.close());
    await modal.shows('Approval request 40017');
    const first = ['claims.load', 'claims.approvalRequestCreated', 'claims.unload'];
    expect(modal.eventCodes).to.deep.equal([...first, 'claims.load']);
  });
});
