import assert from 'node:assert/strict';
import test from 'node:test';
import { accountError, accountEventCodes, accountOptionError } from '../../../src/account/account-events.ts';
import { missing, notAllowed } from '../../../src/options/option-problems.ts';

test('The events are those of the specification', () => {
  assert.deepEqual(accountEventCodes.toSorted(), [
    'claims.canceled',
    'claims.error',
    'claims.load',
    'claims.paymentComplete',
    'claims.saveComplete',
    'claims.unload',
  ]);
});

test('An error is the mapping from a field to its messages, under the description of a description', () => {
  const messages = { Phone: ['First.', 'Second.'], Zip: ['Third.'] };
  assert.deepEqual(accountError(messages), { description: { description: messages } });
});

test('Wrong options are told together, each under its name', () => {
  const problems = new Map([
    ['SessionId', [missing]],
    ['Context', [notAllowed(['payment', 'save'])]],
  ]);
  assert.deepEqual(accountOptionError(problems), {
    description: {
      description: {
        SessionId: ['This option is required.'],
        Context: ['This option must be one of: payment, save.'],
      },
    },
  });
});
