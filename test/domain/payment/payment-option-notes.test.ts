import assert from 'node:assert/strict';
import test from 'node:test';
import { paymentOptionNotes } from '../../../src/payment/payment-option-notes.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';

test('Every option has its sentence, in the order of the table', () => {
  assert.deepEqual(Object.keys(paymentOptionNotes), Object.keys(paymentOptions));
});

for (const [name, note] of Object.entries(paymentOptionNotes)) {
  test(`What ${name} is for is said in one sentence`, () => assert.match(note, /^[A-Z][^.]*\.$/));
}
