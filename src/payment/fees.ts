import type { Cents } from '../money.ts';

/** What a merchant adds to a payment by one kind of method. A percentage is in basis points: 3 % is 300. */
export type FeeSchedule =
  | { readonly kind: 'none' }
  | { readonly kind: 'flat'; readonly cents: Cents }
  | { readonly kind: 'percentage'; readonly basisPoints: number };

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
