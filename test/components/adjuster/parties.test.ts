import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { RequestParty } from '../../../src/adjuster/wire.ts';
import { openCreate, openManage, openParties } from './adjuster-harness.ts';
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

    it('are a table: headers, then a row for each party that begins with who it is', async () => {
      const modal = await openCreate();
      expect(modal.headers).to.deep.equal(['Party', 'Role', 'Paid by', 'Link sent to', 'Amount']);
      expect(modal.parties).to.deep.equal([
        [
          'Jordan Rivera Reference P-1',
          'Approves and is paid',
          'The party chooses Mailing address 5 Elm Street, Albany, NY 12207',
          'Email jordan@example.com',
          '$1,250.50',
        ],
        ['Sam Okafor', 'Approves', 'Is not paid', 'Email sam@example.com', '$0.00'],
        [
          'Oak Roofing LLC Vendor, Pat Lee Reference V-7 Service date 10/03/2026 Vendor reference INV-2041 ' +
            'Document https://oakroofing.example/inv-2041.pdf',
          'Is paid',
          'The party chooses',
          'Email pat@oakroofing.example',
          '$749.50',
        ],
        [
          'Harbor Bakery Business, Lena Ortiz',
          'Paid automatically',
          'Check by mail Mailing address 5 Elm Street, Albany, NY 12207',
          'No link',
          '$500.00',
        ],
      ]);
    });

    it('of a request that exists have their status and what can be done', async () => {
      const modal = await openManage();
      expect(modal.headers).to.deep.equal(['Party', 'Role', 'Paid by', 'Status', 'Amount', 'Action']);
      expect(modal.parties[0]).to.deep.equal([
        'Jordan Rivera Reference P-1',
        'Approves and is paid',
        'The party chooses',
        'Has to approve and choose a method Email sent November 21, 2026 at 9:05 PM',
        '$1,250.50',
        'Resend email',
      ]);
    });

    it('are ten at most, each with a row and a button of its own', async () => {
      const modal = await openManage({ request: { parties: tenParties.map(asked) } });
      expect(modal.parties).to.have.length(10);
      for (const [index, { name }] of tenParties.entries()) expect(modal.parties[index]?.[0]).to.contain(name);
      const resend = modal.buttons.filter((name) => name.startsWith('Resend email to '));
      expect(resend).to.deep.equal(
        tenParties.filter(({ name }) => name !== business.name).map(({ name }) => `Resend email to ${name}`),
      );
    });

    it('are reached one after the other with the keyboard, and scrolled to', async () => {
      const modal = await openManage({ request: { parties: tenParties.map(asked) } });
      const order: string[] = [];
      await modal.key('Tab');
      for (let count = 0; count < 9; count++) {
        await modal.key('Tab');
        order.push(modal.focused);
        expect(modal.isFocusInView, modal.focused).to.be.true;
      }
      expect(order.at(0)).to.equal('Resend email to Jordan Rivera');
      expect(order.at(-1)).to.equal('Resend email to Flo King');
    });

    it('with texts as long as an upload takes them do not stick out', async () => {
      const word = 'W'.repeat(100);
      const address = { address: word, city: word, state: word, zip: word };
      const long = {
        ...vendor,
        name: word,
        contactName: word,
        referenceId: word,
        email: `${word}@example.com`,
        address,
      };
      expect((await openParties(long, { ...long, amount: 99_999_999_999 })).beyondTheEdge).to.deep.equal([]);
      const request = { parties: [long, long].map(asked), claimDetails: [word], extendedParameters: { [word]: word } };
      expect((await openManage({ request })).beyondTheEdge).to.deep.equal([]);
    });

    it('do not stick out where they are ten', async () => {
      const parties = tenParties.map(asked);
      expect((await openCreate({ upload: { parties } })).beyondTheEdge).to.deep.equal([]);
      expect((await openManage({ request: { parties }, lang: 'es' })).beyondTheEdge).to.deep.equal([]);
    });
  });
}

