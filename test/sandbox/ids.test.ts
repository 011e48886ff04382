import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Ids } from '../../mock-server/simulator/shared/ids.ts';
import { seededRandom, systemRandom } from '../../mock-server/simulator/shared/random.ts';

suite('ids', () => {
  test('are never alike, not even where the randomness is always the same', () => {
    const ids = new Ids(() => 0);
    const made = Array.from({ length: 1_000 }, () => [ids.guid(), ids.transactionId()]).flat();
    assert.equal(new Set(made).size, made.length);
  });

  test('are GUIDs where they say so', () => {
    const ids = new Ids(seededRandom(7));
    for (let count = 0; count < 100; count++) {
      assert.match(ids.guid(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});

suite('random numbers', () => {
  test('are the same for the same seed and others for another', () => {
    const numbers = (seed: number) => Array.from({ length: 10 }, seededRandom(seed));
    assert.deepEqual(numbers(1), numbers(1));
    assert.notDeepEqual(numbers(1), numbers(2));
  });

  for (const [name, random] of [
    ['with a seed', seededRandom(1)],
    ['of the system', systemRandom],
  ] as const) {
    test(`${name} lie between 0 and 1 and spread`, () => {
      const numbers = Array.from({ length: 2_000 }, random);
      assert.ok(numbers.every((number) => number >= 0 && number < 1));
      const tenths = new Set(numbers.map((number) => Math.floor(number * 10)));
      assert.equal(tenths.size, 10);
    });
  }
});
