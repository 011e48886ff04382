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
import type { OptionProblems } from '../../../src/options/option-problems.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { checkOptions, codesOf } from '../options/option-suite.ts';
import { company, companyDetails, contactDetails, individual, individualDetails, without } from './samples.ts';

const read = (...given: readonly unknown[]) => readAccountOptions(given);

function messagesOf({ problems }: { readonly problems: OptionProblems }): Record<string, string[]> {
  return accountOptionError(problems).description.description;
}

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

/* The details, row by row. */
const ofCompany = (changes: object) => ({ CompanyDetails: { ...companyDetails, ...changes } });
const ofContact = (changes: object) => ofCompany({ ContactDetails: { ...contactDetails, ...changes } });
const ofPerson = (changes: object) => ({ IndividualDetails: { ...individualDetails, ...changes } });

for (const [of, table, options, names, more] of [
  ['CompanyDetails', companyTable, ofCompany, 'CompanyName Address City State Zip ContactDetails', 'TaxId'],
  ['ContactDetails', contactTable, ofContact, 'FirstName LastName Email Phone', 'ContactId WebAccess'],
  ['IndividualDetails', individualTable, ofPerson, 'FirstName LastName Email Phone Address City State Zip', ''],
] as const) {
  const required = names.split(' ');
  const optional = more.split(' ').filter((name) => name !== '');
  test(`${of} has exactly the fields of the specification`, () => {
    assert.deepEqual(Object.keys(table).toSorted(), [...required, ...optional].toSorted());
  });

  for (const [context, named] of Object.entries({ payment, save })) {
    const others = without(named, 'AccountId');
    for (const field of [...required, ...optional]) {
      const missing = required.includes(field) ? { [field]: ['This option is required.'] } : {};
      test(`${of} without ${field} ${required.includes(field) ? 'names it' : 'goes on'} in the context ${context}`, () => {
        for (const absent of [undefined, null, ' ']) {
          assert.deepEqual(messagesOf(read({ ...others, ...options({ [field]: absent }) })), missing);
        }
      });
    }
  }

  const nothing = Object.fromEntries([...required, ...optional].map((field) => [field, undefined]));

  test(`${of} that says nothing names everything that is missing`, () => {
    const created = { ...without(save, 'AccountId'), ...options(nothing) };
    assert.deepEqual(Object.keys(messagesOf(read(created))).toSorted(), required.toSorted());
  });
}

/* With an account, what is sent updates what is stored. */
for (const [what, given, payee] of [
  ['nothing of a person', { IndividualDetails: {} }, { type: 'individual' }],
  ['a place of a person', { IndividualDetails: { City: 'Troy', Zip: null } }, { type: 'individual', city: 'Troy' }],
  ['the name of a company', { CompanyDetails: { CompanyName: 'Oak' } }, { type: 'company', companyName: 'Oak' }],
  [
    'the e-mail of a stored contact',
    { CompanyDetails: { ContactDetails: { ContactId: 31, Email: 'new@oak.example' } } },
    { type: 'company', contact: { contactId: 31, email: 'new@oak.example' } },
  ],
] as const) {
  test(`A stored account is updated with ${what} alone`, () => {
    const { values, problems } = read({ ...save, ...given });
    assert.deepEqual(codesOf({ problems }), {});
    assert.deepEqual(values.payee, payee);
  });
}

test('A contact without an id is a new one and complete, also of a stored company', () => {
  const given = { ...save, CompanyDetails: { ContactDetails: { FirstName: 'Pat', Phone: '555' } } };
  assert.deepEqual(codesOf(read(given)), { LastName: ['missing'], Email: ['missing'], Phone: ['notPhone'] });
});

/* Who is paid. */
const anonymous = { SessionId: 'S1', Context: 'save' };

test('A payee has to be named in some way', () => {
  assert.deepEqual(messagesOf(read(anonymous)), {
    AccountId: ['One of AccountId, CompanyDetails and IndividualDetails is required.'],
  });
});

test('A payee is named by an account, by details or by both', () => {
  const account = { AccountId: 7 };
  for (const given of [account, ofCompany({}), ofPerson({})]) {
    assert.deepEqual(codesOf(read({ ...anonymous, ...given })), {});
    assert.deepEqual(codesOf(read({ ...anonymous, ...account, ...given })), {});
  }
});

test('A payee cannot be a company and a person at once', () => {
  assert.deepEqual(messagesOf(read({ ...anonymous, ...ofCompany({}), ...ofPerson({}) })), {
    IndividualDetails: ['Pass CompanyDetails or IndividualDetails, not both.'],
  });
});

test('A payee that is named by a wrong option is not reported as missing', () => {
  for (const [option, code] of [
    ['AccountId', 'notId'],
    ['CompanyDetails', 'notObject'],
    ['IndividualDetails', 'notObject'],
  ] as const) {
    assert.deepEqual(codesOf(read({ ...anonymous, [option]: 'somebody' })), { [option]: [code] });
  }
});

test('A contact of a wrong type is one problem', () => {
  for (const ContactDetails of ['Pat Lee', ['Pat', 'Lee'], 7, () => 'Pat']) {
    assert.deepEqual(codesOf(read({ ...save, ...ofCompany({ ContactDetails }) })), { ContactDetails: ['notObject'] });
  }
});

