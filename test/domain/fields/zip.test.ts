import { checkZip } from '../../../src/fields/zip.ts';
import { testTyping, testVerdicts } from './verdicts.ts';

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
