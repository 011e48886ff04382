import { expect } from '@open-wc/testing';
import { accountEn } from '../../../src/account/account.en.ts';
import { catalogue as accountEs } from '../../../src/account/account.es.ts';
import {
  openPayment,
  openReview,
  openSave,
  setupAccount,
  toPerson,
  toStored,
  type AccountHarness,
} from './account-harness.ts';
import { accountPayment, individualDetails } from './account-samples.ts';
import { states } from './account-states.ts';
import { englishFinder } from '../spanish.ts';
import { describeSpanish } from '../suites/spanish-suite.ts';

const englishIn = englishFinder(accountEn, accountEs);

async function headingOf(prepare: (modal: AccountHarness) => void, lang?: string): Promise<string> {
  const modal = await setupAccount(lang === undefined ? {} : { attributes: { lang } });
  prepare(modal);
  modal.element.openAccount({ ...accountPayment, ...toPerson });
  await modal.showsForm();
  return modal.heading;
}

describe('the language of the account modal', () => {
  afterEach(() => {
    document.documentElement.lang = '';
  });

  for (const [lang, heading] of [
    ['', 'Pay a claim'],
    ['en-GB', 'Pay a claim'],
    ['la', 'Pay a claim'],
    ['es', 'Pagar un reclamo'],
    ['es-MX', 'Pagar un reclamo'],
  ] as const) {
    it(`is that of the page: “${lang}”`, async () => {
      expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal(heading);
    });
  }

  it('is that of the element itself first', async () => {
    expect(await headingOf(({ page }) => (page.lang = 'es'), 'en')).to.equal('Pay a claim');
  });

  it('stands on the dialog, so that it is read out rightly', async () => {
    expect((await openPayment(toPerson, { lang: 'es' })).language).to.equal('es');
    expect((await openPayment()).language).to.equal('en');
  });

  it('does not change while the modal is open', async () => {
    const modal = await openPayment();
    modal.element.lang = 'es';
    await modal.fillAccount();
    await modal.review();
    expect(modal.heading).to.equal('Review the payment');
  });
});

describe('an account modal in Spanish', () => {
  describeSpanish(states, englishIn);

  const codes = ['GatewayInternalError', 'NoProcessorResponse', 'InvalidRoutingNumber', 'Declined'] as const;
  for (const code of codes) {
    it(`says in Spanish why a payment was declined: ${code}`, async () => {
      const modal = await openReview(toPerson, { lang: 'es' });
      modal.service.script('submit', { code });
      await modal.press('Pay');
      await modal.showsForm();
      expect(modal.summary?.text).to.match(/^Hay un problema /);
      expect(englishIn(modal.texts)).to.deep.equal([]);
    });
  }

  it('says in Spanish what is wrong with each detail', async () => {
    const wrong = Object.fromEntries(Object.keys(individualDetails).map((name) => [name, 'x'.repeat(300)]));
    const modal = await openPayment(
      { IndividualDetails: { ...individualDetails, ...wrong, Phone: '2125550123', Zip: '1' } },
      { lang: 'es' },
    );
    await modal.fill('Phone number', 'home');
    await modal.fillAll({ 'Routing number': '021000022', 'Account number': '1', 'Confirm account number': '2' });
    await modal.press('Review payment');
    expect(modal.summary?.links).to.have.length(12);
    expect(englishIn(modal.texts)).to.deep.equal([]);
  });

  it('writes money and dates as in the United States, the month spelled out', async () => {
    const modal = await openPayment(toStored, { lang: 'es', session: { prepaidAccount: { balance: 2_500 } } });
    expect(modal.choices('Pay to')).to.contain('Cuenta prepagada Saldo $25.00');
    await modal.choose('Prepaid account');
    await modal.review();
    expect(modal.buttons).to.contain('Pagar $1,250.50');
    await modal.payNow();
    expect(modal.lines.Fecha).to.match(/^21 de noviembre de 2026\D+ 9:05 p\.\s?m\. EST$/);
  });

  it('tells the page the same as in English', async () => {
    const details: unknown[] = [];
    for (const lang of ['en', 'es']) {
      const modal = await openReview(toPerson, { lang });
      await modal.press('Pay');
      await modal.hears('claims.paymentComplete');
      details.push(modal.detail('claims.paymentComplete'));
    }
    expect(details[0]).to.deep.equal(details[1]);
  });

  it('announces errors in Spanish', async () => {
    const modal = await openPayment(toPerson, { lang: 'es' });
    await modal.type('Routing number', 'x');
    expect(modal.status).to.equal(accountEs['routingNumber.characters']);
  });
});

describe('texts of the insurer’s own in the account modal', () => {
  it('take the place of the library’s, with their placeholders filled in', async () => {
    const messages = { 'payment.heading': 'Pay the claimant', 'pay.button': 'Release {amount}', cancel: 'Not now' };
    const modal = await openPayment(toPerson, { messages });
    expect(modal.heading).to.equal('Pay the claimant');
    expect(modal.buttons).to.contain('Not now');
    await modal.fillAccount();
    await modal.press('Review payment');
    await modal.until(() => modal.buttons.includes('Release $1,250.50'), 'the button has its own text');
  });

  it('that are no texts are passed over', async () => {
    const messages = { 'save.heading': 7, cancel: null } as unknown as NonNullable<
      AccountHarness['element']['messages']
    >;
    const modal = await openSave(toPerson, { messages });
    expect(modal.heading).to.equal('Save a payment method');
    expect(modal.buttons).to.contain('Cancel');
  });
});
