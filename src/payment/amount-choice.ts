import type { AmountLimits } from '../fields/amount.ts';
import type { Cents } from '../money.ts';
import { AmountContext } from './enumerations.ts';

export interface OfferedAmount {
  readonly name: 'minAmountDue' | 'accountBalance';
  readonly amount: Cents;
}

export interface AmountChoice {
  readonly offered: readonly [OfferedAmount, ...OfferedAmount[]];
  readonly entered?: AmountLimits;
}

const oneCent: Cents = 1;

/**
 * The amounts that an amount context leaves to the payer, in cents. A balance up to zero, or equal to the amount due,
 * is no choice. Source: payment modal, AmountContext and Limits 2 to 4.
 */
export function amountChoice(context: AmountContext, minAmountDue: Cents, accountBalance: Cents): AmountChoice {
  const due: OfferedAmount = { name: 'minAmountDue', amount: minAmountDue };
  if (context === AmountContext.AmountDueOnly) return { offered: [due] };
  const balance: OfferedAmount = { name: 'accountBalance', amount: accountBalance };
  const offered: AmountChoice['offered'] =
    accountBalance > 0 && accountBalance !== minAmountDue ? [due, balance] : [due];
  if (context === AmountContext.SelectAmount) return { offered };
  const least = context === AmountContext.SelectOrEnterAmountConstrained ? minAmountDue : oneCent;
  return least < accountBalance ? { offered, entered: { least, most: accountBalance } } : { offered };
}
