import { html, type TemplateResult } from 'lit';

/** How far the opening of a modal has come. */
export type Opening =
  { readonly is: 'idle' } | { readonly is: 'preparing' } | { readonly is: 'failed'; readonly text: string };

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
    case 'preparing':
      return html`<p class="opening">Getting a session…</p>`;
    case 'idle':
      return html`<p class="opening">
        ${lastCode ? html`Last event: <code>${lastCode}</code>` : 'No money moves here.'}
      </p>`;
  }
}
