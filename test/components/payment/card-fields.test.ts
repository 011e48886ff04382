import { expect } from '@open-wc/testing';
import type { CardDetails } from '../../../src/payment/requests.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, monthInYears } from './payment-samples.ts';

const labels = [
  'Card number',
  'Expiration date',
  'Security code',
  'Name on card',
  'Billing ZIP code',
  'Billing street address',
] as const;
const [number, expiration, code, name, zip, street] = labels;
const last = monthInYears(-1);
const zipForm = 'A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789';

async function filledIn(changes: Parameters<PaymentHarness['fillCard']>[0] = {}): Promise<PaymentHarness> {
  const modal = await openPayment();
  await modal.fillCard(changes);
  return modal;
}

async function paidCard(modal: PaymentHarness): Promise<CardDetails> {
  await modal.review();
  await modal.payNow();
  return modal.payment.method as CardDetails;
}

describeFieldErrors({
  operation: cardPayment,
  atOnce: [
    [number, '55555555555544441', 'The card number has too many digits'],
    [number, 'Card 4111 1111', 'The card number must have digits only'],
    [number, '5555555555554443', 'Check the card number: at least one digit is wrong'],
    [expiration, '13', 'The month is a number from 01 to 12'],
    [expiration, `${last.month}/${last.year}`, 'This card has expired. Use another card'],
    [expiration, 'April', 'Enter the month and the year, such as 04/29'],
    [name, '4111 1111 1111 1111', 'This looks like a card number. Enter the name on the card'],
    [name, 'x'.repeat(101), 'Enter a name of 100 characters or fewer'],
    [code, '1x', 'The security code must have digits only'],
    [code, '12345', 'The security code has too many digits'],
    [zip, 'K1A 0B1', zipForm],
  ],
  onSubmission: [
    [number, '', 'Enter the card number'],
    [number, '4111 1111 1111 111', 'The card number is incomplete'],
    [number, '4111 1111 1111 1112', 'Check the card number: at least one digit is wrong'],
    [expiration, '', 'Enter the expiration date'],
    [expiration, '04/3', 'Enter the month and the year, such as 04/29'],
    [name, '   ', 'Enter the name on the card'],
    [code, '', 'Enter the security code'],
    [code, '12', 'The security code is incomplete'],
    [zip, '', 'Enter the billing ZIP code'],
    [zip, '1000', zipForm],
  ],
});

describe('the fields of a card', () => {
  for (const [attribute, values] of Object.entries({
    autocomplete: ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'billing postal-code', 'billing address-line1'],
    inputmode: ['numeric', 'numeric', 'numeric', null, 'numeric', null],
    spellcheck: labels.map(() => 'false'),
    'aria-required': ['true', 'true', 'true', 'true', 'true', null],
  })) {
    it(`describe their content to browsers and phones: ${attribute}`, async () => {
      const modal = await openPayment();
      expect(labels.map((label) => modal.attribute(label, attribute))).to.deep.equal(values);
    });
  }

  it('are sent in the format of the service, without anything else', async () => {
    expect(await paidCard(await filledIn())).to.deep.equal(cardDetails);
  });

  it('send the street if it is filled in', async () => {
    const modal = await filledIn();
    await modal.fill(street, ' 12 Oak Street ');
    expect(await paidCard(modal)).to.deep.equal({ ...cardDetails, street: '12 Oak Street' });
  });
});

describe('the card number', () => {
  it('shows its brand and its groups', async () => {
    const modal = await openPayment();
    await modal.fill(number, '378282246310005');
    expect(modal.value(number)).to.equal('3782 822463 10005');
    expect(modal.description(number)).to.equal('American Express');
    expect(modal.screen).to.contain('American Express');
  });

  it('keeps the caret behind what is typed, and loses the digit beyond a gap to Backspace', async () => {
    const modal = await openPayment();
    await modal.fill(number, '5123 4567 8901');
    modal.placeCaret(number, 2);
    await modal.keys('998');
    expect([modal.value(number), modal.caret(number)]).to.deep.equal(['5199 8234 5678 901', 6]);
    modal.placeCaret(number, 5);
    await modal.key('Backspace');
    expect([modal.value(number), modal.caret(number)]).to.deep.equal(['5198 2345 6789 01', 3]);
  });

  it('may be pasted, however it is grouped', async () => {
    const modal = await openPayment();
    await modal.paste(number, ' 411111-1111111111 ');
    expect(modal.value(number)).to.equal('4111 1111 1111 1111');
    expect(modal.error(number)).to.equal('');
  });
});

describe('the expiration date', () => {});

describe('the expiration date of a card, with any clock of the page', () => {
  const expired = 'This card has expired. Use another card';

  for (const [title, openedAt, text, error] of [
    ['is valid until the end of its month by the service’s clock', '2019-02-28T23:59:59', '02/19', ''],
    ['has passed if the service’s clock says so', '2060-03-01T00:00:00', '02/60', expired],
  ] as const) {
    it(title, async () => {
      const modal = await openPayment({}, { openedAt });
      await modal.fill(expiration, text);
      expect(modal.error(expiration)).to.equal(error);
    });
  }
});

describe('undoing what was typed', () => {
  it('restores the earlier text digit by digit, and redo restores the later one', async () => {
    const modal = await openPayment();
    await modal.type(number, '411111');
    const seen: string[] = [];
    for (const [key, times] of [
      ['z', 2],
      ['y', 1],
      ['z', 5],
      ['z', 1],
    ] as const) {
      for (let count = 0; count < times; count++) await modal.shortcut('Control', key);
      seen.push(modal.values[number] ?? '');
    }
    expect(seen).to.deep.equal(['4111', '4111 1', '', '']);
    expect(modal.description(number)).to.equal('');
  });
});

describe('the security code', () => {
  const lengths: [card: string, hint: string, right: string][] = [
    ['', '3 or 4 digits', '123'],
    ['4111111111111111', '3 digits', '123'],
    ['378282246310005', '4 digits', '1234'],
  ];

  for (const [card, hint, right] of lengths) {
    it(`has ${hint}`, async () => {
      const modal = await openPayment();
      await modal.fill(number, card);
      expect(modal.description(code)).to.equal(hint);
      await modal.type(code, right);
      expect(modal.error(code)).to.equal('');
      await modal.keys('56');
      expect(modal.error(code)).to.equal('The security code has too many digits');
    });
  }
});
