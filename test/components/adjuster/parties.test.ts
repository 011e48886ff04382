import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { RequestParty } from '../../../src/adjuster/wire.ts';
import { openCreate, openManage, openParties, type AdjusterHarness } from './adjuster-harness.ts';
import { settled } from '../layout.ts';
import { approver, asked, business, claimant, tenParties, vendor } from './adjuster-samples.ts';

const { innerWidth: width, innerHeight: height } = window;

/** On all of these the parties are the same table. */
const screens = {
  'a wide screen': { width: 1280, height: 800 },
  'a screen just wide enough for a table': { width: 900, height: 800 },
  'a phone': { width: 320, height: 640 },
};

for (const [screen, viewport] of Object.entries(screens)) {
  describe(`the parties on ${screen}`, () => {
    before(() => setViewport(viewport));
    after(() => setViewport({ width, height }));

    it('are a table: a header row, then a row for each party that begins with its name', async () => {
      const modal = await openCreate();
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Link sent to', 'Amount']);
      expect(modal.parties).to.deep.equal([
        [
          'Jordan Rivera Approves and receives payment Reference P-1',
          'The party chooses Mailing address 5 Elm Street, Albany, NY 12207',
          'Email jordan@example.com',
          '$1,250.50',
        ],
        ['Sam Okafor Approves', 'No payment', 'Email sam@example.com', '$0.00'],
        [
          'Oak Roofing LLC Receives payment Vendor, Pat Lee Reference V-7 Service date 10/03/2026 Vendor reference INV-2041 ' +
            'Document https://oakroofing.example/inv-2041.pdf',
          'The party chooses',
          'Email pat@oakroofing.example',
          '$749.50',
        ],
        [
          'Harbor Bakery No action needed Business, Lena Ortiz',
          'Check by mail Mailing address 5 Elm Street, Albany, NY 12207',
          'No link',
          '$500.00',
        ],
      ]);
    });

    it('of an existing request have their status and their buttons', async () => {
      const modal = await openManage();
      expect(modal.headers).to.deep.equal(['Party', 'Paid by', 'Status', 'Amount', 'Action']);
      expect(modal.parties[0]).to.deep.equal([
        'Jordan Rivera Approves and receives payment Reference P-1',
        'The party chooses',
        'Needs to approve and choose a method Email sent November 21, 2026 at 9:05 PM',
        '$1,250.50',
        'Resend email',
      ]);
    });

    it('are ten at most, each with its own row and button', async () => {
      const modal = await openManage({ request: { parties: tenParties.map(asked) } });
      expect(modal.parties).to.have.length(10);
      for (const [index, { name }] of tenParties.entries()) expect(modal.parties[index]?.[0]).to.contain(name);
      const resend = modal.buttons.filter((name) => name.startsWith('Resend email to '));
      expect(resend).to.deep.equal(
        tenParties.filter(({ name }) => name !== business.name).map(({ name }) => `Resend email to ${name}`),
      );
    });

    it('are reached in order with the keyboard, and scrolled into view', async () => {
      const modal = await openManage({ request: { parties: tenParties.map(asked) } });
      const order: string[] = [];
      await modal.key('Tab');
      for (let count = 0; count < 9; count++) {
        await modal.key('Tab');
        // In Firefox, what has got the focus is scrolled to in the next frame.
        await settled();
        order.push(modal.focused);
        expect(modal.isFocusInView, modal.focused).to.be.true;
      }
      expect(order.at(0)).to.equal('Resend email to Jordan Rivera');
      expect(order.at(-1)).to.equal('Resend email to Flo King');
    });

    it('do not overflow with the longest texts of an upload, or with ten parties', async () => {
      const word = 'W'.repeat(100);
      const address = { address: word, city: word, state: word, zip: word };
      const names = { name: word, contactName: word, referenceId: word };
      const long = { ...vendor, ...names, email: `${word}@example.com`, address };
      expect((await openParties(long, { ...long, amount: 99_999_999_999 })).beyondTheEdge).to.deep.equal([]);
      const request = { parties: [long, long].map(asked), claimDetails: [word], extendedParameters: { [word]: word } };
      expect((await openManage({ request })).beyondTheEdge).to.deep.equal([]);
      const parties = tenParties.map(asked);
      expect((await openCreate({ upload: { parties } })).beyondTheEdge).to.deep.equal([]);
      expect((await openManage({ request: { parties }, lang: 'es' })).beyondTheEdge).to.deep.equal([]);
    });
  });
}

it('The head of a long table stays in sight below the header', async () => {
  await setViewport(screens['a wide screen']);
  const modal = await openManage({ request: { parties: tenParties.map(asked) } });
  expect(await modal.headAfterScrolling()).to.be.below(1);
  await setViewport({ width, height });
});

