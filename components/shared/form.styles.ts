import { css } from 'lit';

/** Fields, choices, summaries and error texts. */
export const formStyles = css`
  form {
    display: grid;
    gap: 1.25rem;
  }

  fieldset {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend,
  .label {
    padding: 0;
    font-weight: 600;
  }

  legend {
    margin-block-end: 0.375rem;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 1rem;
  }

  .field {
    display: grid;
    grid-column: span 6;
    gap: 0.25rem;
    align-content: start;
    min-inline-size: 0;
  }

  .field.half {
    grid-column: span 3;
  }

  .hint {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875rem;
  }

  .control {
    position: relative;
    display: block;
  }

  input:not([type='radio'], [type='checkbox']) {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font: inherit;
  }

  input:not([type='radio'], [type='checkbox']):focus-visible {
    outline-offset: 0;
  }

  .numeric {
    font-variant-numeric: tabular-nums;
  }

  .aside {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.75rem;
    display: flex;
    align-items: center;
    color: var(--_text-quiet);
    font-size: 0.875rem;
    pointer-events: none;
  }

  .error {
    margin: 0;
    color: var(--_error);
    font-size: 0.9375rem;
    font-weight: 600;
  }

  .field:has(.error) input:not([type='radio'], [type='checkbox']) {
    border-color: var(--_error);
    border-inline-start-width: 4px;
  }

  .choice {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 0.75rem;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
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
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--_accent);
    outline: none;
  }

  .choice .value {
    font-variant-numeric: tabular-nums;
  }

  .choices.inline {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .choices.inline > legend {
    float: inline-start;
    inline-size: 100%;
  }

  .choices.inline .choice {
    flex: 1 1 10rem;
  }

  .plain {
    border-color: transparent;
    padding-inline: 0;
  }

  .plain:has(:checked) {
    background: none;
    border-color: transparent;
    box-shadow: none;
  }

  .summary {
    padding: 1rem;
    color: var(--_text);
    background: var(--_error-surface);
    border: 1px solid var(--_error);
    border-inline-start-width: 5px;
    border-radius: var(--_radius);
  }

  .summary h3 {
    margin: 0;
    font-size: 1.0625rem;
  }

  .summary p,
  .summary ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }

  .summary a {
    color: var(--_error);
    font-weight: 600;
    text-underline-offset: 0.15em;
  }

  .lines {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.375rem 0;
    margin: 0;
    padding: 1rem;
    background: var(--_surface-quiet);
    border-radius: var(--_radius);
  }

  .lines dt {
    color: var(--_text-quiet);
  }

  .lines dd {
    margin: 0;
    padding-inline-start: 1rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }

  dialog:dir(rtl) dd {
    text-align: left;
  }

  .lines .total {
    padding-block-start: 0.375rem;
    color: var(--_text);
    border-block-start: 1px solid var(--_border-quiet);
    font-size: 1.125rem;
    font-weight: 650;
  }

  .note {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.9375rem;
  }

  .authorisation {
    padding: 0.75rem 1rem;
    border: 1px solid var(--_border-quiet);
    border-radius: var(--_radius);
    font-size: 0.9375rem;
  }

  .authorisation h3 {
    margin: 0 0 0.25rem;
    font-size: 1rem;
  }

  .authorisation p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .stack {
    display: grid;
    gap: 1.25rem;
  }

  .stack > p {
    margin: 0;
  }

  .done {
    color: var(--_success);
    font-weight: 600;
  }

  @media (max-width: 36rem) {
    .field.half {
      grid-column: span 6;
    }
  }

  @media (forced-colors: active) {
    .choice:has(:checked) {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;
