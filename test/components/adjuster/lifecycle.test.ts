import { expect } from '@open-wc/testing';
import { adjusterEventCodes, type AdjusterEventCode } from '../../../src/adjuster/adjuster-events.ts';
import { openCreate, openCreated, openManage, setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { lost } from '../scripted-service.ts';
import { toCreate, toManage, withParty } from './adjuster-samples.ts';

const fail = (reason: string) => ({ description: reason, details: [['operation', reason]] });
const notInPage = 'The claims-adjuster element is not in the page. Add it before the operation.';
const openAlready = 'The modal is open already. Wait for claims.unload before the next operation.';

async function remove(modal: AdjusterHarness): Promise<void> {
  modal.element.remove();
  await modal.rest();
}

async function move(modal: AdjusterHarness): Promise<void> {
  const place = document.createElement('section');
  modal.page.append(place);
  place.append(modal.element);
  await modal.rest();
}

describe('an adjuster element that is taken out of the page', () => {
  for (const [operation, open] of Object.entries({ creation: openCreate, request: openManage })) {
    it(`ends the ${operation} with the reason removed, and gives the session and the focus back`, async () => {
      const modal = await open();
      await remove(modal);
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
      expect(modal.service.callsOf('close')).to.have.length(1);
      expect(modal.focused).to.equal('Settle the claim');
    });
  }

  it('before the modal is on the screen opens nothing, and can be used again', async () => {
    const modal = await setupAdjuster();
    modal.element.createApprovalRequest(toCreate);
    await remove(modal);
    expect(modal.detail('claims.error')).to.deep.equal(fail(notInPage));
    expect(modal.eventCodes).to.deep.equal(['claims.error']);
    expect(modal.service.calls).to.deep.equal([]);
    modal.page.append(modal.element);
    await modal.create();
    expect(modal.isOpen).to.be.true;
  });

  it('while a request is being created tells what became of it, then that it is gone', async () => {
    const modal = await openCreate();
    const answer = modal.service.hold('create');
    await modal.press('Create request');
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    answer.resolve({ code: 'Success', receipt: modal.service.created });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.approvalRequestCreated', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
  });

  it('tells those who listen around its place, once, what became of it', async () => {
    const modal = await openCreate();
    const answer = modal.service.hold('create');
    const heard: string[] = [];
    for (const code of adjusterEventCodes) modal.page.addEventListener(code, () => heard.push(code));
    await modal.press('Create request');
    await remove(modal);
    answer.resolve({ code: 'GatewayInternalError' });
    await modal.hears('claims.unload');
    expect(heard).to.deep.equal(['claims.error', 'claims.unload']);
  });

  it('goes on asking for a lost answer', async () => {
    const modal = await openManage();
    modal.service.script('cancelRequest', lost());
    const answer = modal.service.hold('cancelStatus');
    await modal.cancelRequest();
    await modal.shows('We are checking what happened');
    await remove(modal);
    answer.resolve({ state: 'answered', answer: { code: 'Success', receipt: modal.service.cancelled } });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.approvalRequestCanceled', 'claims.unload']);
  });

  it('after the creation tells only that it is gone', async () => {
    const modal = await openCreated();
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.approvalRequestCreated', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
  });

  for (const method of ['createApprovalRequest', 'manageApprovalRequest'] as const) {
    it(`cannot open anything, and says so: ${method}`, async () => {
      const modal = await setupAdjuster();
      modal.element.remove();
      modal.element[method](toManage);
      await modal.rest();
      expect(modal.detail('claims.error')).to.deep.equal(fail(notInPage));
      expect(modal.service.calls).to.deep.equal([]);
    });
  }
});

describe('an adjuster element that is moved in the page', () => {
  it('keeps the modal open, and says nothing', async () => {
    const modal = await openCreate();
    await move(modal);
    expect(modal.isOpen).to.be.true;
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    await modal.press('Create request');
    await modal.shows('Approval request created');
  });

  it('keeps a request current', async () => {
    const modal = await openManage();
    await move(modal);
    expect(modal.timers).to.have.length(1);
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.party('Sam').Status).to.contain('Approved');
  });

  it('gives the focus back to where it was before the modal opened', async () => {
    const modal = await openManage();
    await move(modal);
    await modal.close();
    expect(modal.focused).to.equal('Settle the claim');
  });
});

