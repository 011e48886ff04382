import { AccountType } from '../../../src/payment/enumerations.ts';
import { bankAccountName } from '../../shared/bank-account-name.ts';
import { bankFields } from '../../shared/bank-fields.ts';
import { fieldTexts } from '../../shared/form-view.ts';
import { textField } from '../../shared/text-field.ts';
import type { MethodPart } from './method-part.ts';

export const bankAccountPart: MethodPart = {
  fields: (view) =>
    bankFields(
      view,
      AccountType.Saving,
      textField({ ...fieldTexts(view, 'nameOnAccount'), autocomplete: 'name', autocapitalize: 'words' }),
    ),
  name: bankAccountName,
};
