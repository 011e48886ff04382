import type { FixedCodes } from '../shared/test-numbers.ts';
import file from './saved-cards.json' with { type: 'json' };

export interface SavedCard {
  readonly token: string;
  readonly about: string;
  readonly accountId: number;
  readonly cardType: string;
  readonly lastFourDigits: string;
  readonly codes: FixedCodes;
}

/** The saved cards of the demo accounts: the flagged test cards. The list is fixed. */
export const savedCards = file as readonly SavedCard[];

export function savedCardsOf(accountId: number): readonly SavedCard[] {
  return savedCards.filter((card) => card.accountId === accountId);
}
