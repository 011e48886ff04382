import type { InsurerPage, JQueryVersion } from './insurer.ts';

/* The pages that insurers have. `{service}` stands for the address of the service. */

export type Options = Readonly<Record<string, unknown>>;

/** Options of real pages: amounts and booleans as text, and unknown names. */
export const billOptions: Options = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  amountContext: 'AmountDueOnly',
  confirmationDisplay: 'true',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-0042',
  billingZip: '10001',
  policyHolderName: 'Jordan Rivera',
  companyTheme: 'blue',
  billing_zip: '99999',
};

/** The same without a last screen: the modal closes after the payment. */
export const shortBill: Options = { ...billOptions, confirmationDisplay: 'false' };

const codes = {
  portal: ['load', 'unload', 'error', 'paymentComplete', 'paymentCanceled', 'saveComplete', 'saveCanceled'],
  claims: [
    ...['load', 'unload', 'error', 'paymentComplete', 'saveComplete', 'canceled'],
    ...['approvalRequestCreated', 'approvalRequestCanceled', 'involvedPartyEmailSent'],
  ],
};

const scriptPaths = {
  portal: 'GenericModal/Cdn/Portal.js',
  account: 'Claims/Acme%20Mutual/Modal/Cdn/Claims.js',
  adjuster: 'Claims/AdjusterModal/Cdn/GetAdjusterModalJs',
} as const;

export type Script = keyof typeof scriptPaths;

export const scriptTag = (script: Script, query = '') =>
  `<script async defer src="{service}/${scriptPaths[script]}${query}"></script>`;

const jQueryTag = (version: JQueryVersion) => `<script src="jquery-${version}.js"></script>`;

/** Notes the events that a page hears, and marks the page as ready. */
export const notes = `
  window.heard = [];
  window.note = function (code, data) {
    window.heard.push(data === undefined ? [code] : [code, JSON.parse(JSON.stringify(data))]);
  };
  ['portal.load', 'claims.load'].forEach(function (code) {
    document.addEventListener(code, function (event) {
      if (event.target === document) document.documentElement.setAttribute('data-ready', '');
    });
  });
`;

export const eachCode = (plugin: keyof typeof codes, body: string) =>
  `${JSON.stringify(codes[plugin].map((code) => `${plugin}.${code}`))}.forEach(function (code) { ${body} });`;

export function pageText(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your bill</title>${head}</head><body>
    <h1>Your bill</h1>${body}</body></html>`;
}

/** `{ sessionId: '…' } => 'data-option-session-id="…"'` */
export function optionAttributes(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value])
    .map(([name, value]) => `data-option-${String(name)}="${String(value)}"`)
    .join(' ');
}

export function payButton(sessionId: string, more = ''): string {
  const options = optionAttributes({ sessionId, ...shortBill });
  return `<button data-toggle="portal" data-method="makePayment" ${more} ${options}>Pay</button>`;
}

export interface PageSettings {
  readonly jQuery?: JQueryVersion;
  readonly options?: Options;
  readonly method?: 'makePayment' | 'savePaymentMethod' | 'ClaimsModal';
  readonly scripts?: readonly Script[];
  readonly query?: string;
  readonly settings?: Options;
}

/** An old page: it unbinds everything, initializes again, binds in a chain, and resets itself on unload. */
export function oldPage(page: PageSettings = {}): InsurerPage {
  const {
    jQuery = '3.7.1',
    options = billOptions,
    method = 'makePayment',
    scripts = ['portal'],
    query,
    settings,
  } = page;
  const given = settings ? JSON.stringify(settings) : '';
  const plugin = scripts[0] === 'portal' ? 'portal' : 'claims';
  const [address, key] = plugin === 'claims' ? ['claims-session', 'SessionId'] : ['session', 'sessionId'];
  return {
    html: pageText(
      `<script>${notes}</script>${jQueryTag(jQuery)}${scripts.map((script) => scriptTag(script, query)).join('')}`,
      `<button id="pay" type="button">Pay</button><p id="status">Due</p><div id="container"></div>
       <script src="page.js"></script>`,
    ),
    scripts: {
      'page.js': `
        function bound() {
          var container = $('#container');
          container.off();
          var chain = container.${plugin}(${given});
          ${eachCode(plugin, 'chain = chain.on(code, function (event, data) { note(code, data); });')}
          chain.on('${plugin}.load', function () { $('#status').text('Paying'); });
          chain.on('${plugin}.unload', function () { $('#status').text('Due'); });
          return container.data('${plugin}');
        }
        $('#pay').on('click', function () {
          $.ajax({ url: '${address}', type: 'POST', dataType: 'text' }).done(function (session) {
            bound().${method}($.extend({ ${key}: session }, ${JSON.stringify(options)}));
          });
        });
      `,
    },
  };
}

/** A page whose server writes the session into its buttons, as adjusters' systems do. */
export function adjusterPage({ create = '', manage = '', approvalRequestId = 0 }): InsurerPage {
  const button = (method: string, options: Options, text: string) =>
    `<button data-toggle="claims" data-method="${method}" data-target="#results" ${optionAttributes(options)}>${text}</button>`;
  return {
    html: pageText(
      `<script>${notes}</script>${jQueryTag('3.7.1')}${scriptTag('adjuster')}`,
      `${button('createApprovalRequest', { claimsSessionKey: create }, 'Ask for approval')}
       ${button('manageApprovalRequest', { claimsSessionKey: manage, approvalRequestId }, 'Look at the request')}
       <div id="results"></div>
       <script>${eachCode('claims', `$('#results').on(code, function (event, data) { note(code, data); });`)}</script>`,
    ),
  };
}

/** A page under a content security policy. It notes the violations and the native events of the codes. */
export function strictPage(policy: readonly string[], head: string, body: string, heard: readonly string[]) {
  return {
    headers: { 'Content-Security-Policy': policy.join('; ') },
    html: pageText(`<script src="notes.js"></script>${head}`, body),
    scripts: {
      'notes.js': `${notes}
        document.addEventListener('securitypolicyviolation', function (event) {
          note('violation', { directive: event.violatedDirective, sample: event.sample, blocked: event.blockedURI });
        });
        ${JSON.stringify(heard)}.forEach(function (code) {
          document.addEventListener(code, function (event) { note(code, event.detail); });
        });`,
    },
  };
}

export const strictPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
];

/** The same with the script of the service's own origin, and a button that opens the short bill. */
export function strictBillPage(policy: readonly string[], sessionId: string, attributes = ''): InsurerPage {
  const script = `<script async src="/GenericModal/Cdn/Portal.js" ${attributes}></script>`;
  return strictPage(policy, script, payButton(sessionId), ['portal.paymentComplete', 'portal.error']);
}
