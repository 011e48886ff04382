import assert from 'node:assert/strict';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { CompanyPayee, SuppliedPayee } from '../../../src/claims/requests.ts';
import { claimant } from '../adjuster/parties.ts';
import { requestOf, setUpApprovals } from '../adjuster/approval-harness.ts';
import { claimsKeys, company, contact, demo, individual } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount } from '../claims/submissions.ts';
import { setUpClaims } from '../claims/claims-harness.ts';
import { assertRefused, refusedWith, testIn } from '../harness.ts';

const test = testIn(lockedClaims);

/* A session of the claims modals whose options the integrator's server has fixed. */

function asServer(fields: object): Readonly<Record<string, unknown>> {
  const named = Object.entries(fields).filter(([name, value]) => name !== 'type' && typeof value === 'string');
  return Object.fromEntries(named.map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]));
}

const IndividualDetails = asServer(individual());
const claim = { Context: 'payment', ClaimNumber: 'CLAIM-4711', Amount: '50.00', EPayAllowed: false };
const fixedClaim = { ...claim, IndividualDetails };

const ContactDetails = asServer({ ...contact, webAccess: undefined });
const CompanyDetails = { ...asServer(company()), ContactDetails };

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

test('A claims session reports its options without the tax id, which the page does not have to repeat', async () => {
  const Options = { ...claim, CompanyDetails: { ...CompanyDetails, TaxId: '12-3456789' } };
  const open = (payee?: SuppliedPayee) => lockedClaims(Options).open(payee ? { payee } : {});
  const { session } = await open();
  assert.deepEqual(session.lockedOptions, { ...claim, CompanyDetails });
  assert.equal(JSON.stringify(session).includes('3456789'), false);
  assert.equal((await open(company())).session.payee.type, 'company');
  await assert.rejects(open(company({ taxId: '98-7654321' })), refusedWith('OptionLocked', 'CompanyDetails'));
});

test('A claims session request is refused with all errors by name', async ({ create }) => {
  const details = { ...IndividualDetails, Phone: 'none', LastName: '', Nick: 'J' };
  const wrong = { Amount: '0', Ammount: '1', IndividualDetails: details };
  const { SessionId, ResponseCode, ResponseMessage } = await create('ClaimsSessionWithOptions', wrong);
  assert.deepEqual([SessionId, ResponseCode], [null, 'InvalidOptions']);
  assert.deepEqual(ResponseMessage.split('\n'), [
    'Amount: This option must be greater than zero.',
    'Ammount: There is no option of this name that a server can lock. Did you mean Amount?',
    'LastName: This option is required.',
    'Phone: This option must be a telephone number of 10 digits, such as 2125550123.',
    'Nick: There is no option of this name that a server can lock.',
  ]);
});

