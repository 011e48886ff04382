import type { InsurerPage, JQueryVersion } from './insurer.ts';
import { pageText, type Options } from './pages.ts';

export const company = {
  CompanyName: 'Northwind Roofing LLC',
  TaxId: '00-7654321',
  Address: '18 Quarry Road',
  City: 'Concord',
  State: 'NH',
  Zip: '03301',
  ContactDetails: { FirstName: 'Dana', LastName: 'Whitfield', Email: 'dana@northwind.example', Phone: '6035550123' },
};

export const individual = {
  FirstName: 'Ana María',
  LastName: 'Núñez',
  Email: 'ana@example.com',
  Phone: '6035550188',
  Address: '5 Elm Street',
  City: 'Keene',
  State: 'NH',
  Zip: '03431',
};

/** An option object as pages in use write it: amounts and booleans as text, names that nobody knows. */
export const claim = {
  Context: 'payment',
  ClaimNumber: 'CLM-2026-0042',
  Amount: '1840.50',
  EPayAllowed: 'true',
  AccountGroupCode: 'North',
  SourceUser: 'adjuster-7',
  companyTheme: 'blue',
};

const codes = [
  'claims.load',
  'claims.unload',
  'claims.error',
  'claims.paymentComplete',
  'claims.saveComplete',
  'claims.canceled',
  'claims.approvalRequestCreated',
  'claims.approvalRequestCanceled',
  'claims.involvedPartyEmailSent',
];

const notes = `
  window.heard = [];
  window.note = function (code, data) {
    window.heard.push(data === undefined ? [code] : [code, JSON.parse(JSON.stringify(data))]);
  };
  window.codes = ${JSON.stringify(codes)};
  window.loads = 0;
  document.addEventListener('claims.load', function (event) {
    if (event.target !== document) return;
    window.loads++;
    document.documentElement.setAttribute('data-ready', '');
  });
`;

export interface ClaimsPageSettings {
  readonly jQuery: JQueryVersion;
  /** Address of the service. */
  readonly service: string;
  readonly options?: Options;
  /** The scripts of the two modals, in the order in which the page has them. */
  readonly scripts?: readonly (keyof typeof scriptPaths)[];
}

const scriptPaths = {
  account: 'Claims/Acme%20Mutual/Modal/Cdn/Claims.js',
  adjuster: 'Claims/AdjusterModal/Cdn/GetAdjusterModalJs',
} as const;

/** The page that old integrations of the account modal have: it unbinds everything, initialises again and binds anew. */
export function oldClaimsPage({
  jQuery,
  service,
  options = claim,
  scripts = ['account'],
}: ClaimsPageSettings): InsurerPage {
  const tags = scripts.map((name) => `<script async defer src="${service}/${scriptPaths[name]}"></script>`);
  return {
    html: pageText(
      `<script>${notes}</script><script src="jquery-${jQuery}.js"></script>${tags.join('')}`,
      `<button id="pay" type="button">Pay this claim</button>
       <button id="approve" type="button">Ask for approval</button>
       <div id="claims"></div>
       <script src="page.js"></script>`,
    ),
    scripts: {
      'page.js': `
        function bound() {
          var container = $('#claims');
          container.off();
          $.each(codes, function (index, code) {
            container.on(code, function (event, data) { note(code, data); });
          });
          container.claims();
          return container.data('claims');
        }
        window.bound = bound;
        $('#pay').on('click', function () {
          $.ajax({ url: 'claims-session', type: 'POST', dataType: 'text' }).done(function (sessionId) {
            bound().ClaimsModal($.extend({ SessionId: sessionId }, ${JSON.stringify(options)}));
          });
        });
      `,
    },
  };
}

/** A page whose server has written the session into its buttons, as adjusters' systems do. */
export function adjusterPage(
  { jQuery, service, scripts = ['adjuster'] }: ClaimsPageSettings,
  sessions: { readonly create?: string; readonly manage?: string; readonly approvalRequestId?: number },
): InsurerPage {
  const tags = scripts.map((name) => `<script async defer src="${service}/${scriptPaths[name]}"></script>`);
  const { create = '', manage = '', approvalRequestId = '' } = sessions;
  return {
    html: pageText(
      `<script>${notes}</script><script src="jquery-${jQuery}.js"></script>${tags.join('')}`,
      `<button id="create" data-toggle="claims" data-method="createApprovalRequest"
         data-option-claims-session-key="${create}" data-target="#results">Ask for approval</button>
       <button id="manage" data-toggle="claims" data-method="manageApprovalRequest"
         data-option-claims-session-key="${manage}" data-option-approval-request-id="${approvalRequestId}"
         data-target="#results">Look at the request</button>
       <div id="results"></div>
       <script>
         $.each(codes, function (index, code) {
           $('#results').on(code, function (event, data) { note(code, data); });
         });
       </script>`,
    ),
  };
}
