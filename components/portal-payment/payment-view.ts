import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { PaymentFieldName } from '../../src/payment/payment-form.ts';
import type { ProblemsView } from '../shared/form-view.ts';
import type { Texts } from '../shared/texts.ts';
import { methodParts } from './methods/method-parts.ts';
import type { PaymentEntry } from './payment-entry.ts';

export type PaymentTexts = Texts<PaymentMessageKey>;

/** The data that the parts of the payment modal are rendered from. */
export interface PaymentView extends PaymentTexts, ProblemsView<PaymentFieldName> {
  readonly t: PaymentTexts['t'];
  readonly form: PaymentEntry['form'];
  readonly entry: PaymentEntry;
}

export function paymentView(texts: PaymentTexts, entry: PaymentEntry): PaymentView {
  const { t, money } = texts;
  const { name: merchant, phone } = entry.session.merchant;
  const { least = 0, most = 0 } = entry.amounts?.entered ?? {};
  const limits = { least: money(least), most: money(most) };
  return {
    ...texts,
    entry,
    form: entry.form,
    errorInWords: (name, code) => t(`${name}.${code}` as PaymentMessageKey, limits),
    declineText: (code) => t(`decline.${code}`, { merchant, phone }),
    declinedFieldText: (name) => {
      const key = methodParts[entry.category].declinedFieldTexts?.[name];
      return key && t(key);
    },
    declineHeading: (code) => t(isAboutMethod(entry, code) ? `declined.${entry.category}` : 'declined.other'),
  };
}

const aboutEveryMethod: readonly DeclineCode[] = ['Declined', 'Call', 'ACHTransactionFailed'];

/** Another method may do. */
export function isAboutMethod({ choices }: PaymentEntry, code: DeclineCode): boolean {
  return choices.method.declined[code] !== undefined || aboutEveryMethod.includes(code);
}
