/** An amount of US dollars in whole cents. All money is held this way; text becomes cents at the edge only. */
export type Cents = number;

/**
 * Reads plain decimal text as cents, without going through a floating-point number.
 *
 * No sign, exponent, separator or blank is accepted, nor a third decimal:
 * `'107.98' => 10798`, `'5' => 500`, `'5.5' => 550`, `'1,000' => undefined`, `'1e3' => undefined`.
 */
export function parseCents(text: string): Cents | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The decimal number of the event payloads: `10798 => 107.98`. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Plain decimal text that {@link parseCents} reads back: `10700 => '107.00'`. */
export function toDecimalText(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Money as a person reads it: `(123450, 'en-US') => '$1,234.50'`. */
export function formatMoney(cents: Cents, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  formats.set(locale, format);
  return format.format(toDollars(cents));
}
