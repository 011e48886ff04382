import { expect } from '@open-wc/testing';
import { walk } from '../person.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, type PaymentHarness } from './payment-harness.ts';

async function quotedAmount(modal: PaymentHarness): Promise<number | undefined> {
  await modal.fillInAndReview();
  return modal.service.callsOf('quote').at(-1)?.[1].amount;
}

const openOther = walk(openPayment, (modal) => modal.choose('Another amount'));

describe('the amount to pay', () => {
  it('is shown under the heading if there is no choice', async () => {
    const modal = await openPayment({ amountContext: 'AmountDueOnly' });
    expect(modal.groups).not.to.contain('Amount to pay');
    expect(modal.fields).not.to.contain('Amount');
    expect(modal.screen).to.contain('Amount due $107.98');
    expect(modal.lines).to.deep.equal({ Total: '$107.98' });
    expect(await quotedAmount(modal)).to.equal(10798);
  });

  it('is chosen from the offered amounts, with the first one chosen', async () => {
    const modal = await openPayment({ amountContext: 'SelectAmount' });
    expect(modal.choices('Amount to pay')).to.deep.equal(['Amount due $107.98', 'Account balance $430.00']);
    expect(modal.isChosen('Amount due')).to.be.true;
    await modal.choose('Account balance');
    expect(await quotedAmount(modal)).to.equal(43000);
  });

  it('may be entered between limits that the form shows', async () => {
    const modal = await openOther({ amountContext: 'SelectOrEnterAmountConstrained', accountBalance: '12345.67' });
    expect(modal.choices('Amount to pay').at(-1)).to.equal('Another amount');
    expect(modal.description('Amount')).to.equal('From $107.98 to $12,345.67');
    await modal.fill('Amount', '$1,234.50');
    expect(await quotedAmount(modal)).to.equal(123450);
  });

  it('is kept while another is chosen, and its errors are ignored until it is chosen again', async () => {
    const modal = await openOther();
    await modal.fill('Amount', '9999');
    await modal.choose('Account balance');
    await modal.choose('Another amount');
    expect(modal.value('Amount')).to.equal('9999');
    await modal.choose('Account balance');
    expect(await quotedAmount(modal)).to.equal(43000);
  });
});

describeFieldErrors({
  operation: cardPayment,
  reach: (modal) => modal.choose('Another amount'),
  whenLeft: [
    ['Amount', '430.01', 'Enter an amount of $430.00 or less'],
    ['Amount', '0', 'Enter an amount of $0.01 or more'],
    ['Amount', 'five', 'Enter an amount in dollars and cents, such as 107.98'],
  ],
  onSubmission: [['Amount', '', 'Enter the amount you want to pay']],
});
