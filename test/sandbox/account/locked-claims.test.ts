import assert from 'node:assert/strict';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { CompanyPayee, SuppliedPayee } from '../../../src/claims/requests.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import { claimant } from '../adjuster/parties.ts';
import { requestOf } from '../adjuster/approval-harness.ts';
import { claimsKeys, company, demo, individual } from '../claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount } from '../claims/submissions.ts';
import { setUpClaims } from '../claims/claims-harness.ts';
import { refusedWith, testIn } from '../harness.ts';

const test = testIn(lockedClaims);

/* A session of the claims modals whose options the integrator's server has fixed. */

const IndividualDetails = {
  FirstName: 'Jordan',
  LastName: 'Rivera',
  Email: 'jordan.rivera@mail.example',
  Phone: '2125550123',
  Address: '4 Mill Road',
  City: 'Albany',
  State: 'NY',
  Zip: '12207',
};
const claim = { Context: 'payment', ClaimNumber: 'CLAIM-4711', Amount: '50.00', EPayAllowed: false };
const fixedClaim = { ...claim, IndividualDetails };

const ContactDetails = {
  FirstName: 'Avery',
  LastName: 'Stone',
  Email: 'avery.stone@glass.example',
  Phone: '2125550124',
};
/** The company of the harness, as a server names it. */
const CompanyDetails = {
  CompanyName: 'Clearview Glass',
  Address: '9 Market Street',
  City: 'Troy',
  State: 'NY',
  Zip: '12180',
  ContactDetails,
};

function lockedClaims(Options: object = fixedClaim) {
  const sandbox = setUpClaims();

  async function create(endpoint: 'ClaimsSessionWithOptions' | 'AdjusterSessionWithOptions', options = Options) {
    const { body } = await sandbox.call(endpoint, { ClaimsAuthenticationKey: claimsKeys.first, Options: options });
    return body as { SessionId: string; ResponseCode: string; ResponseMessage: string };
  }

  async function open(request: AccountOpenRequest = {}) {
    const { SessionId: sessionKey } = await create('ClaimsSessionWithOptions');
    const credentials = { sessionKey, operationKey: 'op' };
    return { credentials, session: await sandbox.service.open(credentials, request) };
  }
  return { ...sandbox, create, open };
}

test('A claims session reports its options to the page, without the tax id', async () => {
  const Options = { ...claim, CompanyDetails: { ...CompanyDetails, TaxId: '12-3456789' } };
  const { session } = await lockedClaims(Options).open();
  assert.deepEqual(session.lockedOptions, { ...claim, CompanyDetails });
  assert.equal(JSON.stringify(session).includes('3456789'), false);
});

test('A page may repeat the company without its fixed tax id', async () => {
  const glass = company();
  const Options = { ...claim, CompanyDetails: { ...CompanyDetails, TaxId: '12-3456789' } };
  const open = (payee: SuppliedPayee) => lockedClaims(Options).open({ payee });
  assert.equal((await open(glass)).session.payee.type, 'company');
  await assert.rejects(open({ ...glass, taxId: '98-7654321' }), refusedWith('OptionLocked', 'CompanyDetails'));
});

test('A claims session request is refused with all errors by name', async ({ create }) => {
  const wrong = {
    Amount: '0',
    Ammount: '1',
    IndividualDetails: { ...IndividualDetails, Phone: 'none', LastName: '', Nick: 'J' },
  };
  const { SessionId, ResponseCode, ResponseMessage } = await create('ClaimsSessionWithOptions', wrong);
  assert.deepEqual([SessionId, ResponseCode], [null, 'InvalidOptions']);
  assert.deepEqual(ResponseMessage.split('\n'), [
    'Amount: This option must be greater than zero.',
    'Ammount: There is no option of this name that a server can fix. Did you mean Amount?',
    'LastName: This option is required.',
    'Phone: This option must be a telephone number of 10 digits, such as 2125550123.',
    'Nick: There is no option of this name that a server can fix.',
  ]);
});

