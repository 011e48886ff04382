import { parseCents, type Cents } from '../money.ts';
import { plainCharacters } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

export interface AmountLimits {
  readonly least: Cents;
  readonly most: Cents;
}

/** Longer texts are no amounts, and matching them would take long. */
const maxCharacters = 40;

/** Reads an amount as people write it: `1234.5`, `$1,234.50`, `20.`, `.50`, `Total: $50`, `50 USD`. */
export function checkAmount(text: string, limits: AmountLimits): Verdict<Cents, 'form' | 'tooLittle' | 'tooMuch'> {
  const trimmed = plainCharacters(text).trim();
  if (trimmed.length > maxCharacters) return invalid('form');
  const typed = trimmed
    .replace(/^(?:\p{L}[\p{L}\s]*:\s*(?=US|\$))?(?:USD?)?\s*\$?\s*(?=[\d.])|\s*(?:\$|USD)$/giu, '')
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, ',');
  if (typed === '' || typed === '.') return typed === '' ? empty : partial('form');
  const ungrouped = /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed;
  // `1.000` may be meant as one thousand.
  const cents = /\.\d{3}/.test(ungrouped) ? undefined : parseCents(ungrouped.replace(/^(\d+)\.$/, '$1'));
  // `1,2` may become `1,234`.
  if (cents === undefined) return /^[1-9]\d{0,2}(,\d{3})*,\d{0,2}$/.test(typed) ? partial('form') : invalid('form');
  if (cents > limits.most) return invalid('tooMuch');
  // More digits may follow: 5 may become 50.
  return cents < limits.least ? partial('tooLittle') : valid(cents);
}
