import { expect } from '@open-wc/testing';
import type { CardDetails } from '../../../src/payment/payment-service.ts';
import { openPayment, openReview, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, monthInYears } from './payment-samples.ts';

async function paidCard(modal: PaymentHarness): Promise<CardDetails> {
  await modal.review();
  await modal.press('Pay');
  await modal.hears('portal.paymentComplete');
  return modal.payment.method as CardDetails;
}

async function errorAfterSubmission(label: string, text: string): Promise<string> {
  const modal = await openPayment();
  await modal.fillCard();
  await modal.fill(label, text);
  await modal.press('Review payment');
  return modal.error(label);
}

describe('the fields of a card', () => {
  it('stand in the order in which they are printed on it', async () => {
    const modal = await openPayment();
    expect(modal.fields).to.deep.equal([
      'Card number',
      'Expiration date',
      'Name on card',
      'Security code',
      'Billing ZIP code',
      'Billing street address',
    ]);
  });

  it('tell the browser what belongs into them', async () => {
    const modal = await openPayment();
    expect(modal.fields.map((label) => modal.attribute(label, 'autocomplete'))).to.deep.equal([
      'cc-number',
      'cc-exp',
      'cc-name',
      'cc-csc',
      'billing postal-code',
      'billing address-line1',
    ]);
  });

  it('bring up a keyboard of digits where only digits are meant', async () => {
    const modal = await openPayment();
    const numeric = modal.fields.filter((label) => modal.attribute(label, 'inputmode') === 'numeric');
    expect(numeric).to.deep.equal(['Card number', 'Expiration date', 'Security code', 'Billing ZIP code']);
  });

  it('are not corrected by the browser', async () => {
    const modal = await openPayment();
    for (const label of modal.fields) expect(modal.attribute(label, 'spellcheck'), label).to.equal('false');
  });

  it('are all required but the street', async () => {
    const modal = await openPayment();
    const optional = modal.fields.filter((label) => modal.attribute(label, 'aria-required') !== 'true');
    expect(optional).to.deep.equal(['Billing street address']);
  });

  it('are filled in with what the page knows', async () => {
    const modal = await openPayment({
      policyHolderName: 'Jordan Rivera',
      billingZip: '60601',
      billingAddressStreet: '12 Oak Street',
    });
    expect(modal.value('Name on card')).to.equal('Jordan Rivera');
    expect(modal.value('Billing ZIP code')).to.equal('60601');
    expect(modal.value('Billing street address')).to.equal('12 Oak Street');
  });

  it('are sent as the service wants them, and nothing else', async () => {
    expect(await paidCard(await openReviewless())).to.deep.equal(cardDetails);
  });

  it('send the street where there is one', async () => {
    const modal = await openReviewless();
    await modal.fill('Billing street address', ' 12 Oak Street ');
    expect(await paidCard(modal)).to.deep.equal({ ...cardDetails, street: '12 Oak Street' });
  });

  async function openReviewless(): Promise<PaymentHarness> {
    const modal = await openPayment();
    await modal.fillCard();
    return modal;
  }
});

