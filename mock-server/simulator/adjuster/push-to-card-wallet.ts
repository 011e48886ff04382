import type { FixedCodes } from '../shared/test-numbers.ts';

/** A saved card that a party can be paid to. */
export interface SavedCard {
  readonly token: string;
  readonly about: string;
  readonly accountId: number;
  readonly cardType: string;
  readonly lastFourDigits: string;
  readonly codes: FixedCodes;
}

/** The saved cards of the demo accounts, those of the flagged test cards. Nothing adds to them. */
export const savedCards: readonly SavedCard[] = [
  {
    token: 'demo-company-card',
    about: 'A card of the first company, which takes whatever it gets',
    accountId: 1001,
    cardType: 'Visa',
    lastFourDigits: '5556',
    codes: {},
  },
  {
    token: 'demo-individual-card',
    about: 'A card of the individual, which takes whatever it gets',
    accountId: 1002,
    cardType: 'Mastercard',
    lastFourDigits: '8210',
    codes: {},
  },
  {
    token: 'demo-towing-declined-card',
    about: 'A card of the second company, to which every payment is declined',
    accountId: 1003,
    cardType: 'Discover',
    lastFourDigits: '1113',
    codes: { charge: 'Declined' },
  },
];

export function savedCardsOf(accountId: number): readonly SavedCard[] {
  return savedCards.filter((card) => card.accountId === accountId);
}
