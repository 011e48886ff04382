import { expect } from '@open-wc/testing';
import { lost, refused } from '../scripted-service.ts';
import { openPayment, openReview, openSave, type PaymentHarness, type PaymentSettings } from './payment-harness.ts';
import { pauses } from '../waiting.ts';
import { cardDetails, quote } from './payment-samples.ts';

const unknown = 'We are checking what happened';

/** Pays, and the answer is lost. The first question for it is not answered before the test says so. */
async function payInVain(settings: PaymentSettings = {}): Promise<{
  modal: PaymentHarness;
  answer: ReturnType<typeof hold>;
}> {
  const modal = await openReview({}, settings);
  modal.service.script('pay', lost());
  const answer = hold(modal);
  await modal.press('Pay');
  await modal.shows(unknown);
  await modal.until(() => modal.service.callsOf('paymentStatus').length === 1, 'the service is asked');
  return { modal, answer };
}

function hold(modal: PaymentHarness) {
  return modal.service.hold('paymentStatus');
}

/** Asked so often that the person may leave. */
async function askedEnough(): Promise<PaymentHarness> {
  const { modal, answer } = await payInVain();
  modal.service.script('paymentStatus', lost(), lost(), lost(), lost());
  answer.reject(lost());
  await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
  await modal.askNow(4);
  return modal;
}

