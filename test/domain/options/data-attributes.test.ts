import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { attributeOf, optionOf, optionsFromAttributes } from '../../../src/options/data-attributes.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';

const mapping: readonly [option: string, attribute: string][] = [
  ['camelCaseName', 'data-option-camel-case-name'],
  ['sessionId', 'data-option-session-id'],
  ['paymentCategory', 'data-option-payment-category'],
  ['minAmountDue', 'data-option-min-amount-due'],
  ['billingAddressStreet', 'data-option-billing-address-street'],
  ['token', 'data-option-token'],
  ['clientReferenceData1', 'data-option-client-reference-data1'],
  ['clientReferenceData5', 'data-option-client-reference-data5'],
];

for (const [option, attribute] of mapping) {
  test(`The option ${option} is the attribute ${attribute}`, () => assert.equal(attributeOf(option), attribute));
  test(`The attribute ${attribute} is the option ${option}`, () => assert.equal(optionOf(attribute), option));
}

test('A dash before the digit of a reference is understood', () => {
  for (const digit of '12345') {
    assert.equal(optionOf(`data-option-client-reference-data-${digit}`), `clientReferenceData${digit}`);
  }
});

for (const name of Object.keys(paymentOptions)) {
  test(`${name} is restored from its attribute, which HTML leaves unchanged`, () => {
    const attribute = attributeOf(name);
    assert.equal(optionOf(attribute), name);
    assert.equal(attribute, attribute.toLowerCase());
  });
}

test('Any name in camelCase is restored from its attribute', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/), (name) =>
      assert.equal(optionOf(attributeOf(name)), name),
    ),
  );
});

test('A name in PascalCase shares the attribute of its camelCase form', () => {
  assert.equal(attributeOf('AccountNumber'), attributeOf('accountNumber'));
});

for (const name of 'id data-toggle data-method data-target data-options-session-id option-session-id'.split(' ')) {
  test(`The attribute ${name} is no option`, () => assert.equal(optionOf(name), undefined));
}

const element = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

test('Only the attributes that are options are read', () => {
  const attributes = element({
    class: 'button',
    'data-toggle': 'portal',
    'data-method': 'makePayment',
    'data-option-session-id': 'S1',
    'data-option-client-reference-data1': 'P-1',
  });
  assert.deepEqual({ ...optionsFromAttributes(attributes) }, { sessionId: 'S1', clientReferenceData1: 'P-1' });
});

for (const text of ['007', 'null', 'true', '{"a":1}', '12345678901234567890', ' padded ', '']) {
  test(`The text ${JSON.stringify(text)} of an attribute stays unchanged`, () => {
    assert.equal(optionsFromAttributes(element({ 'data-option-billing-zip': text })).billingZip, text);
  });
}

test('The bare prefix is no option', () => {
  assert.deepEqual(Object.keys(optionsFromAttributes(element({ 'data-option-': 'x' }))), []);
});

for (const name of ['data-option-__proto__', 'data-option-constructor', 'data-option-to-string']) {
  test(`The attribute ${name} changes no other object`, () => {
    const before = Reflect.ownKeys(Object.prototype);
    const options = optionsFromAttributes(element({ [name]: 'polluted' }));
    assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
    assert.equal(Object.getPrototypeOf(options), null);
  });
}
