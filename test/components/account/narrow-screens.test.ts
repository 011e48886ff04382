import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ePay, openPayment, type AccountHarness, type AccountSettings } from './account-harness.ts';
import { companyDetails, contactDetails } from './account-samples.ts';
import { states } from './account-states.ts';
import { linesOf } from '../layout.ts';
import { describeNarrowScreens } from '../suites/narrow-suite.ts';

/** Texts as long as the form takes them, with no place to break them. */
const long = {
  CompanyDetails: {
    ...companyDetails,
    CompanyName: 'W'.repeat(100),
    Address: 'W'.repeat(100),
    ContactDetails: { ...contactDetails, LastName: 'W'.repeat(100), Email: `${'w'.repeat(242)}@example.com` },
  },
  ClaimNumber: 'W'.repeat(100),
  EPayAllowed: true,
};
const session = { merchant: { name: 'W'.repeat(100), phone: '(555) 010-0199' } };

async function filledIn(settings: AccountSettings): Promise<AccountHarness> {
  const modal = await openPayment(long, { session, ...settings });
  await modal.fillAccount();
  return modal;
}

const longStates: typeof states = {
  'with long texts in the form': filledIn,

  'with long texts in the review': async (settings) => {
    const modal = await filledIn(settings);
    await modal.review();
    return modal;
  },

  'with long texts in what went wrong': async (settings) => {
    const modal = await filledIn(settings);
    await modal.review();
    modal.service.script('submit', { code: 'Call' });
    await modal.press('Pay');
    await modal.showsProblem();
    return modal;
  },

  'with long texts in the confirmation of a request': async (settings) => {
    const modal = await openPayment(long, { session, ...settings });
    await modal.choose(ePay);
    await modal.reviewRequest();
    await modal.sendNow();
    return modal;
  },
};

describeNarrowScreens({ ...states, ...longStates }, 'with the form for a person');

describe('an e-mail address on a narrow screen', () => {
  const { innerWidth: width, innerHeight: height } = window;

  before(() => setViewport({ width: 320, height: 700 }));
  after(() => setViewport({ width, height }));

  it('breaks only at @ and dots, and is copied unchanged', async () => {
    const Email = 'maximiliana.vandenberg@claims.granite-mutual.example';
    const ContactDetails = { ...contactDetails, Email };
    const modal = await openPayment({ CompanyDetails: { ...companyDetails, ContactDetails }, EPayAllowed: true });
    await modal.choose(ePay);
    await modal.reviewRequest();
    await modal.sendNow();
    const description = Array.from(modal.element.shadowRoot?.querySelectorAll('dd') ?? []).find(
      ({ textContent }) => textContent.trim() === Email,
    );
    const lines = linesOf(description);
    expect(lines.join('')).to.equal(Email);
    expect(lines.length).to.be.greaterThan(1);
    expect(lines.slice(1).filter((line) => !/^[@.]/.test(line))).to.deep.equal([]);
  });
});
