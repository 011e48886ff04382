import { party, upload } from './claims.ts';
import type { Insurer, InsurerPage } from './insurer.ts';
import type { Modal } from './modal.ts';
import { billOptions, eachCode, notes, pageText, type Options, type Script } from './pages.ts';

export interface ElementCase {
  readonly tag: string;
  readonly folder: string;
  readonly namespace: 'portal' | 'claims';
  readonly method: string;
  readonly script: Script;
  readonly operation: string;
  readonly options: (insurer: Insurer) => Promise<Options>;
  readonly done: string;
  /** The first focused element, and a field to type into. */
  readonly field?: string;
  readonly use: (modal: Modal) => Promise<void>;
  /** The last event of the page, with its data. */
  readonly complete: readonly [code: string, detail: object];
}

export const payment: ElementCase = {
  tag: 'portal-payment',
  folder: 'GenericModal',
  namespace: 'portal',
  method: 'makePayment',
  script: 'portal',
  operation: 'makePayment',
  options: async (insurer) => ({ ...billOptions, sessionId: await insurer.session() }),
  done: 'Payment complete',
  field: 'Card number',
  use: (modal) => modal.typeCard().then(() => modal.reviewAndPay()),
  complete: ['portal.paymentComplete', { totalPaymentAmount: 110.48, lastFourDigits: '1111' }],
};

const claims = { folder: 'Claims', namespace: 'claims' } as const;

export const elementCases: readonly ElementCase[] = [
  payment,
  {
    ...claims,
    tag: 'claims-account',
    method: 'openAccount',
    script: 'account',
    operation: 'ClaimsModal',
    options: async (insurer) => ({ Context: 'save', AccountId: '1002', SessionId: await insurer.claimsSession() }),
    done: 'Payment method saved',
    field: 'Routing number',
    use: async (modal) => {
      await modal.typeBankNumbers('000123456781');
      await modal.button('Save payment method').click();
    },
    complete: ['claims.saveComplete', { paymentInfo: { PaymentMethodType: 'ECheck' } }],
  },
  {
    ...claims,
    tag: 'claims-adjuster',
    method: 'createApprovalRequest',
    script: 'adjuster',
    operation: 'createApprovalRequest',
    options: async (insurer) => ({ claimsSessionKey: await insurer.adjusterSession(upload(party('Blake', {}))) }),
    done: 'Approval request created',
    use: (modal) => modal.button('Create request').click(),
    complete: [
      'claims.approvalRequestCreated',
      { status: 'Initiated', approvalRequestParties: [{ account: { operation: 1, operationName: 'Created' } }] },
    ],
  },
];

interface ElementPageSettings {
  readonly options?: Options;
  readonly around?: string;
  readonly attributes?: string;
}

/** A page with the element, and a button that calls it with `window.options`, or else with these and a new session. */
export function elementPage(element: ElementCase, settings: ElementPageSettings = {}): InsurerPage {
  const { tag, folder, namespace, method } = element;
  const { options = billOptions, around = '', attributes = '' } = settings;
  return {
    html: pageText(
      `<script src="notes.js"></script><script type="module" src="{service}/${folder}/Cdn/${tag}.js"></script>`,
      `<main>${around}<${tag} base-url="{service}" ${attributes}></${tag}><button>Pay</button></main>
       <script src="page.js"></script>`,
    ),
    scripts: {
      'notes.js': notes,
      'page.js': `
        var element = document.querySelector('${tag}');
        ${eachCode(
          namespace,
          `element.addEventListener(code, function ({ detail }) {
            note(code, detail);
            if (detail && !Object.isFrozen(detail)) note('not frozen');
            (window.answers || {})[code]?.(detail);
          });`,
        )}
        document.querySelector('button').onclick = async function () {
          var options = window.options || ${JSON.stringify(options)};
          if (!window.options) options.sessionId ||= await (await fetch('session', { method: 'POST' })).text();
          element.${method}(options);
        };`,
    },
  };
}
