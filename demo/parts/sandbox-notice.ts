import { html, type TemplateResult } from 'lit';
import type { SandboxState } from '../sandbox/sandbox.ts';

/** Replaces a story while there is no sandbox. */
export function sandboxNotice(state: SandboxState, title: string): TemplateResult {
  return html`<div class="page">
    <h1 tabindex="-1">${title}</h1>
    ${state.is === 'failed' ? failedSandbox(state) : html`<p class="hint" role="status">Starting the sandbox…</p>`}
  </div>`;
}

/** Says why there is no sandbox, and what to do. */
export function failedSandbox({ why, detail }: Extract<SandboxState, { is: 'failed' }>): TemplateResult {
  return html`<div class="panel row" role="alert">
    <h2>The sandbox could not be started</h2>
    ${why === 'insecure' ? insecure() : notStarted()}
    <p class="hint">${detail}</p>
    <p><button type="button" @click=${() => location.reload()}>Reload the page</button></p>
  </div>`;
}

function insecure(): TemplateResult {
  return html`<p>This page was not loaded securely. Payments need https, and so do the service workers of a browser.</p>
    <p>Open it at <code>http://127.0.0.1</code> or <code>http://localhost</code>, or through https.</p>`;
}

function notStarted(): TemplateResult {
  return html`<p>A service worker answers instead of the payment service, and this browser did not start it.</p>
    <p>
      Allow this site to keep data, close its other tabs, and reload the page. If that does not help, use a window that
      is not private, or the sandbox over HTTP: <code>npm run sandbox</code>.
    </p>`;
}
