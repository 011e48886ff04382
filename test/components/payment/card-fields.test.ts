import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import errors from './card-field-errors.json' with { type: 'json' };
import { cardPayment } from './payment-cases.ts';
import { openPayment, openReview } from './payment-harness.ts';
import { cardDetails } from './payment-samples.ts';

const test = testIn(openPayment);
const labels = [
  'Card number',
  'Expiration date',
  'Security code',
  'Name on card',
  'Billing ZIP code',
  'Billing street address',
] as const;
const [number, expiration, code, , , street] = labels;

describeFieldErrors({ operation: cardPayment, ...errors });

for (const [attribute, values] of Object.entries({
  autocomplete: ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'billing postal-code', 'billing address-line1'],
  inputmode: ['numeric', 'numeric', 'numeric', null, 'numeric', null],
  spellcheck: labels.map(() => 'false'),
  'aria-required': ['true', 'true', 'true', 'true', 'true', null],
})) {
  test(`The fields of a card describe their content to browsers and phones: ${attribute}`, (modal) => {
    expect(labels.map((label) => modal.attribute(label, attribute))).to.deep.equal(values);
  });
}

test('The fields of a card are sent in the format of the service, with the street if it is filled in', async (modal) => {
  await modal.fillCard();
  await modal.fill(street, ' 12 Oak Street ');
  await modal.review();
  await modal.payNow();
  expect(modal.payment.method).to.deep.equal({ ...cardDetails, street: '12 Oak Street' });
});

test('The card number shows its groups, and its brand while the brand is certain', async (modal) => {
  await modal.type(number, '3');
  expect(modal.description(number)).to.equal('');
  await modal.keys('78282246310005');
  expect(modal.value(number)).to.equal('3782 822463 10005');
  expect(modal.description(number)).to.equal('American Express');
  expect(modal.screen).to.contain('American Express');
  await modal.key('Backspace', 14);
  expect(modal.description(number)).to.equal('');
});

test('The card number keeps the caret behind what is typed, and is regrouped', async (modal) => {
  await modal.fill(number, '5123 4567 8901');
  modal.placeCaret(number, 2);
  await modal.keys('998');
  expect([modal.value(number), modal.field(number).selectionStart]).to.deep.equal(['5199 8234 5678 901', 6]);
  modal.placeCaret(number, 5);
  await modal.key('Backspace');
  expect([modal.value(number), modal.field(number).selectionStart]).to.deep.equal(['5198 2345 6789 01', 3]);
});

test('The expiration date gets its slash, and can be deleted completely', async (modal) => {
  await modal.type(expiration, '429');
  expect(modal.value(expiration)).to.equal('04/29');
  expect(modal.error(expiration)).to.equal('');
  await modal.key('Backspace', 5);
  expect(modal.value(expiration)).to.equal('');
});

const expired = 'This card has expired';

for (const [title, openedAt, text, error] of [
  ['is valid until its month ends by the clock of the service', '2019-02-28T23:59:59', '02/19', ''],
  ['has passed if its month has ended by the clock of the service', '2060-03-01T00:00:00', '02/60', expired],
  ['follows the clock of the page if a custom service does not send the time', '', '02/19', expired],
] as const) {
  it(`The expiration date ${title}`, async () => {
    const modal = await openPayment({}, { openedAt });
    await modal.fillAndLeave(expiration, text);
    expect(modal.error(expiration)).to.equal(error);
  });
}

it('The review shows the date of the page if a custom service does not send the time', async () => {
  const modal = await openReview({}, { openedAt: '' });
  expect(modal.lines['Payment date']).to.contain(String(new Date().getFullYear()));
});

test('Undo restores the earlier text digit by digit, and redo restores the later text', async (modal) => {
  await modal.type(number, '411111');
  const seen: string[] = [];
  for (const keys of ['zz', 'y', 'zzzzz', 'z']) {
    for (const key of keys) await modal.shortcut('Control', key);
    seen.push(modal.value(number));
  }
  expect(seen).to.deep.equal(['4111', '4111 1', '', '']);
  expect(modal.description(number)).to.equal('');
});

test('Undo cannot be redone after the next typed text', async (modal) => {
  await modal.type(expiration, '042');
  await modal.shortcut('Control', 'z');
  await modal.keys('3');
  await modal.shortcut('Control', 'y');
  expect(modal.values[expiration]).to.equal('04/3');
});

const lengths: [card: string, hint: string, right: string][] = [
  ['', 'On the back of the card. American Express: on the front 3 or 4 digits', '123'],
  ['4111111111111111', 'On the back of the card 3 digits', '123'],
  ['378282246310005', 'On the front of the card 4 digits', '1234'],
];

for (const [card, hint, right] of lengths) {
  test(`The security code is described, and the description stays while it is typed: ${hint}`, async (modal) => {
    await modal.fill(number, card);
    expect(modal.description(code)).to.equal(hint);
    await modal.type(code, right);
    expect([modal.description(code), modal.error(code)]).to.deep.equal([hint, '']);
    await modal.keys('56');
    await modal.key('Tab');
    expect(modal.error(code)).to.equal('Security code too long');
  });
}

it('A key event without a key, as some autofill tools send it, does no harm', async () => {
  const modal = await openPayment();
  modal.field('Card number').dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
  await modal.type('Card number', '4111');
  expect(modal.value('Card number')).to.equal('4111');
});

it('A press outside a field shows its error', async () => {
  const modal = await openPayment();
  await modal.fill('Card number', '4111 1111 1111 1112');
  await modal.click('Close', [1]);
  await modal.key('Escape');
  expect(modal.error('Card number')).not.to.equal('');
});