describe('the parties as cards', () => {
  before(() => setViewport(screens['a phone']));
  after(() => setViewport({ width, height }));
  afterEach(() => document.documentElement.removeAttribute('dir'));

  for (const dir of ['ltr', 'rtl']) {
    it(`have texts that are aligned on one line, at the side where reading begins (${dir})`, async () => {
      document.documentElement.dir = dir;
      const modal = await openManage();
      await modal.resend('Sam Okafor');
      expect(modal.lineStarts.values).to.have.length(1);
      expect(modal.lineStarts.names).to.have.length(1);
    });
  }
});

describe('the role of a party', () => {
  const oak = 'Oak Roofing LLC Receives payment Vendor, Pat Lee';
  const nothing = { serviceDate: null, referenceNumber: null, documentUrl: null };
  const named = { ...vendor, referenceId: null };
  const withPapers = (papers: object): RequestParty => ({ ...named, vendor: { ...nothing, ...papers } });
  const rows: readonly [title: string, party: RequestParty, text: string][] = [
    ['a person', { ...claimant, referenceId: null }, 'Jordan Rivera Approves and receives payment'],
    ['a company without a type', { ...business, companyType: null }, 'Harbor Bakery No action needed Lena Ortiz'],
    ['a company without a contact', { ...business, contactName: null }, 'Harbor Bakery No action needed Business'],
    ['a vendor without papers', { ...named, vendor: null }, 'Oak Roofing LLC Receives payment Vendor, Pat Lee'],
    ['a vendor with nothing in its papers', withPapers({}), 'Oak Roofing LLC Receives payment Vendor, Pat Lee'],
    ['a vendor with a date', withPapers({ serviceDate: '10/03/2026' }), `${oak} Service date 10/03/2026`],
    ['a vendor with an invoice', withPapers({ referenceNumber: 'INV-2041' }), `${oak} Vendor reference INV-2041`],
  ];

  for (const [title, party, text] of rows) {
    it(`is written out: ${title}`, async () => {
      const modal = await openParties(party);
      expect(modal.parties.map(([name]) => name)).to.deep.equal([text]);
    });
  }
});

describe('parties with the same name', () => {
  const jordan = asked({ ...claimant, referenceId: null }, 0);
  const sibling = { ...jordan, approvalRequestPartyId: 502, email: 'jordan.b@example.com' };
  const openBoth = (other: Partial<typeof jordan>) =>
    openManage({ request: { parties: [jordan, { ...sibling, ...other }] } });
  const resends = ({ buttons }: AdjusterHarness) => buttons.filter((name) => name.startsWith('Resend'));

  it('are distinguished by their e-mail addresses, in their rows and buttons', async () => {
    const modal = await openBoth({});
    const names = ['Jordan Rivera (jordan@example.com)', 'Jordan Rivera (jordan.b@example.com)'];
    expect(modal.parties.map(([name]) => name)).to.deep.equal(
      names.map((name) => `${name} Approves and receives payment`),
    );
    expect(resends(modal)).to.deep.equal(names.map((name) => `Resend email to ${name}`));
  });

  for (const [title, email] of [
    ['the same address', jordan.email],
    ['no address', ''],
  ] as const) {
    it(`and of ${title} are distinguished by their positions`, async () => {
      const modal = await openManage({ request: { parties: [jordan, sibling].map((party) => ({ ...party, email })) } });
      expect(modal.parties.map(([name]) => name)).to.deep.equal([
        'Jordan Rivera, no. 1 Approves and receives payment',
        'Jordan Rivera, no. 2 Approves and receives payment',
      ]);
    });
  }

  it('are distinguished in the messages about an e-mail and about a change', async () => {
    const modal = await openBoth({});
    modal.service.script('resendEmail', {
      ...modal.service.request,
      parties: [{ ...jordan, status: 'Done' }, sibling],
    });
    await modal.resend('Jordan Rivera (jordan.b@example.com)');
    expect(modal.status).to.equal(
      'The email to Jordan Rivera (jordan.b@example.com) was sent again. ' +
        'Jordan Rivera (jordan@example.com): Approved, to be paid',
    );
  });
});

describe('the payment to a party', () => {
  const methods = { BankAccount: 'Bank account', VirtualCard: 'Virtual card', PushToCard: 'Debit card' } as const;
  for (const [method, text] of Object.entries(methods) as [keyof typeof methods, string][]) {
    it(`is its method in words: ${method}`, async () => {
      const modal = await openParties({ ...vendor, method });
      expect(modal.party('Oak Roofing')['Paid by']).to.equal(text);
    });
  }

  it('is empty for a party that only approves', async () => {
    const modal = await openParties({ ...approver, method: 'Check' });
    expect(modal.party('Sam')).to.include({ 'Paid by': 'No payment', Amount: '$0.00' });
  });

  for (const [title, party] of [
    ['it is not paid', { ...approver, address: claimant.address }],
    ['it is paid otherwise', { ...business, method: 'BankAccount' }],
  ] as const) {
    it(`has no check address if ${title}`, async () => {
      expect((await openParties(party)).screen).not.to.contain('Elm Street');
    });
  }
});
