import { css } from 'lit';

/** A field: its label, hint, error and input, and the signs within that. */
export const textFieldStyles = css`
  /* Label, hint, error and input are rows of the form, so that the inputs of a pair stand in one line. */
  .field {
    display: grid;
    grid-row: span 4;
    grid-column: 1 / -1;
    grid-template-rows: subgrid;
    row-gap: 0;
    min-inline-size: 0;
  }

  .field.half {
    grid-column: auto;
  }

  .field > :not(input) {
    margin-block-end: 0.25em;
  }

  /* Without hint and error a label stands above its input, however long the error is beside it. */
  .field:not(:has(> .hint, > .error)) > .label-line {
    grid-row: 1 / 4;
    align-self: end;
  }

  .field > .hint {
    grid-row: 2;
  }

  .field > .error {
    grid-row: 3;
  }

  .field > input {
    grid-row: 4;
    grid-column: 1;
    margin-block-end: 0.625rem;
  }

  .hint {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  input:not([type='radio'], [type='checkbox']) {
    inline-size: 100%;
    min-block-size: 2.75em;
    padding: 0.5em 0.75em;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font: inherit;
  }

  input:not([type='radio'], [type='checkbox']):focus-visible {
    outline-offset: 0;
  }

  input::placeholder {
    color: var(--_text-quiet);
    font-size: 0.875em;
    opacity: 1;
  }

  .numeric {
    font-variant-numeric: tabular-nums;
  }

  .label-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    justify-content: space-between;
  }

  .aside {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  /* Stands in the row of the input, above it. */
  .field > :is(.sign, .mark) {
    z-index: 1;
    display: flex;
    grid-row: 4;
    grid-column: 1;
    gap: 0.25em;
    align-self: center;
    justify-self: start;
    margin-block-end: 0.625rem;
    padding-inline: 0.75em;
    color: var(--_text-quiet);
    pointer-events: none;
  }

  /* As many as there is room for. */
  .field > .mark {
    flex-wrap: wrap;
    justify-self: end;
    min-inline-size: 0;
    block-size: 1.25em;
    overflow: hidden;
  }

  .field > input:has(~ .sign) {
    padding-inline-start: 1.75em;
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
  }

  .mark svg,
  .marks svg {
    inline-size: 2em;
    block-size: 1.25em;
    background: #fff;
    border: 1px solid var(--_border-quiet);
    border-radius: 0.25em;
  }

  .marks svg {
    inline-size: 1.75em;
    block-size: 1.1em;
  }

  .mark .code {
    fill: none;
    stroke: var(--_error);
    stroke-width: 2;
  }

  .check summary {
    inline-size: fit-content;
    padding-block: 0.125em;
    color: var(--_accent);
    font-size: 0.875em;
    cursor: pointer;
  }

  .check svg {
    display: block;
    max-inline-size: 22em;
    margin-block: 0.5em;
    font: 12px monospace;
    direction: ltr;
  }

  .check svg :is(path, text) {
    fill: var(--_text);
  }

  .check svg path {
    fill: var(--_surface-quiet);
    stroke: var(--_border-quiet);
  }

  .check svg .framed {
    fill: var(--_surface);
    stroke: var(--_accent);
    stroke-width: 2;
  }

  .check svg .name {
    font: 10px var(--_font);
  }

  .error {
    display: flex;
    gap: 0.375em;
    margin: 0;
    color: var(--_error);
    font-size: 0.875em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .field:has(.error) input:not([type='radio'], [type='checkbox']) {
    border-color: var(--_error);
    border-inline-start-width: 4px;
  }
`;
