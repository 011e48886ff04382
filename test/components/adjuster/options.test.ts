import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import { describeOptions, notStarted, type OptionsCase } from '../suites/options-suite.ts';
import { creation } from './adjuster-cases.ts';
import type { AdjusterHarness } from './adjuster-harness.ts';
import { sessionKey, toCreate } from './adjuster-samples.ts';

const required = ['This option is required.'];

describeOptions({
  operation: creation,
  call: ({ element }, options) => element.createApprovalRequest(options as AdjusterOptionObject),
  right: toCreate,
  nearMiss: ['claimSessionKey', 'claimsSessionKey'],
  wrong: [
    ['no options', undefined, { claimsSessionKey: required }],
    ['a key of another type', { claimsSessionKey: [sessionKey] }, { claimsSessionKey: ['This option must be text.'] }],
  ],
  problem: (problems) => ({
    description: notStarted(problems),
    details: Object.entries(problems).map(([name, messages]) => [name, ...messages]),
  }),
} satisfies OptionsCase<AdjusterHarness>);
