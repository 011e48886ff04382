import { expect } from '@open-wc/testing';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { passMinutes } from '../pauses.ts';
import { walk } from '../person.ts';
import { payeePayment, payeeRequest } from './account-cases.ts';
import { askByEmail, ePay, openPayment, setupAccount, toCompany, toPerson, toStored } from './account-harness.ts';
import {
  accountPayment,
  companyDetails,
  contactDetails,
  individual,
  individualDetails,
  storedCompany,
} from './account-samples.ts';

const addressLabels = ['Street address', 'City', 'State', 'ZIP code'];
const contactLabels = ['First name', 'Last name', 'Email address', 'Phone number'];
const companyLabels = ['Company name', ...addressLabels, ...contactLabels];
const change = 'Correct these details';
const to = 'Send the email to';

const toThisPerson: typeof payeePayment = {
  ...payeePayment,
  begin: ({ element }) => element.openAccount({ ...accountPayment, ...toPerson }),
};

const correcting = walk(openPayment, (modal) => modal.press(change));

describeFieldErrors({
  operation: toThisPerson,
  reach: (modal) => modal.press(change),
  whenLeft: [
    ['Last name', '000123456789', 'Leave out the number'],
    ['Phone number', 'home', 'Use numbers only, such as 212 555 0123'],
    ['First name', 'x'.repeat(101), 'Use up to 100 characters'],
    ['Email address', 'jordan@', 'Enter an email address, such as name@example.com'],
    ['ZIP code', '1220', 'ZIP code: 5 or 9 digits'],
  ],
  onSubmission: [
    ['First name', '', 'Enter the first name'],
    ['Email address', '', 'Enter the email address'],
    ['Street address', ' ', 'Enter the street address'],
  ],
});

describeFieldErrors({
  operation: payeeRequest,
  reach: (modal) => modal.choose(ePay),
  whenLeft: [
    [to, `${'x'.repeat(250)}@example.com`, 'Enter an email address of 254 characters or fewer'],
    [to, 'pat@', 'Enter an email address, such as name@example.com'],
  ],
  onSubmission: [[to, '', 'Enter the payee’s email address']],
});

it('The payee is shown as the service returns it', async () => {
  const modal = await setupAccount();
  modal.service.script('open', { ...modal.service.session, payee: { ...storedCompany, companyName: 'Oak Group' } });
  await modal.pay(toCompany);
  expect(modal.lines).to.include({ Company: 'Oak Group' });
});

it('The payee has an account in the name of the person, or of the company', async () => {
  expect((await openPayment()).screen).to.contain('The account must belong to Jordan Rivera.');
  expect((await openPayment(toCompany)).screen).to.contain('The account must belong to Oak Roofing LLC.');
});

it('The correction of the payee moves the focus to the first detail', async () => {
  expect((await correcting(toCompany)).focused).to.equal('Company name');
  const modal = await openPayment();
  await modal.press('Review payment');
  expect(modal.focused).to.equal('There is a problem');
  await modal.press('Correct these details');
  expect(modal.focused).to.equal('First name');
});

it('The correction of the payee sets autocomplete and input modes for each detail', async () => {
  const modal = await correcting(toCompany);
  expect(companyLabels.map((label) => modal.attribute(label, 'autocomplete'))).to.deep.equal([
    ...['organization', 'address-line1', 'address-level2', 'address-level1', 'postal-code'],
    ...['given-name', 'family-name', 'email', 'work tel-national'],
  ]);
  expect(modal.attribute('Email address', 'inputmode')).to.equal('email');
  expect(modal.attribute('Phone number', 'inputmode')).to.equal('tel');
  expect(modal.attribute('ZIP code', 'inputmode')).to.equal('numeric');
  expect((await correcting()).attribute('Phone number', 'autocomplete')).to.equal('tel-national');
});

