import { css } from 'lit';
import { tokens } from './tokens.styles.ts';

/** What stands behind a link, in the clothes of the modals. */
export const claimLinkStyles = [
  tokens,
  css`
    :host {
      container-type: inline-size;
      display: block;
      color: var(--_text);
      font: 400 1rem/1.5 var(--_font);
      overflow-wrap: anywhere;
    }

    :host([hidden]) {
      display: none;
    }

    p,
    h2,
    dl,
    dd {
      margin: 0;
    }

    .stack,
    form {
      display: grid;
      gap: 1rem;
    }

    .merchant,
    .subject {
      color: var(--_text-quiet);
      font-size: 0.875em;
    }

    h2 {
      font-size: 1.25em;
      font-weight: 650;
      line-height: 1.4;
      text-wrap: balance;
    }

    h2:focus,
    legend:focus {
      outline: none;
    }

    .lines {
      display: grid;
      grid-template-columns: fit-content(45%) 1fr;
      gap: 0.375em 1em;
      padding: 1em;
      background: var(--_surface-quiet);
      border-radius: var(--_radius);
    }

    .lines > div {
      display: grid;
      grid-column: span 2;
      grid-template-columns: subgrid;
      align-items: baseline;
    }

    dt {
      min-inline-size: 0;
      color: var(--_text-quiet);
      font-size: 0.875em;
    }

    dd {
      grid-column: 2;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
    }

    .main dd {
      font-size: 1.25em;
      font-weight: 650;
    }

    fieldset {
      display: grid;
      gap: 0.5em;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }

    legend,
    .field label {
      padding: 0;
      font-size: 0.875em;
      font-weight: 600;
      line-height: 1.4;
    }

    legend {
      margin-block-end: 0.25rem;
    }

    .question legend {
      font-size: 1.0625em;
    }

    .choice {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 0.75em;
      align-items: center;
      min-block-size: 2.75em;
      padding: 0.5em 0.75em;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      line-height: 1.25;
      cursor: pointer;
    }

    .choice:has(:checked) {
      background: var(--_surface-quiet);
      border-color: var(--_accent);
      box-shadow: inset 0 0 0 1px var(--_accent);
    }

    .choice:has(:focus-visible) {
      outline: 3px solid var(--_accent);
      outline-offset: 2px;
    }

    .choice input {
      inline-size: 1.25em;
      block-size: 1.25em;
      margin: 0;
      accent-color: var(--_accent);
      font: inherit;
      outline: none;
    }

    .choice .note {
      color: var(--_text-quiet);
      font-size: 0.875em;
    }

    .wrong .choice {
      border-color: var(--_error);
    }

    .details {
      gap: 1em;
      padding: 1em;
      border: 1px solid var(--_border-quiet);
      border-radius: var(--_radius);
    }

    .details legend {
      float: inline-start;
      margin: 0;
    }

    .field {
      display: grid;
      gap: 0.25em;
    }

    .hint {
      color: var(--_text-quiet);
      font-size: 0.875em;
    }

    .error {
      color: var(--_error);
      font-size: 0.875em;
      font-weight: 600;
    }

    .field :is(input, select) {
      inline-size: 100%;
      min-block-size: 2.75em;
      padding: 0.5em 0.75em;
      color: inherit;
      background: var(--_surface);
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      font: inherit;
      font-variant-numeric: tabular-nums;
    }

    .field :is(input, select)[aria-invalid] {
      border-color: var(--_error);
      border-inline-start-width: 4px;
    }

    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5em;
      margin-block-start: 0.5rem;
    }

    button {
      flex: 0 1 auto;
      min-block-size: 3em;
      padding: 0.5em 1.25em;
      color: var(--_accent);
      background: none;
      border: 1px solid currentcolor;
      border-radius: var(--_radius);
      font: 600 1em/1.25 var(--_font);
      cursor: pointer;
    }

    button:hover {
      background: var(--_surface-quiet);
    }

    button.primary {
      flex: 1 1 14em;
      color: var(--_on-accent);
      background: var(--_accent);
      border-color: var(--_accent);
    }

    button.primary:hover {
      background: color-mix(in oklab, var(--_accent) 88%, var(--_text));
    }

    button.danger {
      color: var(--_error);
    }

    .notice {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0.75em;
    }

    .icon {
      inline-size: 1.75em;
      block-size: 1.75em;
      margin-block-start: -0.125em;
      fill: none;
      stroke: currentcolor;
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    .done .icon {
      color: var(--_success);
    }

    .problem {
      padding: 0.75em 1em;
      background: var(--_error-surface);
      border: 1px solid var(--_error);
      border-inline-start-width: 5px;
      border-radius: var(--_radius);
    }

    .problem .icon {
      color: var(--_error);
    }

    /* The regions that speak are there before they have something to say. */
    [role='alert']:empty,
    [role='status']:empty {
      position: absolute;
    }

    .help {
      padding-block-start: 0.75rem;
      color: var(--_text-quiet);
      border-block-start: 1px solid var(--_border-quiet);
      font-size: 0.875em;
    }

    a {
      color: inherit;
      text-underline-offset: 0.15em;
      white-space: nowrap;
    }

    @container (max-width: 20rem) {
      .lines,
      .lines > div {
        grid-template-columns: 1fr;
        grid-column: 1;
      }

      dd {
        grid-column: 1;
      }
    }

    @media (forced-colors: active) {
      .choice:has(:checked):not(:has(:focus-visible)) {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }

      button.primary {
        forced-color-adjust: none;
        color: HighlightText;
        background: Highlight;
        border-color: Highlight;
      }
    }

    @media print {
      form,
      .actions {
        display: none;
      }
    }
  `,
];
