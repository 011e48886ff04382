import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  accountFieldNames,
  correctedPayee,
  fieldsOfPayee,
  type AccountFields,
} from '../../../src/account/account-form.ts';
import { correctableDetails, detailOf, wrongDetails } from '../../../src/account/locked-payee.ts';
import { company, individual } from './samples.ts';

const long = 'Glass '.repeat(20).trim();
const number = 'John Smith 2024-00123456';
const blank = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;

suite('a payee that the server has fixed', () => {
  const stored = { ...company, companyName: long, zip: '', contact: { ...company.contact, lastName: number } };

  test('keeps a name that the form would refuse; missing details can be typed', () => {
    assert.deepEqual(correctableDetails(stored, true), ['zip']);
    assert.deepEqual([detailOf(stored, 'companyName'), detailOf(stored, 'lastName')], [long, number]);
  });

  test('can receive a name if it is missing', () => {
    assert.deepEqual(correctableDetails({ ...individual, firstName: ' ' }, true), ['firstName']);
  });

  test('cannot be corrected otherwise', () => {
    const fields = { ...blank, ...fieldsOfPayee(stored), companyName: 'Mallory LLC', zip: '12207' };
    assert.deepEqual(correctedPayee(stored, fields, ['zip']), { ...stored, zip: '12207' });
  });
});

test('Details that the form would refuse are listed by name, and missing details are not', () => {
  assert.deepEqual(wrongDetails({ type: 'company', companyName: long, contact: { lastName: number, email: 'a' } }), [
    'companyName',
    'lastName',
    'email',
  ]);
  assert.deepEqual(wrongDetails({ type: 'individual', zip: '1', phone: '0000000000' }), ['zip']);
  assert.deepEqual([...wrongDetails(individual), ...wrongDetails({ type: 'individual' })], []);
});
