import suites from './framed-suites.json' with { type: 'json' };

/*
 * What of `test/components` runs in secure frame mode: `npm run test:framed`. The list has the files that are left out,
 * and patterns of the titles of tests, each with the reason.
 */

export const files = [
  'test/components/**/*.test.ts',
  ...Object.keys(suites.leftOut).map((name) => `!test/components/${name}.test.ts`),
];

/**
 * The slower engines run what differs most: focus, keys, and an operation from its beginning to its end. The element with the
 * fewest tests is enough, because all three have the same frame.
 */
export const inOtherEngines = ['test/components/account/operations.test.ts', 'test/components/keyboard.test.ts'];

export function isInapplicable(title: string): boolean {
  return Object.keys(suites.inapplicable).some((pattern) => new RegExp(pattern).test(title));
}
