import assert from 'node:assert/strict';
import test from 'node:test';
import { cardBrand, possibleBrands, type CardBrandId } from '../../../src/fields/card-brand.ts';
import { testNumbers } from './card-numbers.ts';

for (const [brand, number] of testNumbers) {
  test(`${number} is of the brand ${brand}`, () => assert.equal(cardBrand(number)?.id, brand));
}

const brands: readonly [id: CardBrandId, digits: string, name: string, lengths: number[], codeLength: number][] = [
  ['visa', '4', 'Visa', [16, 18, 19], 3],
  ['mastercard', '51', 'Mastercard', [16], 3],
  ['american-express', '34', 'American Express', [15], 4],
  ['discover', '6011', 'Discover', [16, 19], 3],
  ['diners-club', '36', 'Diners Club', [14, 16, 19], 3],
  ['jcb', '35', 'JCB', [16, 17, 18, 19], 3],
  ['unionpay', '62', 'UnionPay', [14, 15, 16, 17, 18, 19], 3],
];

for (const [id, digits, name, lengths, codeLength] of brands) {
  test(`${name} has numbers of ${lengths.join(', ')} digits and codes of ${codeLength}`, () => {
    const brand = cardBrand(digits);
    assert.deepEqual(
      [brand?.id, brand?.name, brand?.lengths.toSorted(), brand?.securityCodeLength],
      [id, name, lengths, codeLength],
    );
  });
}

const prefixes: readonly [digits: string, brand: CardBrandId | undefined][] = [
  ['', undefined],
  ['3', undefined],
  ['6', undefined],
  ['34', 'american-express'],
  ['37', 'american-express'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['2220', undefined],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['50', undefined],
  ['56', undefined],
  ['0', undefined],
  ['9', undefined],
];

for (const [digits, brand] of prefixes) {
  test(`"${digits}" leaves ${brand ? `only ${brand}` : 'no single brand'}`, () => {
    assert.equal(cardBrand(digits)?.id, brand);
  });
}

test('Before anything is typed every brand is possible', () => {
  assert.deepEqual(
    possibleBrands('')
      .map(({ id }) => id)
      .toSorted(),
    brands.map(([id]) => id).toSorted(),
  );
});

const others = { Maestro: '6759649826438453', Mir: '2200770239097761', Hipercard: '6062826786276634' };
for (const [network, digits] of Object.entries(others)) {
  test(`${network} is not among the brands that are processed`, () => assert.deepEqual(possibleBrands(digits), []));
}
