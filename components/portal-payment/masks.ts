import type { MaskitoMask, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { cardNumberGaps } from '../../src/fields/card-number.ts';

/** More than any number has, so that a digit too many is seen and said, not swallowed. */
const mostDigits = 24;

/** Card numbers in the groups of their brand: `3782 822463 10005`. */
export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) => {
    const gaps = cardNumberGaps(value.replace(/\D/g, ''));
    return Array.from({ length: mostDigits }, (_, index) => (gaps.includes(index) ? [' ', /\d/] : [/\d/])).flat();
  },
};

/** `4` and `1/` are whole months already. A password manager may write `2029-04`. */
const completeMonth: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action === 'insert' && elementState.value.length < 2) {
    if (/^[2-9]$/.test(data) && elementState.value === '') return { elementState, data: `0${data}` };
    if (/^[/.\s-]$/.test(data) && elementState.value === '1') return { elementState: { value: '01', selection: [2, 2] }, data: '/' };
  }
  return { elementState: { ...elementState, value: monthFirst(elementState.value) }, data: monthFirst(data) };
};

function monthFirst(text: string): string {
  return text
    .replace(/^\s*(\d{4})\s*[-/.]\s*(\d{1,2})\s*$/, (_, year: string, month: string) => `${month.padStart(2, '0')}/${year}`)
    .replace(/^\s*(\d)\s*[-/.]/, '0$1/');
}

const expirationPattern: MaskitoMask = [/\d/, /\d/, '/', /\d/, /\d/, /\d/, /\d/];

/** Expiration dates as they stand on the card, the slash put in while typing. */
export const expirationMask: MaskitoOptions = { mask: expirationPattern, preprocessors: [completeMonth] };
