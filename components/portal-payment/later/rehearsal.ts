import type { adoptStyles, CSSResultOrNative, render } from 'lit';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import type { PaymentRequest } from '../../../src/payment/payment-operation.ts';
import type { paymentOptionReader } from '../../../src/payment/payment-options.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../../src/payment/wire.ts';
import type { dialogTemplate } from '../../shared/dialog-template.ts';
import type { Drafts } from '../../shared/draft.ts';
import type { FlowDialog } from '../../shared/modal-dialog.ts';
import type { Texts } from '../../shared/texts.ts';
import type { PaymentFlow } from '../payment-flow.ts';

/** What a rehearsal uses of the first part. */
export interface Stage {
  readonly PaymentFlow: typeof PaymentFlow;
  readonly adoptStyles: typeof adoptStyles;
  readonly dialogTemplate: typeof dialogTemplate;
  readonly drafts: Drafts;
  readonly limited: (service: PaymentService) => PaymentService;
  readonly paymentOptionReader: typeof paymentOptionReader;
  readonly render: typeof render;
  readonly styles: CSSResultOrNative[];
  readonly texts: Texts<PaymentMessageKey>;
}

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

/** Opens a flow invisibly: its window is laid out in the page and removed before it is painted. */
export async function rehearse(stage: Stage): Promise<void> {
  const { adoptStyles, dialogTemplate, drafts, paymentOptionReader, render, styles, texts } = stage;
  const readOptions = paymentOptionReader('makePayment', [options], 'later');
  const flow = new stage.PaymentFlow({
    dialog,
    drafts,
    texts,
    raise: nothing,
    request: { operation: 'makePayment', options: readOptions().values } as PaymentRequest,
    readOptions,
    service: stage.limited(service as PaymentService),
    interfaceVersion: 'later',
  });
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const show = (): void => {
    render(dialogTemplate({ flow, content: flow.content(), question: nothing }), root);
  };
  show();
  await flow.open();
  show();
  const window = root.querySelector('dialog');
  window?.toggleAttribute('open', true);
  document.body.append(host);
  window?.getBoundingClientRect();
  host.remove();
}
