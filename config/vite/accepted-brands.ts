import cardTypes from 'credit-card-type/dist/lib/card-types.js';
import type { Plugin } from 'vite';
import { possibleBrands } from '../../src/fields/card-brand.ts';

/**
 * Reduces card-validator's data to the brands that the service accepts, as a module: CommonJS adds a
 * wrapper. Together 1.1 KB.
 */
export const acceptedBrands: Plugin = {
  name: 'accepted-brands',
  load(id) {
    if (!id.endsWith('/credit-card-type/dist/lib/card-types.js')) return null;
    const data = possibleBrands('').map(({ id: brand, name: niceType, lengths, gaps, securityCodeLength: size }) => [
      brand,
      { niceType, patterns: cardTypes[brand]?.patterns, lengths, gaps, code: { size } },
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(data))}`;
  },
};
