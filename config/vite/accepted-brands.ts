import cardTypes from 'credit-card-type/dist/lib/card-types.js';
import type { Plugin } from 'vite';
import { possibleBrands } from '../../src/fields/card-brand.ts';

/** Reduces card-validator's data to the accepted brands, as a module without CommonJS: together 1.1 KB less. */
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
