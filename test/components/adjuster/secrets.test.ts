import { expect } from '@open-wc/testing';
import { openCreated, openManage } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { tracesOf } from '../suites/secrets-suite.ts';
import { sessionKey } from './adjuster-samples.ts';
import { states } from './adjuster-states.ts';

for (const [state, reach] of Object.entries(states)) {
  it(`The session key of an adjuster is nowhere in the element ${state}`, async () => {
    const modal = await reach({});
    expect(modal.rendered).not.to.contain(sessionKey);
    const { operationKey = '?' } = (modal.service.calls[0]?.given[0] ?? {}) as { operationKey?: string };
    expect(modal.rendered).not.to.contain(operationKey);
    expect(JSON.stringify(modal.events)).not.to.contain(sessionKey);
  });
}

it('The session key of an adjuster is not stored, logged or written into the address', async () => {
  const traces = await tracesOf(async () => {
    await openCreated();
    const modal = await openManage();
    modal.service.script('current', lost());
    await modal.keepCurrent();
    modal.service.script('resendEmail', refused('ResendTooSoon'));
    await modal.resend('Jordan Rivera');
    await modal.cancelNow();
    await modal.close();
    const expired = await openManage();
    expired.service.script('resendEmail', refused('SessionExpired', 'sessionId'));
    await expired.resend('Jordan Rivera');
    await expired.close();
  });
  expect(traces).not.to.contain(sessionKey);
});
