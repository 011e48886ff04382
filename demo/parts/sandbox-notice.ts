import { html, nothing, type TemplateResult } from 'lit';
import type { SandboxState } from '../sandbox/sandbox.ts';

export function sandboxNotice(state: SandboxState): TemplateResult | typeof nothing {
  if (state === 'ready') return nothing;
  if (state === 'starting') return html`<p class="hint" role="status">Starting the sandbox…</p>`;
  return html`<div class="panel row" role="alert">
    <h2>The sandbox could not be started</h2>
    <p>A service worker answers instead of the payment service, and this browser did not start it.</p>
    <p>
      Open this page at <code>http://127.0.0.1</code>, <code>http://localhost</code> or through https. Allow this site
      to store data, close its other tabs and any private window, and reload the page. You can also use the sandbox over
      HTTP: <code>npm run sandbox</code>.
    </p>
    <p class="hint">${state.problem}</p>
    <p><button type="button" @click=${() => location.reload()}>Reload the page</button></p>
  </div>`;
}
