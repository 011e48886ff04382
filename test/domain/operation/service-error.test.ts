import assert from 'node:assert/strict';
import test from 'node:test';
import { refusalIn } from '../../../src/operation/operation.ts';
import { faultText, ServiceError } from '../../../src/operation/service-error.ts';

const faults: readonly [what: string, error: unknown, text: string][] = [
  ['An exception', new TypeError('No such method.'), 'TypeError: No such method.'],
  ['An exception that quotes', new Error('4111 1111 with 123'), 'Error: **** **** with ***'],
  ['A value', { number: '4111' }, 'A service of the page threw a value (object).'],
];

for (const [what, error, text] of faults) {
  test(`${what} of a page's own service is told as "${text}"`, () => assert.equal(faultText(error), text));
}

test('A refusal that quotes its request is told without its digits', () => {
  const error = new ServiceError('refused', 'SessionUsed', { message: 'Card 4111 was used.' });
  assert.deepEqual(refusalIn(error, assert.ifError), {
    code: 'SessionUsed',
    details: { sessionId: ['Card **** was used.'] },
  });
});
