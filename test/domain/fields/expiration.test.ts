import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { checkExpiration, formatExpiration } from '../../../src/fields/expiration.ts';
import { assertTyping, testVerdicts } from './verdicts.ts';
import { testForAny } from '../for-any.ts';

const check = (text: string) => checkExpiration(text, { month: 11, year: 2026 });
const years = fc.integer({ min: 2027, max: 2099 });
const months = fc.integer({ min: 1, max: 12 });

/* In November 2026. */
testVerdicts(
  check,
  `
  empty            ""  "   "
  partial          "0"  "1"  "4"  "04"  "04/"  "04 / "  "04/2"  "04/202"  "042"  "04202"
  partial past     "04/20"  "0420"
  valid 4/2029     "04/29"  "04 / 29"  "0429"  "4/29"  "4 / 29"  "04/2029"  "04 / 2029"  "4/2029"  "042029"
  valid 4/2029     "04-29"  "04.29"  "04 29"  "2029-04"  "  04/29  "  "429"  "Exp: 04/29"
  valid 12/2030    "12/30"  "1230"
  valid 11/2026    "11/26"  "11/2026"
  valid 12/2026    "12/26"
  valid 1/2027     "01/27"
  valid 11/2045    "11/45"  "11/2045"
  invalid past     "10/26"  "10/2026"  "12/25"  "01/1999"  "Nov 1228"
  valid 1/2046     "01/46"
  valid 4/2099     "04/99"
  valid 12/9999    "12/9999"
  valid 4/2029     "０４／２９"  "04\u201329"  "2029\u201104"  "2029 / 4"  "2029\u20134"  "04${' '.repeat(35)}/29"
  valid 9/2028     "928"  "2028-09"  "202809"  "92028"  "09/30/2028"  "2028-09-30"  "9,28"  "09\\28"
  valid 9/2028     "Expires Sep 2028"  "  Exp 09/28"  "Exp:  09/28"  "Fecha de vencimiento: 09/28"  "Exp${' '.repeat(32)}09/28"
  valid 9/2028     "9/30/2028"  "09/1/2028"  "09/15/2028"
  valid 11/2029    "202911"
  valid 9/2028     "Sept 2028"  "September 28"  "SEP-28"  "Exp. Sep 2028"  "Sep ’28"  "Valid thru 09/28"  "Fecha: 09/28"
  invalid form     "Feb 5 2028"  "04/05/2029"  "ago 2028"  "abr 1228"  "x 09/28"  "09/28 Sep"
  invalid form     "9 Sep 28"  "0 exp 9/28"  "Exp"  "02029-4"
  invalid month    "920281"  "9281"  "00/29"  "13/29"  "99/29"
  invalid form     "april"  "04/29x"  "04//29"  "/29"  "04/29/30"  "1/2/3"  "04/20290"  "0420290"
  invalid form     "2029-045"  "12029-04"  "2029//04"  "2029-.04"  "04${' '.repeat(37)}/29"
  `,
  ({ month, year }) => `${month}/${year}`,
);

testForAny('A card is valid to the end of its month, and expired in the next', months, years, (month, year) => {
  const text = formatExpiration({ month, year });
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
  assert.deepEqual(checkExpiration(text, { month, year }), { state: 'valid', value: { month, year } });
  assert.deepEqual(checkExpiration(text, next), { state: 'invalid', code: 'past' });
});

const forms = fc.constantFrom('mm/yy', 'mm / yy', 'mmyy', 'm/yy', 'mm/20yy', 'mm20yy');
testForAny('A future date is never marked as wrong while it is typed', months, years, forms, (month, year, form) => {
  const mm = String(month).padStart(2, '0');
  const typed = form
    .replace('mm', mm)
    .replace('m', String(month))
    .replace('yy', String(year % 100));
  assertTyping(check, typed);
});

test('A date is printed on the card in four digits', () => {
  assert.equal(formatExpiration({ month: 4, year: 2029 }), '04/29');
  assert.equal(formatExpiration({ month: 11, year: 2105 }), '11/05');
});
