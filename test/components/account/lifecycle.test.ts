import { expect } from '@open-wc/testing';
import { accountEventCodes, type AccountEventCode } from '../../../src/account/account-events.ts';
import { openPayment, openReview, setupAccount, toPerson, type AccountHarness } from './account-harness.ts';
import { lost } from '../scripted-service.ts';
import { accountDetails, accountPayment, accountSave, individual } from './account-samples.ts';

const options = { ...accountPayment, ...toPerson };
const paid = { payee: individual, method: accountDetails, amount: 125_050 };
const fail = (reason: string) => ({ description: { description: { operation: [reason] } } });
const notInPage = 'The claims-account element is not in the page. Add it before the operation.';
const openAlready = 'The modal is open already. Wait for claims.unload before the next operation.';

async function remove(modal: AccountHarness): Promise<void> {
  modal.element.remove();
  await modal.rest();
}

describe('an account element that is taken out of the page', () => {
  it('cancels the operation, gives the session and the focus back, and ends with the reason removed', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
    expect(modal.service.callsOf('cancel')).to.have.length(1);
    expect(modal.focused).to.equal('Pay the claim');
  });

  it('before the modal is on the screen opens nothing, and can be used again', async () => {
    const modal = await setupAccount();
    modal.element.openAccount(options);
    await remove(modal);
    expect(modal.detail('claims.error')).to.deep.equal(fail(notInPage));
    expect(modal.eventCodes).to.deep.equal(['claims.error']);
    expect(modal.service.calls).to.deep.equal([]);
    modal.page.append(modal.element);
    await modal.pay();
    expect(modal.isOpen).to.be.true;
  });

  it('while it is loading cancels the operation', async () => {
    const modal = await setupAccount();
    const answer = modal.service.hold('open');
    modal.element.openAccount(options);
    await modal.hears('claims.load');
    await remove(modal);
    answer.resolve(modal.service.session);
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload']);
  });

  it('while a payment is on its way tells how it went, then that it is gone', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('submit');
    await modal.press('Pay');
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    answer.resolve({ code: 'Success', receipt: modal.service.receipt(paid) });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
  });

  it('tells those who listen around its place, once, how a payment on its way ended', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('submit');
    const heard: string[] = [];
    for (const code of accountEventCodes) modal.page.addEventListener(code, () => heard.push(code));
    await modal.press('Pay');
    await remove(modal);
    answer.resolve({ code: 'ACHTransactionFailed' });
    await modal.hears('claims.unload');
    expect(heard).to.deep.equal(['claims.error', 'claims.canceled', 'claims.unload']);
  });

  it('goes on asking for a lost answer', async () => {
    const modal = await openReview();
    modal.service.script('submit', lost());
    const answer = modal.service.hold('status');
    await modal.press('Pay');
    await modal.shows('We are checking what happened');
    await remove(modal);
    answer.resolve({ state: 'answered', answer: { code: 'Success', receipt: modal.service.receipt(paid) } });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete', 'claims.unload']);
  });

  it('after the payment tells only that it is gone', async () => {
    const modal = await openReview();
    await modal.payNow();
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'removed' });
  });

  it('can be put back and used again, with nothing of before', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await remove(modal);
    modal.page.append(modal.element);
    await modal.pay();
    expect(modal.value('Account number')).to.equal('');
    expect(modal.focused).to.equal('Bank account');
  });

  it('cannot open anything, and says so', async () => {
    const modal = await setupAccount();
    modal.element.remove();
    modal.element.openAccount(options);
    await modal.rest();
    expect(modal.detail('claims.error')).to.deep.equal(fail(notInPage));
    expect(modal.service.calls).to.deep.equal([]);
  });
});