test('Everything that is missing or wrong is reported together, each under the name of its field', () => {
  const reading = read({
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
  });
  assert.deepEqual(messagesOf(reading), {
    SessionId: ['This option is required.'],
    AccountId: ['This option must be a whole number greater than zero.'],
    ClaimNumber: ['This option is required.'],
    Amount: ['This option must be greater than zero.'],
    EPayAllowed: ['This option must be true or false.'],
    CompanyName: ['This option is required.'],
    Address: ['This option must be text.'],
    ContactId: ['This option must be a whole number greater than zero.'],
    LastName: ['This option is required.'],
    Email: ['This option must be text.'],
    Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
    WebAccess: ['This option must be one of: Enabled (0), Disabled (1).'],
  });
});

test('Empty options report everything that is missing', () => {
  const names = ['SessionId', 'Context', 'AccountId'];
  for (const nothing of [undefined, null, {}, 'options', 7, []]) {
    assert.deepEqual(Object.keys(messagesOf(read(nothing))), names);
  }
});

/* What is read. */
test('A payment is read with all given options', () => {
  const more = { AccountGroupCode: 'North', EPayAllowed: true, SourceUser: 'adjuster-7' };
  const values = { ...payment, AccountId: 1001, Amount: 10_798 };
  assert.deepEqual(read({ ...paidCompany, ...more }).values, { ...values, ...more, payee: company });
  assert.deepEqual(read(paidIndividual).values, { ...values, EPayAllowed: false, payee: individual });
});

test('A save for a stored account is read without details', () => {
  assert.deepEqual(read(save).values, { ...save, AccountId: 1001, EPayAllowed: false });
});

test('The AccountId 0 of a typed server counts as absent', () => {
  for (const zero of [0, '0', ' 0 ']) {
    assert.deepEqual(read({ ...paidIndividual, AccountId: zero }), read({ ...paidIndividual, AccountId: undefined }));
  }
});

/* Values of the details. */
test('A telephone number has ten digits, for a person as for a contact', () => {
  const phone = '2125550123';
  assert.deepEqual(read({ ...save, ...ofPerson({ Phone: Number(phone) }) }).values.payee, { ...individual, phone });
  const { payee } = read({ ...save, ...ofContact({ Phone: Number(phone) }) }).values;
  assert.deepEqual(payee, { ...company, contact: { ...company.contact, phone } });
  for (const given of [ofPerson, ofContact]) {
    assert.deepEqual(codesOf(read({ ...save, ...given({ Phone: '212-555-0123' }) })), { Phone: ['notPhone'] });
  }
});

test('The web access of a new contact is a word or its number, Enabled if absent', () => {
  const ofNew = (WebAccess: unknown) => read({ ...save, ...ofContact({ ContactId: undefined, WebAccess }) });
  const accessOf = (given: unknown) => (ofNew(given).values.payee as CompanyPayee).contact.webAccess;
  assert.deepEqual([undefined, '', 0, 'Enabled'].map(accessOf), Array(4).fill('Enabled'));
  assert.deepEqual(['Disabled', '1'].map(accessOf), ['Disabled', 'Disabled']);
  assert.deepEqual(codesOf(ofNew('disabled')), { WebAccess: ['notAllowed'] });
});

test('A stored contact keeps its web access if the page does not mention it', () => {
  const { values } = read({ ...save, ...ofContact({ ContactId: 2001, WebAccess: undefined }) });
  assert.ok(!('webAccess' in (values.payee as CompanyPayee).contact));
});

test('Texts are trimmed, and bidirectional control characters are removed', () => {
  const { payee } = read({ ...save, ...ofCompany({ CompanyName: ' Oak \u202eRoofing LLC\u0000 ', Zip: 6103 }) }).values;
  assert.deepEqual(payee, { ...company, zip: '6103' });
});

/* Names are written in Pascal case or in camel case, and pages mix them. */
type Written = Readonly<Record<string, unknown>>;

function respelled(given: Written, isSmall: (name: string) => boolean): Written {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      isSmall(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
      typeof value === 'object' && value !== null ? respelled(value as Written, isSmall) : value,
    ]),
  );
}

for (const [spelling, isSmall] of Object.entries({
  'camel case': () => true,
  'camel case inside': (name: string) => !(name in accountOptions),
  'a mixture': (name: string) => name.length % 2 === 0,
})) {
  test(`Options in ${spelling} are read as in Pascal case`, () => {
    for (const given of [paidCompany, paidIndividual]) {
      const full = { ...given, EPayAllowed: 'true', SourceUser: 'U', AccountGroupCode: 'G' };
      const small = respelled(full, isSmall);
      assert.notDeepEqual(small, full);
      assert.deepEqual(read(small), read(full));
    }
  });
}

test('The documented spelling is used, unless it is empty', () => {
  assert.equal(read({ ...save, SessionId: 'S2', sessionId: 'S3' }).values.SessionId, 'S2');
  assert.equal(read({ ...save, SessionId: '', sessionId: 'S3' }).values.SessionId, 'S3');
});

test('Unknown names are ignored, in the details too', () => {
  const strange = { Theme: 'dark', Amounts: 'x' };
  assert.deepEqual(read({ ...save, ...strange, ...ofPerson(strange) }), read({ ...save, ...ofPerson({}) }));
});

test('The options of a payment are required if any source says that it is one', () => {
  const reading = read({ sessionId: 'S1', accountId: 7 }, { context: 'payment' });
  assert.deepEqual(Object.keys(messagesOf(reading)), ['ClaimNumber', 'Amount']);
});
