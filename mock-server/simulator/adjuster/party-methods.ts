import * as v from 'valibot';
import { PayeeBankAccount, SavedBankAccountReference } from '../../../src/account/requests.ts';
import type { PartyMethod } from '../../../src/adjuster/enumerations.ts';
import type { UploadedParty } from './approval-upload.ts';
import type { PayeeAccountType } from '../../../src/claims/enumerations.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { checkCardNumber } from '../../../src/fields/card-number.ts';
import { digits, Text } from '../../../src/http/requests.ts';
import type { Shape } from '../../../src/http/wire.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { ClaimMethod } from '../claims/claims-ledger.ts';
import type { PayeeAccount, KeptBankAccount } from '../claims/payee-account.ts';
import { readBankNumbers } from '../shared/known-method.ts';
import type { Movable } from '../shared/processor.ts';
import { Refusal } from '../shared/refusal.ts';
import { fixedCodes, testCards } from '../shared/test-numbers.ts';
import { savedCardsOf, type SavedCard } from './push-to-card-wallet.ts';

/** A party's choice at its link. */
export const ChosenMethod = v.variant('type', [
  PayeeBankAccount,
  SavedBankAccountReference,
  v.object({ type: v.literal('check') }),
  v.object({ type: v.literal('virtualCard') }),
  v.object({
    type: v.literal('pushToCard'),
    /** Digits only. */
    cardNumber: digits(19),
  }),
  v.object({ type: v.literal('savedCard'), token: Text }),
]);
export type ChosenMethod = Shape<typeof ChosenMethod>;

/** How a party is going to be paid. Its numbers are gone once this has been made of them. */
export interface PartyPayMethod extends Movable {
  readonly masked: Exclude<ClaimMethod, { readonly category: 'EPay' | 'PrepaidAccount' }>;
}

/** The methods that a party chooses from. */
export interface Wallet {
  readonly bankAccounts: ReadonlyMap<string, KeptBankAccount>;
  readonly cards: readonly SavedCard[];
  /** Where a check is mailed; null where checks are not allowed, or no address is known. */
  readonly checkAddress: PostalAddress | null;
}

/** Each choice, as an event in the life of a request. */
export const methodOfChoice = {
  bankAccount: 'BankAccount',
  savedBankAccount: 'BankAccount',
  check: 'Check',
  virtualCard: 'VirtualCard',
  pushToCard: 'PushToCard',
  savedCard: 'PushToCard',
} as const satisfies Readonly<Record<ChosenMethod['type'], PartyMethod>>;

export function walletOf({ id, bankAccounts }: PayeeAccount, checkAddress: PostalAddress | null): Wallet {
  return { bankAccounts, cards: savedCardsOf(id), checkAddress };
}

/**
 * Reads a choice down to what the service keeps of it. Throws for what is not in the wallet.
 *
 * @returns With the code Success, or that of the decline for which the processor never needs to be asked.
 */
export function readChoice(
  wallet: Wallet,
  choice: ChosenMethod,
): { readonly method: PartyPayMethod; readonly code: ResponseCode } {
  switch (choice.type) {
    case 'bankAccount':
      return separated(readBankNumbers(choice));
    case 'savedBankAccount':
      return { method: savedBankAccount(wallet, choice.token), code: 'Success' };
    case 'check':
      return { method: mailedCheck(wallet.checkAddress), code: 'Success' };
    case 'virtualCard':
      return { method: virtualCard, code: 'Success' };
    case 'pushToCard':
      return readCard(choice.cardNumber);
    case 'savedCard':
      return { method: savedCard(wallet, choice.token), code: 'Success' };
  }
}

/** How a party without an action is paid, as the upload says. */
export function uploadedMethod(wallet: Wallet, { method, token }: UploadedParty): PartyPayMethod | null {
  switch (method) {
    case null:
      return null;
    case 'BankAccount':
      return savedBankAccount(wallet, token);
    case 'Check':
      return mailedCheck(wallet.checkAddress);
    case 'VirtualCard':
      return virtualCard;
    case 'PushToCard':
      return savedCard(wallet, token);
  }
}

const virtualCard: PartyPayMethod = { masked: { category: 'VirtualCard' }, codes: {} };

function savedBankAccount({ bankAccounts }: Wallet, token: string | null): PartyPayMethod {
  const found = bankAccounts.get(token ?? '');
  if (found) return found;
  throw new Refusal('TokenNotFound', 'The party has no saved bank account with this token.', 'token');
}

function savedCard({ cards }: Wallet, token: string | null): PartyPayMethod {
  const found = cards.find((card) => card.token === token);
  if (!found) throw new Refusal('TokenNotFound', 'The party has no saved card with this token.', 'token');
  const { cardType, lastFourDigits, codes } = found;
  return { masked: { category: 'PushToCard', cardType, lastFourDigits }, codes };
}

function mailedCheck(address: PostalAddress | null): PartyPayMethod {
  if (address) return { masked: { category: 'Check', address }, codes: {} };
  throw new Refusal('MethodNotAccepted', 'No check can be mailed to this party.', 'method');
}

/** A card that is not flagged for it cannot be paid to, with the code that it has, if any. */
function readCard(number: string): { readonly method: PartyPayMethod; readonly code: ResponseCode } {
  const cardType = cardBrand(number)?.name ?? 'Unknown';
  const masked = { category: 'PushToCard', cardType, lastFourDigits: number.slice(-4) } as const;
  const codes = fixedCodes(number);
  return { method: { masked, codes }, code: cardCode(number) };
}

function cardCode(number: string): ResponseCode {
  if (checkCardNumber(number).state !== 'valid') return 'InvalidCardNumber';
  const known = testCards.find((card) => card.number === number);
  if (known?.pushToCard) return 'Success';
  const { charge = 'Success' } = known?.codes ?? {};
  return charge === 'Success' ? 'CardTypeNotAccepted' : charge;
}

function separated({ code, ...method }: ReturnType<typeof readBankNumbers<PayeeAccountType>>) {
  return { method, code };
}
