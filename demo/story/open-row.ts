import { html, type TemplateResult } from 'lit';
import { SandboxRefusal } from '../sandbox/call.ts';

/** How far the opening of a modal has come. */
export type Opening =
  | { readonly is: 'idle' }
  | { readonly is: 'preparing' }
  | { readonly is: 'failed'; readonly text: string }
  /** The service does not take what was sent before the modal opens: what an integrator's server would be told. */
  | { readonly is: 'refused'; readonly code: string; readonly reasons: readonly string[] };

export function failed(error: unknown): Opening {
  return error instanceof SandboxRefusal
    ? { is: 'refused', code: error.code, reasons: error.message.split('\n') }
    : { is: 'failed', text: error instanceof Error ? error.message : String(error) };
}

export interface OpenRow {
  readonly opening: Opening;
  /** The code of the last event that tells something; undefined where there was none. */
  readonly lastCode: string | undefined;
  /** The story's own button, where it has one. */
  readonly button: HTMLElement | undefined;
  readonly onOpen: () => void;
}

/** The button that opens the modal, and what came of it. */
export function openRow({ opening, lastCode, button, onOpen }: OpenRow): TemplateResult {
  return html`<div class="open-row">
    ${
      button ??
      html`<button
        type="button"
        class="primary big"
        aria-disabled=${opening.is === 'preparing' ? 'true' : 'false'}
        @click=${onOpen}
      >
        Open the modal
      </button>`
    }
    ${outcome(opening, lastCode)}
  </div>`;
}

function outcome(opening: Opening, lastCode: string | undefined): TemplateResult {
  switch (opening.is) {
    case 'failed':
      return html`<p class="opening problem" role="alert">${opening.text}</p>`;
    case 'refused':
      return refusal(opening);
    case 'preparing':
      return html`<p class="opening">Getting a session…</p>`;
    case 'idle':
      return html`<p class="opening">
        ${lastCode ? html`Last event: <code>${lastCode}</code>` : 'No money moves here.'}
      </p>`;
  }
}

function refusal({ code, reasons }: Extract<Opening, { is: 'refused' }>): TemplateResult {
  return html`<div class="refusal" role="alert">
    <p><strong>The service refused this.</strong> <code>${code}</code></p>
    <ul>
      ${reasons.map((reason) => html`<li>${reason}</li>`)}
    </ul>
  </div>`;
}
