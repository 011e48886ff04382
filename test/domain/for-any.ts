import test from 'node:test';
import fc from 'fast-check';

type Arbitraries<Values> = { [Key in keyof Values]: fc.Arbitrary<Values[Key]> };

export function testForAny<Values extends [unknown, ...unknown[]]>(
  title: string,
  ...given: [...arbitraries: Arbitraries<Values>, predicate: (...values: Values) => void]
): void {
  test(title, () => fc.assert(fc.property(...given)));
}
