import { expect } from '@open-wc/testing';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import { describeOptions, notStarted, type OptionsCase } from '../suites/options-suite.ts';
import { creation } from './adjuster-cases.ts';
import { setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { sessionKey, toCreate } from './adjuster-samples.ts';

const required = ['This option is required.'];

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

it('Adjuster options are read from data-option attributes', async () => {
  const modal = await setupAdjuster({
    attributes: { 'data-option-claims-session-key': 'K-1', 'data-option-approval-request-id': '7' },
  });
  modal.element.manageApprovalRequest();
  await modal.hasParties();
  const [[credentials, request] = []] = modal.service.callsOf('openManage');
  expect([credentials?.sessionKey, request?.approvalRequestId]).to.deep.equal(['K-1', 7]);
});
