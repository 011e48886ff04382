import assert from 'node:assert/strict';
import test from 'node:test';
import { payeeEmail, payeeName } from '../../../src/claims/payee.ts';
import { company, individual } from '../account/samples.ts';

test('An account of a person is in the name of the person', () => assert.equal(payeeName(individual), 'Jordan Rivera'));

test('An account of a company is in the name of the company, not of its contact', () => {
  assert.equal(payeeName(company), 'Oak Roofing LLC');
});

test('E-mails to a person go to the person', () => assert.equal(payeeEmail(individual), 'jordan@example.com'));

test('E-mails to a company go to its contact', () => assert.equal(payeeEmail(company), 'pat@oakroofing.example'));
