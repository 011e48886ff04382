import { cardBrand } from '../../fields/card-brand.ts';
import { checkCardNumber } from '../../fields/card-number.ts';
import { checkExpiration } from '../../fields/expiration.ts';
import { checkPersonName } from '../../fields/person-name.ts';
import { checkSecurityCode } from '../../fields/security-code.ts';
import { withoutSeparators } from '../../fields/typed-text.ts';
import { valid, validValue, type Verdict } from '../../fields/verdict.ts';
import { checkZip } from '../../fields/zip.ts';
import { oneLine } from '../../plain-text.ts';
import type { PaymentMethod, Typed } from './payment-method.ts';

type CardFieldName = 'cardNumber' | 'expiration' | 'nameOnCard' | 'securityCode' | 'zip' | 'street';

function checkCode({ securityCode, cardNumber }: Typed<CardFieldName>): Verdict<string, string> {
  return checkSecurityCode(securityCode, cardBrand(withoutSeparators(cardNumber))?.securityCodeLength);
}

const maxCharacters = 1000;

export const card: PaymentMethod<'CreditCard', CardFieldName> = {
  category: 'CreditCard',
  fields: ['cardNumber', 'expiration', 'securityCode', 'nameOnCard', 'zip', 'street'],
  paymentOnly: ['street'],
  prefilled: { nameOnCard: 'policyHolderName', zip: 'billingZip', street: 'billingAddressStreet' },
  secrets: ['cardNumber', 'securityCode'],
  onceOnly: ['securityCode'],
  holder: 'nameOnCard',
  declined: {
    IncorrectValidationValue: 'securityCode',
    InvalidCardNumber: 'cardNumber',
    CardTypeNotAccepted: 'cardNumber',
    CardExpired: 'expiration',
    AvsVerificationFailed: 'zip',
  },
  authorization: undefined,

  check(name, typed, now) {
    const text = typed[name];
    switch (name) {
      case 'cardNumber':
        return checkCardNumber(text);
      case 'expiration':
        return checkExpiration(text, now);
      case 'nameOnCard':
        return checkPersonName(text);
      case 'securityCode':
        return checkCode(typed);
      case 'zip':
        return checkZip(text);
      case 'street':
        return valid(text);
    }
  },

  details(typed, now) {
    const expiration = validValue(checkExpiration(typed.expiration, now));
    const street = oneLine(typed.street).slice(0, maxCharacters);
    return {
      type: 'card',
      number: validValue(checkCardNumber(typed.cardNumber)).digits,
      expirationMonth: expiration.month,
      expirationYear: expiration.year,
      securityCode: validValue(checkCode(typed)),
      name: validValue(checkPersonName(typed.nameOnCard)),
      zip: validValue(checkZip(typed.zip)),
      ...(street === '' ? {} : { street }),
    };
  },

  shown({ cardNumber }) {
    const digits = withoutSeparators(cardNumber);
    return { name: cardBrand(digits)?.name ?? null, lastFourDigits: digits.slice(-4) };
  },

  kept({ cardType: name, lastFourDigits, expirationMonth: month, expirationYear: year }) {
    return { name, lastFourDigits, expires: { month, year } };
  },
};
