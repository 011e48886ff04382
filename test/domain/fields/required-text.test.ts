import { checkRequiredText } from '../../../src/fields/required-text.ts';
import { testVerdicts } from './verdicts.ts';

const hundred = 'x'.repeat(100);

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
