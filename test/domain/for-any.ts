import test from 'node:test';
import fc from 'fast-check';

type Arbitraries<Values> = { [Key in keyof Values]: fc.Arbitrary<Values[Key]> };
type Given<Values extends unknown[]> = [...arbitraries: Arbitraries<Values>, predicate: (...values: Values) => void];

export function testForAny<Values extends [unknown, ...unknown[]]>(title: string, ...given: Given<Values>): void {
  testForMany(100, title, ...given);
}

export function testForMany<Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  title: string,
  ...given: Given<Values>
): void {
  test(title, () => fc.assert(fc.property(...given), { numRuns }));
}