const update = { AccountId: demo.company };
const required = 'This option is required.';
const notId = 'This option must be a whole number greater than zero.';
const notTaken = 'The form of the modal would not take this value.';
const person = (changes: object) => ({ ...claim, IndividualDetails: { ...IndividualDetails, ...changes } });
const vendor = (changes: object) => ({ ...claim, CompanyDetails: { ...CompanyDetails, ...changes } });
const spelledTwice = 'This option is given in two spellings. Nobody could tell which of them is fixed.';
const ofSave = { Context: 'save', Amount: '1.00', ...update };
const badEmail = { ...update, CompanyDetails: { ContactDetails: { ContactId: 2001, Email: 'avery' } } };
const requests: readonly (readonly [what: string, options: object, message: string])[] = [
  ['no options', {}, 'Options: They fix nothing: no option is given.'],
  ['an amount that is null', { ...fixedClaim, Amount: null }, `Amount: ${required}`],
  ['a blank claim number', { ...fixedClaim, ClaimNumber: ' ' }, `ClaimNumber: ${required}`],
  ['an amount of a save', ofSave, 'Amount: Only a payment has it, and the Context is save.'],
  ['an amount in two spellings', { ...fixedClaim, amount: '2.00' }, `Amount: ${spelledTwice}`],
  ['an amount in lowercase that is null', { ...update, amount: null }, `Amount: ${required}`],
  ['zero for an account', { ...fixedClaim, AccountId: 0 }, `AccountId: ${notId}`],
  ['no account', { AccountId: null }, `AccountId: ${required}`],
  ['details that are null', { ...update, CompanyDetails: null }, `CompanyDetails: ${required}`],
  ['a name that is null', { ...update, CompanyDetails: { CompanyName: null } }, `CompanyName: ${required}`],
  ['zero for a contact', vendor({ ContactDetails: { ...ContactDetails, ContactId: 0 } }), `ContactId: ${notId}`],
  ['a company name that no form accepts', vendor({ CompanyName: 'Glass '.repeat(20) }), `CompanyName: ${notTaken}`],
  ['a last name that no form accepts', person({ LastName: 'John Smith 2024-00123456' }), `LastName: ${notTaken}`],
  ['an e-mail address that no form accepts', badEmail, `Email: ${notTaken}`],
];
for (const [what, options, message] of requests) {
  test(`A claims session request is refused with ${what}`, async () => {
    const { ResponseCode, ResponseMessage } = await lockedClaims().create('ClaimsSessionWithOptions', options);
    assert.deepEqual([ResponseCode, ResponseMessage], ['InvalidOptions', message]);
  });
}

for (const options of [{}, { approvalRequestId: null }, { approvalRequestId: 0 }]) {
  test(`A claims session request is refused for an adjuster with ${JSON.stringify(options)}`, async () => {
    const { ResponseCode } = await lockedClaims().create('AdjusterSessionWithOptions', options);
    assert.equal(ResponseCode, 'InvalidOptions');
  });
}

test('A claims session request accepts ten digits for a telephone number', async () => {
  const options = { ...claim, IndividualDetails: { ...IndividualDetails, Phone: '0000000000' } };
  assert.equal((await lockedClaims().create('ClaimsSessionWithOptions', options)).ResponseCode, 'Success');
});

const openings: readonly (readonly [what: string, request: AccountOpenRequest, option: string])[] = [
  ['another context', { context: 'save' }, 'Context'],
  ['an account beside the payee', { accountId: demo.individual }, 'AccountId'],
  ['another payee', { payee: individual({ lastName: 'Mallory' }) }, 'IndividualDetails'],
  ['a company instead of a person', { payee: company() }, 'CompanyDetails'],
];
for (const [what, request, option] of openings) {
  test(`A fixed claims session is not opened with ${what}`, async () => {
    await assert.rejects(lockedClaims().open(request), refusedWith('OptionLocked', option));
  });
}

test('A fixed claims session is opened by a page that repeats them', async () => {
  await lockedClaims().open({ context: 'payment', payee: individual() });
});

const fair: AccountSubmission = claimPayment(50_00);
const names = { firstName: 'Other', lastName: 'Other', address: 'Other', city: 'Other', state: 'Other' };
const others = { ...names, email: 'm@mail.example', phone: '2125550199', zip: '99999' };
const submissions: readonly (readonly [what: string, submission: AccountSubmission, option: string])[] = [
  ['another amount', { ...fair, amount: 999_999_999 }, 'Amount'],
  ['another claim', { ...fair, claimNumber: 'CLAIM-1' }, 'ClaimNumber'],
  ['a request by e-mail', { ...fair, method: ePay }, 'EPayAllowed'],
  ...Object.entries(others).map(
    ([name, text]) =>
      [`another ${name}`, { ...fair, payee: individual({ [name]: text }) }, 'IndividualDetails'] as const,
  ),
];
for (const [what, submission, option] of submissions) {
  test(`A fixed claims session pays nothing with ${what}, and then the fixed amount`, async ({
    open,
    service,
    simulator,
  }) => {
    const { credentials } = await open();
    await assert.rejects(service.submit(credentials, 1, submission), refusedWith('OptionLocked', option));
    assert.deepEqual(simulator.claims.ledger.entries(), []);
    assert.deepEqual(simulator.claims.outbox.list(), []);
    assert.equal((await service.submit(credentials, 1, fair)).code, 'Success');
  });
}