describe('the expiration date', () => {
  const label = 'Expiration date';
  const soon = monthInYears(3);
  const last = monthInYears(-1);
  const now = monthInYears(0);

  const typed: [text: string, shown: string][] = [
    [`4${soon.shortYear}`, `04/${soon.shortYear}`],
    [`04${soon.shortYear}`, `04/${soon.shortYear}`],
    [`04/${soon.shortYear}`, `04/${soon.shortYear}`],
    [`04${soon.year}`, `04/${soon.year}`],
    [`04 / ${soon.year}`, `04 / ${soon.year}`],
    [`4/${soon.shortYear}`, `04/${soon.shortYear}`],
    [`04-${soon.shortYear}`, `04-${soon.shortYear}`],
  ];

  for (const [text, shown] of typed) {
    it(`may be typed as ${text.replace(soon.year, '2029').replace(soon.shortYear, '29')}`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Expiration date': '' });
      await modal.type(label, text);
      expect(modal.error(label)).to.equal('');
      expect(modal.value(label).replace('//', '/')).to.equal(shown);
      const { expirationMonth, expirationYear } = await paidCard(modal);
      expect([expirationMonth, expirationYear]).to.deep.equal([4, Number(soon.year)]);
    });
  }

  const pasted = [
    `04/${soon.shortYear}`,
    `04 / ${soon.shortYear}`,
    `04${soon.shortYear}`,
    `4/${soon.shortYear}`,
    `04/${soon.year}`,
    `04${soon.year}`,
    `${soon.year}-04`,
    ` 04.${soon.year} `,
  ];

  for (const text of pasted) {
    it(`may be pasted as ${text.replace(soon.year, '2029').replace(soon.shortYear, '29')}`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Expiration date': '' });
      await modal.paste(label, text);
      const { expirationMonth, expirationYear } = await paidCard(modal);
      expect([expirationMonth, expirationYear]).to.deep.equal([4, Number(soon.year)]);
    });
  }

  it('is taken from a password manager that fills in four digits of the year', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Expiration date': `04/${soon.year}` });
    expect((await paidCard(modal)).expirationYear).to.equal(Number(soon.year));
  });

  it('may start with a 1, which is a month and the beginning of others', async () => {
    const modal = await openPayment();
    await modal.type(label, '1');
    expect(modal.value(label)).to.equal('1');
    await modal.keys('2');
    expect(modal.error(label)).to.equal('');
    await modal.keys('3');
    expect(modal.value(label)).to.equal('12/3');
  });

  it('can be deleted to the end, the slash with it', async () => {
    const modal = await openPayment();
    await modal.type(label, '0429');
    await modal.key('Backspace', 5);
    expect(modal.value(label)).to.equal('');
  });

  it('may be this month', async () => {
    const modal = await openPayment();
    await modal.fill(label, `${now.month}/${now.shortYear}`);
    expect(modal.error(label)).to.equal('');
  });

  it('may be up to 19 years ahead', async () => {
    const modal = await openPayment();
    await modal.fill(label, `01/${monthInYears(19).shortYear}`);
    expect(modal.error(label)).to.equal('');
  });

  const wrong: [title: string, text: string, error: string][] = [
    ['a month that does not exist', '13', 'The month is a number from 01 to 12'],
    ['month zero', '00', 'The month is a number from 01 to 12'],
    ['the past', `${last.month}/${last.year}`, 'This card has expired. Use another card'],
    ['20 years ahead', `01/${monthInYears(20).year}`, 'Check the year: cards do not expire so far ahead'],
    ['words', 'April', 'Enter the month and the year, such as 04/29'],
  ];

  for (const [title, text, error] of wrong) {
    it(`is called wrong at once where it is ${title}`, async () => {
      const modal = await openPayment();
      await modal.fill(label, text);
      expect(modal.error(label)).to.equal(error);
      expect(modal.status).to.equal(error);
    });
  }

  it('is called incomplete only on submission', async () => {
    const modal = await openPayment();
    await modal.type(label, '043');
    expect(modal.error(label)).to.equal('');
    expect(await errorAfterSubmission(label, '04/3')).to.equal('Enter the month and the year, such as 04/29');
  });

  it('is asked for where it is missing', async () => {
    expect(await errorAfterSubmission(label, '')).to.equal('Enter the expiration date');
  });
});

