import { party, upload } from './claims.ts';
import type { Insurer, InsurerPage } from './insurer.ts';
import type { Modal } from './modal.ts';
import { billOptions, codes, notes, pageText, type Options, type Script } from './pages.ts';

export interface ElementCase {
  readonly tag: string;
  readonly folder: string;
  readonly namespace: 'portal' | 'claims';
  readonly method: string;
  readonly script: Script;
  readonly operation: string;
  readonly options: (insurer: Insurer) => Promise<Options>;
  /** An option that may not be empty, and how the page is told. */
  readonly required: readonly [name: string, told: object];
  readonly headings: { readonly ready: string; readonly inSpanish: string; readonly done: string };
  /** The first focused element, and a field to type into. */
  readonly field?: string;
  readonly use: (modal: Modal) => Promise<void>;
  /** The last event of the page, with its data. */
  readonly complete: readonly [code: string, detail: object];
  readonly canceled: readonly string[];
}

export const payment: ElementCase = {
  tag: 'portal-payment',
  folder: 'GenericModal',
  namespace: 'portal',
  method: 'makePayment',
  script: 'portal',
  operation: 'makePayment',
  options: async (insurer) => ({ ...billOptions, sessionId: await insurer.session() }),
  required: ['sessionId', { Details: { sessionId: ['This option is required.'] } }],
  headings: { ready: 'Make a payment', inSpanish: 'Realizar un pago', done: 'Payment complete' },
  field: 'Card number',
  use: (modal) => modal.payByCard(),
  complete: ['portal.paymentComplete', { totalPaymentAmount: 110.48, lastFourDigits: '1111' }],
  canceled: ['portal.paymentCanceled'],
};

export const elementCases: readonly ElementCase[] = [
  payment,
  {
    tag: 'claims-account',
    folder: 'Claims',
    namespace: 'claims',
    method: 'openAccount',
    script: 'account',
    operation: 'ClaimsModal',
    options: async (insurer) => ({ Context: 'save', AccountId: '1002', SessionId: await insurer.claimsSession() }),
    required: ['SessionId', { description: { description: { SessionId: ['This option is required.'] } } }],
    headings: { ready: 'Save a payment method', inSpanish: 'Guardar un método de pago', done: 'Payment method saved' },
    field: 'Routing number',
    use: async (modal) => {
      await modal.typeBankNumbers('000123456781');
      await modal.button('Save payment method').click();
    },
    complete: ['claims.saveComplete', { paymentInfo: { PaymentMethodType: 'ECheck' } }],
    canceled: ['claims.canceled'],
  },
  {
    tag: 'claims-adjuster',
    folder: 'Claims',
    namespace: 'claims',
    method: 'createApprovalRequest',
    script: 'adjuster',
    operation: 'createApprovalRequest',
    options: async (insurer) => ({ claimsSessionKey: await insurer.adjusterSession(upload(party('Blake', {}))) }),
    required: ['claimsSessionKey', { details: [['claimsSessionKey', 'This option is required.']] }],
    headings: {
      ready: 'Review the approval request',
      inSpanish: 'Revisar la solicitud de aprobación',
      done: 'Approval request created',
    },
    use: (modal) => modal.button('Create request').click(),
    complete: [
      'claims.approvalRequestCreated',
      { status: 'Initiated', approvalRequestParties: [{ account: { operation: 1, operationName: 'Created' } }] },
    ],
    canceled: [],
  },
];

/** A page with the element and a button. It notes each event, and whether what came with it is frozen. */
export function elementPage({ tag, folder, namespace, method }: ElementCase): InsurerPage {
  return {
    html: pageText(
      `<script>${notes}</script><script type="module" src="{service}/${folder}/Cdn/${tag}.js"></script>`,
      `<main><button type="button">Go on</button><${tag} base-url="{service}"></${tag}></main><script src="page.js"></script>`,
    ),
    scripts: {
      'page.js': `
        var element = document.querySelector('${tag}');
        ${JSON.stringify(codes[namespace].map((code) => `${namespace}.${code}`))}.forEach(function (code) {
          element.addEventListener(code, function ({ detail }) {
            note(code, detail);
            if (detail && !Object.isFrozen(detail)) note('not frozen');
            (window.answers || {})[code]?.(detail);
          });
        });
        document.querySelector('button').onclick = function () { element.${method}(window.options); };`,
    },
  };
}
