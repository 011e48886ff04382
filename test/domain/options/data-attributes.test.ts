import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { attributeOf, optionOf, optionsFromAttributes } from '../../../src/options/data-attributes.ts';
import { testForAny } from '../for-any.ts';

for (const [option, attribute] of Object.entries({
  sessionId: 'data-option-session-id',
  clientReferenceData1: 'data-option-client-reference-data1',
})) {
  test(`The option ${option} is the attribute ${attribute}`, () =>
    assert.deepEqual([attributeOf(option), optionOf(attribute)], [attribute, option]));
}

test('A dash before the digit of a reference is optional', () =>
  assert.equal(optionOf('data-option-client-reference-data-1'), 'clientReferenceData1'));

testForAny(
  'Any name in camelCase is restored from its lowercase attribute',
  fc.stringMatching(/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/),
  (name) => {
    const attribute = attributeOf(name);
    assert.deepEqual([optionOf(attribute), attribute.toLowerCase()], [name, attribute]);
  },
);

test('A name in PascalCase shares the attribute of its camelCase form', () =>
  assert.equal(attributeOf('AccountNumber'), attributeOf('accountNumber')));

for (const name of 'id data-toggle data-options-session-id option-session-id'.split(' '))
  test(`The attribute ${name} is no option`, () => assert.equal(optionOf(name), undefined));

const element = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

test('Only the attributes that are options are read', () => {
  const attributes = element({
    class: 'button',
    'data-toggle': 'portal',
    'data-method': 'makePayment',
    'data-option-': 'x',
    'data-option-session-id': 'S1',
    'data-option-client-reference-data1': 'P-1',
  });
  assert.deepEqual({ ...optionsFromAttributes(attributes) }, { sessionId: 'S1', clientReferenceData1: 'P-1' });
});

test('The text of an attribute stays unchanged', () => {
  for (const text of ['007', 'null', 'true', '{"a":1}', '12345678901234567890', ' padded ', ''])
    assert.equal(optionsFromAttributes(element({ 'data-option-billing-zip': text })).billingZip, text);
});

test('An attribute with the name of a property of all objects changes no other object', () => {
  const before = Reflect.ownKeys(Object.prototype);
  for (const name of ['data-option-__proto__', 'data-option-constructor', 'data-option-to-string']) {
    const options = optionsFromAttributes(element({ [name]: 'polluted' }));
    assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
    assert.equal(Object.getPrototypeOf(options), null);
  }
});
