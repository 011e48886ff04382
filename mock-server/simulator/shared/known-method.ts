import { checkBankAccountNumber } from '../../../src/fields/bank-account-number.ts';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { checkCardNumber } from '../../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../../src/fields/routing-number.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { BankAccountDetails, CardDetails } from '../../../src/payment/requests.ts';
import type { MaskedMethod } from '../../../src/payment/wire.ts';
import { bankName } from './bank-names.ts';
import type { MerchantTime } from './clock.ts';
import { bankValidation } from './response-tables.ts';
import { hashOf } from './sessions.ts';
import { fixedCodes, type FixedCodes } from './test-numbers.ts';

export interface KnownMethod {
  readonly masked: MaskedMethod;
  readonly customerName: string;
  readonly holderZip: string | null;
  readonly codes: FixedCodes;
}

export interface ReadMethod {
  readonly method: KnownMethod;
  readonly code: ResponseCode;
}

export function readCard(details: CardDetails, today: MerchantTime): ReadMethod {
  const { number, expirationMonth, expirationYear } = details;
  const masked: MaskedMethod = {
    category: 'CreditCard',
    cardType: cardBrand(number)?.name ?? 'Unknown',
    lastFourDigits: number.slice(-4),
    expirationMonth,
    expirationYear,
  };
  return {
    method: { masked, customerName: details.name, holderZip: details.zip, codes: fixedCodes(number) },
    code: cardCode(details, today),
  };
}

function cardCode({ number, securityCode, ...details }: CardDetails, today: MerchantTime): ResponseCode {
  const checked = checkCardNumber(number);
  if (checked.state === 'invalid' && checked.code === 'brand') return 'CardTypeNotAccepted';
  if (checked.state !== 'valid') return 'InvalidCardNumber';
  if (hasExpired(details, today)) return 'CardExpired';
  return securityCode.length === checked.value.brand.securityCodeLength ? 'Success' : 'IncorrectValidationValue';
}

/** A card is good until the end of its month. */
export function hasExpired(card: { expirationMonth: number; expirationYear: number }, today: MerchantTime): boolean {
  return card.expirationYear * 12 + card.expirationMonth < today.year * 12 + today.month;
}

export function readBankAccount(details: BankAccountDetails): ReadMethod {
  const { masked, codes, code } = readBankNumbers(details);
  return { method: { masked, customerName: details.name, holderZip: null, codes }, code };
}

export function readBankNumbers<AccountType extends string>(details: {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
}) {
  const { accountNumber, routingNumber, accountType } = details;
  const lastFourDigits = accountNumber.slice(-4);
  const masked = { category: 'ECheck' as const, accountType, bankName: bankName(routingNumber), lastFourDigits };
  const numbers = hashOf(`${routingNumber} ${accountNumber}`);
  return { masked, codes: fixedCodes(accountNumber), numbers, code: bankCode(details) };
}

type BankNumbers = Pick<BankAccountDetails, 'accountNumber' | 'routingNumber'>;

function bankCode({ accountNumber, routingNumber }: BankNumbers): ResponseCode {
  if (checkRoutingNumber(routingNumber).state !== 'valid') return 'InvalidRoutingNumber';
  if (checkBankAccountNumber(accountNumber).state !== 'valid') return 'InvalidAccountNumber';
  return bankValidation.get(accountNumber.charAt(0)) ?? 'Success';
}
