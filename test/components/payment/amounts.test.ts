import { expect } from '@open-wc/testing';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';

async function quotedAmount(modal: PaymentHarness): Promise<number | undefined> {
  await modal.fillCard();
  await modal.review();
  return modal.service.callsOf('quote').at(-1)?.[1].amount;
}

async function openOther(options: PaymentOptionObject = {}): Promise<PaymentHarness> {
  const modal = await openPayment(options);
  await modal.choose('Another amount');
  return modal;
}

describe('the amount context', () => {
  it('AmountDueOnly shows the amount due and leaves no choice', async () => {
    const modal = await openPayment({ amountContext: 'AmountDueOnly' });
    expect(modal.groups).not.to.contain('Amount to pay');
    expect(modal.fields).not.to.contain('Amount');
    expect(modal.lines).to.deep.equal({ 'Amount due': '$107.98' });
    expect(await quotedAmount(modal)).to.equal(10798);
  });

  it('SelectAmount offers the amount due and the balance', async () => {
    const modal = await openPayment({ amountContext: 'SelectAmount' });
    expect(modal.choices('Amount to pay')).to.deep.equal(['Amount due $107.98', 'Account balance $430.00']);
    expect(modal.isChosen('Amount due')).to.be.true;
  });

  it('SelectOrEnterAmount offers any amount up to the balance besides', async () => {
    const modal = await openOther({ amountContext: 'SelectOrEnterAmount' });
    expect(modal.choices('Amount to pay')).to.deep.equal([
      'Amount due $107.98',
      'Account balance $430.00',
      'Another amount',
    ]);
    expect(modal.description('Amount')).to.equal('From $0.01 to $430.00');
  });

  it('SelectOrEnterAmountConstrained offers another amount from the amount due up to the balance', async () => {
    const modal = await openOther({ amountContext: 'SelectOrEnterAmountConstrained' });
    expect(modal.choices('Amount to pay')).to.contain('Another amount');
    expect(modal.description('Amount')).to.equal('From $107.98 to $430.00');
  });

  it('is SelectOrEnterAmount where none is given', async () => {
    const modal = await openPayment();
    expect(modal.choices('Amount to pay')).to.deep.equal([
      'Amount due $107.98',
      'Account balance $430.00',
      'Another amount',
    ]);
  });

  it('is no matter of a save', async () => {
    const modal = await openPayment();
    expect(modal.groups).to.contain('Amount to pay');
    await modal.close();
    await modal.save();
    expect(modal.groups).to.deep.equal([]);
  });
});

describe('an amount that is no choice of its own', () => {
  const cases: [context: PaymentOptionObject['amountContext'], balance: string, offered: string[]][] = [
    ['SelectAmount', '-12.00', []],
    ['SelectOrEnterAmount', '107.98', ['Amount due $107.98', 'Another amount']],
    ['SelectOrEnterAmountConstrained', '107.98', []],
    ['SelectOrEnterAmountConstrained', '50.00', ['Amount due $107.98', 'Account balance $50.00']],
  ];

  for (const [amountContext, accountBalance, offered] of cases) {
    it(`is not offered: ${amountContext ?? ''} with a balance of ${accountBalance}`, async () => {
      const modal = await openPayment({ amountContext, accountBalance });
      expect(modal.groups.includes('Amount to pay') ? modal.choices('Amount to pay') : []).to.deep.equal(offered);
      if (offered.length === 0) expect(modal.lines).to.deep.equal({ 'Amount due': '$107.98' });
    });
  }
});

describe('choosing an amount', () => {
  it('pays the amount due unless something else is chosen', async () => {
    expect(await quotedAmount(await openPayment())).to.equal(10798);
  });

  it('pays the balance where that is chosen', async () => {
    const modal = await openPayment();
    await modal.choose('Account balance');
    expect(await quotedAmount(modal)).to.equal(43000);
  });

  it('asks for the amount only where another one is chosen', async () => {
    const modal = await openPayment();
    expect(modal.fields).not.to.contain('Amount');
    await modal.choose('Another amount');
    expect(modal.fields).to.contain('Amount');
    await modal.choose('Amount due');
    expect(modal.fields).not.to.contain('Amount');
  });

  it('keeps what was entered while something else is chosen', async () => {
    const modal = await openOther();
    await modal.fill('Amount', '20');
    await modal.choose('Account balance');
    await modal.choose('Another amount');
    expect(modal.value('Amount')).to.equal('20');
  });

  it('does not mind a wrong amount that is no longer chosen', async () => {
    const modal = await openOther();
    await modal.fill('Amount', '9999');
    await modal.choose('Account balance');
    expect(await quotedAmount(modal)).to.equal(43000);
  });
});

describe('an amount that is entered', () => {
  const accepted: [text: string, cents: number][] = [
    ['.50', 50],
    ['$ 107.99', 10799],
    [' 430.00 ', 43000],
  ];

  for (const [text, cents] of accepted) {
    it(`is taken to the cent: “${text}”`, async () => {
      const modal = await openOther();
      await modal.fill('Amount', text);
      expect(await quotedAmount(modal)).to.equal(cents);
    });
  }

  it('may have separators', async () => {
    const modal = await openOther({ accountBalance: '12345.67' });
    await modal.fill('Amount', '$1,234.50');
    expect(await quotedAmount(modal)).to.equal(123450);
  });

  const refusals: [text: string, error: string][] = [
    ['', 'Enter the amount you want to pay'],
    ['0', 'Enter an amount of $0.01 or more'],
    ['430.01', 'Enter an amount of $430.00 or less'],
    ['five', 'Enter an amount in dollars and cents, such as 107.98'],
  ];

  for (const [text, error] of refusals) {
    it(`is refused on submission: “${text}”`, async () => {
      const modal = await openOther();
      await modal.fillCard();
      await modal.fill('Amount', text);
      await modal.press('Review payment');
      expect(modal.error('Amount')).to.equal(error);
      expect(modal.summary?.links).to.deep.equal([error]);
      expect(modal.service.callsOf('quote')).to.deep.equal([]);
    });
  }

  it('is refused a cent below the amount due where it is constrained', async () => {
    const modal = await openOther({ amountContext: 'SelectOrEnterAmountConstrained' });
    await modal.fillCard();
    await modal.fill('Amount', '107.97');
    await modal.press('Review payment');
    expect(modal.error('Amount')).to.equal('Enter an amount of $107.98 or more');
  });

  it('is called too small only on submission, since more digits may follow', async () => {
    const modal = await openOther({ amountContext: 'SelectOrEnterAmountConstrained' });
    await modal.type('Amount', '10');
    expect(modal.error('Amount')).to.equal('');
  });

  it('is called too large at once', async () => {
    const modal = await openOther();
    await modal.type('Amount', '4300');
    expect(modal.error('Amount')).to.equal('Enter an amount of $430.00 or less');
    expect(modal.status).to.equal('Enter an amount of $430.00 or less');
    await modal.key('Backspace');
    expect(modal.error('Amount')).to.equal('');
  });
});
