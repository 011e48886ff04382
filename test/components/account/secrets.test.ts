import { expect } from '@open-wc/testing';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { openPayment, openReview, openSave, toCompany, toStored, type AccountHarness } from './account-harness.ts';
import { lost } from '../scripted-service.ts';
import { account, accountDetails, companyDetails } from './account-samples.ts';

const numbers = [accountDetails.accountNumber, accountDetails.routingNumber];
const taxId = companyDetails.TaxId;

function expectNoSecrets(text: string): void {
  for (const secret of [...numbers, taxId]) expect(text).not.to.contain(secret);
}

function expectNothingRendered(modal: AccountHarness): void {
  expectNoSecrets(modal.rendered);
}

/** Pays a company, whose tax id the page has sent. */
const companyInReview = () => openReview(toCompany);

describe('what must stay secret of a payee', () => {
  it('does reach the service, with the submission', async () => {
    const modal = await companyInReview();
    await modal.payNow();
    for (const secret of [...numbers, taxId]) expect(JSON.stringify(modal.submission)).to.contain(secret);
  });

  it('goes to the service with no other call, but the tax id of the page when it is opened', async () => {
    const modal = await companyInReview();
    modal.service.script('submit', lost());
    await modal.press('Pay');
    await modal.showsProblem();
    await modal.press('Cancel');
    await modal.press('Leave');
    const [opened, ...others] = modal.service.calls.filter(({ name }) => name !== 'submit');
    expect([opened, ...others].map((call) => call?.name)).to.deep.equal(['open', 'status', 'cancel']);
    expectNoSecrets(JSON.stringify(others));
    for (const number of numbers) expect(JSON.stringify(opened)).not.to.contain(number);
  });

  it('stands in no attribute and no text while it is typed', async () => {
    const modal = await openPayment(toCompany);
    await modal.fillAccount();
    await modal.press('Correct these details');
    expectNoSecrets(modal.markup);
    await modal.choose('New prepaid account');
    expectNoSecrets(modal.markup);
    await modal.choose('Bank account');
    expect(modal.rendered, 'it does stand in the inputs').to.contain(account['Account number']);
  });

  it('is in no field but those of the account: nobody types a tax id', async () => {
    const modal = await openPayment(toCompany);
    await modal.press('Correct these details');
    expect(modal.rendered).not.to.contain(taxId);
    expect(modal.fields.join()).not.to.match(/tax/i);
  });

  it('is not repeated in the errors', async () => {
    const modal = await openPayment(toCompany);
    await modal.press('Correct these details');
    const [accountNumber, routingNumber] = numbers;
    await modal.fillAll({ 'First name': accountNumber ?? '', 'ZIP code': routingNumber ?? '', 'Phone number': taxId });
    await modal.fillAccount({ 'Confirm account number': '1' });
    await modal.press('Review payment');
    expect(modal.summary?.links.length).to.be.above(2);
    expectNoSecrets(modal.markup);
  });

  it('is not in the page while the payment is reviewed', async () => {
    expectNothingRendered(await companyInReview());
  });

  it('is not in the page while the payment is on its way', async () => {
    const modal = await companyInReview();
    modal.service.hold('submit');
    await modal.press('Pay');
    expectNothingRendered(modal);
  });

  it('is not in the page while a lost answer is asked for', async () => {
    const modal = await companyInReview();
    modal.service.script('submit', lost());
    modal.service.hold('status');
    await modal.press('Pay');
    await modal.shows('We are checking what happened');
    expectNothingRendered(modal);
  });

  it('is not in the page after the payment, nor after it is closed', async () => {
    const modal = await companyInReview();
    await modal.payNow();
    expectNothingRendered(modal);
    await modal.close();
    expectNothingRendered(modal);
  });

  it('is not in the page after the method was saved', async () => {
    const modal = await openSave(toCompany);
    await modal.fillAccount();
    await modal.saveNow();
    expectNothingRendered(modal);
  });

  it('is not in the page after the person has left, nor in the next operation', async () => {
    const modal = await openPayment(toCompany);
    await modal.fillAccount();
    await modal.press('Cancel');
    await modal.press('Leave');
    expectNothingRendered(modal);
    await modal.pay(toCompany);
    expectNothingRendered(modal);
  });

  it('is not in the element after it was taken out of the page', async () => {
    const modal = await openPayment(toCompany);
    await modal.fillAccount();
    modal.element.remove();
    await modal.rest();
    expectNothingRendered(modal);
  });

  it('is in no event, whatever happens', async () => {
    const modal = await companyInReview();
    modal.service.script('submit', { code: 'InvalidAccountNumber' });
    await modal.press('Pay');
    await modal.showsForm();
    await modal.review();
    await modal.payNow();
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.paymentComplete', 'claims.unload']);
    expectNoSecrets(JSON.stringify(modal.events));
  });

  it('is in no event about options that are wrong', async () => {
    const modal = await openPayment();
    await modal.close();
    const given: unknown = { ...toCompany, AccountId: taxId, Amount: numbers[0], ClaimNumber: [numbers[1]] };
    modal.element.openAccount(given as AccountOptionObject);
    expect(modal.eventCodes.at(-1)).to.equal('claims.error');
    expectNoSecrets(JSON.stringify(modal.events));
  });

  it('stays secret where the service tells it by mistake', async () => {
    const modal = await openPayment(toStored);
    await modal.close();
    const payee = { ...modal.service.session.payee, taxId };
    modal.service.script('open', { ...modal.service.session, payee });
    await modal.pay(toStored);
    await modal.press('Correct these details');
    expectNothingRendered(modal);
  });

  it('is neither stored nor logged, nor does it get into the address', async () => {
    const logged: unknown[] = [];
    const original = { ...console };
    const methods = ['log', 'info', 'warn', 'error', 'debug', 'table', 'trace'];
    Object.assign(
      console,
      Object.fromEntries(methods.map((name) => [name, (...args: unknown[]) => logged.push(args)])),
    );
    try {
      const modal = await companyInReview();
      await modal.press('Pay');
      await modal.shows('Payment complete');
      await modal.close();
    } finally {
      Object.assign(console, original);
    }
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    expectNoSecrets(JSON.stringify([logged, stored, location.href, document.cookie]));
  });
});