describe('an answer that was lost', () => {
  it('is neither success nor failure', async () => {
    const { modal } = await payInVain();
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    expect(modal.screen).to.contain('We are asking whether it went through. Do not send it again elsewhere.');
    expect(modal.status).to.contain('The answer got lost on its way.');
  });

  it('leaves nothing to press, least of all to pay', async () => {
    const { modal } = await payInVain();
    expect(modal.buttons).to.deep.equal([]);
    expect(modal.fields).to.deep.equal([]);
  });

  it('takes the focus to its heading', async () => {
    const { modal } = await payInVain();
    expect(modal.focused).to.equal(unknown);
  });

  it('cannot be left, by Escape or otherwise', async () => {
    const { modal } = await payInVain();
    await modal.key('Escape', 3);
    await modal.goBack();
    expect(modal.heading).to.equal(unknown);
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).to.be.true;
  });

  it('is asked for under the key and the number of the attempt', async () => {
    const { modal } = await payInVain();
    expect(modal.service.callsOf('paymentStatus')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0], 1]]);
  });

  it('is told once it is found: paid', async () => {
    const { modal, answer } = await payInVain();
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    answer.resolve({ state: 'answered', answer: { code: 'Success', receipt } });
    await modal.shows('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
    expect(modal.detail('portal.paymentComplete')).to.include({ transactionId: 'T-70001' });
    expect(modal.service.callsOf('pay')).to.have.length(1);
  });

  it('is told once it is found: declined', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'answered', answer: { code: 'Declined' } });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error']);
    expect(modal.detail('portal.error')).to.deep.include({ Details: { responseCode: ['Declined'] } });
    expect(modal.value('Security code')).to.equal('');
  });

  it('that the service never received leads back to the review', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'absent' });
    await modal.shows('Review your payment');
    expect(modal.summary?.text).to.equal(
      'There is a problem It did not reach us. Nothing has been charged or saved. You can send it again.',
    );
    expect(modal.focused).to.equal('There is a problem');
    expect(modal.buttons).to.contain('Pay $107.98');
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('that the service never received is followed by the next attempt under the same key', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'absent' });
    await modal.shows('Review your payment');
    await modal.payNow();
    const [first, second] = modal.service.callsOf('pay');
    expect([first?.[1], second?.[1]]).to.deep.equal([1, 2]);
    expect(second?.[0]).to.deep.equal(first?.[0]);
    expect(second?.[2]).to.deep.equal(first?.[2]);
  });

  it('that is still being worked on is asked for again', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'processing' });
    await modal.until(() => modal.buttons.includes('Check now'), 'the question was answered');
    expect(modal.heading).to.equal(unknown);
    modal.service.script('paymentStatus', { state: 'answered', answer: { code: 'Declined' } });
    await modal.press('Check now');
    await modal.showsForm();
    expect(modal.service.callsOf('paymentStatus').map(([, attempt]) => attempt)).to.deep.equal([1, 1]);
  });

  it('is said to take longer from the second question on', async () => {
    const { modal, answer } = await payInVain();
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    expect(modal.screen).not.to.contain('Still no answer.');
    modal.service.script('paymentStatus', lost());
    await modal.askNow();
    expect(modal.screen).to.contain('Still no answer. We will ask again in a moment.');
    expect(modal.status).to.equal('Still no answer. We will ask again in a moment.');
  });

  it('leaves the focus where it is while it is asked for again', async () => {
    const { modal, answer } = await payInVain();
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    modal.service.script('paymentStatus', lost());
    await modal.key('Tab');
    await modal.key('Enter');
    await modal.until(() => modal.service.callsOf('paymentStatus').length === 2, 'the service is asked');
    await modal.rest();
    expect(modal.focused).to.equal('Check now');
  });

  it('is not found by a refusal, which says nothing of the attempt', async () => {
    const { modal, answer } = await payInVain();
    answer.reject(refused('SessionUsed', 'sessionId'));
    await modal.until(() => modal.buttons.includes('Check now'), 'the question was answered');
    expect(modal.heading).to.equal(unknown);
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('is asked for by itself after pauses that grow, without end', async () => {
    const { modal, answer } = await payInVain();
    modal.service.script('paymentStatus', ...Array.from({ length: 8 }, lost));
    answer.reject(lost());
    for (let count = 1; count <= 8; count++) {
      await modal.rest();
      expect(modal.service.callsOf('paymentStatus')).to.have.length(count);
      pauses.at(-1)?.end();
    }
    expect(pauses.map(({ milliseconds }) => milliseconds)).to.deep.equal([
      1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('is asked for once at a time', async () => {
    const { modal, answer } = await payInVain();
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    hold(modal);
    await modal.press('Check now', 3);
    await modal.rest();
    expect(modal.service.callsOf('paymentStatus')).to.have.length(2);
  });

  it('of a method to be saved leads back to the form', async () => {
    const modal = await openSave();
    modal.service.script('save', lost());
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.showsProblem();
    expect(modal.service.callsOf('saveStatus').map(([, attempt]) => attempt)).to.deep.equal([1]);
    expect(modal.summary?.text).to.contain('It did not reach us.');
    expect(modal.value('Security code'), 'nothing was declined').to.equal('123');
    await modal.saveNow();
    expect(modal.service.callsOf('save').map(([, attempt]) => attempt)).to.deep.equal([1, 2]);
  });

  it('of a method to be saved is told once it is found', async () => {
    const modal = await openSave();
    modal.service.script('save', lost());
    const receipt = modal.service.saveReceipt(cardDetails, true);
    modal.service.script('saveStatus', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.fillCard();
    await modal.saveNow();
    expect(modal.detail('portal.saveComplete')).to.include({ tokenId: 'TOKEN-9' });
  });
});

describe('an answer that cannot be had', () => {
  it('lets the person go after enough questions, and says what to do', async () => {
    const modal = await askedEnough();
    expect(modal.service.callsOf('paymentStatus')).to.have.length(5);
    expect(modal.buttons).to.include.members(['Close', 'Check now']);
    expect(modal.screen).to.contain(
      'We still do not know. You may close this window. Before you try again, check your account or call Prairie Mutual at (555) 010-0199.',
    );
  });

  it('does not let the person go a question earlier', async () => {
    const { modal, answer } = await payInVain();
    modal.service.script('paymentStatus', lost(), lost(), lost());
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    await modal.askNow(3);
    expect(modal.buttons).to.deep.equal(['Check now']);
    await modal.key('Escape');
    expect(modal.isOpen).to.be.true;
  });

  it('is told to the page as what it is, neither paid nor cancelled', async () => {
    const modal = await askedEnough();
    await modal.press('Close');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.unload']);
    expect(modal.detail('portal.error')).to.deep.equal({
      Description: 'The modal was closed before the result of the submission was known.',
      Details: { responseCode: ['Unknown'] },
    });
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'error' });
  });

  it('does not give the session back, since it may have been used', async () => {
    const modal = await askedEnough();
    await modal.press('Close');
    await modal.rest();
    expect(modal.service.callsOf('cancel')).to.deep.equal([]);
  });

  it('may still be found while the person stays', async () => {
    const modal = await askedEnough();
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    modal.service.script('paymentStatus', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.press('Check now');
    await modal.shows('Payment complete');
  });
});

describe('a submission over a bad line', () => {
  it('charges once, whatever is lost on the way', async () => {
    const modal = await openPayment();
    modal.service.script('quote', lost());
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.showsProblem();
    await modal.review();
    modal.service.script('pay', lost(), lost());
    await modal.press('Pay');
    await modal.showsProblem();
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    modal.service.script('paymentStatus', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.payNow();
    const keys = new Set(modal.service.callsOf('pay').map(([{ operationKey }]) => operationKey));
    expect(keys.size).to.equal(1);
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
  });
});
