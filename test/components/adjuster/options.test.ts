import { expect } from '@open-wc/testing';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import { describeOptions, noSession, notStarted, type OptionsCase } from '../suites/options-suite.ts';
import { cancelling, creation } from './adjuster-cases.ts';
import { setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { sessionKey, toCreate, toManage } from './adjuster-samples.ts';

const required = ['This option is required.'];
const notId = { approvalRequestId: ['This option must be a whole number greater than zero.'] };

const createApprovalRequest: OptionsCase<AdjusterHarness> = {
  operation: creation,
  call: ({ element }, options) => element.createApprovalRequest(options as AdjusterOptionObject),
  right: toCreate,
  nearMiss: ['claimSessionKey', 'claimsSessionKey'],
  wrong: [
    ['nothing at all', undefined, { claimsSessionKey: required }],
    ['a key that is no text', { claimsSessionKey: [sessionKey] }, { claimsSessionKey: ['This option must be text.'] }],
  ],
  problem: (problems) => ({
    description: notStarted(problems),
    details: Object.entries(problems).map(([name, messages]) => [name, ...messages]),
  }),
};

describeOptions(createApprovalRequest);

describe('adjuster options', () => {
  const requestId = (modal: AdjusterHarness) => modal.service.callsOf('openManage')[0]?.[1].approvalRequestId;

  it('are read from data-option attributes', async () => {
    const modal = await setupAdjuster({
      attributes: { 'data-option-claims-session-key': 'K-1', 'data-option-approval-request-id': '7' },
    });
    modal.element.manageApprovalRequest();
    await modal.hasParties();
    expect(modal.service.callsOf('openManage')[0]?.[0].sessionKey).to.equal('K-1');
    expect(requestId(modal)).to.equal(7);
  });
});
