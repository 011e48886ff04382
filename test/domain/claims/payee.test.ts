import assert from 'node:assert/strict';
import test from 'node:test';
import { payeeName } from '../../../src/claims/payee.ts';
import { company, individual } from '../account/samples.ts';

test('An account of a person is in the name of the person', () => assert.equal(payeeName(individual), 'Jordan Rivera'));

test('An account of a company is in the name of the company, not of its contact', () => {
  assert.equal(payeeName(company), 'Oak Roofing LLC');
});
