import type { PaymentFieldName } from '../../src/payment/payment-form.ts';
import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { TextField } from '../shared/text-field.ts';
import type { PaymentView } from './payment-view.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export function errorText(
  { t, entry: { form, amounts }, money }: PaymentView,
  name: PaymentFieldName,
): string | undefined {
  const code = form.errors.get(name);
  if (code === undefined) return undefined;
  const { least = 0, most = 0 } = amounts?.entered ?? {};
  return t(`${name}.${code}` as PaymentMessageKey, { least: money(least), most: money(most) });
}

/** What every text field of the form has in common. */
export function fieldTexts(
  view: PaymentView,
  name: PaymentFieldName,
): Pick<TextField, 'name' | 'label' | 'read' | 'error' | 'onInput'> {
  return {
    name,
    label: view.t(`${name}.label`),
    read: () => view.entry.form.fields[name],
    error: errorText(view, name),
    onInput: (text) => view.entry.form.input(name, text),
  };
}
