import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkEmail } from '../../../src/fields/email.ts';
import { checkPersonName } from '../../../src/fields/person-name.ts';
import { checkPhone, readablePhone } from '../../../src/fields/phone.ts';
import { checkRequiredText } from '../../../src/fields/required-text.ts';
import { checkSecurityCode } from '../../../src/fields/security-code.ts';
import { checkZip } from '../../../src/fields/zip.ts';
import { testTyping, testVerdicts } from './verdicts.ts';

const hundred = 'x'.repeat(100);

suite('a ZIP code', () => {
  testVerdicts(
    checkZip,
    `
    empty             ""  "  "
    partial form      "1"  "1234"  "12345-"  "12345-6"  "12345-678"  "123456"
    valid 12345       "12345 USA"  "12345, US"  "12345US."
    valid 12345       "ZIP: 12345"  "12345"  "12345."  "12345, USA"  "Austin, TX 12345"  " 12345 "  "１２３４５"
    valid 01234       "01234"
    valid 12345-6789  "12345 - 6789"  "12345-6789"  "12345 6789"  "123456789"
    valid 00501-0001  "00501-0001"
    invalid form      "12345-67890"  "1234567890"  "1234-5678"  "12345--6789"  "-12345"  "D-12345"  "K1A 0B1"  "1234x"
    invalid form      "12345 USA 6789"  "12.345"  "${'1'.repeat(41)}"
    `,
  );
  testTyping(checkZip, ['12345-6789', '12345 6789', '123456789']);
});

suite('a text that is required', () => {
  testVerdicts(
    checkRequiredText,
    `
    empty                     ""  " \t\u00a0"
    valid X                   "X"
    valid 12 Oak Street, #4   "  12 Oak Street, #4 "
    valid 12 Oak Street       "12  Oak  Street"  "12 Oak\u200b \u202eStreet\u0007"
    valid 1600                "1600"
    valid 東京                "東京"
    valid ${hundred}          "${hundred}"  " ${hundred} "
    invalid length            "${hundred}x"
    `,
  );
});

const names = `Ann Lee|Siobhán O'Brien-Núñez|J. R. R. Tolkien III|李小龍|محمد علي|Þórður Ægir|X Æ A-12|Smith & Sons, Ltd. #4|José|
  Ng|O|🙂|1234567|<b>Bob</b>`;

suite('the name of a person', () => {
  for (const name of [...names.split(/\|\s*/), hundred]) testVerdicts(checkPersonName, `valid ${name} "${name}"`);

  testVerdicts(
    checkPersonName,
    `
    empty           ""  " \t\u00a0"  "\u200d"  "\u3164 \u115f"  "\u2800"  "\ufe0f\u034f"
    valid Ann Lee   "  Ann \u00a0 Lee "
    invalid length  "${hundred}n"
    invalid number  "4111111111111111"  "4111 1111 1111 1111"  "4111-1111-1111-1111"  " 378282 246310005 "
    invalid number  "４１１１１１１１１１１１１１１１"  "4111 - 1111 - 1111"  "4111,1111_1111·1111"  "4111\u200c1111"
    invalid number  "30569309025904"  "12345678"  "1234 \u200b 5678"
    `,
  );
});

const securityCodes = {
  3: `
    empty               ""  "  "
    partial short       "1"  "12"
    valid 123           "123"  " 123 "  "CVV: 123"  "CVV2 123"  "(123)"  "１２３"
    valid 007           "007"
    invalid length      "1234"
    invalid characters  "12a"  "1/23"  "04/29"
  `,
  4: 'partial short "123" \n valid 1234 "1234" \n invalid length "12345"',
  '3 or 4': 'partial short "12" \n valid 123 "123" \n valid 1234 "1234" \n invalid length "12345"',
};

for (const [length, table] of Object.entries(securityCodes)) {
  suite(`a security code of ${length} digits`, () => {
    testVerdicts((text) => checkSecurityCode(text, length === '3 or 4' ? undefined : Number(length)), table);
  });
}

/** The part before the `@` has 64 characters at most. */
const long = (length: number) => `${'x'.repeat(64)}@${'x.'.repeat(200).slice(-(length - 65 - 11))}example.com`;

suite('an e-mail address', () => {
  testVerdicts(
    checkEmail,
    `
  empty                                 ""  " \t\u00a0"
  valid pat@example.com                 "pat@example.com"  " pat@example.com "
  valid pat+claims@mail.example.co.uk   "pat+claims@mail.example.co.uk"
  valid o'brien_1.x@ex-ample.com        "o'brien_1.x@ex-ample.com"
  valid Pat@Example.COM                 "Pat@Example.COM"
  valid pat@münchen.example             "pat@münchen.example"
  valid ${long(254)}                    "${long(254)}"
  partial form     "p"  "pat"  "pat@"  "pat@example"  "pat@example."  "pat@.com"  "pat@example..com"
  partial form     ".pat@example.com"  "pat.@example.com"  "pat..lee@example.com"
  partial form     "pat@example.c"  "pat@192.0.2.44"  "pat@exa-.com"  "pat@exam_ple.com"  "a@${'a.'.repeat(120)}"
  invalid form     "pat@-example.com"  "josé@correo.example"
  invalid form     "@example.com"  "pat@@example.com"  "pat@example@com"  "pat lee@example.com"  "pat@exam\tple.com"
  invalid form     "pat@example.com, sam@example.com"
  invalid length   "${long(255)}"
  `,
  );

  testTyping(checkEmail, ['pat@example.com', 'pat.lee@mail.example.org']);
});

suite('a telephone number', () => {
  testVerdicts(
    checkPhone,
    `
  empty               ""  " "  "( ) -"
  valid 2125550123    "2125550123"  "212 555 0123"  "212-555-0123"  "212.555.0123"  "(212) 555-0123"
  valid 2125550123    "212\u2013555\u00a00123"  "12125550123"  "+12125550123"  "+1 (212) 555-0123"  "1-212-555-0123"
  partial length      "2"  "212555012"  "1"  "+"  "+1 212"
  invalid length      "21255501234"  "212555012345"  "+442079460958"  "212 555 0123 4567"
  invalid characters  "212-555-CALL"  "home"  "212+5550123"  "212 555 0123 x4"
  invalid notAssigned "0005550123"  "0"  "1125550123"  "2121550123"  "212 055"  "+1 112"
  `,
  );

  testTyping(checkPhone, ['2125550123', '(212) 555-0123', '+1 212 555 0123', '1 212 555 0123']);
});

test('A number of ten digits is shown in groups, and any other text unchanged', () => {
  const texts = ['2125550123', '0005550123', '212555012', '21255501234', '(212) 555-0123', ''];
  const shown = ['(212) 555-0123', '(000) 555-0123', ...texts.slice(2)];
  assert.deepEqual(texts.map(readablePhone), shown);
});
