import creditCardType from 'credit-card-type';

/** The brands that the service processes; the library of brands knows more. */
const accepted = ['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb', 'unionpay'] as const;
export type CardBrandId = (typeof accepted)[number];

export interface CardBrand {
  readonly id: CardBrandId;
  /** As people call it: `American Express`. */
  readonly name: string;
  /** How many digits a number of the brand can have. */
  readonly lengths: readonly number[];
  /** After how many digits the number on the card has a gap: `[4, 10]` is `3782 822463 10005`. */
  readonly gaps: readonly number[];
  readonly securityCodeLength: number;
}

function isAccepted(id: string): id is CardBrandId {
  return (accepted as readonly string[]).includes(id);
}

/** Every brand that a number beginning with these digits may turn out to be. */
export function possibleBrands(digits: string): readonly CardBrand[] {
  return creditCardType(digits).flatMap(({ type, niceType, lengths, gaps, code }) =>
    isAccepted(type) ? [{ id: type, name: niceType, lengths, gaps, securityCodeLength: code.size }] : [],
  );
}

/** The brand, as soon as the first digits leave only one: `'4' => Visa`, `'3' => undefined`, `'34' => American Express`. */
export function cardBrand(digits: string): CardBrand | undefined {
  const brands = possibleBrands(digits);
  return brands.length === 1 ? brands[0] : undefined;
}
