import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as form from '../../../src/account/account-form.ts';
import { correctableDetails, isPayeeLocked, wrongDetails } from '../../../src/account/locked-payee.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { SavedBankAccount } from '../../../src/account/wire.ts';
import { testVerdicts } from '../fields/verdicts.ts';
import { blank, company, fields, individual, savedAccount, session, without, withoutTaxId } from './samples.ts';

const savings: SavedBankAccount = { ...savedAccount, accountType: 'Savings', lastFourDigits: '1111' };
const checking: SavedBankAccount = { ...savedAccount, token: 'ACC-2', lastFourDigits: '2222' };

const prepaidAccount = { balance: 5_000 };
const sessionWith = (bankAccounts: readonly SavedBankAccount[]) => ({ ...session, bankAccounts, prepaidAccount });

for (const [context, accounts, ePayAllowed, methods] of [
  ['payment', [], false, 'bankAccount prepaidAccount'],
  ['payment', [savings, checking], true, 'saved-0 saved-1 bankAccount prepaidAccount ePay'],
  ['save', [savings], false, 'bankAccount prepaidAccount'],
  ['save', [], true, 'bankAccount prepaidAccount ePay'],
] as const) {
  test(`A ${context} with ${accounts.length} saved accounts${ePayAllowed ? ' and e-mail' : ''} offers ${methods}`, () =>
    assert.equal(form.offeredMethods(context, sessionWith(accounts), ePayAllowed).join(' '), methods));
}

test('Of saved accounts that look the same, only the latest is offered', () => {
  const twin = { ...savings, token: 'ACC-3' };
  const others = [{ ...twin, bankName: 'PNC Bank' }, { ...twin, lastFourDigits: '1112' }, checking];
  const older = { ...twin, savedAt: '2026-11-03T09:00:00' };
  const newer = { ...twin, savedAt: '2026-11-04T09:00:00' };
  const offered = form.offeredMethods('payment', sessionWith([savings, ...others, savings, twin, older, newer]), false);
  assert.deepEqual(offered.slice(0, -2), ['saved-1', 'saved-2', 'saved-3', 'saved-5', 'saved-6', 'saved-7']);
});

const list = (names: string) => names.split(' ').filter((name) => name !== '') as form.AccountFieldName[];

const details = {
  company: 'companyName address city state zip firstName lastName email phone',
  individual: 'firstName lastName email phone address city state zip',
};

for (const [method, own] of [
  ['bankAccount', 'accountType routingNumber accountNumber repeatedNumber'],
  ['prepaidAccount', ''],
  ['ePay', 'ePayEmail'],
  ['saved-0', ''],
] as const) {
  for (const payee of [company, individual]) {
    test(`The method ${method} of a ${payee.type} has ${own ? `the fields ${own}` : 'no fields'}, after corrected details`, () => {
      assert.deepEqual(form.visibleAccountFields({ method, isCorrecting: false }, payee), list(own));
      const all = list(details[payee.type]);
      assert.deepEqual(form.detailFields(payee), all);
      assert.deepEqual(form.visibleAccountFields({ method, isCorrecting: true }, payee), [...all, ...list(own)]);
    });
  }
}

test('The numbers of the bank account are the only secrets', () =>
  assert.deepEqual(form.accountSecretFields.toSorted(), ['accountNumber', 'repeatedNumber', 'routingNumber']));

/* These tests show which check each field has. The checks themselves have separate tests. */
for (const [names, table] of [
  ['companyName', 'valid 4111111111111111 Trust " 4111111111111111  Trust "'],
  ['firstName lastName', 'valid Lee Sons " Lee  Sons " \n invalid number "000123456789"'],
  ['email ePayEmail', 'valid pat@example.com " pat@example.com " \n partial form "pat"'],
  ['phone', 'valid 2125550123 "(212) 555-0123" \n partial length "212"'],
  ['address city state', `valid 5 Elm " 5 Elm " \n invalid length "${'x'.repeat(101)}"`],
  ['zip', 'valid 12207 "12207" \n invalid form "K1A"'],
  ['accountType', 'valid Checking "Checking" \n valid Savings "Savings"'],
  ['routingNumber', 'valid 021000021 "021 000 021" \n invalid checksum "021000022"'],
  ['accountNumber', 'valid 00012345 "0001-2345" \n partial length "123"'],
] as const) {
  for (const name of list(names)) {
    suite(`${name} of the account form`, () => {
      testVerdicts((text) => form.checkAccountField(name, fields({ [name]: text })), `empty "" \n ${table}`);
    });
  }
}

