import assert from 'node:assert/strict';
import test from 'node:test';
import { payeeName } from '../../../src/claims/payee.ts';
import { company, individual } from '../account/samples.ts';

test('An account is in the name of the person, or of the company and not of its contact', () => {
  assert.deepEqual([payeeName(individual), payeeName(company)], ['Jordan Rivera', 'Oak Roofing LLC']);
});
