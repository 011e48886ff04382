import { expect } from '@open-wc/testing';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { testIn } from '../../test-in.ts';
import { lost, refused } from '../scripted-service.ts';
import { Keyboard } from '../keyboard.ts';
import { isFocusInSight } from '../layout.ts';
import { openReview, setupPayment, type PaymentHarness } from './payment-harness.ts';

const test = testIn(addressed);
const email = 'pat@example.com';
const sent = `Receipt sent to ${email}`;

async function paid(): Promise<PaymentHarness> {
  const modal = await openReview({}, { sendsReceipts: true });
  await modal.payNow();
  expect(modal.buttons).to.deep.equal(['Copy', 'Email receipt', 'Print', 'Close']);
  expect(modal.fields).to.deep.equal([]);
  return modal;
}

async function addressed(address = email): Promise<PaymentHarness> {
  const modal = await paid();
  await modal.press('Email receipt');
  await modal.fill('Email address', address);
  return modal;
}

async function send(modal: PaymentHarness, text = sent): Promise<void> {
  await modal.press('Send receipt');
  await says(modal, text);
}

const says = (modal: PaymentHarness, text: string) => modal.until(() => modal.status === text, `“${text}” is said`);

it('A receipt by e-mail is not offered if a custom service lacks the call', async () => {
  const modal = await setupPayment({ sendsReceipts: true });
  const own: PaymentService = modal.service.api;
  delete own.sendReceipt;
  modal.element.service = own;
  await modal.pay();
  await modal.fillInAndReview();
  await modal.payNow();
  expect(modal.buttons).not.to.include('Email receipt');
});

it('A receipt by e-mail is sent once, for the payment that was made, in the language of the modal', async () => {
  const modal = await addressed(` ${email} `);
  await modal.press('Send receipt', 2);
  await says(modal, sent);
  const [[credentials] = []] = modal.service.callsOf('open');
  expect(modal.service.callsOf('sendReceipt')).to.deep.equal([
    [credentials, { transactionId: 'T-70001', email, language: 'en' }],
  ]);
  expect(modal.fields).to.deep.equal([]);
});

for (const [typed, problem] of [
  ['', 'Enter the email address'],
  ['pat@example.com,ann@example.com', 'Enter an email address, such as name@example.com'],
] as const) {
  it(`A receipt by e-mail is not sent to “${typed}”, and the field shows why`, async () => {
    const modal = await addressed(typed);
    await modal.press('Send receipt');
    expect(modal.error('Email address')).to.equal(problem);
    expect(modal.focused).to.equal('Email address');
    expect(modal.service.callsOf('sendReceipt')).to.deep.equal([]);
    await modal.type('Email address', 'x');
    expect(modal.error('Email address')).to.equal('');
  });
}

test('A receipt by e-mail that was not sent is announced, keeps the address, and may be tried again if the service could not be reached', async (modal) => {
  modal.service.script('sendReceipt', lost());
  await send(modal, 'We couldn’t send the receipt. Your payment isn’t affected. Try again.');
  expect(modal.value('Email address')).to.equal(email);
  await send(modal);
  const [first, second] = modal.service.callsOf('sendReceipt');
  expect(second).to.deep.equal(first);
});

test('A receipt by e-mail that was not sent may be printed if the service refuses it', async (modal) => {
  modal.service.script('sendReceipt', refused('InvalidRequest', 'email'));
  await send(modal, 'This receipt couldn’t be sent. Your payment isn’t affected. You can print the receipt.');
  expect(modal.heading).to.equal('Payment complete');
  expect(modal.buttons).to.include('Print');
  expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
});

test('A modal can be closed while a receipt by e-mail is on its way, and a late answer is ignored', async (modal) => {
  const sending = modal.service.hold('sendReceipt');
  await modal.press('Send receipt');
  expect(modal.isPageHeld).to.be.false;
  await modal.untilClosed(() => modal.key('Escape'));
  sending.reject(lost());
  await modal.rest();
  expect(modal.isOpen).to.be.false;
  expect(modal.eventCodes.at(-1)).to.equal('portal.unload');
});

it('A receipt by e-mail is requested, addressed and sent with the keyboard, and the focus stays there', async () => {
  const modal = await paid();
  const keyboard = new Keyboard(modal);
  await keyboard.moveTo('Email receipt');
  await modal.key('Enter');
  expect(modal.focused).to.equal('Email address');
  await modal.keys(email);
  await modal.key('Enter');
  await says(modal, sent);
  expect(modal.focused).to.equal('Email receipt');
  expect(isFocusInSight()).to.be.true;
  await modal.key('Tab');
  await modal.key('Enter');
  expect(modal.focused).to.equal('Email address');
});

test('The receipt by e-mail sends no secrets, and the closed modal contains no address', async (modal) => {
  const { inputs } = modal;
  await send(modal);
  expect(inputs.map(({ value }) => value)).to.deep.equal(['']);
  const given = JSON.stringify(modal.service.callsOf('sendReceipt'));
  for (const secret of ['4111', '1111', '10001', 'Jordan']) expect(given).not.to.contain(secret);
  await modal.close();
  expect(modal.rendered).not.to.contain(email);
});