describe('a page with the account modal that is put away', () => {
  const putAway = (modal: AccountHarness) => {
    dispatchEvent(new Event('pagehide'));
    return modal.rest();
  };

  it('takes the numbers with it, and leaves the rest', async () => {
    const modal = await openPayment();
    await modal.press('Correct these details');
    await modal.fill('City', 'Troy');
    await modal.fillAccount();
    await putAway(modal);
    expectNothingRendered(modal);
    expect(modal.value('City')).to.equal('Troy');
    expect(modal.isChosen('Checking')).to.be.true;
  });

  it('leaves nothing to be brought back by undoing', async () => {
    const modal = await openPayment();
    await modal.type('Account number', account['Account number']);
    await putAway(modal);
    modal.placeCaret('Account number', 0);
    await modal.shortcut('Control', 'z');
    expectNothingRendered(modal);
  });

  it('asks for the numbers again when it is brought back in the form', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await putAway(modal);
    await modal.press('Review payment');
    expect(modal.error('Account number')).to.equal('Enter the account number');
    await modal.fillAccount();
    await modal.review();
  });

  it('asks for the numbers again when it is brought back in the review', async () => {
    const modal = await openReview();
    await putAway(modal);
    await modal.showsForm();
    expect(modal.service.callsOf('submit')).to.deep.equal([]);
  });

  it('stays in the review where nothing secret was typed', async () => {
    const modal = await openPayment();
    await modal.choose('New prepaid account');
    await modal.review();
    await putAway(modal);
    expect(modal.heading).to.equal('Review the payment');
    await modal.payNow();
  });

  it('asks for the numbers again before a payment that was not received is sent once more', async () => {
    const modal = await openReview();
    modal.service.script('submit', lost());
    const answer = modal.service.hold('status');
    await modal.press('Pay');
    await putAway(modal);
    answer.resolve({ state: 'absent' });
    await modal.until(() => modal.hasForm && modal.summary !== undefined, 'the problem is told');
    expect(modal.value('Account number')).to.equal('');
  });
});
