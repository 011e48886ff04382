import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { openPayment, toPerson, toStored } from './account-harness.ts';
import { companyDetails, contactDetails, individualDetails, merchant, savedAccount } from './account-samples.ts';

const markup = '<img src=x onerror="window.hasRun = true"><b>${1+1}{{1+1}}</b>';
const hostileMerchant = { name: markup, phone: markup };

const hasMarkup = ({ tags }: Person) => tags.has('img') || tags.has('b');

describe('markup in a text of the account modal', () => {
  afterEach(() => {
    expect('hasRun' in window, 'a script has run').to.be.false;
  });

  const person = { ...individualDetails, FirstName: markup, LastName: markup, City: markup, State: markup };
  const company = { ...companyDetails, CompanyName: markup, Address: markup };
  const contact = { ...contactDetails, FirstName: markup };

  it('of a person stands in the form as it is', async () => {
    const modal = await openPayment(
      { IndividualDetails: person, ClaimNumber: markup },
      { session: { merchant: hostileMerchant } },
    );
    expect(modal.lines).to.include({ 'Claim number': markup, Name: `${markup} ${markup}` });
    expect(modal.lines.Address).to.contain(markup);
    expect(modal.screen).to.contain(`The account belongs to ${markup} ${markup}.`);
    expect(hasMarkup(modal)).to.be.false;
    await modal.press('Correct these details');
    expect(modal.value('First name')).to.equal(markup);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('of a company stands in the review and the confirmation as it is', async () => {
    const modal = await openPayment({ CompanyDetails: { ...company, ContactDetails: contact }, ClaimNumber: markup });
    await modal.fillAccount();
    await modal.review();
    expect(modal.lines).to.include({
      'Claim number': markup,
      Company: markup,
      Contact: `${markup} Lee`,
      'Name on account': markup,
    });
    expect(hasMarkup(modal)).to.be.false;
    await modal.payNow();
    expect(modal.screen).to.contain(`${markup} has been paid.`);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('of the service stands on each screen as it is', async () => {
    const bankAccounts = [{ ...savedAccount, bankName: markup, lastFourDigits: markup }];
    const modal = await openPayment(
      { ...toStored, EPayAllowed: true },
      { session: { merchant: hostileMerchant, bankAccounts } },
    );
    const named = `${markup} account ending in ${markup}`;
    expect(modal.choices('Pay to')).to.contain(`${named} Checking`);
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': named });
    await modal.press('Back');
    await modal.choose('Let the payee choose, by email');
    await modal.press('Review payment request');
    await modal.shows('Review the payment request');
    const receipt = modal.service.receipt({
      payee: modal.service.session.payee,
      method: { type: 'ePay', email: markup },
    });
    modal.service.script('submit', { code: 'Success', receipt });
    await modal.sendNow();
    expect(modal.screen).to.contain(`We have sent an email to ${markup}.`);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('of the merchant stands in what went wrong as it is', async () => {
    const modal = await openPayment(toPerson, { session: { merchant: hostileMerchant } });
    await modal.fillAccount();
    await modal.review();
    modal.service.script('submit', { code: 'Call' });
    await modal.press('Pay');
    await modal.showsProblem();
    expect(modal.summary?.text).to.contain(`call ${markup} at ${markup}.`);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('with placeholders of the catalogue in it is not filled in', async () => {
    const modal = await openPayment(
      { IndividualDetails: { ...individualDetails, FirstName: '{merchant}', LastName: '{amount}' } },
      { session: { merchant: { ...merchant, name: '{phone}' } } },
    );
    expect(modal.screen).to.contain('The account belongs to {merchant} {amount}.');
    await modal.fillAccount();
    await modal.review();
    modal.service.script('submit', { code: 'Call' });
    await modal.press('Pay');
    await modal.showsProblem();
    expect(modal.summary?.text).to.contain('call {phone} at (555) 010-0199.');
  });
});
