import assert from 'node:assert/strict';
import type { Payee } from '../../../src/claims/requests.ts';
import {
  addresses,
  approver,
  bypass,
  claim,
  claimant,
  dates,
  elmStreet,
  emails,
  newCompany,
  newPerson,
  payee,
  type Json,
} from './parties.ts';
import { approvalTest as test, setUpApprovals } from './approval-harness.ts';
import { claimsKeys, company, contact as newContact, demo, individual, lakeshore } from '../claims/payees.ts';
import { methodSave, prepaid } from '../claims/submissions.ts';
import { assertRefused, refusedWith } from '../harness.ts';

test('A creation shows the uploaded details, and else the stored ones', async ({ uploaded, service }) => {
  const vendor = { VendorServiceDate: '11/20/2026', VendorRefNumber: 'INV-88', DocumentUrl: 'https://a.example/1' };
  const changes = { extendedParameters: { ClaimantName: 'Casey Nguyen' }, accountGroupCode: 'North' };
  const credentials = await uploaded([{ ...claimant, extendedParameters: vendor }, payee], { changes });
  const { request, ...session } = await service.openCreate(credentials);
  assert.deepEqual(session, { merchant: lakeshore, secondsLeft: 1_800 });
  const { parties, ...shown } = request;
  assert.deepEqual(shown, { ...claim, ...changes, totalAmount: 250_00, processType: 'MultiPartyPayment' });
  const names = { referenceId: 'REF-1', name: 'Sparrow Auto Body', contactName: 'Morgan Ellis', companyType: null };
  const task = { role: 'ApprovalAndPayment', amount: 150_25, method: null };
  const reached = { delivery: 'Email', email: emails.company, address: addresses.company };
  const job = { serviceDate: '11/20/2026', referenceNumber: 'INV-88', documentUrl: 'https://a.example/1' };
  assert.deepEqual(parties[0], { ...names, ...task, ...reached, vendor: job });
  const person = { referenceId: null, name: 'Casey Nguyen', contactName: null, role: 'PaymentOnly', vendor: null };
  assert.partialDeepStrictEqual(parties[1], { ...person, email: emails.individual, address: addresses.individual });
});

test('A creation shows the uploaded details, and stores only these once it is made', async () => {
  const { uploaded, service, create, stored, sent } = setUpApprovals();
  const individualDetails = { lastName: 'Vale', email: 'casey@home.example' };
  const credentials = await uploaded([
    { ...claimant, companyDetails: { companyName: 'Sparrow & Co', companyType: 1 }, address: elmStreet },
    { ...payee, individualDetails, emailAddress: 'casey@work.example' },
  ]);
  const { parties: shown } = (await service.openCreate(credentials)).request;
  assert.partialDeepStrictEqual(shown, [
    { name: 'Sparrow & Co', companyType: 'Business', address: elmStreet },
    { name: 'Casey Vale', email: 'casey@work.example' },
  ]);
  const before = [await stored(demo.company), await stored(demo.individual)] as const;
  assert.partialDeepStrictEqual(before[0].payee, { companyName: 'Sparrow Auto Body' });
  await service.create(credentials, 1);
  const [vendor, person] = [await stored(demo.company), await stored(demo.individual)];
  assert.deepEqual(vendor, { ...before[0], payee: { ...before[0].payee, companyName: 'Sparrow & Co' } });
  assert.deepEqual(person, { ...before[1], payee: { ...before[1].payee, ...individualDetails } });
  // The next request uses the stored new details.
  const { parties } = await create([{ ...claimant, contactId: 2002 }]);
  assert.deepEqual(parties[0]?.account.contact, { contactId: 2002, operation: 'Unchanged' });
  assert.equal(sent().at(-1)?.to, 'devon.park@sparrow.example');
});

test('A creation shows the stored address only if checks are allowed', async ({ uploaded, service }) => {
  const credentials = await uploaded([payee], { merchantKey: claimsKeys.second });
  assert.equal((await service.openCreate(credentials)).request.parties[0]?.address, null);
});

