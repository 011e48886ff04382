import assert from 'node:assert/strict';
import test from 'node:test';
import { missing, notAllowed } from '../../../src/options/option-problems.ts';
import { optionError, portalError, portalEventCodes } from '../../../src/payment/events.ts';

test('The events are those of the specification', () => {
  const names = 'error load paymentCanceled paymentComplete saveCanceled saveComplete unload'.split(' ');
  assert.deepEqual(
    portalEventCodes.toSorted(),
    names.map((name) => `portal.${name}`),
  );
});

const details = { sessionId: ['This option is required.'], minAmountDue: ['First.', 'Second.'] };

test('An error has a Description and Details in the later form, and only the details in the earlier one', () => {
  assert.deepEqual(portalError('Not started.', details, 'later'), { Description: 'Not started.', Details: details });
  assert.deepEqual(portalError('Not started.', details, 'earlier'), { description: details });
});

test('Wrong options are reported together, each under its name, and named in the Description', () => {
  const problems = new Map([
    ['sessionId', [missing]],
    ['saveOption', [notAllowed(['UserSelect', 'Save', 'DoNotSave'])]],
  ]);
  const described = {
    sessionId: ['This option is required.'],
    saveOption: ['This option must be one of: UserSelect, Save, DoNotSave.'],
  };
  const error = optionError(problems, 'later');
  assert.ok('Description' in error);
  assert.match(error.Description, /sessionId, saveOption/);
  assert.deepEqual(error.Details, described);
  assert.deepEqual(optionError(problems, 'earlier'), { description: described });
});
