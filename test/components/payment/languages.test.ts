import { expect } from '@open-wc/testing';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import { catalogue as paymentEs } from '../../../src/payment/payment.es.ts';
import { ResponseCode, type DeclineCode } from '../../../src/operation/response-codes.ts';
import { openPayment, openReview, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, sha256, today } from './payment-samples.ts';
import { states } from './payment-states.ts';
import { englishFinder } from '../spanish.ts';
import { describeSpanish } from '../suites/spanish-suite.ts';

const englishIn = englishFinder(paymentEn, paymentEs);

async function headingOf(prepare: (modal: PaymentHarness) => void, lang?: string): Promise<string> {
  const modal = await setupPayment(lang === undefined ? {} : { attributes: { lang } });
  prepare(modal);
  modal.element.makePayment(paymentOptions);
  await modal.showsForm();
  return modal.heading;
}

describe('the language', () => {
  afterEach(() => {
    document.documentElement.lang = '';
  });

  it('is English where the page says nothing', async () => {
    expect(await headingOf(() => undefined)).to.equal('Make a payment');
  });

  for (const lang of ['es', 'es-US', 'es-MX', 'ES']) {
    it(`is Spanish on a page in ${lang}`, async () => {
      expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal('Hacer un pago');
    });
  }

  for (const lang of ['en', 'la', 'est', '']) {
    it(`is English on a page in “${lang}”`, async () => {
      expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal('Make a payment');
    });
  }

  it('is that of what is around the element', async () => {
    expect(
      await headingOf(({ page }) => {
        document.documentElement.lang = 'en';
        page.lang = 'es';
      }),
    ).to.equal('Hacer un pago');
  });

  it('is that of the element itself first', async () => {
    expect(await headingOf(({ page }) => (page.lang = 'es'), 'en')).to.equal('Make a payment');
  });

  it('is that of the host where the element stands in a shadow root', async () => {
    expect(
      await headingOf(({ page, element }) => {
        page.lang = 'es';
        page.attachShadow({ mode: 'open' }).append(element);
      }),
    ).to.equal('Hacer un pago');
  });

  it('stands on the dialog, so that it is read out rightly', async () => {
    expect((await openPayment({}, { lang: 'es' })).language).to.equal('es');
    expect((await openPayment()).language).to.equal('en');
  });

  it('does not change while the modal is open, since an authorization was shown in it', async () => {
    const modal = await openPayment();
    modal.element.lang = 'es';
    await modal.fillCard();
    await modal.review();
    expect(modal.heading).to.equal('Review your payment');
  });

  it('may be another one in the next operation', async () => {
    const modal = await openPayment();
    await modal.close();
    modal.element.lang = 'es';
    modal.element.makePayment(paymentOptions);
    await modal.showsForm();
    expect(modal.heading).to.equal('Hacer un pago');
  });

  it('does not change what the page is told', async () => {
    const modal = await setupPayment({ lang: 'es' });
    modal.element.makePayment({});
    expect(modal.detail('portal.error')).to.have.nested.property('Details.sessionId[0]', 'This option is required.');
  });
});

describe('the check for English', () => {
  it('finds the English of the English screens', async () => {
    const modal = await openPayment();
    expect(englishIn(modal.texts)).to.include.members(['Make a payment', 'Card number', 'Cancel', 'Close']);
  });
});

describe('a modal in Spanish', () => {
  describeSpanish(states, englishIn);

  for (const code of Object.values(ResponseCode).filter((it): it is DeclineCode => it !== 'Success')) {
    it(`says in Spanish why a payment was declined: ${code}`, async () => {
      const modal = await openReview({}, { lang: 'es' });
      modal.service.script('pay', { code });
      await modal.press('Pay');
      await modal.showsForm();
      expect(modal.summary?.text).to.match(/^Hay un problema /);
      expect(englishIn(modal.texts)).to.deep.equal([]);
    });
  }

  it('writes money as in the United States and spells the month', async () => {
    const modal = await openPayment({ accountBalance: '1234.50' }, { lang: 'es' });
    await modal.choose('Account balance');
    await modal.fillCard();
    await modal.review();
    expect(modal.lines).to.include({ Total: '$1,234.50', 'Fecha del pago': today('es-US') });
    expect(today('es-US')).to.match(/ de \p{L}{4,} de \d{4}$/u);
    expect(modal.buttons).to.contain('Pagar $1,234.50');
  });

  it('has the authorization in Spanish, and proves that', async () => {
    const modal = await openPayment({ paymentCategory: 'ECheck' }, { lang: 'es' });
    await modal.fillAccount();
    await modal.review();
    const text = modal.section('Authorization for a one-time electronic debit');
    expect(text).to.match(/^Al seleccionar “Pagar \$107\.98”, yo, Jordan Rivera, autorizo a Prairie Mutual/);
    await modal.payNow();
    expect(modal.payment.authorization).to.deep.equal({
      version: '2026-11',
      language: 'es',
      sha256: await sha256(text),
    });
  });

  it('announces errors in Spanish', async () => {
    const modal = await openPayment({}, { lang: 'es' });
    await modal.type('Card number', '9');
    expect(modal.status).to.match(/^No aceptamos este tipo de tarjeta/);
  });
});

describe('texts of the insurer’s own', () => {
  it('take the place of the library’s', async () => {
    const modal = await openPayment({}, { messages: { 'makePayment.heading': 'Pay your premium', cancel: 'Not now' } });
    expect(modal.heading).to.equal('Pay your premium');
    expect(modal.buttons).to.contain('Not now');
    expect(modal.fields).to.contain('Card number');
  });

  it('have their placeholders filled in', async () => {
    const modal = await openPayment({}, { messages: { 'pay.button': 'Send {total} now' } });
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.until(() => modal.buttons.includes('Send $107.98 now'), 'the button has its own text');
  });

  it('are texts, whatever is in them', async () => {
    const modal = await openPayment({}, { messages: { 'makePayment.heading': '<em>Pay</em>' } });
    expect(modal.heading).to.equal('<em>Pay</em>');
    expect([...modal.tags]).not.to.include('em');
  });

  it('hold in every language', async () => {
    const modal = await setupPayment({ lang: 'es', messages: { 'makePayment.heading': 'Pague su prima' } });
    modal.element.makePayment(paymentOptions);
    await modal.showsForm();
    expect(modal.heading).to.equal('Pague su prima');
    expect(modal.buttons).to.contain('Cancelar');
  });
});
