import { css } from 'lit';

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

  .mark svg {
    inline-size: 2em;
    block-size: 1.25em;
    fill: currentcolor;
    border: 1px solid var(--_border-quiet);
    border-radius: 0.25em;
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