test('A session with an upload is for its creation only, and one of the account modal creates nothing', async () => {
  const { open, create, uploaded, service, account } = setUpApprovals();
  const { credentials: others } = await open('save');
  const { approvalRequestId } = await create([payee]);
  const own = await uploaded([payee]);
  const reserved = refusedWith('SessionReserved', 'sessionId');
  await assertRefused(reserved, {
    creation: service.openCreate(others),
    request: service.current(others),
    account: account.open(own, { context: 'save', payee: individual() }),
    management: service.openManage(own, { approvalRequestId }),
  });
  await service.openCreate(own);
  await assert.rejects(service.cancelRequest(own, 1), reserved);
});

test('A request is open for thirty days, in the merchant’s time zone', async ({ create }) => {
  const [first, second] = [await create([payee]), await create([payee], { merchantKey: claimsKeys.second })];
  const created = { status: 'Initiated', processType: 'SinglePartyPayment', accountGroupCode: null, ...dates };
  assert.partialDeepStrictEqual(first, created);
  assert.deepEqual([second.creationDate, second.timeZone], ['2026-11-21T11:05:09', 'CST']);
  assert.notEqual(first.approvalRequestId, second.approvalRequestId);
});

const { contactDetails } = newCompany;
const withDetails = (companyDetails: object): Json => ({ ...claimant, companyDetails });
const withContact = (changes: object) => withDetails({ contactDetails: { contactId: 2001, ...changes } });
const states: readonly (readonly [title: string, party: Json, account: string, contact: string | null])[] = [
  ['a named account', payee, 'Unchanged', null],
  ['a named account with its contact', claimant, 'Unchanged', 'Unchanged'],
  ['details that are stored already', withDetails(addresses.company), 'Unchanged', 'Unchanged'],
  ['a changed address', withDetails({ ...addresses.company, zip: '12208' }), 'Updated', 'Unchanged'],
  ['a changed tax id', withDetails({ taxId: '98-7654321' }), 'Updated', 'Unchanged'],
  ['a changed contact', withContact({ phoneNumber: '5185550199' }), 'Unchanged', 'Updated'],
  ['a contact that is the same', withContact({ firstName: 'Morgan', webAccess: 0 }), 'Unchanged', 'Unchanged'],
  ['another contact', { ...claimant, contactId: null, companyDetails: { contactDetails } }, 'Unchanged', 'Created'],
  ['a changed person', { ...payee, individualDetails: { phoneNumber: '5185550199' } }, 'Updated', null],
  ['a new person', { ...payee, accountId: null, individualDetails: newPerson }, 'Created', null],
  ['a new company', { ...payee, accountId: null, companyDetails: newCompany }, 'Created', 'Created'],
];
for (const [title, party, account, contact] of states) {
  test(`A creation reports ${account}${contact ? ` and ${contact}` : ''} for ${title}`, async ({ create }) => {
    const [created] = (await create([party])).parties;
    assert.deepEqual([created?.account.operation, created?.account.contact?.operation ?? null], [account, contact]);
  });
}

test('The account modal knows the accounts that a creation reports', async ({ create, stored }) => {
  const details = { ...newCompany, address: '9 Market Street', city: 'Troy', state: 'NY', zip: '12180' };
  const { parties } = await create([{ ...payee, accountId: null, companyDetails: details }]);
  const { accountId, contact } = parties[0]?.account ?? {};
  assert.ok(accountId !== undefined && contact);
  const created = { ...newContact, contactId: contact.contactId, phone: '' };
  assert.deepEqual((await stored(accountId)).payee, company({ contact: created }));
});

test('In one step each party is welcomed at once by an e-mail with its task, the claim and the deadline', async (own) => {
  const { create, sent } = own;
  const work = 'casey@work.example';
  await create([claimant, approver, { ...payee, emailAddress: work }]);
  const whole = 'the payment of $250.00 for claim CLAIM-4711';
  const tasks = [
    [emails.company, `approve ${whole}, of which $150.25 is for you`],
    [emails.towing, `asks you to approve ${whole}.`],
    [work, 'would like to pay you $99.75'],
  ];
  const deadlines = ['December 21, 2026', '21 de diciembre de 2026'];
  assert.equal(sent().length, tasks.length);
  for (const [index, { kind, to, text, link }] of sent().entries()) {
    const [address, task = ''] = tasks[index] ?? [];
    assert.deepEqual([kind, to], ['approvalWelcome', address]);
    for (const wanted of [task, 'Hail damage', 'Roof and gutters', ...deadlines, link])
      assert.ok(text.includes(wanted), `${wanted} is not in the e-mail.`);
  }
  assert.equal(new Set(sent().map(({ link }) => link)).size, 3);
});

