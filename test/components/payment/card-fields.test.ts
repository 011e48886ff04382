import { expect } from '@open-wc/testing';
import type { CardDetails } from '../../../src/payment/requests.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, openReview, type PaymentHarness } from './payment-harness.ts';
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
const soon = monthInYears(3);
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
  whenLeft: [
    [number, '55555555555544441', 'The card number has too many digits'],
    [number, '4111 1111x', 'Use numbers only for the card number'],
    [number, '5555555555554443', 'Check the card number: at least one digit is wrong'],
    [expiration, '13', 'The month is a number from 01 to 12'],
    [expiration, `${last.month}/${last.year}`, 'This card has expired. Use another card'],
    [expiration, 'April', 'Enter the month and the year, such as 04/29'],
    [name, '4111 1111 1111 1111', 'This looks like a card number. Enter the name on the card'],
    [name, 'x'.repeat(101), 'Enter a name of 100 characters or fewer'],
    [code, '1x', 'Use numbers only for the security code'],
    [code, '12345', 'The security code has too many digits'],
    [code, '12', 'The security code is incomplete'],
    [number, '4111 1111 1111 1112', 'Check the card number: at least one digit is wrong'],
    [zip, '1000', zipForm],
    [zip, 'K1A 0B1', zipForm],
  ],
  onSubmission: [
    [number, '', 'Enter the card number'],
    [number, '4111 1111 1111 111', 'The card number is incomplete'],
    [expiration, '', 'Enter the expiration date'],
    [expiration, '04/3', 'Enter the month and the year, such as 04/29'],
    [name, '   ', 'Enter the name on the card'],
    [code, '', 'Enter the security code'],
    [zip, '', 'Enter the billing ZIP code'],
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

  it('shows the brand only while it is certain', async () => {
    const modal = await openPayment();
    await modal.type(number, '3');
    expect(modal.description(number)).to.equal('');
    await modal.keys('4');
    expect(modal.description(number)).to.equal('American Express');
    await modal.key('Backspace');
    expect(modal.description(number)).to.equal('');
  });

  /** The edit of `5123 4567 8901`, and the caret afterwards. */
  const edits: [title: string, edit: (modal: PaymentHarness) => Promise<void>, text: string, caret: number][] = [
    ['keeps the caret behind what is typed', (modal) => at(modal, 2).keys('998'), '5199 8234 5678 901', 6],
    ['loses the digit beyond a gap to Backspace', (modal) => at(modal, 5).key('Backspace'), '5124 5678 901', 3],
    ['loses the digit beyond a gap to Delete', (modal) => at(modal, 4).key('Delete'), '5123 5678 901', 4],
    ['replaces what is selected', (modal) => at(modal, 2, 12).keys('0'), '5100 1', 3],
  ];

  function at(modal: PaymentHarness, start: number, end = start): PaymentHarness {
    modal.placeCaret(number, start, end);
    return modal;
  }

  for (const [title, edit, text, caret] of edits) {
    it(title, async () => {
      const modal = await openPayment();
      await modal.fill(number, '5123 4567 8901');
      await edit(modal);
      expect([modal.value(number), modal.caret(number)]).to.deep.equal([text, caret]);
    });
  }

  it('may be pasted, however it is grouped', async () => {
    const modal = await openPayment();
    await modal.paste(number, ' 411111-1111111111 ');
    expect(modal.value(number)).to.equal('4111 1111 1111 1111');
    expect(modal.error(number)).to.equal('');
  });
});

describe('the expiration date', () => {
  for (const text of [`4${soon.shortYear}`, `04/${soon.shortYear}`, `4/${soon.shortYear}`]) {
    it(`may be typed as ${text.replace(soon.shortYear, '29')}, and gets its slash`, async () => {
      const modal = await openPayment();
      await modal.type(expiration, text);
      expect(modal.value(expiration)).to.equal(`04/${soon.shortYear}`);
      expect(modal.error(expiration)).to.equal('');
    });
  }

  it('can be deleted completely, including the slash', async () => {
    const modal = await openPayment();
    await modal.type(expiration, '0429');
    await modal.key('Backspace', 5);
    expect(modal.value(expiration)).to.equal('');
  });
});

describe('the expiration date of a card, with any clock of the page', () => {
  const expired = 'This card has expired. Use another card';

  for (const [title, openedAt, text, error] of [
    ['is good until the end of its month by the service’s clock', '2019-02-28T23:59:59', '02/19', ''],
    ['has passed once it has by the service’s clock', '2060-03-01T00:00:00', '02/60', expired],
    ['follows the page’s clock if the page’s own service does not tell its time', '', '02/19', expired],
  ] as const) {
    it(title, async () => {
      const modal = await openPayment({}, { openedAt });
      await modal.fillAndLeave(expiration, text);
      expect(modal.error(expiration)).to.equal(error);
    });
  }

  it('allows a payment with a date if the page’s own service does not return its time', async () => {
    const modal = await openReview({}, { openedAt: '' });
    expect(modal.lines['Payment date']).to.contain(String(new Date().getFullYear()));
  });
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

  it('ends with the next typed text', async () => {
    const modal = await openPayment();
    await modal.type(expiration, '042');
    await modal.shortcut('Control', 'z');
    await modal.keys('3');
    await modal.shortcut('Control', 'y');
    expect(modal.values[expiration]).to.equal('04/3');
  });
});

describe('the security code', () => {
  const lengths: [card: string, hint: string, right: string][] = [
    ['', 'On the back of the card. American Express: on the front 3 or 4 digits', '123'],
    ['4111111111111111', 'On the back of the card 3 digits', '123'],
    ['378282246310005', 'On the front of the card 4 digits', '1234'],
  ];

  for (const [card, hint, right] of lengths) {
    it(`is described: ${hint}`, async () => {
      const modal = await openPayment();
      await modal.fill(number, card);
      expect(modal.description(code)).to.equal(hint);
      await modal.type(code, right);
      expect(modal.error(code)).to.equal('');
      await modal.keys('56');
      await modal.key('Tab');
      expect(modal.error(code)).to.equal('The security code has too many digits');
    });
  }

  it('keeps its description of 3 digits after typing, and the date keeps its description', async () => {
    const modal = await openPayment();
    await modal.fill(number, '4111111111111111');
    await modal.type(code, '1');
    expect(modal.description(code)).to.equal('On the back of the card 3 digits');
    await modal.type(expiration, '0');
    expect(modal.description(expiration)).to.equal('MM / YY');
  });

  it('is incomplete with three digits for American Express', async () => {
    const modal = await filledIn({ 'Card number': '378282246310005' });
    await modal.press('Review payment');
    expect(modal.error(code)).to.equal('The security code is incomplete');
    await modal.type(code, '4');
    expect(modal.error(code)).to.equal('');
    expect((await paidCard(modal)).securityCode).to.equal('1234');
  });

  it('is too long with four digits once the card is not American Express', async () => {
    const modal = await openPayment();
    await modal.fill(code, '1234');
    expect(modal.error(code)).to.equal('');
    await modal.fillCard({ 'Security code': '' });
    await modal.press('Review payment');
    expect(modal.error(code)).to.equal('The security code has too many digits');
  });
});
