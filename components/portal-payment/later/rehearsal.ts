import type { adoptStyles, CSSResultOrNative, render } from 'lit';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../../src/payment/wire.ts';
import type { dialogTemplate } from '../../shared/dialog-template.ts';
import type { FlowDialog } from '../../shared/modal-dialog.ts';
import type { ModalFlow } from '../../shared/modal-flow.ts';

/** What a rehearsal uses of the first part. */
export interface Stage {
  readonly adoptStyles: typeof adoptStyles;
  readonly begin: (options: object, service: PaymentService, dialog: FlowDialog) => ModalFlow;
  readonly dialogTemplate: typeof dialogTemplate;
  readonly render: typeof render;
  readonly styles: CSSResultOrNative[];
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
  adopt: nothing,
  requestUpdate: nothing,
  announce: nothing,
  ask: nothing,
  focusNext: nothing,
  dismiss: nothing,
};

/** Opens a flow invisibly: its window is laid out in the page and removed before it is painted. */
export async function rehearse({ adoptStyles, begin, dialogTemplate, render, styles }: Stage): Promise<void> {
  const flow = begin(options, service as PaymentService, dialog);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const show = (): void => {
    render(dialogTemplate({ flow, content: flow.content(), question: nothing }, {}), root);
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
