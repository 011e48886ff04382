import assert from 'node:assert/strict';
import test from 'node:test';
import { missing, notAllowed } from '../../../src/options/option-problems.ts';
import { optionError, portalError, portalEventCodes } from '../../../src/payment/events.ts';

test('The events are those of the specification', () => {
  assert.deepEqual(portalEventCodes.toSorted(), [
    'portal.error',
    'portal.load',
    'portal.paymentCanceled',
    'portal.paymentComplete',
    'portal.saveCanceled',
    'portal.saveComplete',
    'portal.unload',
  ]);
});

const details = { sessionId: ['This option is required.'], minAmountDue: ['First.', 'Second.'] };

test('An error of the later form has a Description and Details', () => {
  assert.deepEqual(portalError('Not started.', details, 'later'), { Description: 'Not started.', Details: details });
});

test('An error of the earlier form is the mapping alone, under description', () => {
  assert.deepEqual(portalError('Not started.', details, 'earlier'), { description: details });
});

const problems = new Map([
  ['sessionId', [missing]],
  ['saveOption', [notAllowed(['UserSelect', 'Save', 'DoNotSave'])]],
]);

test('Wrong options are told together, each under its name, and named in the Description', () => {
  const error = optionError(problems, 'later');
  assert.ok('Description' in error);
  assert.match(error.Description, /sessionId, saveOption/);
  assert.deepEqual(error.Details, {
    sessionId: ['This option is required.'],
    saveOption: ['This option must be one of: UserSelect, Save, DoNotSave.'],
  });
});

test('Wrong options are told in the earlier form as the mapping', () => {
  assert.deepEqual(optionError(problems, 'earlier'), {
    description: {
      sessionId: ['This option is required.'],
      saveOption: ['This option must be one of: UserSelect, Save, DoNotSave.'],
    },
  });
});