describe('the security code', () => {
  const label = 'Security code';

  const lengths: [number: string, hint: string, right: string][] = [
    ['', '3 or 4 digits on the card', '123'],
    ['4111111111111111', '3 digits on the back', '123'],
    ['378282246310005', '4 digits on the front', '1234'],
  ];

  for (const [number, hint, right] of lengths) {
    it(`has ${hint}`, async () => {
      const modal = await openPayment();
      await modal.fill('Card number', number);
      expect(modal.description(label)).to.equal(hint);
      await modal.type(label, right);
      expect(modal.error(label)).to.equal('');
      await modal.keys('56');
      expect(modal.error(label)).to.equal('The security code has too many digits');
    });
  }

  it('of three digits is not enough for American Express', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Card number': '378282246310005' });
    await modal.press('Review payment');
    expect(modal.error(label)).to.equal('The security code is not complete');
    await modal.type(label, '4');
    expect(modal.error(label)).to.equal('');
    expect((await paidCard(modal)).securityCode).to.equal('1234');
  });

  it('of four digits is too much once the card turns out to be no American Express', async () => {
    const modal = await openPayment();
    await modal.fill(label, '1234');
    expect(modal.error(label)).to.equal('');
    await modal.fillCard({ 'Security code': '' });
    await modal.press('Review payment');
    expect(modal.error(label)).to.equal('The security code has too many digits');
  });

  it('has digits only', async () => {
    const modal = await openPayment();
    await modal.type(label, '1x');
    expect(modal.error(label)).to.equal('A security code has digits only');
  });

  it('keeps its leading zeros', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Security code': '007' });
    expect((await paidCard(modal)).securityCode).to.equal('007');
  });

  it('is asked for where it is missing', async () => {
    expect(await errorAfterSubmission(label, '')).to.equal('Enter the security code');
    expect(await errorAfterSubmission(label, '12')).to.equal('The security code is not complete');
  });
});

describe('the name on the card', () => {
  const label = 'Name on card';

  for (const name of ['O’Neil-Łukasiewicz', '山田 太郎', 'José 3rd', 'X']) {
    it(`may have any characters: ${name}`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Name on card': name });
      expect((await paidCard(modal)).name).to.equal(name);
    });
  }

  it('has single blanks', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Name on card': '  Jordan   Rivera ' });
    expect((await paidCard(modal)).name).to.equal('Jordan Rivera');
  });

  it('is no card number', async () => {
    const modal = await openPayment();
    await modal.fill(label, '4111 1111 1111 1111');
    expect(modal.error(label)).to.equal('This looks like a card number. Enter the name on the card');
  });

  it('has a hundred characters at most', async () => {
    expect(await errorAfterSubmission(label, 'x'.repeat(101))).to.equal('The name is too long: 100 characters at most');
  });

  it('is asked for where there are only blanks', async () => {
    expect(await errorAfterSubmission(label, '   ')).to.equal('Enter the name on the card');
  });

  it('stands in the review', async () => {
    const modal = await openReview();
    expect(modal.lines.Name).to.equal('Jordan Rivera');
  });
});

describe('the billing ZIP code', () => {
  const label = 'Billing ZIP code';

  const accepted: [text: string, sent: string][] = [
    ['10001', '10001'],
    ['00501', '00501'],
    [' 10001 ', '10001'],
    ['10001-2345', '10001-2345'],
    ['100012345', '10001-2345'],
    ['10001 2345', '10001-2345'],
  ];

  for (const [text, sent] of accepted) {
    it(`is taken as “${text}”`, async () => {
      const modal = await openPayment();
      await modal.fillCard({ 'Billing ZIP code': text });
      expect((await paidCard(modal)).zip).to.equal(sent);
    });
  }

  for (const text of ['1000', '10001-23', '10001-']) {
    it(`is called incomplete only on submission: “${text}”`, async () => {
      const modal = await openPayment();
      await modal.fill(label, text);
      expect(modal.error(label)).to.equal('');
      expect(await errorAfterSubmission(label, text)).to.equal(
        'A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789',
      );
    });
  }

  for (const text of ['K1A 0B1', '1000123456']) {
    it(`is called wrong at once: “${text}”`, async () => {
      const modal = await openPayment();
      await modal.fill(label, text);
      expect(modal.error(label)).to.equal('A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789');
    });
  }
});
