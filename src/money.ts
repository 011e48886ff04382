/** An amount of US dollars in whole cents. All money is held this way; text becomes cents at the edge only. */
export type Cents = number;

/**
 * Reads plain decimal text as cents, without going through a floating-point number.
 *
 * No sign, exponent, separator or blank is accepted, nor a part of a cent; further zeros are ignored: `'107.98' =>
 * 10798`, `'5' => 500`, `'.5' => 50`, `'107.9800' => 10798`, `'1.005' => undefined`, `'1,000' => undefined`.
 */
export function parseCents(text: string): Cents | undefined {
  const match = /^(?=\.?\d)(\d{0,12})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** As many cents as {@link parseCents} can read, and one more. */
const tooManyCents = 10 ** 14;

/**
 * Reads a number of dollars as cents if it is a whole number of cents, apart from the noise of binary fractions:
 * `33.3 * 3 => 9990`, `523.45 - 523.4 => 5`, `1.005 => undefined`, `-1 => undefined`.
 */
export function centsOf(dollars: number): Cents | undefined {
  const scaled = dollars * 100;
  const cents = Math.abs(Math.round(scaled));
  const tolerance = Math.min(Math.max(cents * 2 ** -44, 1e-8), 0.01);
  return cents < tooManyCents && Math.abs(scaled - cents) <= tolerance ? cents : undefined;
}

/** Plain decimal text that {@link parseCents} reads back: `10700 => '107.00'`. */
export function toDecimalText(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** Money for US readers: `123450 => '$1,234.50'`. The first `Intl` format would double the opening time. */
export function formatMoney(cents: Cents): string {
  return `$${toDecimalText(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
