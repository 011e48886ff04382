import assert from 'node:assert/strict';
import { addresses } from '../adjuster/parties.ts';
import { company, contact, demo, individual, lakeshore } from '../claims/payees.ts';
import { methodSave, prepaid } from '../claims/submissions.ts';
import { claimsTest as test, setUpClaims } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

test('The account modal opens with the supplied details of an unknown payee, even with a number as a name', async () => {
  const { session } = await setUpClaims().open('payment', { payee: individual() });
  const opened = { merchant: lakeshore, bankAccounts: [], prepaidAccount: null, secondsLeft: 1_800 };
  assert.deepEqual(session, { ...opened, payee: individual() });
  const payee = individual({ firstName: '4111 1111 1111 1111' });
  assert.deepEqual((await setUpClaims().open('save', { payee })).session.payee, payee);
});

test('The account modal opens with the stored details and first contact of a company, or with supplied ones', async () => {
  const accountId = demo.company;
  const { session } = await setUpClaims().open('payment', { accountId });
  const first = { contactId: 2001, firstName: 'Morgan', lastName: 'Ellis', email: 'morgan.ellis@sparrow.example' };
  const details = { type: 'company', companyName: 'Sparrow Auto Body', ...addresses.company };
  assert.deepEqual(session.payee, { ...details, contact: { ...first, phone: '5185550121', webAccess: 'Enabled' } });
  const payee = company({ contact: { ...contact, contactId: 2002 } });
  const supplied = (await setUpClaims().open('payment', { accountId, payee })).session;
  assert.deepEqual(supplied.payee, payee);
  // Without those of another company with its tax id.
  const tokens = supplied.bankAccounts.map(({ token }) => token);
  assert.deepEqual(tokens, ['demo-company-checking']);
});

test('Stored details complete the supplied ones, and a submission stores both', async ({ open, service, stored }) => {
  const { payee: before } = await stored(demo.company);
  const second = { firstName: 'Devon', lastName: 'Park', phone: '5185550122', webAccess: 'Disabled' };
  const sent = { contactId: 2002, email: 'devon@sparrow.example' };
  const payee = { type: 'company', city: 'Troy', contact: sent } as const;
  const { credentials, session } = await open('save', { accountId: demo.company, payee });
  assert.deepEqual(session.payee, { ...before, city: 'Troy', contact: { ...second, ...sent } });
  await service.submit(credentials, 1, methodSave(prepaid, session.payee));
  const nothing = { type: 'company', contact: { contactId: 2002 } } as const;
  const after = await open('save', { accountId: demo.company, payee: nothing });
  assert.deepEqual(after.session.payee, session.payee);
  const person = (await stored(demo.individual)).payee;
  const moved = { type: 'individual', phone: '5185550199' } as const;
  const ofPerson = await open('save', { accountId: demo.individual, payee: moved });
  assert.deepEqual(ofPerson.session.payee, { ...person, phone: '5185550199' });
});

test('The account modal extends its session, and stores nothing', async ({ stored, open, service, simulator }) => {
  const before = await stored(demo.company);
  const { credentials } = await open('payment', { accountId: demo.company, payee: company() });
  simulator.clock.moveBy(29 * 60_000);
  assert.deepEqual(await service.extend?.(credentials), { secondsLeft: 1_800 });
  await service.cancel(credentials);
  assert.deepEqual(await stored(demo.company), before);
});

const company1001 = { accountId: demo.company };
const west = { ...company1001, accountGroupCode: 'West' };
const person1002 = { accountId: demo.individual };
const halfNew = { type: 'company', contact: { firstName: 'Avery', lastName: 'Stone', email: 'avery@glass.example' } };
const withContact = (contactId: number) => ({ payee: company({ contact: { ...contact, contactId } }) });
const refused: readonly [title: string, opening: object, code: string, field: string][] = [
  ['without an account or details', {}, 'InvalidRequest', 'AccountId'],
  ['with incomplete details', { payee: { type: 'individual' } }, 'InvalidRequest', 'payee.firstName'],
  ['with half of a new contact', { ...company1001, payee: halfNew }, 'InvalidRequest', 'payee.contact.phone'],
  ['for an unknown account', { accountId: 77 }, 'AccountNotFound', 'AccountId'],
  ['with a person for a company', { ...company1001, payee: individual() }, 'AccountTypeMismatch', 'IndividualDetails'],
  ['with a company for a person', { ...person1002, payee: company() }, 'AccountTypeMismatch', 'CompanyDetails'],
  ["with another company's contact", { ...company1001, ...withContact(2003) }, 'ContactNotFound', 'ContactId'],
  ['with a contact of an unknown company', withContact(2001), 'ContactNotFound', 'ContactId'],
  ['for an unknown account group', west, 'AccountGroupNotFound', 'AccountGroupCode'],
];
for (const [title, request, code, field] of refused) {
  test(`Opening the account modal ${title} is refused, and uses no session`, async ({ service, newCredentials }) => {
    const credentials = newCredentials();
    await assert.rejects(service.open(credentials, { context: 'payment', ...request }), refusedWith(code, field));
    const another = { ...credentials, operationKey: 'another' };
    await assert.doesNotReject(service.open(another, { context: 'save', payee: individual() }));
  });
}
