import * as v from 'valibot';
import { PayeeBankAccount, SavedBankAccountReference } from '../../../src/account/requests.ts';
import type { PartyMethod } from '../../../src/adjuster/enumerations.ts';
import type { PartyValues } from '../../../src/adjuster/upload/upload-tables.ts';
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

export interface PartyPayMethod extends Movable {
  readonly masked: Exclude<ClaimMethod, { readonly category: 'EPay' | 'PrepaidAccount' }>;
}

export interface Wallet {
  readonly bankAccounts: ReadonlyMap<string, KeptBankAccount>;
  readonly cards: readonly SavedCard[];
  /** The address for a mailed check; null if checks are not allowed or the address is unknown. */
  readonly checkAddress: PostalAddress | null;
}

/** The method of each choice, for the state machine of a request. */
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

/** Reads a choice. The code is that of a decline without the processor. Throws if the wallet lacks the method. */
export function readChoice(
  wallet: Wallet,
  choice: ChosenMethod,
): { readonly method: PartyPayMethod; readonly code: ResponseCode } {
  switch (choice.type) {
    case 'bankAccount': {
      const { code, ...method } = readBankNumbers(choice);
      return { method, code };
    }
    case 'pushToCard':
      return readCard(choice.cardNumber);
    default: {
      const token = 'token' in choice ? choice.token : null;
      return { method: methodIn(wallet, methodOfChoice[choice.type], token), code: 'Success' };
    }
  }
}

export function uploadedMethod(wallet: Wallet, party: PartyValues): PartyPayMethod | null {
  const { method, token } = bypassMethod(party);
  return method && methodIn(wallet, method, token);
}

/** The uploaded method of a party without an action. That of any other party is ignored. */
export function bypassMethod({ ApprovalRole, PaymentMethodType, Token }: Partial<PartyValues>) {
  if (ApprovalRole !== 'PaymentOnlyActionBypass') return { method: null, token: null };
  return { method: PaymentMethodType ?? null, token: Token ?? null };
}

function methodIn(
  { bankAccounts, cards, checkAddress: address }: Wallet,
  method: PartyMethod,
  token: string | null,
): PartyPayMethod {
  const missing = (what: string) =>
    new Refusal('TokenNotFound', `The party has no saved ${what} with this token.`, 'token');
  switch (method) {
    case 'BankAccount': {
      const found = bankAccounts.get(token ?? '');
      if (found) return found;
      throw missing('bank account');
    }
    case 'Check':
      if (address) return { masked: { category: 'Check', address }, codes: {} };
      throw new Refusal('MethodNotAccepted', 'No check can be mailed to this party.', 'method');
    case 'VirtualCard':
      return { masked: { category: 'VirtualCard' }, codes: {} };
    case 'PushToCard': {
      const found = cards.find((card) => card.token === token);
      if (!found) throw missing('card');
      const { cardType, lastFourDigits, codes } = found;
      return { masked: { category: 'PushToCard', cardType, lastFourDigits }, codes };
    }
  }
}

/** Reads a card. Cards that are not flagged for push-to-card are declined, with their fixed code if they have one. */
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
