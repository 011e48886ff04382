import { html, type TemplateResult } from 'lit';
import { ignoreDoubleClick } from './ignore-double-click.ts';

export interface Question {
  readonly heading: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
  readonly isDanger?: boolean;
}

/** A question over the modal. Escape means: stay. It repeats the session warning that it covers. */
export function questionDialog(
  { heading, text, stay, go, isDanger }: Question,
  onAnswer: (isConfirmed: boolean) => void,
  warning: unknown,
): TemplateResult {
  return html`<dialog
    class="question"
    role="alertdialog"
    aria-labelledby="question-heading"
    aria-describedby="question-text"
    @close=${() => onAnswer(false)}
  >
    <h2 class="heading" id="question-heading">${heading}</h2>
    <p id="question-text">${text}</p>
    ${warning}
    <div class="actions">
      <button
        type="button"
        class="button ${isDanger ? 'danger' : ''}"
        @click=${ignoreDoubleClick(() => onAnswer(true))}
      >
        ${go}
      </button>
      <button type="button" class="button primary" @click=${() => onAnswer(false)}>${stay}</button>
    </div>
  </dialog>`;
}
