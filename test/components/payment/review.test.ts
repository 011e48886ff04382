import { expect } from '@open-wc/testing';
import { plain } from '../accessibility-tree.ts';
import { lost } from '../scripted-service.ts';
import { openPayment, openReview } from './payment-harness.ts';
import { card, cardDetails, flatFees, quote, today } from './payment-samples.ts';

describe('the review', () => {
  it('shows the amount, the method, the payer and the date, and what was changed after going back', async () => {
    const modal = await openReview({ feeContext: 'PaymentWithFee' }, { merchant: { fees: flatFees } });
    const lines = {
      Amount: '$107.98',
      'Convenience fee': '$2.50',
      Total: '$110.48',
      'Payment method': 'Visa ending in 1111',
      Name: 'Jordan Rivera',
      'Payment date': plain(today()),
      Policy: 'POL-2041',
    };
    expect(modal.lines).to.deep.equal(lines);
    await modal.press('Change: Payment method');
    expect(modal.focused).to.equal('Card number');
    await modal.choose('Account balance');
    await modal.fill('Card number', '5555555555554444');
    await modal.review();
    const changed = { Amount: '$430.00', Total: '$432.50', 'Payment method': 'Mastercard ending in 4444' };
    expect(modal.lines).to.deep.equal({ ...lines, ...changed });
  });

  it('waits until the total is known, with the focus on the heading', async () => {
    const modal = await openPayment();
    const answer = modal.service.hold('quote');
    await modal.fillCard();
    await modal.press('Review payment');
    expect(modal.status).to.equal('Calculating the total…');
    expect(modal.focused).to.equal('Review your payment');
    expect(modal.buttons).to.deep.equal(['Close']);
    answer.resolve({ amount: 10798, fee: 0, total: 10798 });
    await modal.until(() => modal.buttons.includes('Pay $107.98'), 'the payment can be reviewed');
  });

  it('leads back to the form with all entries if it cannot be loaded or is for another amount, which is one error', async () => {
    const modal = await openPayment();
    modal.service.script('quote', lost(), { ...quote, amount: 1 });
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.showsProblem();
    expect(modal.summary?.text).to.equal(
      'There is a problem Nothing has been charged or saved. Check your connection and try again.',
    );
    expect(modal.focused).to.equal('There is a problem');
    for (const [label, text] of Object.entries(card)) expect(modal.value(label), label).to.equal(text);
    await modal.press('Review payment');
    await modal.showsProblem();
    expect(modal.detail('portal.error').Details).to.have.any.keys('responseCode');
    await modal.review();
  });
});

it('The review of a bank account shows its type, which can be changed', async () => {
  const modal = await openReview({ paymentCategory: 'ECheck' });
  expect(modal.lines).to.include({ 'Account type': 'Checking' });
  await modal.press('Change: Account type');
  expect(modal.focused).to.equal('Checking');
});

it('Printing hides the page around the modal, and shows it again afterwards', async () => {
  const modal = await openReview();
  const sheets = document.adoptedStyleSheets.length;
  dispatchEvent(new Event('beforeprint'));
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  dispatchEvent(new Event('afterprint'));
  expect(rules.join()).to.match(/@media print .*display: none/s);
  expect(document.adoptedStyleSheets).to.have.length(sheets);
  expect(modal.element.hasAttribute('data-portal-printing')).to.be.false;
});

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Alex Rivera',
  clientReferenceData1: 'POL-2041',
  clientReferenceData2: 'EXT-2',
  clientReferenceData3: 'OFFICE-3',
  clientReferenceData4: 'NOTE-4',
  clientReferenceData5: 'SOURCE-5',
};

it('A payment is sent once with its references if Enter is pressed three times', async () => {
  const modal = await openReview({ acknowledgmentRequired: 'true', saveOption: 'Save', ...references });
  modal.service.hold('pay');
  await modal.key('Tab', 7);
  expect(modal.focused).to.equal('Pay $107.98');
  await modal.key('Enter', 3);
  const [credentials] = modal.service.lastGiven('open');
  const choices = { feeContext: 'PaymentWithoutFee', save: true, acknowledgmentRequired: true };
  expect(modal.service.callsOf('pay')).to.deep.equal([
    [credentials, 1, { method: cardDetails, quote, references, ...choices }],
  ]);
});