suite('repeatedNumber of the account form, after 00012345', () => {
  const check = (repeatedNumber: string) =>
    form.checkAccountField('repeatedNumber', fields({ accountNumber: '00012345', repeatedNumber }));
  testVerdicts(check, 'empty "" \n valid 00012345 "0001 2345" \n partial different "0001" \n invalid different "0002"');
});

test('The fields contain the details of a person, or of a company and its contact', () => {
  const ofPerson = { ...without(individual, 'type'), ePayEmail: individual.email };
  assert.deepEqual(fields(form.fieldsOfPayee(individual)), { ...blank, ...ofPerson });
  const { companyName, address, city, state, zip } = company;
  const contact = without(without(company.contact, 'contactId'), 'webAccess');
  const ofCompany = { companyName, ...contact, address, city, state, zip, ePayEmail: contact.email };
  assert.deepEqual(fields(form.fieldsOfPayee(company)), { ...blank, ...ofCompany });
});

for (const payee of [individual, company, withoutTaxId(company)]) {
  test(`A ${payee.type} that is not corrected stays as it is`, () =>
    assert.deepEqual(form.correctedPayee(payee, fields(form.fieldsOfPayee(payee))), payee));
}

test('A telephone number of the payee is accepted, and a typed number must be assigned', () => {
  for (const payee of [
    { ...individual, phone: '0005550123' },
    { ...company, contact: { ...company.contact, phone: '0005550123' } },
  ]) {
    const given = fields(form.fieldsOfPayee(payee));
    assert.deepEqual(form.correctedPayee(payee, given), payee);
    const wrong = { ...given, phone: '0005550124' };
    assert.deepEqual(form.checkAccountField('phone', wrong, payee), { state: 'invalid', code: 'notAssigned' });
  }
  const short = { ...individual, phone: '555' };
  assert.equal(form.checkAccountField('phone', fields(form.fieldsOfPayee(short)), short).state, 'partial');
  const long = { ...individual, phone: '00005550123' };
  assert.equal(form.checkAccountField('phone', fields(form.fieldsOfPayee(long)), long).state, 'invalid');
});

