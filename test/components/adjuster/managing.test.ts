import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { PartyRole, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { needing } from '../../engine.ts';
import { openManage } from './adjuster-harness.ts';
import * as samples from './adjuster-samples.ts';

describe('a request that is managed', () => {
  it('is shown with its status, its dates and its claim', async () => {
    const modal = await openManage();
    expect(modal.heading).to.equal('Approval request 40017');
    expect(modal.pill).to.equal('In progress');
    expect(modal.lines).to.deep.equal(samples.requestLines);
  });

  it('has a button only for a party that still has to act', async () => {
    const modal = await openManage({ request: samples.withParty('Sam Okafor', { canResend: false }) });
    expect(modal.buttons).not.to.contain('Resend email to Sam Okafor');
    expect(modal.buttons).to.contain('Resend email to Jordan Rivera');
    expect(modal.party('Sam').Action ?? '').to.equal('');
  });

  for (const [status, text, sent] of [
    ['Expired', 'Expired', '$0.00'],
    ['Rejected', 'Rejected', '$0.00'],
    ['Cancelled', 'Canceled', '$0.00'],
    ['Completed', 'Completed', '$2,500.00'],
    ['Incomplete', 'Incomplete', '$500.00'],
  ] as const) {
    it(`shows when it ended and the payments sent, and has no more buttons: ${status}`, async () => {
      const modal = await openManage({ request: samples.ended(status, samples.endedParties[status]) });
      expect(modal.pill).to.equal(text);
      expect(modal.lines).to.deep.equal({
        Created: samples.requestLines.Created,
        Ended: 'November 25, 2026 at 8:30 AM',
        'Payments sent': sent,
        ...samples.claimLines,
      });
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Status', 'Amount']);
      expect(modal.buttons.slice(1)).to.deep.equal(['Print', 'Done']);
    });
  }

  it('shows no end if an older service does not send it', async () => {
    const modal = await openManage({ request: { ...samples.ended('Rejected'), endedAt: undefined } });
    expect(modal.lines).to.include({ 'Payments sent': '$0.00' });
    expect(modal.lines).not.to.have.property('Ended');
  });

  it(
    'has no buttons on paper',
    needing('a page on paper', async () => {
      const modal = await openManage();
      await emulateMedia({ media: 'print' });
      const { buttons, headers } = modal;
      await emulateMedia({ media: 'screen' });
      expect(buttons).to.deep.equal([]);
      expect(headers).to.deep.equal(['Party', 'Paid by', 'Status', 'Amount']);
      expect(modal.buttons).not.to.deep.equal([]);
    }),
  );
});

describe('the status of a party', () => {
  const statuses: readonly [role: PartyRole, status: PartyStatus, open: string, over: string][] = [
    ['ApprovalOnly', 'Asked', 'Needs to approve', 'Didn’t respond'],
    ['PaymentOnly', 'Asked', 'Needs to choose a method', 'Didn’t respond'],
    ['ApprovalAndPayment', 'Asked', 'Needs to approve and choose a method', 'Didn’t respond'],
    ['PaymentOnlyActionBypass', 'Asked', 'To be paid', 'Not paid'],
    ['ApprovalOnly', 'Done', 'Approved', 'Approved'],
    ['PaymentOnly', 'Done', 'Method chosen, to be paid', 'Method chosen, not paid'],
    ['ApprovalAndPayment', 'Done', 'Approved, to be paid', 'Approved, not paid'],
    ['PaymentOnlyActionBypass', 'Done', 'To be paid', 'Not paid'],
    ['PaymentOnly', 'Waiting', 'Not asked yet', 'Not contacted'],
    ['PaymentOnlyActionBypass', 'Waiting', 'Not asked yet', 'Not paid'],
    ['PaymentOnly', 'Paid', 'Payment sent', 'Payment sent'],
    ['ApprovalOnly', 'Rejected', 'Rejected', 'Rejected'],
  ];

  for (const [role, status, open, over] of statuses) {
    it(`is shown in words, while the request is open and after it has ended: ${role} ${status}`, async () => {
      const request = {
        ...samples.managed,
        parties: [{ ...samples.asked({ ...samples.claimant, role }, 0), status, emailSentAt: null }],
      };
      expect((await openManage({ request })).party('Jordan').Status).to.equal(open);
      expect((await openManage({ request: samples.ended('Expired', request) })).party('Jordan').Status).to.equal(over);
    });
  }

  it('is shown with its time, and with the time of the e-mail until the party answers', async () => {
    const times = { changedAt: '2026-11-23T08:30:00', emailSentAt: '2026-11-22T00:00:00' };
    const date = 'November 23, 2026 at 8:30 AM';
    for (const [status, text] of [
      ['Asked', `Needs to approve Since ${date} Email sent November 22, 2026 at 12:00 AM`],
      ['Done', `Approved ${date}`],
    ] as const) {
      const modal = await openManage({ request: samples.withParty('Sam Okafor', { ...times, status }) });
      expect(modal.party('Sam').Status).to.equal(text);
    }
  });

  const declined = 'InvalidAccountNumber';
  const reason = 'The payment was declined (InvalidAccountNumber)';
  for (const [what, changes, open, over] of [
    ['a decline', { status: 'Asked', declined }, `Needs to choose a method ${reason}`, `Not paid ${reason}`],
    [
      'a decline without another method',
      { role: 'PaymentOnlyActionBypass', status: 'Done', declined },
      `Not paid ${reason}`,
      `Not paid ${reason}`,
    ],
    ['an approval', { status: 'Asked', hasApproved: true }, 'Needs to choose a method', 'Approved, not paid'],
  ] as const) {
    it(`is shown after ${what}`, async () => {
      const party = { role: 'ApprovalAndPayment', emailSentAt: null, ...changes } as const;
      const request = samples.withParty('Oak Roofing LLC', party);
      expect((await openManage({ request })).party('Oak').Status).to.equal(open);
      expect((await openManage({ request: samples.ended('Expired', request) })).party('Oak').Status).to.equal(over);
    });
  }

  it('is shown in the words of the service if a date is invalid', async () => {
    const modal = await openManage({ request: { ...samples.managed, creationDate: 'yesterday' } });
    expect(modal.lines.Created).to.equal('yesterday Eastern Standard Time');
  });
});
