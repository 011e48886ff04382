import { html, type TemplateResult } from 'lit';
import hearing from '../../docs/hearing.md?raw';
import serverPart from '../../docs/server.md?raw';
import { serviceEndpoints } from '../../mock-server/endpoints.ts';
import { claimsMerchants } from '../../mock-server/simulator/claims/claims-merchants.ts';
import { sandboxMerchants } from '../../mock-server/simulator/payment/merchants.ts';
import { codeBlock, textBlock } from '../parts/code-block.ts';
import { baseUrl } from '../snippets/option-object.ts';
import { dataTable } from '../parts/data-table.ts';

const { CreateSession, ClaimsSession, AdjusterSession } = serviceEndpoints;
const [merchant] = sandboxMerchants;
const [claimsMerchant] = claimsMerchants;

const sandboxAddress = 'http://127.0.0.1:4010';

const curl = `# The sandbox over HTTP: npm run sandbox
curl -X ${CreateSession.method} ${sandboxAddress}${CreateSession.path} \\
  -H 'Content-Type: application/json' \\
  -d '{"PortalAuthenticationKey":"${merchant?.key ?? ''}"}'

# The same for the account modal, and for the adjuster modal, with another letter
curl '${sandboxAddress}${ClaimsSession.path}?ClaimsAuthenticationKey=${claimsMerchant?.key ?? ''}'
curl '${sandboxAddress}${AdjusterSession.path}?ClaimsAuthenticationKey=${claimsMerchant?.key ?? ''}'`;

const node = `import { createClaimsSession, createPortalSession } from 'payment-modals/node.js';

const sessionId = await createPortalSession({
  baseUrl: '${baseUrl}',
  portalAuthenticationKey: process.env.PORTAL_AUTHENTICATION_KEY,
});

// For <claims-account>; createAdjusterSession and uploadApprovalRequest are for <claims-adjuster>.
const SessionId = await createClaimsSession({
  baseUrl: '${baseUrl}',
  claimsAuthenticationKey: process.env.CLAIMS_AUTHENTICATION_KEY,
});`;

const hear = `import { findPortalTransactions, verifyNotification } from 'payment-modals/node.js';

// The page is gone: what was done in its session?
const transactions = await findPortalTransactions({ baseUrl: '${baseUrl}', portalAuthenticationKey, sessionId });

// The service says so by itself. The body is the raw one.
const notification = verifyNotification(body, request.headers, process.env.NOTIFICATION_SECRETS.split(','));
if (notification.type === 'portal.paymentComplete') await book(notification.data);`;

/** How a page comes by a session, here and in earnest. */
export function sessionsPage(): TemplateResult {
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Sessions</h1>
      <p class="lead">
        Every operation needs a session id of its own. Your server gets it with your secret authentication key and
        writes it into the page, or hands it to the page’s script. The key itself never reaches a browser.
      </p>
    </header>
    <section aria-labelledby="server-heading">
      <h2 id="server-heading">On your server</h2>
      ${codeBlock(node, 'Session request from a Node server')}
      <p>The same from the command line, against the sandbox:</p>
      ${codeBlock(curl, 'Session request with curl')}
      <p>
        From any other language it is one request. README.md leads through it in “Ten minutes to a payment”; the whole
        of the server’s part is this:
      </p>
      <details class="document">
        <summary>docs/server.md</summary>
        ${textBlock(serverPart, 'docs/server.md')}
      </details>
    </section>
    <section aria-labelledby="hearing-heading">
      <h2 id="hearing-heading">How your server hears</h2>
      <p>
        Events are lost with the tab, and a payer can make them up. Your server looks up what a session did, and the
        service tells it by itself, signed.
        <a href="${sandboxAddress}/notifications">The sandbox shows each notification</a>, its answers and the next try,
        while <code>npm run sandbox</code> or <code>npm start</code> runs.
      </p>
      ${codeBlock(hear, 'Look-up and notification on a Node server')}
      <details class="document">
        <summary>docs/hearing.md</summary>
        ${textBlock(hearing, 'docs/hearing.md')}
      </details>
    </section>
    <section aria-labelledby="here-heading">
      <h2 id="here-heading">In this demo</h2>
      <p>
        This page has no server, so it asks <code>POST /sandbox/sessions</code>, an endpoint that only the sandbox has.
        A real service refuses session requests that come from a page.
      </p>
      ${dataTable({
        title: 'Merchants of the payment modal',
        head: ['Merchant', 'Authentication key', 'Takes', 'Account groups'],
        rows: sandboxMerchants.map(({ name, key, methods, accountGroups }) => [
          name,
          html`<code>${key}</code>`,
          methods.join(', '),
          accountGroups.join(', '),
        ]),
      })}
      ${dataTable({
        title: 'Merchants of the claims modals',
        head: ['Merchant', 'Authentication key', 'Mailed checks', 'Welcome e-mails', 'Account groups'],
        rows: claimsMerchants.map(({ name, key, checksAllowed, welcomeEmails, accountGroups }) => [
          name,
          html`<code>${key}</code>`,
          checksAllowed ? 'yes' : 'no',
          welcomeEmails === 'oneStep' ? 'all at once' : 'approvers first',
          accountGroups.join(', '),
        ]),
      })}
    </section>
  </div>`;
}
