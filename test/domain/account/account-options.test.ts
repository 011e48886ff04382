import assert from 'node:assert/strict';
import test from 'node:test';
import { accountOptionError } from '../../../src/account/account-events.ts';
import type { CompanyPayee } from '../../../src/claims/requests.ts';
import {
  accountOptions,
  companyDetails as companyTable,
  contactDetails as contactTable,
  individualDetails as individualTable,
  readAccountOptions,
} from '../../../src/account/account-options.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { checkOptions, codesOf } from '../options/option-suite.ts';
import { renamed, small } from '../spelling.ts';
import { company, companyDetails, contactDetails, individual, individualDetails, without } from './samples.ts';

const read = (...given: readonly unknown[]) => readAccountOptions(given);
const messagesOf = (...given: readonly unknown[]) =>
  accountOptionError(read(...given).problems).description.description;

const payment = { SessionId: 'S1', AccountId: '1001', ClaimNumber: 'CLM-1', Context: 'payment', Amount: '107.98' };
const save = { SessionId: 'S1', AccountId: '1001', Context: 'save' };
const paidCompany = { ...payment, CompanyDetails: companyDetails };
const paidIndividual = { ...payment, IndividualDetails: individualDetails };

checkOptions({
  modal: 'The account modal',
  table: accountOptions,
  methods: { payment: paidIndividual, save: { ...save, IndividualDetails: individualDetails } },
  read: (_, sources) => read(...sources),
  rows: [
    ['SessionId', 'payment save', 12, '12', {}, 'notText'],
    ['AccountId', '', ' 0001001 ', 1001, 'A1', 'notId'],
    ['ClaimNumber', 'payment', '0042', '0042', [], 'notText'],
    ['CompanyDetails', '', undefined, undefined, 'Oak Roofing LLC', 'notObject'],
    ['CompanyDetails', '', null, undefined, [companyDetails], 'notObject'],
    ['IndividualDetails', '', undefined, undefined, true, 'notObject'],
    ['Amount', 'payment', 107.98, 10_798, '5.005', 'notAmount'],
    ['Amount', 'payment', '0.01', 1, '0.00', 'notPositive'],
    ['AccountGroupCode', '', 'North', 'North', true, 'notText'],
    ['EPayAllowed', '', 'TRUE', true, 'yes', 'notBoolean'],
    ['SourceUser', '', 7, '7', {}, 'notText'],
    ['lockedOptions', '', 'TRUE', true, 'yes', 'notBoolean'],
    ['Context', 'payment save', 'save', 'save', 'Payment', 'notAllowed'],
  ],
  fallbacks: { EPayAllowed: false },
  unread: { save: 'ClaimNumber Amount' },
});

checkHostileOptions({
  modal: 'the account modal',
  names: [accountOptions, companyTable, contactTable].flatMap((table) => Object.keys(table)),
  required: ['SessionId', 'Context'],
  readers: [readAccountOptions],
  everywhere: (given, name) => ({
    ...without(payment, 'AccountId'),
    CompanyDetails: { ...companyDetails, ContactDetails: { ...contactDetails, [name]: given }, [name]: given },
    [name]: given,
  }),
});

const ofCompany = (changes: object) => ({ CompanyDetails: { ...companyDetails, ...changes } });
const ofContact = (changes: object) => ofCompany({ ContactDetails: { ...contactDetails, ...changes } });
const ofPerson = (changes: object) => ({ IndividualDetails: { ...individualDetails, ...changes } });

for (const [of, table, options, names, more] of [
  ['CompanyDetails', companyTable, ofCompany, 'CompanyName Address City State Zip ContactDetails', 'TaxId'],
  ['ContactDetails', contactTable, ofContact, 'FirstName LastName Email Phone', 'ContactId WebAccess'],
  ['IndividualDetails', individualTable, ofPerson, 'FirstName LastName Email Phone Address City State Zip', ''],
] as const) {
  const required = names.split(' ');
  const all = `${names} ${more}`.trim().split(' ');

  test(`${of} has exactly the fields of the specification`, () =>
    assert.deepEqual(Object.keys(table).toSorted(), all.toSorted()));

  for (const [context, named] of Object.entries({ payment, save })) {
    for (const field of all) {
      const missing = required.includes(field) ? { [field]: ['This option is required.'] } : {};
      const result = required.includes(field) ? 'is reported as missing' : 'is accepted';
      test(`${of} without ${field} ${result} in the context ${context}`, () => {
        for (const absent of [undefined, null, ' '])
          assert.deepEqual(messagesOf({ ...without(named, 'AccountId'), ...options({ [field]: absent }) }), missing);
      });
    }
  }

  test(`${of} with no value reports every missing field`, () => {
    const nothing = Object.fromEntries(all.map((field) => [field, undefined]));
    const found = messagesOf({ ...without(save, 'AccountId'), ...options(nothing) });
    assert.deepEqual(Object.keys(found).toSorted(), required.toSorted());
  });
}

