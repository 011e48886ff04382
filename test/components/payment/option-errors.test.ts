import { expect } from '@open-wc/testing';
import { openPayment, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions as table, type PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { PortalError } from '../../../src/payment/events.ts';
import { flatFees, paymentOptions, percentageFees, saveOptions, savedAccount } from './payment-samples.ts';

/** A page is not bound to the types. */
function payWith(modal: PaymentHarness, options: unknown): void {
  modal.element.makePayment(options as PaymentOptionObject);
}

function problems(modal: PaymentHarness): PortalError['Details'] {
  return (modal.detail('portal.error') as PortalError).Details;
}

describe('options that are missing or wrong', () => {
  it('are all reported together', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({});
    expect(modal.detail('portal.error')).to.deep.equal({
      Description:
        'The operation was not started. Please check: sessionId, paymentCategory, feeContext, minAmountDue, accountBalance, clientReferenceData1.',
      Details: {
        sessionId: ['This option is required.'],
        paymentCategory: ['This option is required.'],
        feeContext: ['This option is required.'],
        minAmountDue: ['This option is required.'],
        accountBalance: ['This option is required.'],
        clientReferenceData1: ['This option is required.'],
      },
    });
  });

  it('are fewer for a save, which needs only a session and a category', async () => {
    const modal = await setupPayment();
    modal.element.savePaymentMethod({});
    expect(Object.keys(problems(modal))).to.deep.equal(['sessionId', 'paymentCategory']);
  });

  it('keep the modal closed and the service alone', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({ ...paymentOptions, sessionId: '' });
    await modal.rest();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.error']);
    expect(modal.service.calls).to.deep.equal([]);
  });

  it('leave the next call as if nothing had been', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({});
    await modal.pay();
    expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.load']);
  });

  const wrong: [option: string, value: unknown, message: string][] = [
    ['paymentCategory', 'creditcard', 'This option must be one of: CreditCard, ECheck, UserSelect.'],
    ['feeContext', 'WithFee', 'This option must be one of: PaymentWithFee, PaymentWithoutFee.'],
    [
      'amountContext',
      'Any',
      'This option must be one of: AmountDueOnly, SelectAmount, SelectOrEnterAmount, SelectOrEnterAmountConstrained.',
    ],
    ['saveOption', true, 'This option must be one of: UserSelect, Save, DoNotSave.'],
    ['minAmountDue', '0', 'This option must be greater than zero.'],
    ['minAmountDue', 0, 'This option must be greater than zero.'],
    ...['-5', '1,000', '1e3', '0x10', '10.999', '$5', 'five', Number.NaN, Infinity, 10.999, {}, true].map(
      (value): [string, unknown, string] => [
        'minAmountDue',
        value,
        'This option must be an amount of dollars with at most two decimals, such as 107.98.',
      ],
    ),
    ['accountBalance', '1 000', 'This option must be an amount of dollars with at most two decimals, such as 107.98.'],
    ['confirmationDisplay', 'yes', 'This option must be true or false.'],
    ['acknowledgmentRequired', 1, 'This option must be true or false.'],
    ['clientReferenceData1', {}, 'This option must be text.'],
    ['policyHolderName', ['Jordan'], 'This option must be text.'],
    ['sessionId', 'x'.repeat(1001), 'This option is too long: at most 1000 characters are allowed.'],
  ];

  for (const [option, value, message] of wrong) {
    const shown = typeof value === 'string' && value.length > 20 ? `${value.slice(0, 5)}…` : String(value);
    it(`are reported under their name: ${option} ${shown} (${typeof value})`, async () => {
      const modal = await setupPayment();
      payWith(modal, { ...paymentOptions, [option]: value });
      expect(problems(modal)).to.deep.equal({ [option]: [message] });
    });
  }

  it('are never repeated in the messages', async () => {
    const modal = await setupPayment();
    payWith(modal, Object.fromEntries(Object.keys(table).map((name) => [name, `4111111111111111${'x'.repeat(1000)}`])));
    expect(JSON.stringify(modal.detail('portal.error'))).not.to.contain('4111');
  });

  it('are told for a payment option only where there is a payment', async () => {
    const modal = await setupPayment();
    modal.element.savePaymentMethod({ ...saveOptions, minAmountDue: 'nothing' });
    await modal.hears('portal.load');
    expect(modal.eventCodes).not.to.contain('portal.error');
  });
});

describe('options that may be left out', () => {
  for (const absent of [null, undefined, '', '   ']) {
    it(`take their defaults from ${JSON.stringify(absent) ?? 'undefined'}`, async () => {
      const modal = await setupPayment();
      payWith(modal, { ...paymentOptions, amountContext: absent, saveOption: absent, confirmationDisplay: absent });
      await modal.showsForm();
      expect(modal.choices('Amount to pay')).to.contain('Another amount');
      expect(modal.screen).not.to.contain('future payments');
    });
  }

  it('may have names that nobody knows', async () => {
    const modal = await setupPayment();
    payWith(modal, { ...paymentOptions, theme: 'dark', onReady: () => undefined });
    await modal.hears('portal.load');
    expect(modal.eventCodes).not.to.contain('portal.error');
  });

  it('are asked after once where a name is nearly one that exists', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      const modal = await setupPayment();
      payWith(modal, { ...paymentOptions, billngZip: '10001' });
      await modal.hears('portal.load');
      payWith(await setupPayment(), { ...paymentOptions, billngZip: '10001' });
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.deep.equal(['portal-payment: there is no option billngZip. Did you mean billingZip?']);
  });
});

describe('options that do not suit the merchant', () => {
  const unsuitable: [
    title: string,
    options: PaymentOptionObject,
    settings: Parameters<typeof setupPayment>[0],
    object,
  ][] = [
    [
      'a category that is not taken',
      { paymentCategory: 'ECheck' },
      { merchant: { methods: ['CreditCard'] } },
      { paymentCategory: ['The merchant does not take this kind of payment. It takes: CreditCard.'] },
    ],
    [
      'a choice of method where the fee is a percentage',
      { paymentCategory: 'UserSelect' },
      { merchant: { fees: percentageFees } },
      {
        paymentCategory: [
          'UserSelect is not supported with percentage-based processing fees. Use CreditCard or ECheck.',
        ],
      },
    ],
    [
      'an account group that does not exist',
      { accountGroupCode: 'Nowhere' },
      {},
      { accountGroupCode: ['The merchant has no account group of this code.'] },
    ],
    [
      'a saved method of another category',
      { token: 'TOKEN-1' },
      { savedMethod: savedAccount },
      { token: ['The saved method is not of the payment category.'] },
    ],
  ];

  for (const [title, options, settings, details] of unsuitable) {
    it(`are reported once the session is there: ${title}`, async () => {
      const modal = await setupPayment(settings);
      modal.element.makePayment({ ...paymentOptions, ...options });
      await modal.hears('portal.error');
      expect(problems(modal)).to.deep.equal(details);
      expect(modal.heading).to.equal('This cannot be started');
    });
  }

  it('give the session back, and leave with the reason error', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({ ...paymentOptions, accountGroupCode: 'Nowhere' });
    await modal.shows('This cannot be started');
    await modal.press('Close');
    expect(modal.service.callsOf('cancel')).to.have.length(1);
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'error' });
  });

  it('may name an account group that exists, which goes with the payment', async () => {
    const modal = await openPayment({ accountGroupCode: 'North' }, { merchant: { fees: flatFees } });
    await modal.fillCard();
    await modal.review();
    await modal.press('Pay');
    await modal.hears('portal.paymentComplete');
    expect(modal.payment.references.accountGroupCode).to.equal('North');
  });
});