describe('an account element that is moved in the page', () => {
  async function move(modal: AccountHarness): Promise<void> {
    const place = document.createElement('section');
    modal.page.append(place);
    place.append(modal.element);
    await modal.rest();
  }

  it('keeps the modal open with what was typed, and says nothing', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await move(modal);
    expect(modal.isOpen).to.be.true;
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    expect(modal.value('Account number')).to.equal('000123456789');
    await modal.review();
  });

  it('keeps a payment that is on its way', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('submit');
    await modal.press('Pay');
    await move(modal);
    answer.resolve({ code: 'Success', receipt: modal.service.receipt(paid) });
    await modal.shows('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.paymentComplete']);
  });

  it('gives the focus back to where it was before the modal opened', async () => {
    const modal = await openPayment();
    await move(modal);
    await modal.close();
    expect(modal.focused).to.equal('Pay the claim');
  });
});

describe('a second account operation', () => {
  it('while one is open is an error, and changes nothing', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    modal.element.openAccount({ ...accountSave, ...toPerson });
    await modal.rest();
    expect(modal.detail('claims.error')).to.deep.equal(fail(openAlready));
    expect(modal.heading).to.equal('Pay a claim');
    expect(modal.value('Account number')).to.equal('000123456789');
    expect(modal.service.callsOf('open')).to.have.length(1);
  });

  it('in the same turn is an error, and the first one opens', async () => {
    const modal = await setupAccount();
    modal.element.openAccount(options);
    modal.element.openAccount(options);
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['claims.error', 'claims.load']);
  });

  it('may be started by the listener of claims.unload', async () => {
    const modal = await openPayment();
    modal.element.addEventListener('claims.unload', () => modal.element.openAccount(options), { once: true });
    await modal.untilClosed(() => modal.close());
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload', 'claims.load']);
  });

  it('has keys of its own, and begins with nothing of the first', async () => {
    const modal = await openReview();
    await modal.payNow();
    await modal.close();
    await modal.pay({ ...toPerson, SessionId: 'another' });
    const [[first] = [], [second] = []] = modal.service.callsOf('open');
    expect(second?.sessionKey).to.equal('another');
    expect(second?.operationKey).not.to.equal(first?.operationKey);
    expect(modal.fields.map((label) => modal.value(label)).join('')).to.equal('');
    expect([modal.isChosen('Checking'), modal.isChosen('Savings')]).to.deep.equal([false, false]);
  });

  it('may be of another kind', async () => {
    const modal = await openPayment();
    await modal.close();
    await modal.save();
    expect(modal.heading).to.equal('Save a payment method');
  });
});

describe('two account elements', () => {
  it('are opened and closed each for itself', async () => {
    const one = await openPayment();
    const other = await setupAccount();
    await one.close();
    await other.save();
    await other.close();
    expect(one.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload']);
    expect(other.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload']);
  });
});

describe('a listener that throws at the account modal', () => {
  const { onerror } = window;
  const { error } = console;
  let errors = 0;
  let isRunning = false;

  // The test runner takes an error that reaches the window for one of the test.
  beforeEach(() => {
    errors = 0;
    isRunning = true;
    console.error = () => undefined;
    window.onerror = () => {
      errors += 1;
      return true;
    };
  });

  afterEach(() => {
    isRunning = false;
    console.error = error;
    window.onerror = onerror;
  });

  function throwOn(modal: AccountHarness, ...codes: AccountEventCode[]): void {
    for (const code of codes) {
      modal.element.addEventListener(code, () => {
        if (isRunning) throw new Error('The page has a bug.');
      });
    }
  }

  it('does not stop a payment', async () => {
    const modal = await setupAccount();
    throwOn(modal, 'claims.load', 'claims.error', 'claims.paymentComplete', 'claims.unload');
    await modal.pay();
    await modal.fillAccount();
    await modal.review();
    modal.service.script('submit', { code: 'ACHTransactionFailed' });
    await modal.press('Pay');
    await modal.showsForm();
    await modal.review();
    await modal.payNow();
    await modal.close();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.paymentComplete', 'claims.unload']);
    expect(errors, 'the page hears of its own bugs').to.equal(4);
  });

  it('does not stop a cancellation', async () => {
    const modal = await setupAccount();
    throwOn(modal, 'claims.canceled', 'claims.unload');
    await modal.pay();
    await modal.close();
    expect(modal.focused).to.equal('Pay the claim');
    await modal.pay();
    expect(errors).to.equal(2);
  });
});
