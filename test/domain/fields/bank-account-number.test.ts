import assert from 'node:assert/strict';
import test, { suite } from 'node:test';
import { shownBankAccount } from '../../../src/fields/bank-account-fields.ts';
import { checkBankAccountNumber, checkRepeatedAccountNumber } from '../../../src/fields/bank-account-number.ts';
import { testVerdicts } from './verdicts.ts';

testVerdicts(
  checkBankAccountNumber,
  `
  empty                    ""  " -"
  partial length           "1"  "123"
  valid 1234               "1234"  "12.34"  "#1234"  "\u24481234\u2448"  "((1234))"
  valid 123456             "Account number: 123456"  "Acct # 123456"  "Account (ACH): 123456"  "${'y'.repeat(93)} 123456"
  valid 0001               "0001"
  valid 000123456789       "000123456789"
  valid 12345678901234567  "12345678901234567"
  valid 0012345678         "0012-3456 78"
  valid 123456             "1234\u201356"
  invalid length           "123456789012345678"  "${'1-'.repeat(50)}"
  invalid characters       "${'1-'.repeat(51)}"  "${'y'.repeat(100)} 1234"  "12 Account: 3456"
  invalid characters       "terminada en 6789"  "termina  en 6789"  "terminée par 6789"  "terminée  par 6789"
  invalid characters       "Account: 1234"  "Checking (1234)"  "Savings 1 00123456"  "021000021 1234567"
  invalid characters       "12A4"  "A1234"  "١٢٣٤"  "...6789"  "xxxx 6789"  "****6789"  "Account ending in 6789"  "\u20226789"  "\u00b7\u00b7\u00b7\u00b75678"  "____5678"  "####5678"  "Chase (-5678)"  "ends in 5678"  "尾号 5678"  "．．．6789"  "＃＃5678"
  invalid characters       "\u2446021000021\u2446 12345678\u2448"  "12/31/2029"  "1,234.56"  "Balance: $1,234.56"  "(212) 555-0123"  "A-12345678"  "A2-12345678"  "a@5678"
  `,
);

for (const [first, table] of Object.entries({
  '0012345': 'empty "" \n partial different "0" "001234" \n invalid different "12345" "0012344" "00123456"',
  '00-12 345': 'valid 0012345 "0012345" "00-12 345"',
  '': 'invalid different "1"',
})) {
  suite(`repeated after "${first}"`, () => {
    testVerdicts((again) => checkRepeatedAccountNumber(again, first), table);
  });
}

test('The last four digits of an account are shown once its number is valid', () => {
  const name = 'Ally Bank';
  assert.deepEqual(shownBankAccount({ accountNumber: '0001-2345' }, name), { name, lastFourDigits: '2345' });
  assert.deepEqual(shownBankAccount({ accountNumber: '123' }, null), { name: null, lastFourDigits: '' });
});
