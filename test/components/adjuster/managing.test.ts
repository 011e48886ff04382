import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { PartyRole, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { needing } from '../../engine.ts';
import { openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { asked, claimant, ended, managed, requestLines, withParty } from './adjuster-samples.ts';

describe('a request that is managed', () => {
  it('is shown with its status, its dates and its claim', async () => {
    const modal = await openManage();
    expect(modal.heading).to.equal('Approval request 40017');
    expect(modal.lines).to.deep.equal(requestLines);
    expect(modal.list('Claim details')).to.have.length(2);
  });

  for (const lang of ['en', 'es']) {
    it(`has one button of the name with which every modal is closed (${lang})`, async () => {
      const modal = await openManage({ lang });
      await modal.press('Close');
      expect(modal.isOpen).to.be.false;
    });
  }

  it('has a button only for a party that has something left to do', async () => {
    const modal = await openManage({ request: withParty('Sam Okafor', { canResend: false }) });
    expect(modal.buttons).not.to.contain('Resend email to Sam Okafor');
    expect(modal.buttons).to.contain('Resend email to Jordan Rivera');
    expect(modal.party('Sam').Action ?? '').to.equal('');
  });

  for (const [status, text] of [
    ['Expired', 'Expired: nothing was paid'],
    ['Rejected', 'Rejected by a party'],
    ['Cancelled', 'Canceled'],
    ['Completed', 'Completed'],
    ['Incomplete', 'Incomplete: not everyone was paid'],
  ] as const) {
    it(`says how it has ended, and nothing can be done about it any more: ${status}`, async () => {
      const modal = await openManage({ request: ended(status) });
      expect(modal.lines.Status).to.equal(text);
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Status', 'Amount']);
      expect(modal.buttons.slice(1)).to.deep.equal(['Print', 'Done']);
    });
  }

  const ways: Record<string, (modal: AdjusterHarness) => Promise<void>> = {
    Escape: (modal) => modal.key('Escape'),
    'the way back of a phone': (modal) => modal.goBack(),
    'the close button': async (modal) => {
      await modal.key('Tab');
      await modal.key('Enter');
    },
    'the button at the end': async (modal) => {
      await modal.key('Tab', 7);
      await modal.key('Enter');
    },
  };
  for (const [way, leave] of Object.entries(ways)) {
    it(`is left by ${way}: no question, the reason complete, and the session is given back`, async () => {
      const modal = await openManage();
      await leave(modal);
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'complete' });
      expect(modal.service.callsOf('close')).to.deep.equal([[modal.service.callsOf('openManage')[0]?.[0]]]);
    });
  }

  it(
    'has no buttons on paper, those of its rows neither',
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

describe('where a party stands', () => {
  const statuses: readonly [role: PartyRole, status: PartyStatus, text: string][] = [
    ['ApprovalOnly', 'Asked', 'Needs to approve'],
    ['PaymentOnly', 'Asked', 'Needs to choose a method'],
    ['ApprovalAndPayment', 'Asked', 'Needs to approve and choose a method'],
    ['PaymentOnlyActionBypass', 'Asked', 'To be paid'],
    ['ApprovalOnly', 'Done', 'Approved'],
    ['PaymentOnly', 'Done', 'Method chosen, to be paid'],
    ['ApprovalAndPayment', 'Done', 'Approved, to be paid'],
    ['PaymentOnlyActionBypass', 'Done', 'To be paid'],
    ['PaymentOnly', 'Waiting', 'Not asked yet'],
    ['PaymentOnly', 'Paid', 'Paid'],
    ['ApprovalOnly', 'Rejected', 'Rejected'],
  ];

  for (const [role, status, text] of statuses) {
    it(`is said in words: ${role} ${status}`, async () => {
      const party = { ...asked({ ...claimant, role }, 0), status, emailSentAt: null };
      const modal = await openManage({ request: { parties: [party] } });
      expect(modal.party('Jordan').Status).to.equal(text);
    });
  }

  const afterEnd: readonly [role: PartyRole, status: PartyStatus, text: string][] = [
    ['ApprovalOnly', 'Asked', 'Didn’t respond'],
    ['PaymentOnly', 'Asked', 'Didn’t respond'],
    ['ApprovalAndPayment', 'Asked', 'Didn’t respond'],
    ['PaymentOnlyActionBypass', 'Asked', 'Not paid'],
    ['ApprovalOnly', 'Done', 'Approved'],
    ['PaymentOnly', 'Done', 'Method chosen, not paid'],
    ['ApprovalAndPayment', 'Done', 'Approved, not paid'],
    ['PaymentOnlyActionBypass', 'Done', 'Not paid'],
    ['PaymentOnly', 'Waiting', 'Wasn’t asked'],
    ['PaymentOnlyActionBypass', 'Waiting', 'Not paid'],
    ['PaymentOnly', 'Paid', 'Paid'],
    ['ApprovalOnly', 'Rejected', 'Rejected'],
  ];

  for (const [role, status, text] of afterEnd) {
    it(`asks nothing of anybody once the request has ended: ${role} ${status}`, async () => {
      const party = { ...asked({ ...claimant, role }, 0), status, emailSentAt: null };
      const modal = await openManage({ request: ended('Expired', { ...managed, parties: [party] }) });
      expect(modal.party('Jordan').Status).to.equal(text);
    });
  }

  it('is said with when it came to that, and when its e-mail was sent', async () => {
    const changes = { status: 'Done', changedAt: '2026-11-23T08:30:00', emailSentAt: '2026-11-22T00:00:00' } as const;
    const modal = await openManage({ request: withParty('Sam Okafor', changes) });
    expect(modal.party('Sam').Status).to.equal(
      'Approved Since November 23, 2026 at 8:30 AM Email sent November 22, 2026 at 12:00 AM',
    );
  });

  it('is said with why its payment was declined', async () => {
    const changes = { status: 'Asked', declined: 'InvalidAccountNumber', emailSentAt: null } as const;
    const modal = await openManage({ request: withParty('Oak Roofing LLC', changes) });
    expect(modal.party('Oak').Status).to.equal('Needs to choose a method The payment was declined');
  });

  it('is said with the method that it has chosen', async () => {
    const modal = await openManage({ request: withParty('Jordan Rivera', { method: 'VirtualCard' }) });
    expect(modal.party('Jordan')['Paid by']).to.equal('Virtual card');
  });

  it('is said as the service says it where a date is none', async () => {
    const modal = await openManage({ request: { ...managed, creationDate: 'yesterday' } });
    expect(modal.lines.Created).to.equal('yesterday Eastern Standard Time');
  });
});
