/* What editors offer for the elements, read from the files that they read: `node editors-test.js`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} name */
const read = (name) =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`payment-modals/${name}.json`)), 'utf8'));

/** @typedef {{ name: string, description?: string, values?: { name: string }[], value?: { type: string } }} Named */
/** @type {(items: any[], name: string) => any} */
const named = (items, name) => items.find((item) => item.name === name) ?? assert.fail(`${name} is missing.`);
/** @param {Named[]} items */
const names = (items) => items.map(({ name }) => name);

const allowed = {
  display: ['dialog', 'inline'],
  'form-version': ['later', 'earlier'],
  operation: ['makePayment', 'savePaymentMethod'],
  'data-option-fee-context': ['PaymentWithFee', 'PaymentWithoutFee'],
  'data-option-locked-options': ['true', 'false'],
  'data-option-billing-zip': [],
};
const { tags } = read('vscode.html-custom-data');
const { html, css } = read('web-types').contributions;
for (const [attribute, values] of Object.entries(allowed)) {
  const ofCode = named(named(tags, 'portal-payment').attributes, attribute);
  assert.deepEqual(names(ofCode.values ?? []), values, attribute);
  assert.ok(ofCode.description, attribute);
  const ofWebTypes = named(named(html.elements, 'portal-payment').attributes, attribute);
  assert.equal(ofWebTypes.value?.type, values.map((value) => `'${value}'`).join(' | ') || 'string');
  assert.equal(ofWebTypes.description, ofCode.description);
}
named(named(tags, 'claims-adjuster').attributes, 'data-option-claims-session-key');

const { properties, pseudoElements } = read('vscode.css-custom-data');
for (const items of [properties, pseudoElements, css.properties, css['pseudo-elements']]) {
  assert.ok(items.length > 5);
  assert.equal(new Set(names(items)).size, items.length);
}

const aliases = JSON.stringify(read('custom-elements')).match(
  /"text":"[^"]*(?:ModalDisplay|InterfaceVersion|Name\b)[^"]*"/g,
);
assert.equal(aliases, null);
