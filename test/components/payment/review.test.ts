import { expect } from '@open-wc/testing';
import { plain } from '../accessibility-tree.ts';
import { lost } from '../scripted-service.ts';
import { openPayment, openReview } from './payment-harness.ts';
import { card, flatFees, savedCard, today } from './payment-samples.ts';

describe('the review', () => {
  it('shows the amount, the method, the payer and the date', async () => {
    const modal = await openReview({ feeContext: 'PaymentWithFee' }, { merchant: { fees: flatFees } });
    expect(modal.lines).to.deep.equal({
      Amount: '$107.98',
      'Convenience fee': '$2.50',
      Total: '$110.48',
      'Payment method': 'Visa ending in 1111',
      Name: 'Jordan Rivera',
      'Payment date': plain(today()),
      Policy: 'POL-2041',
    });
  });

  it('shows what was changed after going back', async () => {
    const modal = await openReview();
    await modal.press('Back');
    await modal.choose('Account balance');
    await modal.fill('Card number', '5555555555554444');
    await modal.review();
    expect(modal.lines).to.include({ Total: '$430.00', 'Payment method': 'Mastercard ending in 4444' });
  });

  it('names a card of a saved method without a name of its holder', async () => {
    const modal = await openPayment({ token: 'TOKEN-1' }, { savedMethod: savedCard });
    await modal.review();
    expect(modal.lines).to.include({ 'Payment method': 'Visa ending in 4242' });
    expect(modal.lines).not.to.have.property('Name');
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

  it('is requested once, however often the button is pressed', async () => {
    const modal = await openPayment();
    modal.service.hold('quote');
    await modal.fillCard();
    await modal.press('Review payment', 3);
    await modal.rest();
    expect(modal.service.callsOf('quote')).to.have.length(1);
  });

  it('leads back to the form with all entries if it cannot be loaded', async () => {
    const modal = await openPayment();
    modal.service.script('quote', lost());
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.showsProblem();
    expect(modal.summary?.text).to.equal(
      'There is a problem You haven’t been charged. We couldn’t calculate the total. Check your internet connection and try again.',
    );
    expect(modal.focused).to.equal('There is a problem');
    for (const [label, text] of Object.entries(card)) expect(modal.value(label), label).to.equal(text);
    await modal.review();
  });
});

describe('printing', () => {
  const { print } = window;

  /** Acts as a browser that prints. Returns the rules that the page has meanwhile. */
  function printPage(): string {
    dispatchEvent(new Event('beforeprint'));
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
    dispatchEvent(new Event('afterprint'));
    return rules.join();
  }

  let printed: string[] = [];

  beforeEach(() => {
    printed = [];
    window.print = () => printed.push(printPage());
  });

  afterEach(() => {
    window.print = print;
  });

  it('hides the page around the modal', async () => {
    const modal = await openReview({ paymentCategory: 'ECheck' });
    await modal.press('Print');
    expect(printed).to.have.length(1);
    expect(printed[0]).to.match(/@media print .*display: none/s);
  });

  it('hides it when the browser prints by itself, and shows it again afterwards', async () => {
    const modal = await openReview();
    expect(modal.isOpen).to.be.true;
    const sheets = document.adoptedStyleSheets.length;
    expect(printPage()).to.match(/@media print .*display: none/s);
    expect(document.adoptedStyleSheets).to.have.length(sheets);
    expect(modal.element.hasAttribute('data-portal-printing')).to.be.false;
  });

  it('includes the page again when the modal is closed', async () => {
    const modal = await openReview();
    await modal.press('Cancel');
    await modal.press('Leave');
    expect(printPage()).to.equal('');
  });
});