const byCheck: Json = { ...bypass, paymentMethodType: 2, token: null };
const toElmStreet = { ...byCheck, address: elmStreet };
const methods: readonly (readonly [party: Json, method: object])[] = [
  [bypass, { category: 'ECheck' }],
  [byCheck, { category: 'Check', address: addresses.individual }],
  [toElmStreet, { category: 'Check', address: elmStreet }],
  [{ ...bypass, paymentMethodType: 'VirtualCard', token: null }, { category: 'VirtualCard' }],
  [{ ...bypass, paymentMethodType: 'PushToCard', token: 'demo-individual-card' }, { category: 'PushToCard' }],
];
for (const [party, method] of methods) {
  test(`A party without an action is paid at the creation by ${JSON.stringify(method)}`, async (own) => {
    const { create, entries } = own;
    const created = await create([party], { changes: { accountGroupCode: 'South' } });
    assert.deepEqual([created.status, entries().length], ['Completed', 1]);
    const { approvalRequestPartyId } = created.parties[0] ?? {};
    assert.partialDeepStrictEqual(entries()[0], {
      ...{ kind: 'payment', responseCode: 'Success', amount: 40_00, accountGroup: 'South', tokenId: null, method },
      ...{ accountId: demo.individual, payeeName: 'Casey Nguyen', claimNumber: 'CLAIM-4711' },
      requestId: String(created.approvalRequestId),
      party: { approvalRequestPartyId, attempt: 1 },
    });
  });
}

test('A declined party without an action stays unpaid until the end', async () => {
  const { create, current, daysPass, entries } = setUpApprovals();
  const toCard = { paymentMethodType: 'PushToCard', token: 'demo-towing-declined-card' };
  const created = await create([{ ...bypass, accountId: demo.sameTaxId, ...toCard }]);
  assert.deepEqual([created.status, created.parties[0]?.declined], ['Initiated', 'Declined']);
  assert.deepEqual([entries().length, entries()[0]?.responseCode], [1, 'Declined']);
  const [party] = (await current(created)).parties;
  assert.partialDeepStrictEqual(party, { declined: 'Declined', status: 'Done', canResend: false });
  daysPass(30);
  assert.equal((await current(created)).status, 'Expired');
});

const address = '1 Elm Street';
const name = { firstName: 'Casey', lastName: 'Nguyen' };
const person = individual({ ...name, email: emails.individual, phone: '5185550123', address: '7 Orchard Lane' });
for (const [changed, party, changes] of [
  ['last name', byCheck, { lastName: 'Vale' }],
  ['e-mail address', byCheck, { email: 'other@mail.example' }],
  ['address', byCheck, { address }],
  ['telephone number', byCheck, { phone: '5185550199' }],
  ['tax id', claimant, { taxId: '98-7654321' }],
] as const) {
  test(`A creation is refused and does nothing if the stored ${changed} has changed since its opening`, async () => {
    const { uploaded, service, submitApproved, simulator, entries, stored } = setUpApprovals();
    const credentials = await uploaded([party]);
    await service.openCreate(credentials);
    const accountId = Number(party.accountId);
    const details = { ...(await stored(accountId)).payee, ...changes } as Payee;
    await submitApproved(methodSave(prepaid, details), { accountId });
    const before = entries().length;
    await assert.rejects(service.create(credentials, 1), refusedWith('UploadChanged', 'claimsSessionKey'));
    assert.deepEqual(simulator.claims.requests.list(), []);
    assert.equal(entries().length, before);
  });
}

test('Stored details may change after an upload of them, or the creation', async () => {
  const { uploaded, service, submitApproved } = setUpApprovals();
  const { lastName, email, city, state, zip } = person;
  const individualDetails = { lastName, email, address: person.address, city, state, zip };
  const credentials = await uploaded([{ ...payee, individualDetails }]);
  await service.openCreate(credentials);
  const moved = { ...person, lastName: 'Vale', email: 'other@mail.example', address };
  await submitApproved(methodSave(prepaid, moved), { accountId: demo.individual });
  const answer = await service.create(credentials, 1);
  assert.equal(answer.code, 'Success');
  await submitApproved(methodSave(prepaid, { ...moved, phone: '5185550199' }), { accountId: demo.individual });
  assert.deepEqual(await service.create(credentials, 1), answer);
});
