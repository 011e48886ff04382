import { locales } from '../../src/messages/languages.ts';
import { createTranslate } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import { loadPaymentMessages } from '../../src/payment/payment-messages.ts';
import type { PaymentRequest } from '../../src/payment/payment-operation.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { paymentOptionReader } from '../../src/payment/payment-options.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import { paymentShapes, type PaymentSession } from '../../src/payment/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import { Drafts } from '../shared/draft.ts';
import { languageAround } from '../shared/language.ts';
import type { FlowDialog } from '../shared/modal-dialog.ts';
import { rehearse } from '../shared/rehearse.ts';
import { paymentLater } from './payment-later.ts';
import { PaymentFlow } from './payment-flow.ts';
import { PortalPayment } from './portal-payment.ts';

const nothing = (): void => undefined;

const dialog: FlowDialog = {
  follow: nothing,
  adoptStyles: nothing,
  requestUpdate: nothing,
  announceMessage: nothing,
  announce: nothing,
  ask: nothing,
  focusNext: nothing,
  dismiss: nothing,
};

const options = {
  sessionId: '-',
  paymentCategory: 'UserSelect',
  feeContext: 'PaymentWithFee',
  minAmountDue: 1,
  accountBalance: 2,
  clientReferenceData1: '-',
};

const session: PaymentSession = {
  merchant: {
    name: '-',
    phone: '-',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'flat', cents: 1 }, ECheck: { kind: 'flat', cents: 1 } },
    accountGroups: [],
  },
  savedMethod: null,
  openedAt: '2026-01-01T00:00:00',
};

const service: Pick<PaymentService, 'open'> = { open: () => Promise.resolve(session) };

/** Runs the beginning of a payment invisibly with invented data, to warm up the first opening (decision 17). */
export async function rehearsePayment(): Promise<void> {
  const { language, catalogue } = await loadPaymentMessages(languageAround(document.documentElement));
  const readOptions = paymentOptionReader('makePayment', [options], 'later');
  const flow = new PaymentFlow({
    dialog,
    drafts: new Drafts(),
    texts: {
      t: createTranslate(catalogue, {}),
      isReplaced: () => false,
      language,
      locale: locales[language],
      money: formatMoney,
    },
    raise: nothing,
    request: { operation: 'makePayment', options: readOptions().values } as PaymentRequest,
    readOptions,
    service: serviceOf(service as PaymentService, createHttpPaymentService, '', paymentShapes),
    interfaceVersion: 'later',
  });
  await paymentLater.load();
  await rehearse(flow, PortalPayment.elementStyles);
}
