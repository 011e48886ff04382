import { suiteNeeds } from '../engine.ts';
import { setupAccount, toCompany } from './account/account-harness.ts';
import { account, accountPayment } from './account/account-samples.ts';
import { setupAdjuster } from './adjuster/adjuster-harness.ts';
import { toCreate, withParty } from './adjuster/adjuster-samples.ts';
import { Keyboard } from './keyboard.ts';
import { Listener } from './listener.ts';
import type { Person } from './person.ts';
import { lost, type HeldAnswer } from './scripted-service.ts';
import { setupPayment } from './payment/payment-harness.ts';
import { account as debited, card, flatFees, paymentOptions } from './payment/payment-samples.ts';

async function open(listener: Listener, modal: Person, { resolve }: HeldAnswer<never>, what = 'The form') {
  await listener.during(`${what} is there`, async () => {
    resolve(modal.service.session as never);
    await modal.until(() => modal.tags.has('form') || modal.tags.has('table'), 'the modal is ready');
  });
  await listener.read(what);
}

async function fillInAndReview(listener: Listener, modal: Person, fillIn: () => Promise<void>, payButton: string) {
  await listener.during('Filled in with Tab and keys', fillIn);
  await listener.during('Sent to be reviewed', async () => {
    await modal.key('Enter');
    await modal.until(() => modal.buttons.includes(payButton), 'it can be reviewed');
  });
}

/**
 * The complete announcements of a screen reader, for a person to read and judge: `transcripts/*.txt`. To rewrite
 * them: `npm run test:browser -- --files test/components/transcripts.test.ts --update-snapshots`.
 */
describe('a screen reader reads', () => {
  suiteNeeds('every state and size');

  it('a payment by card, with errors', async () => {
    const modal = await setupPayment({ merchant: { fees: flatFees } });
    const opened = modal.service.hold('open');
    modal.element.makePayment({ ...paymentOptions, paymentCategory: 'UserSelect', feeContext: 'PaymentWithFee' });
    await modal.hears('portal.load');
    const keyboard = new Keyboard(modal);
    const listener = await Listener.begin(modal, 'A payment by card, as a screen reader says it');
    await open(listener, modal, opened);
    await listener.during('Sent too early', async () => {
      await modal.pressByKey('Review payment');
      await modal.showsProblem();
    });
    await fillInAndReview(listener, modal, () => keyboard.typeAll(card), 'Pay $110.48');
    await listener.read('The review');
    const paid = modal.service.hold('pay');
    await listener.during('Pay', () => modal.pressByKey('Pay $110.48'));
    await listener.during('It is paid', async () => {
      paid.resolve({ code: 'Success', receipt: modal.service.paymentReceipt(modal.service.lastGiven('pay')[2]) });
      await modal.shows('Payment complete');
    });
    await listener.read('The end');
    await listener.end('payment.txt');
  });

  it('a payment from a bank account', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({ ...paymentOptions, paymentCategory: 'ECheck' });
    await modal.showsForm();
    const listener = await Listener.begin(modal, 'A payment from a bank account, as a screen reader says it');
    await fillInAndReview(listener, modal, () => new Keyboard(modal).typeAccount(debited), 'Pay $107.98');
    await listener.read('The review');
    await listener.during('It is submitted', async () => {
      await modal.pressByKey('Pay $107.98');
      await modal.shows('Payment submitted');
    });
    await listener.read('The end');
    await listener.end('bank-payment.txt');
  });

  it('a payment to a company whose answer is lost', async () => {
    const modal = await setupAccount();
    const opened = modal.service.hold('open');
    modal.element.openAccount({ ...accountPayment, ...toCompany });
    await modal.hears('claims.load');
    const listener = await Listener.begin(modal, 'A payment to a company, as a screen reader says it');
    await open(listener, modal, opened);
    await fillInAndReview(listener, modal, () => new Keyboard(modal).typeAccount(account), 'Pay $1,250.50');
    modal.service.script('submit', lost());
    modal.service.script('status', lost());
    const found = modal.service.hold('status');
    await listener.during('Pay; the connection breaks', async () => {
      await modal.pressByKey('Pay $1,250.50');
      await modal.shows('We’re checking this payment');
      await modal.until(() => modal.buttons.includes('Check now'), 'it may be asked');
    });
    await listener.read('While it is not known');
    await listener.during('Check now', () => modal.pressByKey('Check now'));
    await listener.during('It was paid', async () => {
      const receipt = modal.service.receipt(modal.service.lastGiven('submit')[2]);
      found.resolve({ state: 'answered', answer: { code: 'Success', receipt } });
      await modal.shows('Payment sent');
    });
    await listener.end('account.txt');
  });

  it('an approval request that is created, viewed and canceled', async () => {
    const modal = await setupAdjuster();
    const opened = modal.service.hold('openCreate');
    modal.element.createApprovalRequest(toCreate);
    await modal.hears('claims.load');
    const listener = await Listener.begin(modal, 'An approval request, as a screen reader says it');
    await open(listener, modal, opened, 'What was uploaded');
    await listener.during('Create request', async () => {
      await modal.pressByKey('Create request');
      await modal.shows('Approval request created');
    });
    await modal.untilClosed(() => modal.close());
    await modal.manage();
    await listener.read('The request, opened again');
    await listener.during('Resend email', () => modal.pressByKey('Resend email to Jordan Rivera'));
    await listener.during('Somebody approves meanwhile', () =>
      modal.keepCurrent(withParty('Sam Okafor', { status: 'Done', changedAt: '2026-11-24T12:00:00' })),
    );
    await listener.during('Cancel request', () => modal.pressByKey('Cancel request'));
    await listener.during('Cancel the request', async () => {
      await modal.pressByKey('Cancel the request');
      await modal.shows('Approval request canceled');
    });
    await listener.end('approval.txt');
  });
});
