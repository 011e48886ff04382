import { expect } from '@open-wc/testing';
import {
  ePay,
  openPayment,
  openReview,
  openSave,
  setupAccount,
  toPerson,
  toStored,
  type AccountHarness,
} from './account-harness.ts';
import { accountPayment, savedAccount } from './account-samples.ts';

const canceled = ['claims.load', 'claims.canceled', 'claims.unload'];

const ways: Record<string, (modal: AccountHarness) => Promise<void>> = {
  'the button Cancel': (modal) => modal.press('Cancel'),
  'the close button': (modal) => modal.close(),
  Escape: (modal) => modal.key('Escape'),
  'the way back of a phone': (modal) => modal.goBack(),
};

for (const [way, leave] of Object.entries(ways)) {
  describe(`leaving the account modal by ${way}`, () => {
    for (const [context, open] of Object.entries({ payment: openPayment, save: openSave })) {
      it(`cancels at once where nothing was entered: ${context}`, async () => {
        const modal = await open();
        await leave(modal);
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(canceled);
        expect(modal.detail('claims.canceled')).to.be.null;
        expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'canceled' });
        expect(modal.focused).to.equal('Pay the claim');
      });
    }

    it('asks first where something was typed', async () => {
      const modal = await openPayment();
      await modal.type('Routing number', '0');
      await leave(modal);
      expect(modal.isAsking).to.be.true;
      expect(modal.heading).to.equal('Leave without finishing?');
      expect(modal.screen).to.contain('What you have typed will be lost. Nothing has been paid or saved.');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
    });
  });
}

describe('cancelling the account modal', () => {
  it('gives the session back and submits nothing', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await modal.press('Cancel');
    await modal.press('Leave');
    expect(modal.service.calls.map(({ name }) => name)).to.deep.equal(['open', 'cancel']);
    expect(modal.service.callsOf('cancel')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0]]]);
  });

  it('does not wait for the service to take the session back', async () => {
    const modal = await openPayment();
    modal.service.hold('cancel');
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });

  it('is possible while the modal is loading', async () => {
    const modal = await setupAccount();
    const answer = modal.service.hold('open');
    modal.element.openAccount({ ...accountPayment, ...toPerson });
    await modal.hears('claims.load');
    await modal.key('Escape');
    answer.resolve(modal.service.session);
    await modal.rest();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(canceled);
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  const entered: [title: string, enter: (modal: AccountHarness) => Promise<void>][] = [
    ['a method was chosen', (modal) => modal.choose('Prepaid account')],
    ['a request was chosen', (modal) => modal.choose(ePay)],
    [
      'an account type was chosen',
      async (modal) => {
        await modal.choose('Another bank account');
        await modal.choose('Checking');
        await modal.choose('PNC Bank account ending in 4321');
      },
    ],
    [
      'a detail of the payee was changed',
      async (modal) => {
        await modal.press('Correct these details');
        await modal.type('City', 's');
      },
    ],
  ];
  const session = { bankAccounts: [savedAccount], prepaidAccount: { balance: 0 } };

  for (const [title, enter] of entered) {
    it(`asks first where ${title}`, async () => {
      const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session });
      await enter(modal);
      await modal.press('Cancel');
      expect(modal.isAsking).to.be.true;
    });
  }

  const untouched: [title: string, enter: (modal: AccountHarness) => Promise<void>][] = [
    ['the details were only looked at', (modal) => modal.press('Correct these details')],
    [
      'what was typed was deleted again',
      async (modal) => {
        await modal.type('Routing number', '02');
        await modal.key('Backspace', 2);
      },
    ],
    [
      'a choice was taken back',
      async (modal) => {
        await modal.choose('New prepaid account');
        await modal.choose('Bank account');
      },
    ],
    ['the form was sent empty', (modal) => modal.press('Review payment')],
  ];

  for (const [title, enter] of untouched) {
    it(`needs no question where ${title}`, async () => {
      const modal = await openPayment();
      await enter(modal);
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });
  }

  it('asks first in the review too', async () => {
    const modal = await openReview();
    await modal.press('Cancel');
    expect(modal.isAsking).to.be.true;
    await modal.press('Keep going');
    expect(modal.heading).to.equal('Review the payment');
  });

  it('needs no question in the review of a saved account', async () => {
    const modal = await openPayment(toStored, { session });
    await modal.review();
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });
});

describe('the question whether to leave the account modal', () => {
  async function asking(): Promise<AccountHarness> {
    const modal = await openPayment();
    await modal.type('Routing number', '0210');
    await modal.key('Escape');
    expect(modal.isAsking).to.be.true;
    return modal;
  }

  it('has the focus on the answer that loses nothing', async () => {
    const modal = await asking();
    expect(modal.focused).to.equal('Keep going');
    expect(modal.buttons).to.deep.equal(['Leave', 'Keep going']);
  });

  for (const [way, stay] of Object.entries<(modal: AccountHarness) => Promise<void>>({
    'Keep going': (modal) => modal.press('Keep going'),
    Escape: (modal) => modal.key('Escape'),
    'the way back of a phone': (modal) => modal.goBack(),
  })) {
    it(`keeps everything with ${way}`, async () => {
      const modal = await asking();
      await stay(modal);
      expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
      expect(modal.value('Routing number')).to.equal('0210');
      expect(modal.focused).to.equal('Routing number');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
    });
  }

  it('cancels where the person leaves', async () => {
    const modal = await asking();
    await modal.press('Leave');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(canceled);
    expect(modal.focused).to.equal('Pay the claim');
  });

  it('is not asked a second time of the next operation', async () => {
    const modal = await asking();
    await modal.press('Leave');
    await modal.pay();
    expect(modal.isAsking).to.be.false;
    expect(modal.value('Routing number')).to.equal('');
    await modal.press('Cancel');
    expect(modal.isOpen).to.be.false;
  });
});
