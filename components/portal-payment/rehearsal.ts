import { adoptStyles, render } from 'lit';
import { locales } from '../../src/messages/languages.ts';
import { createTranslate } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { loadPaymentMessages } from '../../src/payment/payment-messages.ts';
import type { PaymentRequest } from '../../src/payment/payment-operation.ts';
import { paymentOptionReader } from '../../src/payment/payment-options.ts';
import { paymentShapes } from '../../src/payment/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import { dialogTemplate } from '../shared/dialog-template.ts';
import { languageAround } from '../shared/language.ts';
import { PaymentFlow } from './payment-flow.ts';
import { paymentLater } from './payment-later.ts';
import { PortalPayment } from './portal-payment.ts';

/** Runs the beginning of a payment invisibly with invented data, to warm up the first opening (decision 17). */
export async function rehearsePayment(): Promise<void> {
  const { language, catalogue } = await loadPaymentMessages(languageAround(document.documentElement));
  const { rehearse } = await paymentLater.load();
  const texts = {
    t: createTranslate(catalogue, {}),
    messages: {},
    language,
    locale: locales[language],
    money: formatMoney,
  };
  await rehearse({
    adoptStyles,
    begin(options, service, dialog) {
      const readOptions = paymentOptionReader('makePayment', [options], 'later');
      return new PaymentFlow({
        dialog,
        texts,
        raise: () => undefined,
        request: { operation: 'makePayment', options: readOptions().values } as PaymentRequest,
        readOptions,
        service: serviceOf(service, createHttpPaymentService, '', paymentShapes),
        interfaceVersion: 'later',
      });
    },
    dialogTemplate,
    render,
    styles: PortalPayment.elementStyles,
  });
}
