import type { AccountFieldName } from '../../src/account/account-form.ts';
import type { PayeeAccountType } from '../../src/claims/enumerations.ts';
import type { AccountMessageKey } from '../../src/account/account.en.ts';
import { payeeName } from '../../src/claims/payee.ts';
import { plainCharacters } from '../../src/fields/typed-text.ts';
import { bankAccountName } from '../shared/bank-account-name.ts';
import { changeLinks } from '../shared/change-links.ts';
import type { ProblemsView } from '../shared/form-view.ts';
import type { Texts } from '../shared/texts.ts';
import type { AccountEntry } from './account-entry.ts';

export type AccountTexts = Texts<AccountMessageKey>;

/** What the later part uses of the first one, which it does not import. */
export const parts = { accountTypeName, bankAccountName, changeLinks, payeeName };

export interface AccountView extends AccountTexts, ProblemsView<AccountFieldName>, Readonly<typeof parts> {
  readonly t: AccountTexts['t'];
  readonly form: AccountEntry['form'];
  readonly entry: AccountEntry;
}

export function chosenMethod({ t }: AccountTexts, entry: AccountEntry): string {
  const { bankAccount } = entry;
  if (bankAccount) return bankAccountName(t, bankAccount);
  return entry.isRequest
    ? t('review.ePay', { email: plainCharacters(entry.form.fields.ePayEmail).trim() })
    : t('review.prepaid');
}

export function accountTypeName(t: AccountTexts['t'], type: PayeeAccountType): string {
  return t(type === 'Savings' ? 'accountType.Saving' : 'accountType.Checking');
}
