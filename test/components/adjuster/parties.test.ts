import { expect } from '@open-wc/testing';
import type { RequestParty } from '../../../src/adjuster/wire.ts';
import { resize } from '../layout.ts';
import { replace } from '../replace.ts';
import { openCreate, openManage, openParties } from './adjuster-harness.ts';
import { approver, asked, business, claimant, tenParties, vendor } from './adjuster-samples.ts';

for (const [screen, width] of [
  ['a wide screen', 1280],
  ['a screen just wide enough for a table', 900],
  ['a phone', 320],
] as const) {
  describe(`the parties on ${screen}`, () => {
    beforeEach(() => resize(width, 800));

    it('are a table with a header row, and a row for each party that begins with its name', async () => {
      const modal = await openCreate();
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Link sent to', 'Amount']);
      expect(modal.parties).to.deep.equal([
        [
          'Jordan Rivera Approves and receives payment Reference: P-1',
          'The party chooses Mailing address: 5 Elm Street, Albany, NY 12207',
          'Email: jordan@example.com',
          '$1,250.50',
        ],
        ['Sam Okafor Approves', 'No payment', 'Email: sam@example.com', '$0.00'],
        [
          'Oak Roofing LLC Receives payment Vendor, Pat Lee Reference: V-7 Service date: 10/03/2026 Vendor reference: INV-2041 ' +
            'Document: https://oakroofing.example/inv-2041.pdf',
          'The party chooses',
          'Email: pat@oakroofing.example',
          '$749.50',
        ],
        [
          'Harbor Bakery No action needed Business, Lena Ortiz',
          'Check by mail Mailing address: 5 Elm Street, Albany, NY 12207',
          'No link',
          '$500.00',
        ],
      ]);
    });

    it('of an existing request have their status and their buttons', async () => {
      const modal = await openManage();
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Status', 'Amount', 'Action']);
      expect(modal.parties[0]).to.deep.equal([
        'Jordan Rivera Approves and receives payment Reference: P-1',
        'The party chooses',
        'Needs to approve and choose a method Email sent November 21, 2026 at 9:05 PM',
        '$1,250.50',
        'Resend email',
      ]);
    });

    it('may be ten, each with its own row and button', async () => {
      const modal = await openManage({ request: { parties: tenParties.map(asked) } });
      expect(modal.parties).to.have.length(10);
      for (const [index, { name }] of tenParties.entries()) expect(modal.parties[index]?.[0]).to.contain(name);
      const names = tenParties.map(({ name }) => name).filter((name) => name !== business.name);
      const resends = modal.buttons.filter((name) => name.startsWith('Resend email to '));
      expect(resends).to.deep.equal(names.map((name) => `Resend email to ${name}`));
    });
  });
}

it('The head of a long table stays in sight below the header', async () => {
  await resize(1280, 800);
  const modal = await openManage({ request: { parties: tenParties.map(asked) } });
  expect(await modal.headAfterScrolling()).to.be.below(1);
});

for (const dir of ['ltr', 'rtl']) {
  it(`The texts of parties as cards begin on one vertical line (${dir})`, async () => {
    await resize(320, 800);
    replace(document.documentElement, 'dir', dir);
    const modal = await openManage();
    await modal.resend('Sam Okafor');
    expect(modal.lineStarts.values).to.have.length(1);
    expect(modal.lineStarts.names).to.have.length(1);
  });
}

const bakery = 'Harbor Bakery No action needed';
const oak = 'Oak Roofing LLC Receives payment Vendor, Pat Lee';
const named = { ...vendor, referenceId: null };
const nothing = { serviceDate: null, referenceNumber: null, documentUrl: null };
const withPapers = (papers: object): RequestParty => ({ ...named, vendor: { ...nothing, ...papers } });
const cells: readonly [title: string, party: RequestParty, column: 'Party' | 'Paid by', text: string][] = [
  ['a person', { ...claimant, referenceId: null }, 'Party', 'Jordan Rivera Approves and receives payment'],
  ['a company without a type', { ...business, companyType: null }, 'Party', `${bakery} Lena Ortiz`],
  ['a company without a contact', { ...business, contactName: null }, 'Party', `${bakery} Business`],
  ['a vendor without papers', { ...named, vendor: null }, 'Party', oak],
  ['a vendor with empty papers', withPapers({}), 'Party', oak],
  ['a vendor with a date', withPapers({ serviceDate: '10/03/2026' }), 'Party', `${oak} Service date: 10/03/2026`],
  ['a vendor with an invoice', withPapers({ referenceNumber: 'INV-1' }), 'Party', `${oak} Vendor reference: INV-1`],
  ['a vendor with a bank account', { ...vendor, method: 'BankAccount' }, 'Paid by', 'Bank account'],
  ['a vendor with a virtual card', { ...vendor, method: 'VirtualCard' }, 'Paid by', 'Virtual card'],
  ['a vendor with a debit card', { ...vendor, method: 'PushToCard' }, 'Paid by', 'Debit card'],
  ['an approver with a check address', { ...approver, address: claimant.address }, 'Paid by', 'No payment'],
  ['a business with an unused check address', { ...business, method: 'BankAccount' }, 'Paid by', 'Bank account'],
];

for (const [title, party, column, text] of cells) {
  it(`A party is shown in words: ${title}`, async () => {
    expect((await openParties(party)).party(party.name)[column]).to.equal(text);
  });
}

describe('parties with the same name', () => {
  const jordan = asked({ ...claimant, referenceId: null }, 0);
  const sibling = { ...jordan, approvalRequestPartyId: 502, email: 'jordan.b@example.com' };

  for (const [what, emails, ends] of [
    ['e-mail addresses', [jordan.email, sibling.email], [` (${jordan.email})`, ` (${sibling.email})`]],
    ['positions', [jordan.email, jordan.email], [', no. 1', ', no. 2']],
    ['positions without addresses', ['', ''], [', no. 1', ', no. 2']],
  ] as const) {
    it(`are distinguished in their rows and buttons by their ${what}`, async () => {
      const parties = [jordan, sibling].map((party, index) => ({ ...party, email: emails[index] ?? '' }));
      const modal = await openManage({ request: { parties } });
      const names = ends.map((end) => `Jordan Rivera${end}`);
      const rows = names.map((name) => `${name} Approves and receives payment`);
      expect(modal.parties.map(([name]) => name)).to.deep.equal(rows);
      const resends = names.map((name) => `Resend email to ${name}`);
      expect(modal.buttons.filter((name) => name.startsWith('Resend'))).to.deep.equal(resends);
    });
  }

  it('are distinguished in the messages about an e-mail and about a change', async () => {
    const modal = await openManage({ request: { parties: [jordan, sibling] } });
    const parties = [{ ...jordan, status: 'Done' } as const, sibling];
    modal.service.script('resendEmail', { ...modal.service.request, parties });
    await modal.resend('Jordan Rivera (jordan.b@example.com)');
    expect(modal.status).to.equal(
      'The email to Jordan Rivera (jordan.b@example.com) was sent again. ' +
        'Jordan Rivera (jordan@example.com): Approved, to be paid',
    );
  });
});