it('The correction of the payee is reviewed, submitted and confirmed', async () => {
  const modal = await correcting();
  await modal.fillAll({
    'First name': ' Alex ',
    'Phone number': '+1 (212) 555-0188',
    'Street address': '6 Elm Street',
    'ZIP code': '122071234',
  });
  await modal.fillAccount();
  await modal.review();
  expect(modal.lines).to.include({
    Name: 'Alex Rivera',
    Address: '6 Elm Street, Albany, NY 12207-1234',
    'Phone number': '(212) 555-0188',
    'Name on account': 'Alex Rivera',
  });
  await modal.payNow();
  expect(modal.screen).to.contain('We sent $1,250.50 to Alex Rivera.');
  const corrected = { firstName: 'Alex', phone: '2125550188', address: '6 Elm Street', zip: '12207-1234' };
  expect(modal.submission.payee).to.deep.equal({ ...individual, ...corrected });
});

for (const [label, options] of [
  ['ZIP code', { IndividualDetails: { ...individualDetails, Zip: '1220' } }],
  ['Email address', { CompanyDetails: { ...companyDetails, ContactDetails: { ...contactDetails, Email: 'pat' } } }],
] as const) {
  it(`An invalid detail is focused and can be corrected when the form opens: ${label}`, async () => {
    const modal = await openPayment(options);
    expect([modal.summary, modal.focused, modal.error(label) !== '']).to.deep.equal([undefined, label, true]);
    expect(modal.buttons).not.to.contain(change);
    await modal.fillAccount();
    await modal.press('Review payment');
    expect([modal.focused, modal.error(label) !== '']).to.deep.equal([label, true]);
    expect(modal.service.callsOf('submit')).to.deep.equal([]);
  });
}

it('The address of a request by e-mail is at first the address of the person, or of the contact of the company', async () => {
  expect((await askByEmail()).value(to)).to.equal('jordan@example.com');
  expect((await askByEmail(toCompany)).value(to)).to.equal('pat@oakroofing.example');
});

it('The address of a request by e-mail may be changed, which does not change the payee', async () => {
  const modal = await askByEmail();
  await modal.fill(to, 'books@example.com');
  await modal.reviewRequest();
  expect(modal.lines).to.include({
    'Pay to': 'The payee chooses, from an email to books@example.com',
    'Email address': 'jordan@example.com',
  });
  await modal.sendNow();
  expect(modal.submission.method).to.deep.equal({ type: 'ePay', email: 'books@example.com' });
  expect(modal.submission.payee).to.deep.include({ email: 'jordan@example.com' });
});

it('The address of a request by e-mail follows corrections of the payee’s address, even before the method is chosen', async () => {
  const modal = await openPayment({ ...toPerson, EPayAllowed: true });
  await modal.press(change);
  for (const email of ['alex@example.com', 'sam@example.com']) {
    await modal.fill('Email address', email);
    await modal.choose(ePay);
    expect(modal.value(to)).to.equal(email);
  }
});

it('After a session has ended, only typed details are restored, because the service may have newer details', async () => {
  const modal = await openPayment(toStored, { session: { secondsLeft: 1_800 } });
  await modal.press('Correct these details');
  await modal.fill('City', 'Troy');
  await passMinutes(28, 2);
  await modal.shows('Your session has expired');
  modal.service.session = { ...modal.service.session, payee: { ...individual, email: 'new@example.com' } };
  await modal.pay(toStored);
  expect(modal.value('City')).to.equal('Troy');
  expect(modal.value('Email address')).to.equal('new@example.com');
});

it('A restored address of a request by e-mail still follows corrections of the payee’s address', async () => {
  const options = { ...toStored, EPayAllowed: true };
  const modal = await openPayment(options, { session: { secondsLeft: 1_800 } });
  await modal.press('Correct these details');
  await modal.fill('Email address', 'alex@example.com');
  await passMinutes(28, 2);
  await modal.shows('Your session has expired');
  await modal.pay(options);
  await modal.fill('Email address', 'sam@example.com');
  await modal.choose(ePay);
  expect(modal.value(to)).to.equal('sam@example.com');
});
