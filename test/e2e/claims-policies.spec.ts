import { expect, ready, test } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import { pageText } from './pages.ts';

const strict = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
  'trusted-types lit-html claims-account-loader claims-adjuster-loader',
];

/** A page with both claims modals that keeps to a policy: nothing inline, and only one Lit may make its policy. */
function strictPage(sessionId: string): InsurerPage {
  return {
    headers: { 'Content-Security-Policy': strict.join('; ') },
    html: pageText(
      `<script src="notes.js"></script>
       <script async src="/Claims/acme/Modal/Cdn/Claims.js"></script>
       <script async src="/Claims/AdjusterModal/Cdn/GetAdjusterModalJs"></script>`,
      `<button data-toggle="claims" data-method="ClaimsModal" data-option-session-id="${sessionId}"
         data-option-context="save" data-option-account-id="1001">Save a method</button>
       <button data-toggle="claims" data-method="createApprovalRequest"
         data-option-claims-session-key="invented">Ask for approval</button>`,
    ),
    scripts: {
      'notes.js': `
        window.heard = [];
        window.loads = 0;
        document.addEventListener('securitypolicyviolation', function (event) {
          heard.push(['violation', { directive: event.violatedDirective, blocked: event.blockedURI }]);
        });
        document.addEventListener('claims.load', function (event) {
          if (event.target !== document) return;
          loads++;
          document.documentElement.setAttribute('data-ready', '');
        });
        document.addEventListener('claims.saveComplete', function (event) { heard.push([event.type, event.detail]); });
      `,
    },
  };
}

test('both claims modals work on one strict page, with one copy of Lit', async ({
  page,
  insurer,
  visit,
  modal,
  heard,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(strictPage(await insurer.claimsSession()), 'service');
  await ready(page);
  await page.getByRole('button', { name: 'Save a method' }).click();
  await modal.typeBankNumbers();
  await modal.button('Save payment method').click();
  await modal.close();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(modal.heading('This cannot be started')).toBeVisible();
  expect((await heard()).map(([code]) => code)).toEqual(['claims.saveComplete']);
  expect(fetched.filter((path) => path.endsWith('/chunks/claims.js'))).toEqual(['/Claims/Cdn/chunks/claims.js']);
});