const typed: Partial<form.AccountFields> = {
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
const person = { firstName: 'Sam', lastName: 'Lee-Ortiz', email: 'sam@oakroofing.example', phone: '8605550199' };

test('A corrected company keeps its tax id, and the id and access of its contact', () => {
  const { contactId, ...contact } = { ...company.contact, ...person };
  const corrected = { ...company, companyName: 'Oak Roofs LLC', ...place, contact: { contactId, ...contact } };
  assert.deepEqual(form.correctedPayee(company, fields(typed)), corrected);
  const stored = { ...company, contact: without(company.contact, 'contactId') };
  assert.deepEqual(form.correctedPayee(stored, fields(typed)), { ...corrected, contact });
});

test('A corrected person has only the details of a person', () =>
  assert.deepEqual(form.correctedPayee(individual, fields(typed)), { type: 'individual', ...place, ...person }));

const bank: Partial<form.AccountFields> = {
  accountType: 'Savings',
  routingNumber: '021 000 021',
  accountNumber: '0001-2345',
  repeatedNumber: '00012345',
};

const asChecking = { accountType: 'Checking' };
const numbers = { type: 'bankAccount', routingNumber: '021000021', accountNumber: '00012345' };

const emails = { email: 'other@example.com', ePayEmail: ' pat@example.com ' };
const savedBy = (token: string) => ({ type: 'savedBankAccount', token });
for (const [what, method, entered, given] of [
  ['A savings account has its numbers', 'bankAccount', bank, { ...numbers, accountType: 'Savings' }],
  ['A checking account has its numbers', 'bankAccount', { ...bank, ...asChecking }, { ...numbers, ...asChecking }],
  ['A prepaid account has no numbers', 'prepaidAccount', bank, { type: 'prepaidAccount' }],
  ['A request by e-mail has its address', 'ePay', { ...bank, ...emails }, { type: 'ePay', email: 'pat@example.com' }],
  ['The first saved account is named by its token', 'saved-0', bank, savedBy('ACC-1')],
  ['The second saved account is named by its token', 'saved-1', {}, savedBy('ACC-2')],
] as const) {
  test(what, () => {
    const choices = { method, isCorrecting: false };
    assert.deepEqual(form.payeeMethod(choices, fields(entered), sessionWith([savings, checking])), given);
  });
}

test('Invalid fields give neither payee nor method', () => {
  assert.throws(() => form.correctedPayee(individual, fields({ ...typed, zip: '0651' })), TypeError);
  for (const method of ['bankAccount', 'ePay'] as const)
    assert.throws(() => form.payeeMethod({ method, isCorrecting: false }, blank, session), TypeError);
});

test('Only a decline of a number names a field', () => {
  const named = Object.values(ResponseCode).flatMap((code) =>
    code === 'Success' ? [] : (form.declinedAccountField(code) ?? []),
  );
  assert.deepEqual(named.toSorted(), ['accountNumber', 'routingNumber']);
  assert.equal(form.declinedAccountField('InvalidAccountNumber'), 'accountNumber');
});

test('The name on an account is that of the person or the company', () =>
  assert.deepEqual([payeeName(individual), payeeName(company)], ['Jordan Rivera', 'Oak Roofing LLC']));

const long = 'Glass '.repeat(20).trim();
const number = 'John Smith 2024-00123456';
const fixed = { ...company, companyName: long, zip: '', contact: { ...company.contact, lastName: number } };

test('Any option that names a payee fixes it, in any spelling', () => {
  for (const name of ['AccountId', 'companyDetails', 'individualdetails'])
    assert.ok(isPayeeLocked({ [name]: 1 }), name);
  for (const locked of [undefined, {}, { Amount: 1, OldAccountId: 1, AccountIds: 1 }])
    assert.ok(!isPayeeLocked(locked));
});

test('A fixed payee keeps a name that the form rejects, and only missing details can be typed', () => {
  assert.deepEqual(correctableDetails(fixed, true), ['zip']);
  assert.deepEqual(correctableDetails({ ...individual, firstName: ' ' }, true), ['firstName']);
  assert.deepEqual([form.detailOf(fixed, 'companyName'), form.detailOf(fixed, 'lastName')], [long, number]);
  const changed = fields({ ...form.fieldsOfPayee(fixed), companyName: 'Mallory LLC', zip: '12207' });
  assert.deepEqual(form.correctedPayee(fixed, changed, ['zip']), { ...fixed, zip: '12207' });
  const spelled = { ...individual, phone: '(518) 555-0121', zip: '122071234' };
  const sent = { ...individual, phone: '5185550121', zip: '12207-1234' };
  assert.deepEqual(form.correctedPayee(spelled, fields(form.fieldsOfPayee(spelled)), []), sent);
});

test('Details that the form rejects are listed by name, and missing details are not', () => {
  const wrong = { type: 'company', companyName: long, contact: { lastName: number, email: 'a' } } as const;
  assert.deepEqual(wrongDetails(wrong), ['companyName', 'lastName', 'email']);
  assert.deepEqual(wrongDetails({ type: 'individual', zip: '1', phone: '0000000000' }), ['zip']);
  assert.deepEqual([...wrongDetails(individual), ...wrongDetails({ type: 'individual' })], []);
});
