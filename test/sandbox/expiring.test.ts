import assert from 'node:assert/strict';
import test from 'node:test';
import { Clock } from '../../mock-server/simulator/shared/clock.ts';
import { Expiring } from '../../mock-server/simulator/shared/expiring.ts';
import { startOfTests } from './harness.ts';

function setUp() {
  const clock = new Clock(() => startOfTests);
  const inMinutes = (minutes: number) => new Date(startOfTests.getTime() + minutes * 60_000);
  const kept = new Expiring<string>(clock);
  return { clock, inMinutes, kept };
}

test('What is kept is found until its time, and is then gone from memory', () => {
  const { clock, inMinutes, kept } = setUp();
  for (const minutes of [1, 2, 3]) kept.set(`key-${minutes}`, `value ${minutes}`, inMinutes(minutes));
  clock.moveBy(2 * 60_000 - 1);
  const found = ['key-1', 'key-2', 'key-3'].map((key) => kept.get(key));
  assert.deepEqual(found, [undefined, 'value 2', 'value 3']);
  assert.equal(kept.size, 2);
  clock.moveBy(1);
  kept.set('key-4', 'value 4', inMinutes(4));
  assert.equal(kept.size, 2);
  assert.equal(kept.get('key-2'), undefined);
});

test('What is over is not found behind something that is not', () => {
  const { clock, inMinutes, kept } = setUp();
  kept.set('long', 'value', inMinutes(9));
  kept.set('short', 'value', inMinutes(1));
  clock.moveBy(60_000);
  assert.equal(kept.get('short'), undefined);
});
