import type { FixedCodes } from '../shared/test-numbers.ts';

export interface SavedCard {
  readonly token: string;
  readonly about: string;
  readonly accountId: number;
  readonly cardType: string;
  readonly lastFourDigits: string;
  readonly codes: FixedCodes;
}

const card = (
  token: string,
  about: string,
  accountId: number,
  cardType: string,
  lastFourDigits: string,
  codes: FixedCodes = {},
): SavedCard => ({ token, about, accountId, cardType, lastFourDigits, codes });

/** The saved cards of the demo accounts: the flagged test cards. The list is fixed. */
export const savedCards: readonly SavedCard[] = [
  card('demo-company-card', 'A card of the first company, which accepts every payment', 1001, 'Visa', '5556'),
  card('demo-individual-card', 'A card of the individual, which accepts every payment', 1002, 'Mastercard', '8210'),
  card(
    'demo-towing-declined-card',
    'A card of the second company, to which every payment is declined',
    1003,
    'Discover',
    '1113',
    { charge: 'Declined' },
  ),
];

export function savedCardsOf(accountId: number): readonly SavedCard[] {
  return savedCards.filter((card) => card.accountId === accountId);
}
