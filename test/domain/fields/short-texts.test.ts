import { suite } from 'node:test';
import { checkPersonName } from '../../../src/fields/person-name.ts';
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
    partial           "1"  "1234"  "12345-"  "12345-6"  "12345-678"  "123456"
    valid 12345       "12345"  " 12345 "  "１２３４５"
    valid 01234       "01234"
    valid 12345-6789  "12345-6789"  "12345 6789"  "123456789"
    valid 00501-0001  "00501-0001"
    invalid form      "12345-67890"  "1234567890"  "1234-5678"  "12345--6789"  "-12345"  "K1A 0B1"  "1234x"
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
    empty           ""  " \t\u00a0"
    valid Ann Lee   "  Ann \u00a0 Lee "
    invalid length  "${hundred}n"
    invalid number  "4111111111111111"  "4111 1111 1111 1111"  "4111-1111-1111-1111"  " 378282 246310005 "
    invalid number  "30569309025904"  "12345678"  "1234 \u200b 5678"
    `,
  );
});

const securityCodes = {
  3: `
    empty               ""  "  "
    partial             "1"  "12"
    valid 123           "123"  " 123 "  "１２３"
    valid 007           "007"
    invalid length      "1234"
    invalid characters  "12a"  "1.3"
  `,
  4: 'partial "123" \n valid 1234 "1234" \n invalid length "12345"',
  '3 or 4': 'partial "12" \n valid 123 "123" \n valid 1234 "1234" \n invalid length "12345"',
};

for (const [length, table] of Object.entries(securityCodes)) {
  suite(`a security code of ${length} digits`, () => {
    testVerdicts((text) => checkSecurityCode(text, length === '3 or 4' ? undefined : Number(length)), table);
  });
}
