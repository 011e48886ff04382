import assert from 'node:assert/strict';
import test from 'node:test';
import {
  accountFieldNames,
  accountSecretFields,
  checkAccountField,
  correctedPayee,
  declinedAccountField,
  detailFields,
  fieldsOfPayee,
  offeredMethods,
  payeeMethod,
  savedIndex,
  visibleAccountFields,
  type AccountChoices,
  type AccountFieldName,
  type AccountFields,
} from '../../../src/account/account-form.ts';
import type { Payee } from '../../../src/claims/payee.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { AccountSession, SavedBankAccount } from '../../../src/account/claims-account-service.ts';
import { company, individual, without, withoutTaxId } from './samples.ts';

const blank = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;
const fields = (typed: Partial<AccountFields>): AccountFields => ({ ...blank, ...typed });

const savings: SavedBankAccount = {
  token: 'ACC-1',
  accountType: 'Savings',
  bankName: 'Ally Bank',
  lastFourDigits: '1111',
};
const checking: SavedBankAccount = { ...savings, token: 'ACC-2', accountType: 'Checking', lastFourDigits: '2222' };

function session(bankAccounts: readonly SavedBankAccount[] = [], payee: Payee = individual): AccountSession {
  return {
    merchant: { name: 'Prairie Mutual', phone: '(555) 010-0199' },
    payee,
    bankAccounts,
    prepaidAccount: { balance: 5_000 },
  };
}

/* Which methods there are to choose from. */
const offers: readonly [
  context: 'payment' | 'save',
  accounts: readonly SavedBankAccount[],
  ePayAllowed: boolean,
  methods: readonly AccountChoices['method'][],
][] = [
  ['payment', [], false, ['bankAccount', 'prepaidAccount']],
  ['payment', [], true, ['bankAccount', 'prepaidAccount', 'ePay']],
  ['payment', [savings, checking], false, ['saved-0', 'saved-1', 'bankAccount', 'prepaidAccount']],
  ['payment', [savings], true, ['saved-0', 'bankAccount', 'prepaidAccount', 'ePay']],
  ['save', [], false, ['bankAccount', 'prepaidAccount']],
  ['save', [], true, ['bankAccount', 'prepaidAccount', 'ePay']],
  ['save', [savings, checking], false, ['bankAccount', 'prepaidAccount']],
];

for (const [context, accounts, ePayAllowed, methods] of offers) {
  test(`A ${context} with ${accounts.length} saved accounts${ePayAllowed ? ' and e-mail' : ''} offers ${methods.join(', ')}`, () => {
    assert.deepEqual(offeredMethods(context, session(accounts), ePayAllowed), methods);
  });
}

/* Which fields there are to fill in. */
const companyFields: readonly AccountFieldName[] = [
  'companyName',
  'address',
  'city',
  'state',
  'zip',
  'firstName',
  'lastName',
  'email',
  'phone',
];
const personFields: readonly AccountFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
];
const bankFields: readonly AccountFieldName[] = ['accountType', 'routingNumber', 'accountNumber', 'repeatedNumber'];

test('The details of a company are the company first, then its contact', () => {
  assert.deepEqual(detailFields(company), companyFields);
});

test('The details of a person have no name of a company', () =>
  assert.deepEqual(detailFields(individual), personFields));

const methodFields: Readonly<Record<string, readonly AccountFieldName[]>> = {
  bankAccount: bankFields,
  prepaidAccount: [],
  ePay: ['ePayEmail'],
  'saved-0': [],
};