const update = { AccountId: demo.company };
const required = 'This option is required.';
const notId = 'This option must be a whole number greater than zero.';
const notTaken = 'The form of the modal would not take this value.';
const person = (changes: object) => ({ ...claim, IndividualDetails: { ...IndividualDetails, ...changes } });
const vendor = (changes: object) => ({ ...claim, CompanyDetails: { ...CompanyDetails, ...changes } });
const spelledTwice = 'This option is given in two spellings. Use one of them.';
const ofSave = { Context: 'save', Amount: '1.00', ...update };
const badEmail = { ...update, CompanyDetails: { ContactDetails: { ContactId: 2001, Email: 'avery' } } };
const requests: readonly (readonly [what: string, options: object, message: string])[] = [
  ['no options', {}, 'Options: Nothing is locked: no option is given.'],
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

test('A claims session request accepts ten digits for a telephone number, and one of an adjuster requires an id', async () => {
  const options = { ...claim, IndividualDetails: { ...IndividualDetails, Phone: '0000000000' } };
  const { create } = lockedClaims();
  assert.equal((await create('ClaimsSessionWithOptions', options)).ResponseCode, 'Success');
  for (const wrong of [{}, { approvalRequestId: null }, { approvalRequestId: 0 }])
    assert.equal((await create('AdjusterSessionWithOptions', wrong)).ResponseCode, 'InvalidOptions');
});

const openings: readonly (readonly [what: string, request: AccountOpenRequest, option: string])[] = [
  ['another context', { context: 'save' }, 'Context'],
  ['an account beside the payee', { accountId: demo.individual }, 'AccountId'],
  ['another payee', { payee: individual({ lastName: 'Mallory' }) }, 'IndividualDetails'],
  ['a company instead of a person', { payee: company() }, 'CompanyDetails'],
];
test('A fixed claims session is opened by a page that repeats its options, not with others', async () => {
  for (const [what, request, option] of openings)
    await assertRefused(refusedWith('OptionLocked', option), { [what]: lockedClaims().open(request) });
  await assert.doesNotReject(lockedClaims().open({ context: 'payment', payee: individual() }));
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
test('A fixed claims session refuses other values, and then pays the fixed ones', async (own) => {
  const { open, service, simulator } = own;
  const { credentials } = await open();
  for (const [what, submission, option] of submissions)
    await assertRefused(refusedWith('OptionLocked', option), { [what]: service.submit(credentials, 1, submission) });
  assert.deepEqual([simulator.claims.ledger.entries(), simulator.claims.outbox.list()], [[], []]);
  assert.equal((await service.submit(credentials, 1, fair)).code, 'Success');
});

test('A fixed payee gets a request by e-mail at the fixed address only', async () => {
  const { open, service, simulator } = lockedClaims({ IndividualDetails });
  const { credentials } = await open({ context: 'payment' });
  for (const email of [ePay.email, ` ${individual().email}`])
    await assert.rejects(service.submit(credentials, 1, { ...fair, method: { type: 'ePay', email } }));
  assert.deepEqual(simulator.claims.outbox.list(), []);
  const method = { type: 'ePay', email: individual().email } as const;
  assert.equal((await service.submit(credentials, 1, { ...fair, method })).code, 'Success');
});

test('A fixed account opens with its stored details, and is paid with them only, even if the form would refuse its name', async () => {
  const { create, service, submitApproved } = lockedClaims();
  const longName = 'Glass and Sons '.repeat(8).trim();
  const long = await submitApproved(methodSave(payeeBankAccount(), company({ companyName: longName })));
  for (const [AccountId, companyName] of [
    [demo.company, 'Sparrow Auto Body'],
    [long.accountId, longName],
  ] as const) {
    const { SessionId: sessionKey } = await create('ClaimsSessionWithOptions', { ...claim, AccountId });
    const credentials = { sessionKey, operationKey: 'pay' };
    const locked = refusedWith('OptionLocked', 'CompanyDetails');
    const other = { type: 'company', companyName: 'Mallory LLC' } as const;
    await assertRefused(locked, { open: service.open(credentials, { payee: other }) });
    const stored = (await service.open(credentials, {})).payee as CompanyPayee;
    assert.equal(stored.companyName, companyName);
    const submit = (payee: CompanyPayee) =>
      service.submit(credentials, 1, { ...fair, payee, method: payeeBankAccount() });
    const withContact = (changes: object) => submit({ ...stored, contact: { ...stored.contact, ...changes } });
    await assertRefused(locked, {
      name: submit({ ...stored, companyName: 'Mallory LLC' }),
      taxId: submit({ ...stored, taxId: '98-7654321' }),
      email: withContact({ email: 'm@m.example' }),
      contact: withContact({ contactId: 2002 }),
      access: withContact({ webAccess: 'Disabled' }),
    });
    assert.equal((await submit(stored)).code, 'Success');
  }
});

test('An adjuster session with a fixed request opens only that request', async () => {
  const { service, create, upload, call } = setUpApprovals();
  const { approvalRequestId } = await create([claimant]);
  const session = { ClaimsAuthenticationKey: claimsKeys.first, Options: { approvalRequestId } };
  const { SessionId } = (await call('AdjusterSessionWithOptions', session)).body as { SessionId: string };
  const credentials = { sessionKey: SessionId, operationKey: 'manage' };
  const locked = refusedWith('OptionLocked', 'approvalRequestId');
  await assert.rejects(service.openCreate(credentials), locked);
  const refused = await upload({ ...requestOf([claimant]), claimsSessionKey: SessionId });
  assert.equal(refused.ResponseCode, 'OptionLocked');
  await assert.rejects(service.openManage(credentials, { approvalRequestId: approvalRequestId + 1 }), locked);
  // The page does not have to name it.
  const { request } = await service.openManage(credentials, {});
  assert.equal(request.approvalRequestId, approvalRequestId);
});
