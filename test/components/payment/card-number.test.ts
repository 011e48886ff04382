import { expect } from '@open-wc/testing';
import { openPayment } from './payment-harness.ts';

const label = 'Card number';

describe('the card number', () => {
  const brands: [number: string, brand: string, grouped: string][] = [
    ['4111111111111111', 'Visa', '4111 1111 1111 1111'],
    ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'American Express', '3782 822463 10005'],
    ['6011111111111117', 'Discover', '6011 1111 1111 1117'],
    ['30569309025904', 'Diners Club', '3056 930902 5904'],
    ['3530111333300000', 'JCB', '3530 1113 3330 0000'],
    ['6200000000000005', 'UnionPay', '6200 0000 0000 0005'],
  ];

  for (const [number, brand, grouped] of brands) {
    it(`shows its brand and its groups: ${brand} ${number.slice(0, 4)}`, async () => {
      const modal = await openPayment();
      await modal.fill(label, number);
      expect(modal.value(label)).to.equal(grouped);
      expect(modal.description(label)).to.equal(brand);
      expect(modal.screen).to.contain(brand);
    });
  }

  it('shows the brand as soon as it is clear, and no longer than it is', async () => {
    const modal = await openPayment();
    await modal.type(label, '3');
    expect(modal.description(label)).to.equal('');
    await modal.keys('4');
    expect(modal.description(label)).to.equal('American Express');
    await modal.key('Backspace');
    expect(modal.description(label)).to.equal('');
  });

  it('is grouped while it is typed', async () => {
    const modal = await openPayment();
    await modal.type(label, '41111111111');
    expect(modal.value(label)).to.equal('4111 1111 111');
    expect(modal.caret(label)).to.equal(13);
  });

  it('is grouped 4-6-5 for American Express while it is typed', async () => {
    const modal = await openPayment();
    await modal.type(label, '378282246310005');
    expect(modal.value(label)).to.equal('3782 822463 10005');
  });

  it('may be typed with blanks and hyphens', async () => {
    const modal = await openPayment();
    await modal.type(label, '4111-1111 1111-1111');
    expect(modal.value(label)).to.equal('4111 1111 1111 1111');
  });

  it('keeps the caret behind what is typed in the middle', async () => {
    const modal = await openPayment();
    await modal.fill(label, '5123 4567 8901');
    modal.placeCaret(label, 2);
    await modal.keys('99');
    expect(modal.value(label)).to.equal('5199 2345 6789 01');
    expect(modal.caret(label)).to.equal(4);
    await modal.keys('8');
    expect(modal.value(label)).to.equal('5199 8234 5678 901');
    expect(modal.caret(label)).to.equal(6);
  });

  it('loses the digit beyond a gap to Backspace', async () => {
    const modal = await openPayment();
    await modal.fill(label, '5123 4567 8901');
    modal.placeCaret(label, 5);
    await modal.key('Backspace');
    expect(modal.value(label)).to.equal('5124 5678 901');
    expect(modal.caret(label)).to.equal(3);
  });

  it('loses the digit beyond a gap to Delete', async () => {
    const modal = await openPayment();
    await modal.fill(label, '5123 4567 8901');
    modal.placeCaret(label, 4);
    await modal.key('Delete');
    expect(modal.value(label)).to.equal('5123 5678 901');
    expect(modal.caret(label)).to.equal(4);
  });

  it('keeps the caret where digits in the middle are deleted', async () => {
    const modal = await openPayment();
    await modal.fill(label, '5123 4567 8901');
    modal.placeCaret(label, 8);
    await modal.key('Backspace', 2);
    expect(modal.value(label)).to.equal('5123 4789 01');
    expect(modal.caret(label)).to.equal(6);
  });

  it('replaces what is selected', async () => {
    const modal = await openPayment();
    await modal.fill(label, '5123 4567 8901');
    modal.placeCaret(label, 2, 12);
    await modal.keys('0');
    expect(modal.value(label)).to.equal('5100 1');
    expect(modal.caret(label)).to.equal(3);
  });

  it('is empty after all of it was deleted', async () => {
    const modal = await openPayment();
    await modal.type(label, '41111');
    await modal.key('Backspace', 5);
    expect(modal.value(label)).to.equal('');
    expect(modal.error(label)).to.equal('');
  });

  const pasted: [title: string, text: string][] = [
    ['plain digits', '4111111111111111'],
    ['blanks', ' 4111 1111 1111 1111 '],
    ['hyphens', '4111-1111-1111-1111'],
    ['odd groups', '411111 1111111111'],
  ];

  for (const [title, text] of pasted) {
    it(`may be pasted with ${title}`, async () => {
      const modal = await openPayment();
      await modal.paste(label, text);
      expect(modal.value(label)).to.equal('4111 1111 1111 1111');
      expect(modal.error(label)).to.equal('');
    });
  }

  it('may be pasted with the long hyphens of a text program', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Card number': '' });
    await modal.paste(label, '4111–1111–1111–1111');
    await modal.review();
    expect(modal.lines['Payment method']).to.equal('Visa ending in 1111');
  });

  it('that is pasted with words is left as it is and said to have digits only', async () => {
    const modal = await openPayment();
    await modal.paste(label, 'Card 4111 1111');
    expect(modal.value(label)).to.equal('Card 4111 1111');
    expect(modal.error(label)).to.equal('A card number has digits only');
  });

  it('is taken from autofill, which sets the value and says so', async () => {
    const modal = await openPayment();
    await modal.fill(label, '4111111111111111');
    expect(modal.value(label)).to.equal('4111 1111 1111 1111');
    await modal.fillCard({ 'Card number': '' });
    await modal.review();
    expect(modal.lines['Payment method']).to.equal('Visa ending in 1111');
  });

  it('shows a digit too many and says so at once', async () => {
    const modal = await openPayment();
    await modal.type(label, '55555555555544441');
    expect(modal.value(label)).to.equal('5555 5555 5555 44441');
    expect(modal.error(label)).to.equal('The card number has too many digits');
    expect(modal.status).to.equal('The card number has too many digits');
    await modal.key('Backspace');
    expect(modal.error(label)).to.equal('');
  });

  it('is not called wrong while it can still become right', async () => {
    const modal = await openPayment();
    modal.placeCaret(label, 0);
    for (const digit of '411111111111111') {
      await modal.keys(digit);
      expect(modal.error(label)).to.equal('');
    }
    await modal.keys('2');
    expect(modal.error(label), 'a Visa number may have 19 digits').to.equal('');
  });

  it('of a brand that is not taken is said at once', async () => {
    const modal = await openPayment();
    await modal.type(label, '9');
    expect(modal.error(label)).to.contain('We cannot take this kind of card');
  });

  it('with a wrong digit is said as soon as no digit can follow', async () => {
    const modal = await openPayment();
    await modal.type(label, '5555555555554443');
    expect(modal.error(label)).to.equal('Check the card number: at least one digit is wrong');
  });

  const submitted: [text: string, error: string][] = [
    ['', 'Enter the card number'],
    ['4111 1111 1111 111', 'The card number is not complete'],
    ['4111 1111 1111 1112', 'Check the card number: at least one digit is wrong'],
  ];

  for (const [text, error] of submitted) {
    it(`is judged on submission: “${text}”`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Card number': '' });
      await modal.fill(label, text);
      await modal.press('Review payment');
      expect(modal.error(label)).to.equal(error);
      expect(modal.summary?.links).to.deep.equal([error]);
    });
  }

  for (const number of ['4111111111111111110', '6222981234567890128', '6212345678901265']) {
    it(`may have ${number.length} digits: ${number.slice(0, 4)}`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Card number': number });
      await modal.review();
      expect(modal.lines['Payment method']).to.contain(`ending in ${number.slice(-4)}`);
    });
  }
});
