import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { convenienceFee } from '../../../src/payment/fees.ts';
import type { FeeSchedule } from '../../../src/payment/wire.ts';
import { testForAny } from '../for-any.ts';

const threePercent: FeeSchedule = { kind: 'percentage', basisPoints: 300 };

for (const [what, schedule, amount, fee] of [
  ['no fee', { kind: 'none' }, 10_798, 0],
  ['a flat fee of 2.50', { kind: 'flat', cents: 250 }, 10_798, 250],
  ['3 percent', threePercent, 10_798, 324], // 323.94
  ['3 percent', threePercent, 1_050, 32], // 31.5
  ['3 percent', threePercent, 1_049, 31], // 31.47
  ['2.95 percent', { kind: 'percentage', basisPoints: 295 }, 10_798, 319], // 318.541
  ['0.5 percent', { kind: 'percentage', basisPoints: 50 }, 100, 1], // 0.5
  ['0 percent', { kind: 'percentage', basisPoints: 0 }, 10_798, 0],
] as const) {
  test(`${what} of ${amount} cents is ${fee} cents`, () => assert.equal(convenienceFee(schedule, amount), fee));
}

testForAny(
  'A percentage is the nearest whole cent, and half a cent goes up',
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.integer({ min: 0, max: 1_000 }),
  (amount, basisPoints) => {
    const fee = BigInt(convenienceFee({ kind: 'percentage', basisPoints }, amount));
    const exact = BigInt(amount) * BigInt(basisPoints); // in ten-thousandths of a cent
    assert.ok(fee * 10_000n - exact <= 5_000n && exact - fee * 10_000n < 5_000n);
  },
);
