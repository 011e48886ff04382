import { expect } from '@open-wc/testing';
import { linesOf, resize } from '../layout.ts';
import { describeLooks } from '../suites/looks-suite.ts';
import { walk } from '../person.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { payeePayment } from './account-cases.ts';
import { openPayment, openRequest, openReview, type AccountSettings } from './account-harness.ts';
import { companyDetails, contactDetails } from './account-samples.ts';
import { states } from './account-states.ts';

const longEmail = `${'w'.repeat(64)}@${`${'w'.repeat(61)}.`.repeat(2)}${'w'.repeat(57)}.example`;

const long = {
  CompanyDetails: {
    ...companyDetails,
    CompanyName: 'W'.repeat(100),
    Address: 'W'.repeat(100),
    ContactDetails: { ...contactDetails, LastName: 'W'.repeat(100), Email: longEmail },
  },
  ClaimNumber: 'W'.repeat(100),
  EPayAllowed: true,
};
const session = { merchant: { name: 'W'.repeat(100), phone: '(555) 010-0199' } };

const openLong = (settings: AccountSettings) => openPayment(long, { session, ...settings });
const reviewLong = (settings: AccountSettings) => openReview(long, { session, ...settings });
const requestLong = (settings: AccountSettings) => openRequest(long, { session, ...settings });

describeLooks(states, 'with the form for a person', {
  'with long texts in the form': walk(openLong, (modal) => modal.fillAccount()),
  'with long texts in the review': reviewLong,
  'with long texts in a decline': walk(reviewLong, (modal) => submitInVain(payeePayment, modal, { code: 'Call' })),
  'with long texts in the confirmation of a request': walk(requestLong, (modal) => modal.sendNow()),
});

it('An e-mail address on a narrow screen breaks only at @ and dots, and is copied unchanged', async () => {
  await resize(320, 700);
  const Email = 'maximiliana.vandenberg@claims.granite-mutual.example';
  const ContactDetails = { ...contactDetails, Email };
  const modal = await openRequest({ CompanyDetails: { ...companyDetails, ContactDetails } });
  await modal.sendNow();
  const descriptions = Array.from(modal.front.querySelectorAll('dd'));
  const lines = linesOf(descriptions.find(({ textContent }) => textContent.trim() === Email));
  expect(lines.join('')).to.equal(Email);
  expect(lines.length).to.be.greaterThan(1);
  expect(lines.slice(1).filter((line) => !/^[@.]/.test(line))).to.deep.equal([]);
});
