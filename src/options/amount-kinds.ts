import { centsOf, parseCents, type Cents } from '../money.ts';
import { problem, type OptionKind } from './option-kinds.ts';

const notAmount = problem(
  'notAmount',
  'This option must be an amount of dollars with at most two decimals, such as 107.98.',
);

function readCents(value: unknown): Cents | undefined {
  if (typeof value === 'number') return centsOf(value);
  return typeof value === 'string' ? parseCents(value) : undefined;
}

/** Dollars in decimal notation, zero included; read as cents. */
export const amount: OptionKind<Cents, number | string> = {
  kind: 'amount',
  read: (value) => {
    const cents = readCents(value);
    return cents === undefined ? notAmount : { value: cents };
  },
};

/** Dollars in decimal notation, greater than zero; read as cents. */
export const positiveAmount: typeof amount = {
  kind: 'amount',
  read: (value) =>
    readCents(value) === 0 ? problem('notPositive', 'This option must be greater than zero.') : amount.read(value),
};

/** Dollars in decimal notation, with a minus if the account is in credit; read as cents. */
export const balance: typeof amount = {
  kind: 'amount',
  read: (value) => {
    const isCredit = typeof value === 'number' ? value < 0 : typeof value === 'string' && value.startsWith('-');
    const reading = amount.read(!isCredit ? value : typeof value === 'number' ? -value : String(value).slice(1));
    return isCredit && 'value' in reading ? { value: 0 - reading.value } : reading;
  },
};
