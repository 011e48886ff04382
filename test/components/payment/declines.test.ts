import { expect } from '@open-wc/testing';
import { ResponseCode, type DeclineCode } from '../../../src/operation/response-codes.ts';
import { openPayment, openReview, openSave, type PaymentHarness } from './payment-harness.ts';
import { card } from './payment-samples.ts';

const codes = Object.values(ResponseCode).filter((code): code is DeclineCode => code !== 'Success');
const nothingCharged = / Nothing has been charged\.$/;

async function decline(modal: PaymentHarness, code: DeclineCode): Promise<PaymentHarness> {
  modal.service.script('pay', { code });
  await modal.press('Pay');
  await modal.showsForm();
  return modal;
}

describe('a decline', () => {
  it('keeps all that was typed but the security code', async () => {
    const modal = await openPayment();
    await modal.choose('Account balance');
    await modal.fillCard();
    await modal.fill('Billing street address', '12 Oak Street');
    await modal.review();
    await decline(modal, 'Declined');
    expect(modal.isChosen('Account balance')).to.be.true;
    expect(modal.value('Billing street address')).to.equal('12 Oak Street');
    const kept = Object.fromEntries(Object.keys(card).map((label) => [label, modal.value(label)]));
    expect(kept).to.deep.equal({ ...card, 'Security code': '' });
  });

  it('of a saved method is told in the same way', async () => {
    const modal = await openSave();
    modal.service.script('save', { code: 'InvalidCardNumber' });
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.error');
    expect(modal.detail('portal.error')).to.deep.include({ Details: { responseCode: ['InvalidCardNumber'] } });
    expect(modal.value('Card number')).to.equal(card['Card number']);
    expect(modal.value('Security code')).to.equal('');
    expect(modal.focused).to.equal('There is a problem');
  });

  it('asks for the security code again before the next attempt', async () => {
    const modal = await decline(await openReview(), 'Declined');
    await modal.press('Review payment');
    expect(modal.error('Security code')).to.equal('Enter the security code');
    expect(modal.service.callsOf('pay')).to.have.length(1);
  });

  it('gives way to what is wrong in the form, and does not come back', async () => {
    const modal = await decline(await openReview(), 'Declined');
    await modal.press('Review payment');
    expect(modal.summary?.links).to.deep.equal(['Enter the security code']);
    await modal.fill('Security code', '321');
    expect(modal.summary?.text).not.to.contain('declined');
  });

  it('of a saved method by token keeps it chosen', async () => {
    const savedMethod = {
      category: 'CreditCard',
      cardType: 'Visa',
      lastFourDigits: '4242',
      expirationMonth: 4,
      expirationYear: 2039,
    } as const;
    const modal = await openPayment({ token: 'TOKEN-1' }, { savedMethod });
    await modal.review();
    await decline(modal, 'CardExpired');
    expect(modal.isChosen('Visa ending in 4242, expires 04/39')).to.be.true;
    expect(modal.summary?.links, 'there is no field to go to').to.deep.equal([]);
  });
});

describe('the text of a decline', () => {
  const texts = new Map<string, DeclineCode>();

  for (const code of codes) {
    it(`is one of its own, and says that nothing was charged: ${code}`, async () => {
      const modal = await decline(await openReview(), code);
      const text = modal.summary?.text ?? '';
      expect(texts.get(text), `${code} has the text of`).to.be.undefined;
      texts.set(text, code);
      if (code === 'DuplicateTransaction') expect(text).to.contain('this one was not carried out');
      else expect(text).to.match(nothingCharged);
      expect(modal.detail('portal.error')).to.deep.include({ Details: { responseCode: [code] } });
    });
  }

  const links: [code: DeclineCode, label: string][] = [
    ['IncorrectValidationValue', 'Security code'],
    ['InvalidCardNumber', 'Card number'],
    ['CardTypeNotAccepted', 'Card number'],
    ['CardExpired', 'Expiration date'],
    ['AvsVerificationFailed', 'Billing ZIP code'],
  ];

  for (const [code, label] of links) {
    it(`leads to the field that it is about, which says the same: ${code}`, async () => {
      const modal = await decline(await openReview(), code);
      const [link = ''] = modal.summary?.links ?? [];
      expect(modal.error(label)).to.equal(link);
      await modal.press(link);
      expect(modal.focused).to.equal(label);
    });
  }

  for (const [code, label] of [
    ['InvalidAccountNumber', 'Account number'],
    ['InvalidRoutingNumber', 'Routing number'],
  ] as const) {
    it(`leads to the field that it is about, which says the same: ${code}`, async () => {
      const modal = await openPayment({ paymentCategory: 'ECheck' });
      await modal.fillAccount();
      await modal.review();
      await decline(modal, code);
      const [link = ''] = modal.summary?.links ?? [];
      expect(modal.error(label)).to.equal(link);
      await modal.press(link);
      expect(modal.focused).to.equal(label);
    });
  }

  it('stays at the field until that is changed, though there is nothing else wrong with it', async () => {
    const modal = await decline(await openReview(), 'InvalidCardNumber');
    await modal.fill('Security code', '321');
    expect(modal.error('Card number')).to.match(/^The bank does not know this card number/);
    await modal.fill('Card number', '5555555555554444');
    expect(modal.error('Card number')).to.equal('');
  });

  it('does not keep the same card from being sent once more', async () => {
    const modal = await decline(await openReview(), 'InvalidCardNumber');
    await modal.fill('Security code', '321');
    await modal.review();
    await modal.payNow();
  });

  it('names whom to call where a call helps', async () => {
    const modal = await decline(await openReview(), 'OverMaximumPayment');
    expect(modal.summary?.text).to.contain('call Prairie Mutual at (555) 010-0199');
  });

  it('names no field that is not on the screen', async () => {
    const modal = await decline(await openReview(), 'InvalidRoutingNumber');
    expect(modal.summary?.links).to.deep.equal([]);
  });
});
