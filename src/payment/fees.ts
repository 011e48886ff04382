import type { Cents } from '../money.ts';
import type { FeeSchedule } from './wire.ts';

/** The convenience fee for an amount, in cents, half a cent rounded up: 3 % of 1050 is 32 (31.5). */
export function convenienceFee(schedule: FeeSchedule, amount: Cents): Cents {
  switch (schedule.kind) {
    case 'none':
      return 0;
    case 'flat':
      return schedule.cents;
    case 'percentage':
      return Math.floor((amount * schedule.basisPoints + 5_000) / 10_000);
  }
}