for (const [method, own] of Object.entries(methodFields) as [AccountChoices['method'], AccountFieldName[]][]) {
  for (const [payee, detail] of [
    [company, companyFields],
    [individual, personFields],
  ] as const) {
    test(`${method} asks a ${payee.type} for ${own.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(visibleAccountFields({ method, correcting: false }, payee), own);
    });

    test(`${method} asks a ${payee.type} for the details too while they are corrected, above`, () => {
      assert.deepEqual(visibleAccountFields({ method, correcting: true }, payee), [...detail, ...own]);
    });
  }
}

test('The numbers of the bank account are what has to be forgotten, and nothing else', () => {
  assert.deepEqual(accountSecretFields.toSorted(), ['accountNumber', 'repeatedNumber', 'routingNumber']);
});

/* What can be said of each field. */
const long = 'x'.repeat(101);
const verdicts: readonly [name: AccountFieldName, text: string, verdict: object][] = [
  ...(['companyName', 'firstName', 'lastName'] as const).flatMap((name): [AccountFieldName, string, object][] => [
    [name, ' Lee  Sons ', { state: 'valid', value: 'Lee Sons' }],
    [name, long, { state: 'invalid', code: 'length' }],
    [name, '000123456789', { state: 'invalid', code: 'number' }],
  ]),
  ...(['email', 'ePayEmail'] as const).flatMap((name): [AccountFieldName, string, object][] => [
    [name, ' pat@example.com ', { state: 'valid', value: 'pat@example.com' }],
    [name, 'pat', { state: 'partial', code: 'form' }],
    [name, 'p at@example.com', { state: 'invalid', code: 'form' }],
  ]),
  ['phone', '(212) 555-0123', { state: 'valid', value: '2125550123' }],
  ['phone', '212', { state: 'partial', code: 'length' }],
  ['phone', 'home', { state: 'invalid', code: 'characters' }],
  ...(['address', 'city', 'state'] as const).flatMap((name): [AccountFieldName, string, object][] => [
    [name, ' 5 Elm ', { state: 'valid', value: '5 Elm' }],
    [name, long, { state: 'invalid', code: 'length' }],
  ]),
  ['zip', '12207', { state: 'valid', value: '12207' }],
  ['zip', '1220', { state: 'partial' }],
  ['zip', 'K1A', { state: 'invalid', code: 'form' }],
  ['accountType', 'Checking', { state: 'valid', value: 'Checking' }],
  ['accountType', 'Savings', { state: 'valid', value: 'Savings' }],
  ['routingNumber', '021 000 021', { state: 'valid', value: '021000021' }],
  ['routingNumber', '021000022', { state: 'invalid', code: 'checksum' }],
  ['accountNumber', '0001-2345', { state: 'valid', value: '00012345' }],
  ['accountNumber', '123', { state: 'partial' }],
  ['accountNumber', '1'.repeat(18), { state: 'invalid', code: 'length' }],
];

for (const name of accountFieldNames) {
  test(`Nothing in ${name} is empty`, () => assert.deepEqual(checkAccountField(name, blank), { state: 'empty' }));
}

for (const [name, text, verdict] of verdicts) {
  test(`"${text.slice(0, 20)}" in ${name} is ${JSON.stringify(verdict)}`, () => {
    assert.deepEqual(checkAccountField(name, fields({ [name]: text })), verdict);
  });
}

for (const [repeatedNumber, verdict] of [
  ['0001 2345', { state: 'valid', value: '00012345' }],
  ['0001', { state: 'partial' }],
  ['0002', { state: 'invalid', code: 'different' }],
] as const) {
  test(`"${repeatedNumber}" as a repetition of 00012345 is ${JSON.stringify(verdict)}`, () => {
    const typed = fields({ accountNumber: '00012345', repeatedNumber });
    assert.deepEqual(checkAccountField('repeatedNumber', typed), verdict);
  });
}

/* The payee in the fields and out of them. */
test('The fields begin with the details of a person, the e-mail in both places', () => {
  assert.deepEqual(fields(fieldsOfPayee(individual)), {
    ...blank,
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan@example.com',
    phone: '2125550123',
    address: '5 Elm Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    ePayEmail: 'jordan@example.com',
  });
});

test('The fields begin with the details of a company and of its contact', () => {
  assert.deepEqual(fields(fieldsOfPayee(company)), {
    ...blank,
    companyName: 'Oak Roofing LLC',
    firstName: 'Pat',
    lastName: 'Lee',
    email: 'pat@oakroofing.example',
    phone: '8605550123',
    address: '12 Oak Street',
    city: 'Hartford',
    state: 'CT',
    zip: '06103',
    ePayEmail: 'pat@oakroofing.example',
  });
});

test('The tax id is in no field', () => {
  assert.ok(!JSON.stringify(fieldsOfPayee(company)).includes('3456789'));
});

for (const payee of [individual, company, withoutTaxId(company)]) {
  test(`A ${payee.type} that is not corrected stays as it is`, () => {
    assert.deepEqual(correctedPayee(payee, fields(fieldsOfPayee(payee))), payee);
  });
}

const typed: Partial<AccountFields> = {
  companyName: ' Oak  Roofs LLC ',
  firstName: ' Sam ',
  lastName: 'Lee-Ortiz',
  email: ' sam@oakroofing.example ',
  phone: '+1 (860) 555-0199',
  address: ' 14 Oak Street ',
  city: ' New Haven ',
  state: ' CT ',
  zip: '065101234',
};
const place = { address: '14 Oak Street', city: 'New Haven', state: 'CT', zip: '06510-1234' };
const person = {
  firstName: 'Sam',
  lastName: 'Lee-Ortiz',
  email: 'sam@oakroofing.example',
  phone: '8605550199',
};

test('A corrected company keeps the id of its contact, the access and the tax id', () => {
  assert.deepEqual(correctedPayee(company, fields(typed)), {
    type: 'company',
    companyName: 'Oak Roofs LLC',
    taxId: '12-3456789',
    ...place,
    contact: { contactId: 31, ...person, webAccess: 'Disabled' },
  });
});

test('A corrected company without an id of its contact gets none', () => {
  const contact = without(company.contact, 'contactId');
  const corrected = correctedPayee({ ...company, contact }, fields(typed));
  assert.deepEqual(corrected.type === 'company' && corrected.contact, { ...person, webAccess: 'Disabled' });
});

test('A corrected person gets the details and nothing of a company', () => {
  assert.deepEqual(correctedPayee(individual, fields(typed)), { type: 'individual', ...place, ...person });
});

test('Details that are not valid make no payee', () => {
  assert.throws(() => correctedPayee(individual, fields({ ...typed, zip: '0651' })), TypeError);
});

/* The method as the service takes it. */
const bank: Partial<AccountFields> = {
  accountType: 'Savings',
  routingNumber: '021 000 021',
  accountNumber: '0001-2345',
  repeatedNumber: '00012345',
};

const methods: readonly [
  what: string,
  method: AccountChoices['method'],
  typed: Partial<AccountFields>,
  given: object,
][] = [
  [
    'A savings account has its numbers without what stands between the digits',
    'bankAccount',
    bank,
    { type: 'bankAccount', routingNumber: '021000021', accountNumber: '00012345', accountType: 'Savings' },
  ],
  [
    'A checking account is one',
    'bankAccount',
    { ...bank, accountType: 'Checking' },
    { type: 'bankAccount', routingNumber: '021000021', accountNumber: '00012345', accountType: 'Checking' },
  ],
  ['A prepaid account has no numbers, whatever was typed before', 'prepaidAccount', bank, { type: 'prepaidAccount' }],
  [
    'A request by e-mail has the address without blanks around, and no numbers',
    'ePay',
    { ...bank, email: 'other@example.com', ePayEmail: ' pat@example.com ' },
    { type: 'ePay', email: 'pat@example.com' },
  ],
  ['The first saved account is named by its token', 'saved-0', bank, { type: 'savedBankAccount', token: 'ACC-1' }],
  ['The second saved account is named by its token', 'saved-1', {}, { type: 'savedBankAccount', token: 'ACC-2' }],
];

for (const [what, method, entered, given] of methods) {
  test(what, () => {
    const choices = { method, correcting: false };
    assert.deepEqual(payeeMethod(choices, fields(entered), session([savings, checking])), given);
  });
}

for (const method of ['bankAccount', 'ePay'] as const) {
  test(`Fields that are not valid make no method: ${method}`, () => {
    assert.throws(() => payeeMethod({ method, correcting: false }, blank, session()), TypeError);
  });
}

for (const [method, index] of [
  ['saved-0', 0],
  ['saved-11', 11],
  ['bankAccount', undefined],
  ['prepaidAccount', undefined],
  ['ePay', undefined],
] as const) {
  test(`${method} is ${index === undefined ? 'no saved account' : `the saved account ${index}`}`, () => {
    assert.equal(savedIndex(method), index);
  });
}

/* Where a decline leads. */
for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  const field = { InvalidAccountNumber: 'accountNumber', InvalidRoutingNumber: 'routingNumber' }[code as string];
  test(`${code} leads to ${field ?? 'no field'}`, () => assert.equal(declinedAccountField(code), field));
}
