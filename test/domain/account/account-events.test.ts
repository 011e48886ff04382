import assert from 'node:assert/strict';
import test from 'node:test';
import { accountError, accountEventCodes, accountOptionError } from '../../../src/account/account-events.ts';
import { missing, notAllowed } from '../../../src/options/option-problems.ts';

test('The events are those of the specification', () => {
  const names = 'canceled error load paymentComplete saveComplete unload'.split(' ');
  assert.deepEqual(
    accountEventCodes.toSorted(),
    names.map((name) => `claims.${name}`),
  );
});

test('An error maps each field to its messages, in description.description', () => {
  const messages = { Phone: ['First.', 'Second.'], Zip: ['Third.'] };
  assert.deepEqual(accountError(messages), { description: { description: messages } });
});

test('Wrong options are reported together, each under its name', () => {
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
