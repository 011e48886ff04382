import { expect } from '@open-wc/testing';
import { describeMarkup } from '../suites/markup-suite.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, openPayment, openReview, toStored } from './account-harness.ts';
import { companyDetails, contactDetails, individual, individualDetails, savedAccount } from './account-samples.ts';

const merchantOf = (text: string) => ({ merchant: { name: text, phone: text } });

describeMarkup('a payment to a payee', {
  'in the form, filled in or to be corrected': async (text) => {
    const IndividualDetails = { ...individualDetails, FirstName: text, LastName: text, City: text };
    const modal = await openPayment({ IndividualDetails, ClaimNumber: text }, { session: merchantOf(text) });
    expect(modal.screen).to.contain(`Claim ${text}`);
    expect(modal.lines).to.include({ Name: `${text} ${text}` });
    expect(modal.lines.Address).to.contain(text);
    expect(modal.screen).to.contain(`The account must belong to ${text} ${text}.`);
    await modal.press('Correct these details');
    expect(modal.value('First name')).to.equal(text);
    return modal;
  },

  'in the review, what went wrong and the confirmation': async (text) => {
    const ContactDetails = { ...contactDetails, FirstName: text };
    const CompanyDetails = { ...companyDetails, CompanyName: text, Address: text, ContactDetails };
    const modal = await openReview({ CompanyDetails, ClaimNumber: text }, { session: merchantOf(text) });
    const review = { 'Claim number': text, Company: text, Contact: `${text} Lee`, 'Name on account': text };
    expect(modal.lines).to.include(review);
    await submitInVain(payeePayment, modal, { code: 'Call' });
    expect(modal.summary?.text).to.contain(`call ${text} at ${text}.`);
    await modal.review();
    await modal.payNow();
    expect(modal.screen).to.contain(`We sent $1,250.50 to ${text}.`);
    return modal;
  },

  'wherever the service has said it': async (text) => {
    const bankAccounts = [{ ...savedAccount, bankName: text, lastFourDigits: text }];
    const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session: { bankAccounts } });
    const named = `${text} account ending in ${text}`;
    expect(modal.choices('Pay to')).to.contain(`${named} Checking`);
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': named });
    await modal.press('Back');
    await modal.choose(ePay);
    await modal.reviewRequest();
    const { payee } = modal.service.session;
    const { email } = individual;
    const receipt = modal.service.receipt({ payee, method: { type: 'ePay', email } });
    const method = { type: 'EPay', requestId: text, email } as const;
    modal.service.script('submit', { code: 'Success', receipt: { ...receipt, method } });
    await modal.sendNow();
    expect(modal.screen).to.contain(text);
    return modal;
  },
});