describe('a second adjuster operation', () => {
  it('while one is open is an error, and changes nothing', async () => {
    const modal = await openCreate();
    modal.element.manageApprovalRequest(toManage);
    await modal.rest();
    expect(modal.detail('claims.error')).to.deep.equal(fail(openAlready));
    expect(modal.heading).to.equal('Check the approval request');
    expect(modal.service.calls.map(({ name }) => name)).to.deep.equal(['openCreate']);
  });

  it('in the same turn is an error, and the first one opens', async () => {
    const modal = await setupAdjuster();
    modal.element.manageApprovalRequest(toManage);
    modal.element.createApprovalRequest(toCreate);
    await modal.hasParties();
    expect(modal.eventCodes).to.deep.equal(['claims.error', 'claims.load']);
    expect(modal.heading).to.equal('Approval request 40017');
  });

  it('manages what the first has created, begun by the listener of claims.unload', async () => {
    const modal = await openCreated();
    const { approvalRequestId } = modal.detail('claims.approvalRequestCreated');
    const manage = () => modal.element.manageApprovalRequest({ ...toManage, approvalRequestId });
    modal.element.addEventListener('claims.unload', manage, { once: true });
    await modal.untilClosed(() => modal.close());
    await modal.shows('Approval request 40017');
    expect(modal.eventCodes).to.deep.equal([
      'claims.load',
      'claims.approvalRequestCreated',
      'claims.unload',
      'claims.load',
    ]);
  });

  it('begins with nothing of the first', async () => {
    const modal = await openManage();
    await modal.resend('Jordan Rivera');
    await modal.close();
    await modal.manage({ ...toManage, claimsSessionKey: 'another' });
    expect(modal.status).to.equal('');
    expect(modal.party('Jordan').Action).to.equal('Resend email');
    const [[first] = [], [second] = []] = modal.service.callsOf('openManage');
    expect(second?.sessionKey).to.equal('another');
    expect(second?.operationKey).not.to.equal(first?.operationKey);
    expect(modal.timers).to.have.length(1);
  });
});

describe('two adjuster elements', () => {
  it('are opened and closed each for itself', async () => {
    const one = await openManage();
    const other = await setupAdjuster();
    await one.close();
    await other.create();
    await other.close();
    expect(one.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
    expect(other.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
  });
});

describe('a listener that throws at the adjuster modal', () => {
  const { onerror } = window;
  const { error } = console;
  let errors = 0;
  let isRunning = false;

  // The test runner takes an error that reaches the window for one of the test.
  beforeEach(() => {
    errors = 0;
    isRunning = true;
    console.error = () => undefined;
    window.onerror = () => {
      errors += 1;
      return true;
    };
  });

  afterEach(() => {
    isRunning = false;
    console.error = error;
    window.onerror = onerror;
  });

  function throwOn(modal: AdjusterHarness, ...codes: readonly AdjusterEventCode[]): void {
    for (const code of codes) {
      modal.element.addEventListener(code, () => {
        if (isRunning) throw new Error('The page has a bug.');
      });
    }
  }

  it('does not stop a creation', async () => {
    const modal = await setupAdjuster();
    throwOn(modal, ...adjusterEventCodes);
    await modal.create();
    modal.service.script('create', { code: 'GatewayInternalError' });
    await modal.press('Create request');
    await modal.showsProblem();
    await modal.press('Create request');
    await modal.shows('Approval request created');
    await modal.close();
    expect(modal.eventCodes).to.deep.equal([
      'claims.load',
      'claims.error',
      'claims.approvalRequestCreated',
      'claims.unload',
    ]);
    expect(errors, 'the page hears of its own bugs').to.equal(4);
  });

  it('does not stop an e-mail, a cancelling or the closing', async () => {
    const modal = await setupAdjuster();
    throwOn(modal, ...adjusterEventCodes);
    await modal.manage();
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.contain('has been sent again');
    await modal.cancelRequest();
    await modal.shows('Approval request cancelled');
    await modal.close();
    expect(modal.isOpen).to.be.false;
    expect(errors).to.equal(4);
  });
});
