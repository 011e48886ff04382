import { adoptStyles, render } from 'lit';
import { locales } from '../../src/messages/languages.ts';
import { createTranslate } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { loadPaymentMessages } from '../../src/payment/payment-messages.ts';
import { paymentOptionReader } from '../../src/payment/payment-options.ts';
import { paymentShapes } from '../../src/payment/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import { dialogTemplate } from '../shared/dialog-template.ts';
import { Drafts } from '../shared/draft.ts';
import { languageAround } from '../shared/language.ts';
import { PaymentFlow } from './payment-flow.ts';
import { paymentLater } from './payment-later.ts';
import { PortalPayment } from './portal-payment.ts';

/** Runs the beginning of a payment invisibly with invented data, to warm up the first opening (decision 17). */
export async function rehearsePayment(): Promise<void> {
  const { language, catalogue } = await loadPaymentMessages(languageAround(document.documentElement));
  const { rehearse } = await paymentLater.load();
  await rehearse({
    PaymentFlow,
    adoptStyles,
    dialogTemplate,
    drafts: new Drafts(),
    limited: (service) => serviceOf(service, createHttpPaymentService, '', paymentShapes),
    paymentOptionReader,
    render,
    styles: PortalPayment.elementStyles,
    texts: {
      t: createTranslate(catalogue, {}),
      isReplaced: () => false,
      language,
      locale: locales[language],
      money: formatMoney,
    },
  });
}