const anonymous = { SessionId: 'S1', Context: 'save' };
const newContact = { CompanyDetails: { ContactDetails: { FirstName: 'Pat', Phone: '555' } } };
const contactCodes = { LastName: ['missing'], Email: ['missing'], Phone: ['notPhone'] };
const byBoth = { ...ofCompany({}), ...ofPerson({}) };
const wrongPhone = { Phone: ['notPhone'] };
const unknownAccess = ofContact({ ContactId: undefined, WebAccess: 'disabled' });
const everyMissing = { SessionId: ['missing'], Context: ['missing'], AccountId: ['noPayee'] };

for (const [what, given, codes] of [
  ['Options that name no payee', anonymous, { AccountId: ['noPayee'] }],
  ['A payee that is an account', { ...anonymous, AccountId: 7 }, {}],
  ['A payee that is a company', { ...anonymous, ...ofCompany({}) }, {}],
  ['A payee that is a person', { ...anonymous, ...ofPerson({}) }, {}],
  ['A payee that is a company with an account', { ...anonymous, AccountId: 7, ...ofCompany({}) }, {}],
  ['A payee that is a person with an account', { ...anonymous, AccountId: 7, ...ofPerson({}) }, {}],
  ['A payee that is both company and person', { ...anonymous, ...byBoth }, { IndividualDetails: ['twoPayees'] }],
  ['A payee in a wrong AccountId', { ...anonymous, AccountId: 'x' }, { AccountId: ['notId'] }],
  ['A payee in wrong CompanyDetails', { ...anonymous, CompanyDetails: 'x' }, { CompanyDetails: ['notObject'] }],
  ['A payee in wrong IndividualDetails', { ...anonymous, IndividualDetails: 7 }, { IndividualDetails: ['notObject'] }],
  ...['Pat Lee', ['Pat', 'Lee'], 7, () => 'Pat'].map(
    (ContactDetails) =>
      [
        `A contact of the type ${Array.isArray(ContactDetails) ? 'list' : typeof ContactDetails}`,
        { ...save, ...ofCompany({ ContactDetails }) },
        { ContactDetails: ['notObject'] },
      ] as const,
  ),
  ['A contact without an id and without names', { ...save, ...newContact }, contactCodes],
  ['A person with dashes in the telephone number', { ...save, ...ofPerson({ Phone: '212-555-0123' }) }, wrongPhone],
  ['A contact with dashes in the telephone number', { ...save, ...ofContact({ Phone: '212-555-0123' }) }, wrongPhone],
  ['A new contact with an unknown web access', { ...save, ...unknownAccess }, { WebAccess: ['notAllowed'] }],
  ['An empty option object', {}, everyMissing],
] as const) {
  test(`${what} has ${Object.keys(codes).length === 0 ? 'no problem' : JSON.stringify(codes)}`, () =>
    assert.deepEqual(codesOf(read(given)), codes));
}

test('The messages about the payee name the options', () => {
  const AccountId = ['One of AccountId, CompanyDetails and IndividualDetails is required.'];
  assert.deepEqual(messagesOf(anonymous), { AccountId });
  const IndividualDetails = ['Pass CompanyDetails or IndividualDetails, not both.'];
  assert.deepEqual(messagesOf({ ...anonymous, ...byBoth }), { IndividualDetails });
});

test('Everything that is missing or wrong is reported together, each under the name of its field', () => {
  const given = {
    AccountId: 'A-1',
    Context: 'payment',
    Amount: '0',
    EPayAllowed: 'perhaps',
    CompanyDetails: {
      Address: {},
      City: 'Hartford',
      State: 'CT',
      Zip: '06103',
      ContactDetails: { ContactId: -1, FirstName: 'Pat', LastName: '', Email: [], Phone: '555', WebAccess: 'Full' },
    },
  };
  assert.deepEqual(messagesOf(given), {
    SessionId: ['This option is required.'],
    AccountId: ['This option must be a whole number greater than zero.'],
    ClaimNumber: ['This option is required.'],
    Amount: ['This option must be greater than zero.'],
    EPayAllowed: ['This option must be true or false.'],
    Address: ['This option must be text.'],
    ContactId: ['This option must be a whole number greater than zero.'],
    Email: ['This option must be text.'],
    Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
    WebAccess: ['This option must be one of: Enabled (0), Disabled (1).'],
  });
  // An account may have what the details lack, also if its id is wrong.
  const { CompanyName, LastName, AccountId } = messagesOf({ ...given, AccountId: undefined });
  assert.deepEqual(
    [CompanyName, LastName, AccountId],
    [['This option is required.'], ['This option is required.'], undefined],
  );
});

