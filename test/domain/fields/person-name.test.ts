import { checkPersonName } from '../../../src/fields/person-name.ts';
import { testVerdicts } from './verdicts.ts';

const names = `Ann Lee|Siobhán O'Brien-Núñez|J. R. R. Tolkien III|李小龍|محمد علي|Þórður Ægir|X Æ A-12|Smith & Sons, Ltd. #4|José|
  Ng|O|🙂|1234567|<b>Bob</b>`;
const hundred = 'n'.repeat(100);

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
