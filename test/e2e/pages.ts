import type { InsurerPage, JQueryVersion } from './insurer.ts';

/** An option object as pages in use write it: amounts and booleans as text, names that nobody knows. */
export const billOptions = {
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

export type Options = Readonly<Record<string, unknown>>;

export interface PageSettings {
  readonly jQuery: JQueryVersion;
  /** Address of the service. */
  readonly service: string;
  readonly options?: Options;
  readonly method?: 'makePayment' | 'savePaymentMethod';
  /** What follows `Portal.js`. */
  readonly query?: string;
}

export const codes = [
  'portal.load',
  'portal.unload',
  'portal.error',
  'portal.paymentComplete',
  'portal.paymentCanceled',
  'portal.saveComplete',
  'portal.saveCanceled',
];

/** What every page of the tests keeps: the events that its handlers heard, as text went into them. */
export const notes = `
  window.heard = [];
  window.note = function (code, data) {
    window.heard.push(data === undefined ? [code] : [code, JSON.parse(JSON.stringify(data))]);
  };
  window.codes = ${JSON.stringify(codes)};
  document.addEventListener('portal.load', function (event) {
    if (event.target === document) document.documentElement.setAttribute('data-ready', '');
  });
`;

const portalAddress = ({ service, query = '' }: PageSettings) => `${service}/GenericModal/Cdn/Portal.js${query}`;

/** The text of a page. */
export function pageText(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your bill</title>${head}</head><body>
    <h1>Your bill</h1>${body}</body></html>`;
}

/**
 * The page that old integrations have: it unbinds everything, initialises again, binds in a chain, and resets itself on
 * unload.
 */
export function oldPage(settings: PageSettings): InsurerPage {
  const { jQuery, options = billOptions, method = 'makePayment' } = settings;
  return {
    html: pageText(
      `<script>${notes}</script>
       <script src="jquery-${jQuery}.js"></script>
       <script async defer src="${portalAddress(settings)}"></script>`,
      `<button id="pay" type="button">Pay my bill</button>
       <p id="status">Due</p>
       <div id="portal"></div>
       <script src="page.js"></script>`,
    ),
    scripts: {
      'page.js': `
        $('#pay').on('click', function () {
          $.ajax({ url: 'session', type: 'POST', dataType: 'text' }).done(function (sessionId) {
            var container = $('#portal');
            container.off();
            var chain = container.portal();
            $.each(codes, function (index, code) {
              chain = chain.on(code, function (event, data) { note(code, data); });
            });
            chain.on('portal.load', function () { $('#status').text('Paying'); });
            chain.on('portal.unload', function () { $('#status').text('Due'); });
            container.data('portal').${method}($.extend({ sessionId: sessionId }, ${JSON.stringify(options)}));
          });
        });
      `,
    },
  };
}

/** A page of a framework: it loads jQuery and the script when it runs, and hears native events on the container. */
export function frameworkPage(settings: PageSettings): InsurerPage {
  const { jQuery, options = billOptions, method = 'makePayment' } = settings;
  return {
    html: pageText(`<script>${notes}</script>`, `<main></main><script type="module" src="app.js"></script>`),
    scripts: {
      'app.js': `
        const load = (src) => new Promise((resolve) => {
          const script = document.createElement('script');
          script.src = src;
          script.onload = resolve;
          document.head.append(script);
        });
        const main = document.querySelector('main');
        const mount = () => {
          const container = document.createElement('div');
          for (const code of codes) container.addEventListener(code, ({ detail }) => note(code, detail));
          const button = document.createElement('button');
          button.textContent = 'Pay my bill';
          button.onclick = async () => {
            const sessionId = await (await fetch('session', { method: 'POST' })).text();
            window.$(container).portal();
            window.$(container).data('portal').${method}({ sessionId, ...${JSON.stringify(options)} });
          };
          main.replaceChildren(button, container);
        };
        window.remount = mount;
        await load('jquery-${jQuery}.js');
        await load('${portalAddress(settings)}');
        mount();
      `,
    },
  };
}

/** A page that says everything in attributes. */
export function buttonPage(settings: PageSettings, sessionId: string, attributes = ''): InsurerPage {
  const { jQuery, options = billOptions, method = 'makePayment' } = settings;
  const inAttributes = Object.entries({ sessionId, ...options })
    .map(([name, value]) => `data-option-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ');
  return {
    html: pageText(
      `<script>${notes}</script>
       <script src="jquery-${jQuery}.js"></script>
       <script async defer src="${portalAddress(settings)}"></script>`,
      `<div id="around">
         <button id="pay" type="button" data-toggle="portal" data-method="${method}" ${inAttributes} ${attributes}>Pay my bill</button>
       </div>
       <div id="results"></div>
       <script>
         $.each(codes, function (index, code) {
           $('#pay, #results').on(code, function (event, data) { note(code, data); });
           document.getElementById('around').addEventListener(code, function (event) { note('native ' + code, event.detail); });
         });
       </script>`,
    ),
  };
}
