import { payeeName } from '../../../src/claims/payee.ts';
import { inEveryLanguage } from '../shared/email-texts.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { PayeeOrder } from './payee-order.ts';

/** The e-mail of a payment request. */
export function ePayEmail({ merchant, payee, amount, subject: { claimNumber } }: PayeeOrder, path: string) {
  return inEveryLanguage(path, ({ t, money }, link) => {
    const values = { merchant: merchant.name, phone: merchant.phone, claim: claimNumber ?? '' };
    const what =
      amount === undefined
        ? t(claimNumber === null ? 'ePay.saveText' : 'ePay.saveClaimText', values)
        : t(claimNumber === null ? 'ePay.text' : 'ePay.claimText', { ...values, amount: money(amount) });
    return {
      subject: t(amount === undefined ? 'ePay.saveSubject' : 'ePay.subject'),
      paragraphs: [
        t('greeting', { name: maskedName(payeeName(payee)) }),
        `${what} ${t('ePay.link')}`,
        link,
        t('help', values),
      ],
    };
  });
}