test('A fixed account is paid with its stored name and tax id only', async () => {
  const { open, service } = lockedClaims({ ...claim, AccountId: demo.company });
  const { credentials, session } = await open();
  const stored = session.payee as CompanyPayee;
  const submission = { ...fair, payee: stored, method: payeeBankAccount() };
  for (const changes of [
    { companyName: 'Mallory LLC' },
    { taxId: '98-7654321' },
    { contact: { ...stored.contact, email: 'm@m.example' } },
    { contact: { ...stored.contact, contactId: 2002 } },
    { contact: { ...stored.contact, webAccess: 'Disabled' as const } },
  ]) {
    const renamed = { ...submission, payee: { ...stored, ...changes } };
    await assert.rejects(service.submit(credentials, 1, renamed), refusedWith('OptionLocked', 'CompanyDetails'));
  }
  assert.equal((await service.submit(credentials, 1, submission)).code, 'Success');
});

test('A fixed account is paid under its stored name, even if the form would refuse that', async () => {
  const { create, service, simulator } = lockedClaims();
  const companyName = 'Glass and Sons '.repeat(8).trim();
  const stored = company({ companyName });
  const sessionKey = simulator.claims.createSession(claimsKeys.first, 'account');
  const ofSaving = { sessionKey, operationKey: 'save' };
  await service.open(ofSaving, { context: 'save', payee: stored });
  const saved = await service.submit(ofSaving, 1, { payee: stored, method: payeeBankAccount() });
  assert.ok(saved.code === 'Success');
  const options = { ...claim, AccountId: saved.receipt.accountId };
  const { SessionId } = await create('ClaimsSessionWithOptions', options);
  const credentials = { sessionKey: SessionId, operationKey: 'pay' };
  const session = await service.open(credentials, {});
  assert.equal(session.payee.type === 'company' && session.payee.companyName, companyName);
  const submission = { ...fair, payee: session.payee };
  const renamed = { ...submission, payee: { ...session.payee, companyName: 'Mallory LLC' } as CompanyPayee };
  await assert.rejects(service.submit(credentials, 1, renamed), refusedWith('OptionLocked', 'CompanyDetails'));
  assert.equal((await service.submit(credentials, 1, submission)).code, 'Success');
});

test('A claims session with a fixed account opens with no other details', async () => {
  const opened = lockedClaims({ ...claim, AccountId: demo.individual }).open({
    payee: { type: 'individual', lastName: 'Mallory' },
  });
  await assert.rejects(opened, refusedWith('OptionLocked', 'IndividualDetails'));
});

async function setUpRequest() {
  const sandbox = lockedClaims();
  const { simulator, fetch, baseUrl } = sandbox;
  const adjuster = createHttpClaimsAdjusterService({ baseUrl, fetch, timeout: 60_000 });
  const sessionKey = simulator.claims.createSession(claimsKeys.first, 'adjuster');
  simulator.claims.uploads.load({ ...requestOf([claimant]), claimsSessionKey: sessionKey });
  const credentials = { sessionKey, operationKey: 'create' };
  await adjuster.openCreate(credentials);
  const created = await adjuster.create(credentials, 1);
  assert.ok(created.code === 'Success');
  const { approvalRequestId } = created.receipt;
  const { SessionId } = await sandbox.create('AdjusterSessionWithOptions', { approvalRequestId });
  const { call } = sandbox;
  return { adjuster, call, approvalRequestId, credentials: { sessionKey: SessionId, operationKey: 'manage' } };
}

test('An adjuster session with a fixed request opens that request, which the page does not have to name', async () => {
  const { adjuster, credentials, approvalRequestId } = await setUpRequest();
  const { request } = await adjuster.openManage(credentials, {});
  assert.equal(request.approvalRequestId, approvalRequestId);
});

test('An adjuster session with a fixed request opens no other request', async () => {
  const { adjuster, credentials, approvalRequestId } = await setUpRequest();
  const opened = adjuster.openManage(credentials, { approvalRequestId: approvalRequestId + 1 });
  await assert.rejects(opened, refusedWith('OptionLocked', 'approvalRequestId'));
});

test('An adjuster session with a fixed request accepts no upload', async () => {
  const { credentials, call } = await setUpRequest();
  const { body } = await call('LoadRequestData', {
    ...requestOf([claimant]),
    claimsSessionKey: credentials.sessionKey,
  });
  assert.equal((body as { ResponseCode: string }).ResponseCode, 'OptionLocked');
});

test('An adjuster session with a fixed request creates no request', async () => {
  const { adjuster, credentials } = await setUpRequest();
  await assert.rejects(adjuster.openCreate(credentials), refusedWith('OptionLocked', 'approvalRequestId'));
});
