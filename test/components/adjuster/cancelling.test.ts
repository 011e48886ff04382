import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { press } from '../person.ts';
import { lost } from '../scripted-service.ts';
import { keysOfWindows, submitInVain } from '../suites/operation-case.ts';
import { cancelling } from './adjuster-cases.ts';
import { askToCancel, openManage } from './adjuster-harness.ts';
import { withParty } from './adjuster-samples.ts';

const test = testIn(openManage);

describe('the question whether to cancel a request', () => {
  it('explains the effect, and focuses the answer that changes nothing', async () => {
    const modal = await askToCancel();
    expect(modal.isAsking).to.be.true;
    expect(modal.heading).to.equal('Cancel this approval request?');
    expect(modal.screen).to.contain(
      'No one will be paid for claim 0002041, and the parties can no longer respond. This can’t be undone.',
    );
    expect(modal.buttons).to.deep.equal(['Cancel the request', 'Keep the request']);
    expect(modal.focused).to.equal('Keep the request');
    expect(modal.service.callsOf('cancelRequest')).to.deep.equal([]);
  });

  it('says that payments already sent are not affected, if there are any', async () => {
    const modal = await askToCancel({ request: withParty('Harbor Bakery', { status: 'Paid' }) });
    expect(modal.screen).to.contain(
      'Payments sent for claim 0002041 aren’t affected. No one else will be paid, and the parties can no longer respond. This can’t be undone.',
    );
  });

  for (const [way, stay] of Object.entries({ 'Keep the request': press('Keep the request'), ...keysOfWindows })) {
    test(`keeps the request and the modal open after ${way}, and gives the focus back to its button`, async (modal) => {
      await modal.pressByKey('Cancel request');
      expect(modal.isAsking).to.be.true;
      await stay(modal);
      expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
      expect(modal.focused).to.equal('Cancel request');
      expect(modal.heading).to.equal('Approval request 40017');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      expect(modal.service.callsOf('cancelRequest')).to.deep.equal([]);
      await modal.rest();
      await modal.press('Cancel request');
      expect(modal.isAsking, 'it is asked again the next time').to.be.true;
    });
  }
});

test('Canceling a request shows the current state of the request, and the page receives its id', async (modal) => {
  const receipt = { ...withParty('Harbor Bakery', { status: 'Paid' }), status: 'Cancelled' } as const;
  modal.service.script('cancelRequest', { code: 'Success', receipt });
  await modal.cancelNow();
  expect(modal.detail('claims.approvalRequestCanceled')).to.deep.equal({ approvalRequestId: 40017 });
  expect(modal.screen).to.contain(
    'Approval request 40017 for claim 0002041 was canceled. The parties can no longer respond.',
  );
  expect(modal.lines['Payments sent']).to.equal('$500.00');
  expect(modal.party('Harbor').Status).to.contain('Payment sent');
  expect(modal.headers).not.to.contain('Action');
  expect(modal.buttons).to.deep.equal(['Print', 'Close']);
  expect(modal.focused).to.equal('Approval request canceled');
});

test('Canceling a request leaves the request in its latest state if it is declined', async (modal) => {
  await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
  await submitInVain(cancelling, modal, { code: 'GatewayInternalError' });
  expect(modal.party('Sam').Status).to.contain('Approved');
  expect(modal.buttons).to.contain('Cancel request');
});

test('Canceling a request shows that it was not received until the next action', async (modal) => {
  await submitInVain(cancelling, modal, lost());
  expect(modal.summary?.text).to.contain('This didn’t reach us.');
  await modal.resend('Jordan Rivera');
  expect(modal.screen).not.to.contain('This didn’t reach us.');
});