describe('who a party is', () => {
  const nothing = { serviceDate: null, referenceNumber: null, documentUrl: null };
  const named = { ...vendor, referenceId: null };
  const withPapers = (papers: object): RequestParty => ({ ...named, vendor: { ...nothing, ...papers } });
  const rows: readonly [title: string, party: RequestParty, text: string][] = [
    ['a person', { ...claimant, referenceId: null }, 'Jordan Rivera'],
    ['a person with a reference', claimant, 'Jordan Rivera Reference P-1'],
    ['a company without a type', { ...business, companyType: null }, 'Harbor Bakery Lena Ortiz'],
    ['a business', business, 'Harbor Bakery Business, Lena Ortiz'],
    ['a company without a contact', { ...business, contactName: null }, 'Harbor Bakery Business'],
    ['a vendor without papers', { ...named, vendor: null }, 'Oak Roofing LLC Vendor, Pat Lee'],
    ['a vendor with nothing in its papers', withPapers({}), 'Oak Roofing LLC Vendor, Pat Lee'],
    [
      'a vendor with a date of service',
      withPapers({ serviceDate: '10/03/2026' }),
      'Oak Roofing LLC Vendor, Pat Lee Service date 10/03/2026',
    ],
    [
      'a vendor with an invoice',
      withPapers({ referenceNumber: 'INV-2041' }),
      'Oak Roofing LLC Vendor, Pat Lee Vendor reference INV-2041',
    ],
  ];

  for (const [title, party, text] of rows) {
    it(`is written out: ${title}`, async () => {
      const modal = await openParties(party);
      expect(modal.parties.map(([name]) => name)).to.deep.equal([text]);
    });
  }
});

describe('what a party does and gets', () => {
  for (const [role, text] of [
    ['ApprovalOnly', 'Approves'],
    ['PaymentOnly', 'Is paid'],
    ['ApprovalAndPayment', 'Approves and is paid'],
    ['PaymentOnlyActionBypass', 'Paid automatically'],
  ] as const) {
    it(`is its role in words: ${role}`, async () => {
      expect((await openParties({ ...claimant, role })).party('Jordan').Role).to.equal(text);
    });
  }

  for (const [method, text] of [
    [null, 'The party chooses'],
    ['BankAccount', 'Bank account'],
    ['Check', 'Check by mail'],
    ['VirtualCard', 'Virtual card'],
    ['PushToCard', 'Debit card'],
  ] as const) {
    it(`is its method in words: ${String(method)}`, async () => {
      const modal = await openParties({ ...vendor, method });
      expect(modal.party('Oak Roofing')['Paid by']).to.equal(text);
    });
  }

  it('is nothing where it only approves', async () => {
    const modal = await openParties({ ...approver, method: 'Check' });
    expect(modal.party('Sam')).to.include({ 'Paid by': 'Is not paid', Amount: '$0.00' });
  });

  it('is an amount to the cent', async () => {
    const modal = await openParties({ ...claimant, amount: 123_456_789 });
    expect(modal.party('Jordan').Amount).to.equal('$1,234,567.89');
  });

  it('has the address of a check where there is one, and says what it is', async () => {
    const address = { address: '12 Oak Street', city: 'Hartford', state: 'CT', zip: '06103-1234' };
    const modal = await openParties({ ...vendor, address, method: 'Check' });
    expect(modal.party('Oak Roofing')['Paid by']).to.equal(
      'Check by mail Mailing address 12 Oak Street, Hartford, CT 06103-1234',
    );
  });

  for (const [title, party] of [
    ['it is not paid', { ...approver, address: claimant.address }],
    ['it is paid otherwise', { ...business, method: 'BankAccount' }],
  ] as const) {
    it(`has no address of a check where ${title}`, async () => {
      expect((await openParties(party)).screen).not.to.contain('Elm Street');
    });
  }

  it('comes without a link where it has nothing to do', async () => {
    expect((await openParties(business)).party('Harbor')['Link sent to']).to.equal('No link');
  });
});
