import type { PaymentFieldName } from '../../src/payment/payment-form.ts';
import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import { isDecline, type DeclineCode } from '../../src/payment/response-codes.ts';
import type { TextField } from '../shared/text-field.ts';
import type { PaymentView } from './payment-view.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export function errorText(view: PaymentView, name: PaymentFieldName): string | undefined {
  const code = view.entry.form.errors.get(name);
  return code === undefined ? undefined : errorInWords(view, name, code);
}

/** The words for an error code: the form's own, or the code that the service declined with. */
export function errorInWords(view: PaymentView, name: PaymentFieldName, code: string): string {
  if (isDecline(code)) return declineText(view, code);
  const { least = 0, most = 0 } = view.entry.amounts?.entered ?? {};
  return view.t(`${name}.${code}` as PaymentMessageKey, { least: view.money(least), most: view.money(most) });
}

/** What happened, and what can be done. */
export function declineText({ t, entry }: PaymentView, code: DeclineCode): string {
  const { name: merchant, phone } = entry.session.merchant;
  return t(`decline.${code}`, { merchant, phone });
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