/* Valid options, and the payee of a save with an account: sent details update the stored ones. */
const inTroy = { IndividualDetails: { City: 'Troy', Zip: null } };
const oak = { CompanyDetails: { CompanyName: 'Oak' } };
const newEmail = { ContactId: 31, Email: 'new@oak.example' };
const updatedContact = { type: 'company', contact: { contactId: 31, email: 'new@oak.example' } };
const odd = { CompanyName: ' Oak\r\n\u202eRoofing LLC\u0000 ', Zip: 6103 };
const phone = '2125550123';
const callable = { ...company, contact: { ...company.contact, phone } };

for (const [what, given, payee] of [
  ['Empty details of a person update nothing', { IndividualDetails: {} }, { type: 'individual' }],
  ['A city updates only the city', inTroy, { type: 'individual', city: 'Troy' }],
  ['A company name updates only it', oak, { type: 'company', companyName: 'Oak' }],
  ['An e-mail of a stored contact updates only it', { CompanyDetails: { ContactDetails: newEmail } }, updatedContact],
  ['A telephone number of a person may be a number', ofPerson({ Phone: Number(phone) }), { ...individual, phone }],
  ['A telephone number of a contact may be a number', ofContact({ Phone: Number(phone) }), callable],
  ['Texts are trimmed and lose bidirectional control characters', ofCompany(odd), { ...company, zip: '6103' }],
  ['Unknown names in details are ignored', ofPerson({ Theme: 'dark', Amounts: 'x' }), individual],
] as const) {
  test(what, () => {
    const { values, problems } = read({ ...save, ...given });
    assert.deepEqual([values.payee, codesOf({ problems })], [payee, {}]);
  });
}

test('A payment is read with all given options', () => {
  const more = { AccountGroupCode: 'North', EPayAllowed: true, SourceUser: 'adjuster-7' };
  const values = { ...payment, AccountId: 1001, Amount: 10_798 };
  assert.deepEqual(read({ ...paidCompany, ...more }).values, { ...values, ...more, payee: company });
  assert.deepEqual(read(paidIndividual).values, { ...values, EPayAllowed: false, payee: individual });
});

test('A save is read without details, without unknown names, and with the documented spelling unless it is empty', () => {
  const values = { ...save, AccountId: 1001, EPayAllowed: false };
  assert.deepEqual(read({ ...save, Theme: 'dark', Amounts: 'x' }).values, values);
  assert.deepEqual(read({ ...save, sessionId: 'S3' }).values, values);
  assert.equal(read({ ...save, SessionId: '', sessionId: 'S3' }).values.SessionId, 'S3');
});

test('The AccountId 0 of a typed server counts as absent', () => {
  for (const zero of [0, '0', ' 0 '])
    assert.deepEqual(read({ ...paidIndividual, AccountId: zero }), read({ ...paidIndividual, AccountId: undefined }));
});

test('The web access of a new contact is Enabled if absent, and a stored contact keeps its own', () => {
  const accessOf = (changes: object) => {
    const { payee } = read({ ...save, ...ofContact(changes) }).values;
    return (payee as CompanyPayee).contact;
  };
  const ofNew = (WebAccess: unknown) => accessOf({ ContactId: undefined, WebAccess }).webAccess;
  assert.deepEqual([undefined, '', 0, 'Enabled'].map(ofNew), Array(4).fill('Enabled'));
  assert.deepEqual(['Disabled', '1'].map(ofNew), ['Disabled', 'Disabled']);
  assert.ok(!('webAccess' in accessOf({ ContactId: 2001, WebAccess: undefined })));
});

/* Names may be in Pascal case or camel case, and pages mix them. */
for (const [spelling, rename] of Object.entries({
  'camel case': small,
  'camel case inside': (name: string) => (name in accountOptions ? name : small(name)),
  'a mixture': (name: string) => (name.length % 2 === 0 ? small(name) : name),
})) {
  test(`Options in ${spelling} are read as in Pascal case`, () => {
    for (const given of [paidCompany, paidIndividual]) {
      const full = { ...given, EPayAllowed: 'true', SourceUser: 'U', AccountGroupCode: 'G' };
      const respelled = renamed(full, rename);
      assert.notDeepEqual(respelled, full);
      assert.deepEqual(read(respelled), read(full));
    }
  });
}

test('The options of a payment are required if any source says that it is one', () => {
  const found = messagesOf({ sessionId: 'S1', accountId: 7 }, { context: 'payment' });
  assert.deepEqual(Object.keys(found), ['ClaimNumber', 'Amount']);
});
