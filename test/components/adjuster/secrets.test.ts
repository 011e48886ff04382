import { expect } from '@open-wc/testing';
import { openCreate, openCreated, openManage } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { tracesOf } from '../suites/secrets-suite.ts';
import { sessionKey } from './adjuster-samples.ts';
import { states } from './adjuster-states.ts';

/* The key is all that somebody needs to act for the adjuster: it stays in the operation. */

describe('the session key of an adjuster', () => {
  it('is sent to the service with every call', async () => {
    const modal = await openManage();
    await modal.keepCurrent();
    await modal.resend('Jordan Rivera');
    modal.service.script('cancelRequest', lost());
    await modal.cancelRequest();
    await modal.showsProblem();
    await modal.close();
    expect(modal.service.calls.map(({ name }) => name)).to.deep.equal([
      'openManage',
      'current',
      'resendEmail',
      'cancelRequest',
      'cancelStatus',
      'close',
    ]);
    for (const { given } of modal.service.calls) expect(JSON.stringify(given[0])).to.contain(sessionKey);
  });

  for (const [state, reach] of Object.entries(states)) {
    it(`is nowhere in the element ${state}`, async () => {
      const modal = await reach({});
      expect(modal.rendered).not.to.contain(sessionKey);
      const { operationKey = '?' } = (modal.service.calls[0]?.given[0] ?? {}) as { operationKey?: string };
      expect(modal.rendered).not.to.contain(operationKey);
      expect(JSON.stringify(modal.events)).not.to.contain(sessionKey);
    });
  }

  it('is not stored, logged or written into the address', async () => {
    const traces = await tracesOf(async () => {
      await openCreated();
      const modal = await openManage();
      modal.service.script('current', lost());
      await modal.keepCurrent();
      modal.service.script('resendEmail', refused('SessionExpired', 'sessionId'));
      await modal.resend('Jordan Rivera');
      await modal.cancelNow();
      await modal.close();
    });
    expect(traces).not.to.contain(sessionKey);
  });

  it('is not written to the element by a call', async () => {
    const modal = await openCreate();
    expect(modal.element.getAttributeNames()).to.deep.equal([]);
    expect(modal.element.options).to.be.undefined;
  });
});
