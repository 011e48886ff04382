import { expect } from '@open-wc/testing';
import { describeRoles } from '../suites/roles-suite.ts';
import { cancelling, creation } from './adjuster-cases.ts';
import { states } from './adjuster-states.ts';

/* What a screen reader finds in the tables, and in the question whether to cancel, is in `transcripts/approval.txt`. */
describeRoles([creation, cancelling], states, {});

it('A screen reader finds the problem of a declined submission first, in a group that is read with its text', async () => {
  const outline = (await states['when a creation is declined']?.({}))?.outline ?? [];
  expect(outline.slice(4, 6)).to.deep.equal([
    'group “There is a problem”: Nothing has changed. We couldn’t do this (GatewayInternalError). ' +
      'Try again, or call Prairie Mutual at (555) 010-0199.',
    'heading 3 “There is a problem”',
  ]);
});
