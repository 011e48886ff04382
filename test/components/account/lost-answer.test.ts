import { expect } from '@open-wc/testing';
import { openRequest, openReview, openSave, toPerson, type AccountHarness } from './account-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { pauses } from '../waiting.ts';
import { accountDetails, individual } from './account-samples.ts';

const unknown = 'We are checking what happened';
const paid = { payee: individual, method: accountDetails, amount: 125_050 };

/** Pays, and the answer is lost. The first question for it is not answered before the test says so. */
async function payInVain() {
  const modal = await openReview();
  modal.service.script('submit', lost());
  const answer = modal.service.hold('status');
  await modal.press('Pay');
  await modal.shows(unknown);
  await modal.until(() => modal.service.callsOf('status').length === 1, 'the service is asked');
  return { modal, answer };
}

/** Asked so often that the person may leave. */
async function askedEnough(): Promise<AccountHarness> {
  const { modal, answer } = await payInVain();
  modal.service.script('status', lost(), lost(), lost(), lost());
  answer.reject(lost());
  await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
  await modal.askNow(4);
  return modal;
}

describe('a lost answer of the account modal', () => {
  it('is neither success nor failure, and leaves nothing to press', async () => {
    const { modal } = await payInVain();
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    expect(modal.screen).to.contain('We are asking whether it went through. Do not send it again elsewhere.');
    expect(modal.status).to.contain('The answer got lost on its way.');
    expect(modal.focused).to.equal(unknown);
    expect(modal.buttons).to.deep.equal([]);
    expect(modal.fields).to.deep.equal([]);
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
    expect(modal.service.callsOf('status')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0], 1]]);
  });

  it('is told once it is found: paid', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'answered', answer: { code: 'Success', receipt: modal.service.receipt(paid) } });
    await modal.shows('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete']);
    expect(modal.detail('claims.paymentComplete').paymentInfo.TransactionId).to.equal('T-70001');
    expect(modal.service.callsOf('submit')).to.have.length(1);
  });

  it('is told once it is found: declined', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'answered', answer: { code: 'InvalidAccountNumber' } });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
    expect(modal.value('Account number')).to.equal('000123456789');
    expect(modal.error('Account number')).not.to.equal('');
  });

  it('of a request is told once it is found: sent', async () => {
    const modal = await openRequest();
    modal.service.script('submit', lost());
    const method = { type: 'ePay', email: 'jordan@example.com' } as const;
    const receipt = modal.service.receipt({ ...paid, method });
    modal.service.script('status', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.sendNow();
    expect(modal.detail('claims.saveComplete').paymentInfo.PaymentMethodType).to.equal('EPay');
  });

  it('that the service never received leads back to the review', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'absent' });
    await modal.shows('Review the payment');
    expect(modal.summary?.text).to.equal(
      'There is a problem It did not reach us. Nothing has been paid or saved. You can send it again.',
    );
    expect(modal.focused).to.equal('There is a problem');
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('that the service never received is followed by the next attempt under the same key', async () => {
    const { modal, answer } = await payInVain();
    answer.resolve({ state: 'absent' });
    await modal.shows('Review the payment');
    await modal.payNow();
    const [first, second] = modal.service.callsOf('submit');
    expect([first?.[1], second?.[1]]).to.deep.equal([1, 2]);
    expect(second?.[0]).to.deep.equal(first?.[0]);
    expect(second?.[2]).to.deep.equal(first?.[2]);
  });

  it('of a method to be saved leads back to the form, with everything in it', async () => {
    const modal = await openSave();
    modal.service.script('submit', lost());
    await modal.fillAccount();
    await modal.press('Save payment method');
    await modal.showsProblem();
    expect(modal.summary?.text).to.contain('It did not reach us.');
    expect(modal.value('Account number')).to.equal('000123456789');
    await modal.saveNow();
    expect(modal.service.callsOf('submit').map(([, attempt]) => attempt)).to.deep.equal([1, 2]);
  });

  it('of a request that was not received leads back to its review', async () => {
    const modal = await openRequest();
    modal.service.script('submit', lost());
    await modal.press('Send payment request');
    await modal.showsProblem();
    expect(modal.heading).to.equal('Review the payment request');
    expect(modal.buttons).to.contain('Send payment request');
  });

  it('is not found by a refusal, which says nothing of the attempt', async () => {
    const { modal, answer } = await payInVain();
    answer.reject(refused('SessionUsed', 'sessionId'));
    await modal.until(() => modal.buttons.includes('Check now'), 'the question was answered');
    expect(modal.heading).to.equal(unknown);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('is asked for by itself after pauses that grow', async () => {
    const { modal, answer } = await payInVain();
    modal.service.script('status', lost(), lost(), lost());
    answer.reject(lost());
    for (let count = 1; count <= 4; count++) {
      await modal.rest();
      expect(modal.service.callsOf('status')).to.have.length(count);
      pauses.at(-1)?.end();
    }
    expect(pauses.map(({ milliseconds }) => milliseconds).slice(0, 4)).to.deep.equal([1_000, 2_000, 4_000, 8_000]);
  });

  it('lets the person go after enough questions, and tells the page that nobody knows', async () => {
    const modal = await askedEnough();
    expect(modal.screen).to.contain('call Prairie Mutual at (555) 010-0199');
    await modal.press('Close');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
    expect(modal.detail('claims.error')).to.deep.equal({
      description: { description: { ResponseCode: ['Unknown'] } },
    });
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'error' });
    await modal.rest();
    expect(modal.service.callsOf('cancel'), 'the session may have been used').to.deep.equal([]);
  });

  it('does not let the person go a question earlier', async () => {
    const { modal, answer } = await payInVain();
    modal.service.script('status', lost(), lost(), lost());
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    await modal.askNow(3);
    expect(modal.buttons).to.deep.equal(['Check now']);
    await modal.key('Escape');
    expect(modal.isOpen).to.be.true;
  });

  it('may still be found while the person stays', async () => {
    const modal = await askedEnough();
    const receipt = modal.service.receipt(paid);
    modal.service.script('status', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.press('Check now');
    await modal.shows('Payment complete');
  });

  it('pays once, whatever is lost on the way', async () => {
    const modal = await openReview(toPerson);
    modal.service.script('submit', lost(), lost());
    await modal.press('Pay');
    await modal.showsProblem();
    const receipt = modal.service.receipt(paid);
    modal.service.script('status', { state: 'answered', answer: { code: 'Success', receipt } });
    await modal.payNow();
    const keys = new Set(modal.service.callsOf('submit').map(([{ operationKey }]) => operationKey));
    expect(keys.size).to.equal(1);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete']);
  });
});
