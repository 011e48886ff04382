import assert from 'node:assert/strict';
import test from 'node:test';
import { refusalIn } from '../../../src/operation/operation.ts';
import { masked, ServiceError } from '../../../src/operation/service-error.ts';

test('The words of a service of the page’s own are told without digits', () => {
  assert.equal(masked('Error: 4111 1111 with 123'), 'Error: **** **** with ***');
});

test('A refusal that quotes its request is told without its digits', () => {
  const error = new ServiceError('refused', 'SessionUsed', { message: 'Card 4111 was used.' });
  assert.deepEqual(refusalIn(error, assert.ifError), {
    code: 'SessionUsed',
    details: { sessionId: ['Card **** was used.'] },
  });
});
