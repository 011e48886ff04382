import { expect } from '@open-wc/testing';
import { describeRoles, header } from '../suites/roles-suite.ts';
import { cancelling, creation } from './adjuster-cases.ts';
import { states } from './adjuster-states.ts';

const check = 'Check the approval request';
const request = 'Approval request 40017';
const about = 'Claim 0002041 · $2,500.00';
const details = ['region “Claim details”', 'heading 3 “Claim details”'];
const row = (name: string, cells: string[]) => ['row', `rowheader “${name}”`, ...cells.map((cell) => `cell “${cell}”`)];
const headers = (names: readonly string[]) => ['table “Parties”', 'row', ...names.map((it) => `columnheader “${it}”`)];
const email = 'Email jordan@example.com';
const checkAddress = 'Mailing address 5 Elm Street, Albany, NY 12207';

/** The names of the first party's, as a screen reader that knows no lines would run them together. */
const upload = [
  ...headers(['Party', 'Paid by', 'Link sent to', 'Amount']),
  ...row('Jordan Rivera Approves and receives payment Reference P-1', [
    `The party chooses ${checkAddress}`,
    email,
    '$1,250.50',
  ]),
];

/** What a screen reader finds in each state: roles, names, states, and behind a colon what is read after the name. */
const outlines: Readonly<Record<string, string[]>> = {
  'with what was uploaded for one party': [
    ...header(check, about),
    ...upload,
    'button “Cancel”',
    'button “Create request”',
  ],
  'when it asks whether to cancel': [
    'alertdialog “Cancel this approval request?”: No one will be paid for claim 0002041, and the parties can no longer respond. This can’t be undone.',
    'heading 2 “Cancel this approval request?”',
    'button “Cancel the request”',
    'button “Keep the request”',
  ],
};

describeRoles([creation, cancelling], states, outlines);

describe('what a screen reader finds in the adjuster modal beside it', () => {
  it('with a request that is open: the claim, the table with its buttons, the actions', async () => {
    const outline = (await states['with a request that is open']?.({}))?.outline ?? [];
    expect(outline.slice(0, 17)).to.deep.equal([
      ...header(request, about),
      ...details,
      ...headers(['Party', 'Paid by', 'Status', 'Amount', 'Action']),
      ...row('Jordan Rivera Approves and receives payment Reference P-1', [
        'The party chooses',
        'Needs to approve and choose a method Email sent November 21, 2026 at 9:05 PM',
      ]).slice(0, 4),
    ]);
  });

  it('when a submission is declined: the problem first, in a group that is read with its text', async () => {
    const outline = (await states['when a creation is declined']?.({}))?.outline ?? [];
    expect(outline.slice(4, 6)).to.deep.equal([
      'group “There is a problem”: Nothing has changed. We couldn’t do this (GatewayInternalError). ' +
        'Try again, or call Prairie Mutual at (555) 010-0199.',
      'heading 3 “There is a problem”',
    ]);
  });
});
